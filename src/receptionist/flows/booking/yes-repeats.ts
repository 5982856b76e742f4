// "If that's Thursday the 10th at two, then yes": a line that says yes to what was read back and only repeats what stands there is a
// yes, and the same on something that is not known ("yes, if you take cash") is none yet: that is answered first, and read back anew.
import type { Command } from '../../commands.ts';
import { type Dialogue, nameOf } from '../../dialogue.ts';
import { localTime } from '../../local-time.ts';
import { type BookFrame, heardIn, type MoveFrame } from '../../state.ts';
import { foldCue } from '../../understand/cues/cue.ts';
import { readMentions } from '../../understand/mentions.ts';
import { plainlyNamed } from '../../understand/services/near.ts';
import type { ReadWish } from '../../understand/times/times.ts';
import { yesWords } from '../../understand/when-asked/yes-words.ts';

/** What is asked of a sum, in the words that a price is asked in. */
const priceAsked = {
  en: 'How much is it?',
  es: '¿Cuánto cuesta?',
  fr: 'Combien ça coûte ?',
  de: 'Was kostet das?',
} as const;
const ofPrice =
  /[$€]|(?<!\p{L})(?:dollars?|bucks|euros?|pesos|cheap\p{L}*|pric\p{L}*|costs?|expensive|more than|less than|under \d+|barat\p{L}*|car[oa]s?|cuest\p{L}*|precio|cher|chere|prix|cout\p{L}*|teuer|billig\p{L}*|kost\p{L}*|preis)(?!\p{L})/u;

/** A yes with an accent, or before a pause, is no "if". */
const yesInSpanish = /(?<!\p{L})(?:sí|si(?=\s*(?:[,.;!]|$)))(?!\p{L})/giu;

/** The commands of a line that answers what was read back, its yes put right by what it hangs on. */
export function yesThatRepeats(d: Dialogue, given: readonly Command[]): readonly Command[] {
  const stated = statedBooking(d);
  const { text } = d.turn;
  if (stated === null || given.some((one) => one.do === 'emergency')) return given;
  const language = heardIn(d.state);
  const said = language === 'es' ? text.replace(yesInSpanish, 'ya') : text;
  const agrees = said !== text;
  const words = foldCue(withoutStated(d, stated, said) ?? '');
  if (words === '') return given;
  const is = yesWords[language];
  const left = (part: string) => wordsOf(part.replace(is.yes, ' ').replace(is.plain, ' '));
  const saysYes = (part: string) => part.search(is.yes) >= 0 || (agrees && yesAlone.test(part));
  const asks = given.some((one) => one.do === 'ask');
  const isRepeated = words.includes(known) && !text.includes('?');
  if (isRepeated && saysYes(words) && left(words.replace(is.condition, ' ')).length === 0) return [{ do: 'affirm' }];
  if (!given.some((one) => one.do === 'affirm') || given.some((one) => putsRight.has(one.do))) return given;
  if (depends.test(foldCue(text)) && !yesAllTheSame.test(foldCue(text)))
    return given.filter((one) => one.do !== 'affirm');
  const hangsOn = conditionOf(words, (part) => saysYes(part) && left(part).length === 0, is);
  if (hangsOn === null) return given;
  const question = ofPrice.test(hangsOn) ? priceAsked[language] : text;
  const rest = given.filter((one) => one.do !== 'affirm' && one.do !== 'set-reason');
  return asks ? rest : [...rest, { do: 'ask', question }];
}
/** "It depends on my boss" is no yes, however friendly it sounds. */
const depends =
  /(?<!\p{L})(?:(?:it|that|this|which)(?:'ll| will| would| all| really| kind of| sort of| just)* depends?|depending on|depende(?! de usted(?:es)?(?!\p{L}))|(?:ca|cela|tout) (?:va )?depend(?:re|ra)?|kommt (?:ganz )?(?:da)?(?:drauf|darauf|auf) (?:an|\p{L}+)|hangt (?:davon|von) )/u;
/** "… but yes, go ahead": said behind it, it is a yes whatever becomes of the rest. */
const yesAllTheSame =
  /(?<!\p{L})(?:but|so|pero|asi que|mais|donc|aber|also)(?: (?:\p{L}+ )?)?,? ?(?:yes|yeah|sure|ok(?:ay)?|go ahead|book it|put (?:it|me) (?:in|down)|si|claro|adelante|oui|allez-y|d'accord|ja|machen sie|gern)(?!\p{L})(?!.*(?<!\p{L})(?:if|depend\p{L}*|kommt)(?!\p{L}))/u;
const yesAlone = /(?<!\p{L})ya(?!\p{L})/u;
const putsRight = new Set<Command['do']>([
  ...(['set-times', 'set-staff', 'set-service', 'set-name', 'set-phone', 'set-email', 'set-address'] as const),
  ...(['start', 'also', 'deny', 'drop', 'decline', 'for-other', 'person', 'pick'] as const),
]);

function statedBooking({ state }: Dialogue): BookFrame | null {
  const frame = state.frames.at(-1);
  return state.asked === 'confirm' && frame?.flow === 'book' && frame.confirming && frame.chosen ? frame : null;
}

/** Stands in a line for what the record holds already. */
export const known = '#';
export const wordsOf = (text: string): string[] => text.match(/[\p{L}\d]+/gu) ?? [];

/** The line with all that the record holds crossed out; null where it names another time, person or service. */
export function withoutStated(d: Dialogue, stated: BookFrame | MoveFrame, said: string): string | null {
  const { turn, state } = d;
  const mentions = readMentions({ turn, state, business: turn.business }, said, heardIn(state), null);
  const staff = stated.chosen?.staff ?? stated.staff;
  if (mentions.staff.some((one) => one.name !== staff) || mentions.wishes.some((one) => !isStated(d, stated, one)))
    return null;
  if (mentions.services.some((one) => one.name !== stated.service && one.score >= plainlyNamed)) return null;
  const spans = [
    ...mentions.staff,
    ...mentions.wishes,
    ...mentions.services.filter((one) => one.name === stated.service),
  ];
  const crossed = spans
    .toSorted((one, other) => other.start - one.start)
    .reduce((text, { start, end }) => `${text.slice(0, start)} ${known} ${text.slice(end)}`, said);
  const own = new Set([nameOf(d), state.said.name, state.said.address].flatMap((one) => wordsOf(foldCue(one ?? ''))));
  return foldCue(crossed).replace(/[\p{L}\d]+/gu, (word) => (own.has(word) ? known : word));
}

/** Is a time that is said the one that stands there, as far as it is said? */
function isStated({ turn }: Dialogue, { chosen }: BookFrame | MoveFrame, { wish }: ReadWish): boolean {
  if (!chosen) return false;
  const { date, minutes } = localTime(chosen.startsAt, turn.business.timezone);
  const clock = `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
  const { date: day, time, ...more } = wish;
  return (
    (day === undefined || day === date) &&
    (time === undefined || time === clock) &&
    Object.values(more).every((one) => one === undefined)
  );
}

/** What the yes hangs on, where the line is a yes and a condition and nothing else; null where it is not, or only asks nicely. */
function conditionOf(
  words: string,
  isYes: (part: string) => boolean,
  is: (typeof yesWords)[keyof typeof yesWords],
): string | null {
  const [found] = words.matchAll(is.condition);
  if (!found) return null;
  const before = words.slice(0, found.index);
  // "Yes. If I'm late, I'll call": the yes has its own end.
  if (/[.;!]\s*$/u.test(before)) return null;
  const behind = words.slice(found.index + found[0].length);
  const tail = /^(.*?)(?:,\s*|\s)((?:then|dann|alors|pues|entonces)(?!\p{L}).*|[^,]*)$/su.exec(behind);
  const hangsOn = isYes(before)
    ? (behind.split(/[.;!?]/u)[0] ?? '')
    : tail && isYes(tail[2] ?? '')
      ? (tail[1] ?? '')
      : null;
  if (hangsOn === null || hangsOn.search(is.beside) >= 0) return null;
  return wordsOf(hangsOn.replace(is.courtesy, ' ')).length === 0 ? null : hangsOn;
}
