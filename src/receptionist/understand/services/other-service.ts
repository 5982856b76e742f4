// "What about piano?", in the middle of booking a guitar lesson: the other service is meant instead. Four languages, over folded text.
import type { Business } from '../../business.ts';
import type { Command } from '../../commands.ts';
import { foldCue } from '../cues/cue.ts';
import type { Seen } from '../seen.ts';
import { plainlyNamed } from './near.ts';

const asksOfOther =
  /^\P{L}*(?:(?:and|ok|okay|so|or|oh|hm+|actually|well|wait|y|o|bueno|et|ou|alors|und|oder|ah|na)[ ,]+)*(?:(?:what|how) about|what if (?:i|we|it)(?:'s| did| do| took| take| was| were| is)?|(?:que|y) (?:tal|pasa con)|(?:y|o) (?:mejor )?(?:si (?:es|fuera|tomo|hago) )?|(?:et|ou) (?:pour |plutot |si (?:c'etait|je prenais|on faisait) )?|qu'en est-il d(?:e|u)|(?:and|or|und|oder) (?:lieber |maybe )?|(?:und )?(?:was ist|wie (?:ist|ware|steht) es) (?:mit|um)) ?(?:(?:an?|the|some|your|una?|el|la|los|las|une|le|les|des|eine?n?|de[rnm]|die|das) |l')?(?<rest>[\p{L}'-]+(?: [\p{L}'-]+){0,3}?)(?: (?:instead|then|en vez|mejor|a la place|alors|plutot|stattdessen|denn))?\P{L}*$/u;

/** The service that is asked of instead of the one whose time was asked for; null where nothing is, or it is not sure which. */
export function otherService({ heard, mentions, whole }: Seen): Command | null {
  const { asked, frames, priced } = heard.state;
  const top = frames.at(-1);
  if (asked !== 'time' || top?.flow !== 'book' || top.service === undefined || priced) return null;
  if (mentions.wishes.length > 0 || mentions.staff.length > 0) return null;
  const rest = asksOfOther.exec(whole.folded)?.groups?.rest;
  if (rest === undefined) return null;
  const [named, ...others] = mentions.services.filter(({ score, ambiguous }) => score >= plainlyNamed && !ambiguous);
  const isAll = named !== undefined && named.end - named.start >= rest.length * mostOf && others.length === 0;
  const service = alike(top.service, rest, heard.business) ?? (isAll ? named.name : undefined);
  return service === undefined || service === top.service ? null : { do: 'set-service', service, sure: toldSure };
}

/** "Piano", beside a guitar lesson, is the piano lesson and not the trial: named alike in every word but one. */
function alike(current: string, rest: string, { services }: Business): string | undefined {
  const words = foldCue(current).split(' ');
  const names = words.map((_, at) => words.with(at, rest).join(' '));
  return services.find(({ name }) => names.includes(foldCue(name)))?.name;
}

/** So much of what is asked about names the service. */
const mostOf = 0.6;
/** Less than sure, so that what is meant is said. */
const toldSure = 0.7;
