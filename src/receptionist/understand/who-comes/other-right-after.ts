// "And nails for the dog right after", "y luego luego la rotación de llantas", while a visit is being booked: another service is to come
// next, and takes nothing of the one that is stated. Over folded text, in four languages.
import type { Language } from '../../business.ts';
import type { Command } from '../../commands.ts';
import { eachLanguage } from '../../models/text.ts';
import type { Heard } from '../../understander.ts';
import { foldCue } from '../cues/cue.ts';
import { plainlyNamed, servicesIn } from '../services/near.ts';
import { cueOf } from '../signs.ts';
import { guestTime } from './guest-time.ts';
import { kin } from './kin.ts';

const besideAsks: ReadonlySet<string> = new Set(['confirm', 'time', 'name', 'phone', 'email', 'address']);
/** It joins what was said before, and begins nothing anew. */
const joins =
  /^\P{L}*(?:(?:oh|ah|ok|okay|bueno|bon|ach)\P{L}+)?(?:and|also|plus|then|y|tambien|et|aussi|puis|und|auch|dann)(?!\p{L})/u;
/** It takes the place of the first, or is only told or asked. */
const inPlace =
  /(?<!\p{L})(?:instead|rather|not|never ?mind|forget|cancel|scratch|skip|had|was|were|en (?:vez|lugar)|mejor|olvid\p{L}+|a la place|plutot|oubli\p{L}+|statt(?:dessen)?|lieber|nicht|vergessen)(?!\p{L})/u;

/** Whom it is for, where one of theirs is named: "my wife wants a massage". A thing of theirs is none: "el carro de mi hija". */
const theirs = eachLanguage(
  (language) =>
    new RegExp(
      `(?<!(?<!\\p{L})(?:de|of|du|von) )(?<!\\p{L})(?:my|our|mis?|nuestr[oa]s?|mon|ma|mes|notre|nos|meine?[nr]?|unsere?[nr]?) (?:\\p{L}+ )?${kin[language]}(?!\\p{L}|['’]s)`,
      'u',
    ),
);

/** The commands of the one that comes next; null where none is wished for. */
export function otherRightAfter({ state, business }: Heard, said: string, language: Language): Command[] | null {
  const top = state.frames.at(-1);
  if (top?.flow !== 'book' || top.service === undefined || state.asked === null || !besideAsks.has(state.asked))
    return null;
  const folded = foldCue(said);
  const guest = guestTime(said, language);
  if (guest !== 'right-after' && guest !== 'just-before') return null;
  if (!joins.test(folded) || inPlace.test(folded) || /\?/u.test(said) || cueOf('question', said, language)) return null;
  const named = servicesIn(said, language, business).filter(({ score }) => score >= plainlyNamed);
  const [other, second] = named;
  if (other === undefined || second !== undefined || other.name === top.service) return null;
  const whom = folded.length === said.length ? theirs[language].exec(folded) : null;
  return [
    { do: 'also', guest },
    { do: 'start', flow: 'book' },
    ...(whom === null
      ? []
      : [{ do: 'for-other', whose: said.slice(whom.index, whom.index + whom[0].length) } as const]),
    { do: 'set-service', service: other.name, sure: other.score },
  ];
}
