// What is said where it was asked what to pass on: the message itself, who it is from, a no, a goodbye, or another question.
import type { Command } from '../../commands.ts';
import { foldCue } from '../cues/cue.ts';
import type { Seen, Wants } from '../seen.ts';
import { wishesNow } from '../times/wishes-now.ts';
import { tellsAndAsksOfThem } from './for-somebody.ts';

/** So much of what is said is a message, in characters. */
export const messageMax = 1000;

/** The words of a message with more behind them, each as a sentence of its own. */
export const addedTo = (before: string | undefined, words: string): string =>
  before === undefined ? words : `${before}${/[.!?…]\s*$/.test(before) ? ' ' : '. '}${words}`;

/** As sure a name has to be heard. */
const nameSureMin = 0.5;

/** A message this long that ends in no question mark is one, though it sounds like something asked. */
const messageWordsMin = 6;
/** With more words than these a goodbye closes a message; with fewer it is no message. */
const goodbyeWordsMax = 2;

/** "Please call me back": what is begged for is said behind it. */
export const begsFor = /^\P{L}*(?:please(?! do(?!\p{L}))|por favor|bitte|s'il vous plait)\P{L}+\p{L}/u;

const introducing =
  /(?<!\p{L})(?:yes|yeah|please|sure|ok|okay|si|claro|por favor|oui|s'il vous plait|svp|ja|bitte|gerne|my (?:full )?name(?:'s| is)?|this is|it'?s|i'?m|i am|name|number|phone|here|speaking|and|my|is|at|me llamo|mi nombre|al habla|soy|es|numero|telefono|y|mi|je m'appelle|mon nom|je suis|c'est|a l'appareil|numero|et|mon|est|ich heisse|mein name|ich bin|hier|am apparat|ist|nummer|telefon|und|meine?)(?!\p{L})/gu;

/** "My name is Tom", "Tom Baker, 505 555 0182": who it is from, and not yet what it says. */
function tellsOnlyWho({ whole, mentions: { name, phone } }: Seen): boolean {
  if ((name === null || name.sure < nameSureMin) && phone === null) return false;
  const rest = whole.folded.replace(foldCue(name?.name ?? ''), ' ').replace(introducing, ' ');
  return !/\p{L}/u.test(rest);
}

/** "Ok how much is a filling", written without a mark: another question, and nothing to pass on. */
const beginsWithPrice =
  /^\P{L}*(?:(?:ok|okay|k|and|so|well|then|alright|no|y|e|bueno|pues|entonces|et|alors|d'accord|bon|und|na|gut|dann|also)[ ,.]+)*(?:how much|what (?:does|do|would|is the (?:price|cost))|cuanto (?:cuesta|cuestan|sale|vale|cobran|es)|(?:c'est |ca (?:coute |fait ))?combien|was (?:kostet|kosten)|wie ?viel (?:kostet|kosten))(?!\p{L})/u;

/** "No, I'll come by on Friday, tell them": what they are to be told all the same. */
const begsOthers = /(?<!\p{L})(?:tell|let|please|pass|dig\p{L}*|avis\p{L}*|dites|prevenez|sagen sie|richten)(?!\p{L})/u;

/** "No it's fine, I'll just swing by and ask": whoever sees to it some other way passes nothing on. */
const asksElsewhere = new RegExp(
  `^\\P{L}*(?:${[
    "(?:ok[ ,.!]+|oh[ ,.!]+|thanks[ ,.!]+)*(?:(?:no|nah|nope|that'?s (?:ok|okay|fine|alright|all right)|it'?s (?:ok|okay|fine|alright|all right)|no (?:worries|problem|need)|all good|never ?mind)[ ,.!]+)+(?:i|we)(?:'?ll| will) (?:just |then )?(?:(?:(?:swing|come|stop|drop|pop) (?:by|in|over|round)|go over) and ask|ask|call(?: you)? (?:back|again|later)|check|look it up|google(?: it)?|figure (?:it )?out|figure it out|find out|try (?:again|elsewhere|somewhere else))",
    '(?:ok[ ,.!]+|bueno[ ,.!]+)*(?:(?:no|gracias|esta bien|no importa|no se preocupe|no pasa nada|dejelo)[ ,.!]+)+(?:mejor )?(?:ya )?(?:yo )?(?:(?:paso|voy|ire) (?:yo )?(?:a preguntar|y pregunto)|pregunto|preguntare|llamo (?:luego|despues|mas tarde)|lo (?:busco|averiguo))',
    "(?:ok[ ,.!]+|bon[ ,.!]+)*(?:(?:non|merci|c'est bon|ca va|ca ira|pas grave|laissez|tant pis)[ ,.!]+)+je (?:vais )?(?:(?:passe|passer|passerai) (?:vous )?demander|demande\\p{L}*|rappelle\\p{L}*|cherche\\p{L}*)",
    '(?:ok[ ,.!]+|na[ ,.!]+)*(?:(?:nein|nee|ne|danke|schon gut|passt schon|macht nichts|kein problem|nicht notig)[ ,.!]+)+(?:dann )?ich (?:frage?(?: \\p{L}+){0,3} (?:nach|selbst|selber)|rufe? (?:\\p{L}+ ){0,3}(?:wieder|spater|nochmal) ?an|schaue? (?:selbst|selber) nach)',
  ].join('|')})(?: (?:\\p{L}|')+){0,4}\\P{L}*$`,
  'u',
);

/** What could not be answered, said once more where it is asked what to pass on: that is to be passed on. */
const isAskedAgain = ({ said, heard: { state } }: Seen): boolean =>
  state.unanswered !== undefined && foldCue(state.unanswered).trim() === foldCue(said).trim();

/** The message, or what is said instead of one; `isBusy`: something else is wanted in the same breath. */
export function messageAnswer(seen: Seen, wants: Wants, isBusy: boolean): Command[] {
  const { whole, said, language, mentions } = seen;
  const words = whole.folded.match(/[\p{L}\d']+/gu)?.length ?? 0;
  if (asksElsewhere.test(whole.folded) && !begsOthers.test(whole.folded)) return [{ do: 'deny' }];
  if (whole.cue('no') && words <= 8) return [];
  if (whole.cue('yes') && words <= 4 && !begsFor.test(whole.folded)) return [];
  const { name } = mentions;
  if (tellsOnlyWho(seen)) return name ? [{ do: 'set-name', name: name.name, sure: 0.9 }] : [];
  if (whole.cue('thanks') && words <= 4) return [{ do: 'deny' }];
  if (whole.cue('bye') && words <= goodbyeWordsMax) return [];
  if (whole.cue('decline') || (whole.cue('done') && words <= 8) || whole.cue('drop')) return [{ do: 'deny' }];
  const onlyAsks = wants.commands.every((one) => one.do === 'ask' || one.do === 'greet');
  const isForThem = tellsAndAsksOfThem(said, language) || isAskedAgain(seen);
  const asksOutright =
    !isForThem && (/\?\s*$/.test(said) || (beginsWithPrice.test(whole.folded) && !/[.,;]/.test(said)));
  const isMessage = !isBusy || (onlyAsks && words >= messageWordsMin && !asksOutright);
  if (!isMessage || wishesNow(seen)) return [];
  return [{ do: 'set-message', body: said.slice(0, messageMax) }];
}
