// "Yes. And can I leave the key the night before?", "sí, y la del viernes me la quita", "ja, und fragen Sie bitte nach wegen der sechzig Dollar":
// the yes is to what was stated, and what stands behind it is a question, another visit that goes, or words to pass on. Four languages.
import type { Language } from '../../business.ts';
import type { Command } from '../../commands.ts';
import { localTime } from '../../local-time.ts';
import type { Heard } from '../../understander.ts';
import { foldCue } from '../cues/cue.ts';
import { messageMax } from '../messages/message-answer.ts';
import { callsOffStated } from '../own-visits/off-for-another-time.ts';
import { type Hear, withNothingUnderWay } from '../seen.ts';
import { cueOf } from '../signs.ts';
import { proposesTime } from '../text/sentences.ts';
import { readWishes } from '../times/times.ts';
import { withoutTimesOfThings } from '../times/times-of-things.ts';
import { wantsOtherTime } from './yes-and-no.ts';

/** A yes is so short, in words, and ends at a pause or an "and". */
const yesWordsMax = 5;
const firstPiece = /^\s*([^.,;!?]+?)(?:\s*[.,;!]+\s*|\s+(?=(?:and|y|et|und)\s))/iu;
const joins = /^(?:(?:and|also|oh|y|e|también|tambien|et|aussi|und|auch)(?!\p{L})[\s,]*)+/iu;
const holdsBack = /(?<!\p{L})(?:but|only|if|unless|pero|solo si|mais|seulement|aber|nur|wenn|falls)(?!\p{L})/u;
const doubts = new RegExp(`^(?:${holdsBack.source}|si(?!\\p{L}))`, 'u');

/** What stands behind the yes that a line begins with; null where it begins with none, or where nothing stands behind it. */
function afterYes(said: string, language: Language): string | null {
  let rest = said;
  let isYes = false;
  for (;;) {
    const [whole = '', head = ''] = firstPiece.exec(rest) ?? [];
    const words = head.split(/\s+/).length;
    const agrees = words <= yesWordsMax && cueOf('yes', head, language) && !cueOf('no', head, language);
    if (head === '' || !agrees || holdsBack.test(foldCue(head))) break;
    isYes = true;
    rest = rest.slice(whole.length);
  }
  const behind = rest.replace(joins, '').trim();
  return isYes && /\p{L}/u.test(behind) && !doubts.test(foldCue(behind)) ? behind : null;
}

/** Somebody here is to be asked something: words to pass on. */
const passesOn: Readonly<Record<Language, RegExp>> = {
  en: /^(?:(?:can|could|would|will) you )?(?:please |also |just )*(?:ask (?:(?:them|him|her|the \p{L}+|your \p{L}+|somebody|someone|around) )?(?:please )?(?:about|if|whether)|find out (?:about|if|whether)|pass (?:on (?:the|my|that) question|(?:the|my|that) question on))(?!\p{L})/u,
  es: /^(?:por favor,? )?(?:(?:me )?(?:puede|podria) )?(?:preguntar?(?:l?es?|en)?|pregunten?(?:les?)?|preguntel?es?|averigu(?:ar|en?)|(?:pasar?|pase)(?:les?)? (?:la|mi) pregunta)(?:,? por favor,?)?(?: (?:lo de|por|si|sobre|que|cuanto|al?)|$)(?!\p{L})/u,
  fr: /^(?:s'il vous plait,? )?(?:(?:vous )?(?:pouvez|pourriez)(?:-vous)? )?(?:leur |lui )?(?:demande[rz](?:[- ](?:leur|lui))?|renseignez[- ]vous|(?:posez|poser|transmettez|transmettre)(?:[- ]leur)? (?:la|ma) question)(?: s'il vous plait)? ?(?:pour|si|au sujet|a propos|sur|$)/u,
  de: /^(?:bitte )?(?:konnten sie |konnen sie )?(?:(?:fragen|erkundigen|klaren) sie|frag(?:t|e)?|fragen)(?!\p{L})[^.!?]*(?<!\p{L})(?:nach|wegen|ob|mit)(?!\p{L})|^(?:bitte )?(?:geben sie|gib) (?:die|das|meine) (?:frage )?(?:bitte )?weiter(?!\p{L})/u,
};

/** One of several, by its day. */
const whichOne =
  /(?<!\p{L})(?:(?:the|my|that) (?:\p{L}+ )?(?:\p{L}+day(?:'s)?|\d\S*) (?:one|appointment|visit|slot|booking)|(?:the|my) (?:one|appointment|visit|booking) (?:on|for|of|from)|(?:l[ao]|mi|l[ao] cita|mi cita|l[ao] mi[ao]) del?|(?:cel(?:ui|le)|l[ea] mien(?:ne)?) d[eu]|mine (?:on|for)|meinen? (?:am|vom)|(?:le|mon) (?:rendez-vous|rdv) d[eu]|(?:den|der|die|das)(?: termin)? (?:am|vom|von)|de[nr] \p{L}+tags?termin)(?!\p{L})/u;
const callsOff = [
  `cancel|remove|delete|scrap|get rid of|(?:can|should) go|goes away|(?:be|is|'s|gets?|(?:want|need|like|have|get) ${whichOne.source}) (?:cancell?ed|removed|deleted)|take off|take (?:it|that|${whichOne.source}[\\p{L}\\d' ]{0,20}) off(?: (?:the|your) (?:calendar|books?|schedule|list))?`,
  '(?:anul|cancel|borr|elimin|quit)(?:a|e|en|ar|as)(?:mel|l)?(?:[ao])?|(?:l[ao]|me l[ao]) quito',
  '(?:annul|enlev|supprim)(?:ez|er|ee?|e)(?:[- ](?:l[ea]|moi))?',
  `streich(?:en|t|e)?|gestrichen|stornier(?:en|t|e)|absagen|abgesagt|sag(?:en|e|t)?(?: (?:sie|ich|wir|bitte))*(?: ${whichOne.source}[\\p{L}\\d' ]{0,20})? ab|loschen?|geloscht|fallt weg|kann weg(?:fallen)?|entfallt|rausnehmen`,
].join('|');
/** What is called off is named behind the word, or before it, and then the word ends the sentence: "cancelled my plans", "takes weight off the top" call off nothing. */
const removes = new RegExp(
  `(?<!\\p{L})(?:${callsOff})(?:\\P{L}+(?:it|that|please|too|also|then|now|instead|por favor|tambien|entonces|ya|s'il vous plait|aussi|alors|sie|wir|ich|bitte|auch|noch|dann|wieder|werden))*(?:\\P{L}*$|\\P{L}+(?=${whichOne.source}))`,
  'u',
);
/** The visit that a sentence calls off by its day, beside another that is spoken of; null where it calls off none. */
function otherGoes(heard: Heard, sentence: string, language: Language): readonly Command[] | null {
  const folded = foldCue(sentence);
  // "Cancel it, the one on the 24th I mean" speaks of what was stated first: it is not written to be called off.
  if (callsOffStated(sentence)) return null;
  if (!removes.test(folded) || !whichOne.test(folded) || cueOf('question', sentence, language)) return null;
  if (/(?<!\p{L})(?:don'?t|not|no (?:me )?l[ao]|no [a-z]{4,}|pas|nicht)(?!\p{L})/u.test(folded)) return null;
  const { business, turn } = heard;
  const wishes = readWishes(sentence, language, business, turn.now, { time: false, anchor: null }).map(
    ({ wish }) => wish,
  );
  if (wishes.some((wish) => wish.date === undefined || wish.excluded)) return null;
  // What was stated itself is given up, and no other.
  const top = heard.state.frames.at(-1);
  const chosen = top && 'chosen' in top ? top.chosen : undefined;
  const on = chosen && localTime(chosen.startsAt, business.timezone).date;
  if (wishes.some((wish) => wish.date === on)) return null;
  // "La del 24" names a day that is read of no month.
  if (wishes.length === 0 && !/\d/u.test(folded)) return null;
  const begun: readonly Command[] = [{ do: 'also' }, { do: 'start', flow: 'cancel' }];
  return wishes.length === 0 ? begun : [...begun, { do: 'set-times', wishes }];
}

/** The commands of a line that says yes and goes on; null where it does not. */
export function behindYes(heard: Heard, said: string, language: Language, hear: Hear): readonly Command[] | null {
  const { asked, frames } = heard.state;
  const flow = frames.at(-1)?.flow;
  if (asked !== 'confirm' || flow === undefined || flow === 'message') return null;
  const behind = afterYes(said, language);
  if (behind === null) return null;
  const yes: Command = { do: 'affirm' };
  if (passesOn[language].test(foldCue(behind))) {
    if (asksOtherTime(heard, behind, language)) return null;
    return [yes, { do: 'start', flow: 'message' }, { do: 'set-message', body: behind.slice(0, messageMax) }];
  }
  const gone = flow === 'cancel' ? null : otherGoes(heard, behind, language);
  if (gone) return [yes, ...gone];
  const questions = onlyAsked(heard, behind, language, hear);
  return questions ? [...questions, yes] : null;
}

const asksIf = /(?<!\p{L})(?:if|whether|si|ob)(?!\p{L})/u;
const soonerOrLater =
  /(?<!\p{L})(?:earlier|sooner|later|antes|mas (?:temprano|tarde)|plus (?:tot|tard)|fruher|spater)(?!\p{L})/u;

/** "Ask if he can do noon instead": another time for what was stated, which is asked of nobody but us. */
function asksOtherTime(heard: Heard, behind: string, language: Language): boolean {
  const folded = foldCue(behind);
  if (wantsOtherTime(folded) || soonerOrLater.test(folded)) return true;
  if (!asksIf.test(folded) && !proposesDay.test(folded)) return false;
  const { business, state, turn } = heard;
  const ofVisit = withoutTimesOfThings(behind, state, business);
  return readWishes(ofVisit, language, business, turn.now, { time: true, anchor: null }).length > 0;
}

/** With fewer words a question leans on what is said before it. */
const ownWordsMin = 5;

/** Who is free or here only then proposes the day with it. */
const proposesDay =
  /(?<!\p{L})(?:only|free|available|here|solo|libres?|disponibles?|aqui|seulement|dispo|ici|nur|frei|hier|instead|mejor|plutot|lieber|stattdessen)(?!\p{L})/u;

/** The questions of what asks, and with nothing under way would want nothing; null where it wants something. */
function onlyAsked(heard: Heard, behind: string, language: Language, hear: Hear): readonly Command[] | null {
  const folded = foldCue(behind);
  if (!/\?\s*$/u.test(behind) || proposesTime(folded) || wantsOtherTime(folded)) return null;
  if (cueOf('correction', behind, language) || proposesDay.test(folded)) return null;
  // When a thing is left or fetched is asked beside the visit that was stated.
  const ofThing = withoutTimesOfThings(behind, heard.state, heard.business) !== behind;
  if (ofThing) return [{ do: 'ask', question: behind.slice(0, messageMax) }];
  // A day that is told before the question may be proposed with it.
  const { business, turn } = heard;
  const told = behind.split(/(?<=[,.;!?])\s/u).filter((one) => !one.trim().endsWith('?'));
  const days = (part: string) => readWishes(part, language, business, turn.now, { time: false, anchor: null });
  if (told.some((part) => days(part).length > 0)) return null;
  const commands = hear(behind, withNothingUnderWay(heard));
  const asks = commands.flatMap((one) => (one.do === 'ask' && !one.soft ? one : []));
  if (asks.length === 0 || asks.length < commands.length) return null;
  const [only] = asks;
  const leans = asks.length === 1 && only !== undefined && only.question.trim().split(/\s+/).length < ownWordsMin;
  return leans ? [{ do: 'ask', question: behind.slice(0, messageMax) }] : asks;
}

const isNoDenial = ({ do: kind }: Command): boolean => kind !== 'deny';

/** "No! Saturday at nine. The Friday one is the one to cancel": the visit that goes names no time of the one that is being made. */
export function besideGone(heard: Heard, line: string, language: Language, hear: Hear): readonly Command[] | null {
  const { asked, frames } = heard.state;
  const top = frames.at(-1);
  if ((top?.flow !== 'book' && top?.flow !== 'move') || (asked !== 'confirm' && asked !== 'time')) return null;
  if (top.flow === 'book' && top.service === undefined) return null;
  const sentences = line.match(/[^.!?;\n]+[.!?;\n]*/gu) ?? [];
  const gone = sentences.map((one) => otherGoes(heard, one, language));
  const rest = sentences.filter((_, at) => gone[at] === null).join('');
  if (gone.every((one) => one === null) || !/\p{L}/u.test(rest)) return null;
  // What is moved leaves its old time by being moved.
  const said = hear(rest);
  const saysTime = said.some(({ do: kind }) => kind === 'set-times');
  if (top.flow === 'move') return saysTime ? said.filter(isNoDenial) : null;
  return [...said, ...gone.flatMap((one) => one ?? [])];
}
