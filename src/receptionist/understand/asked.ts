// Values and bare answers: what was asked says what "yes", "Maria Lopez" or "the later one" stands for.
import type { Command } from '../commands.ts';
import { addressAnswer } from './address-answer.ts';
import { namesNoStreet, saysSameAddress } from './addresses.ts';
import { mayAmend } from './amended.ts';
import { onDayOfBooked } from './asked-along.ts';
import { asksWhatIfOff } from './asks-of-visit.ts';
import { codeAnswer } from './code-answer.ts';
import { foldCue } from './cues/cue.ts';
import { condition } from './cues/es.ts';
import { amendedName } from './details.ts';
import { withOwners } from './each-their-own.ts';
import { callsOffEvery } from './every-visit.ts';
import { begsFor, messageAnswer } from './message-answer.ts';
import { setApart } from './names-apart.ts';
import { namesNobody, withWhom } from './names-nobody.ts';
import { namesAwaited, namesOfSeveral } from './names-of-several.ts';
import { isNewHere, serviceOfNew, serviceToFindOut } from './new-here.ts';
import { movesInstead } from './other-change.ts';
import { joined, surnameAlone } from './rest-of-name.ts';
import { bareAsked, onlyNames, type Seen, type Wants } from './seen.ts';
import { forEachGuest } from './several-people.ts';
import { cueOf } from './signs.ts';
import { isOneAway } from './stays-away.ts';
import { choosesOffer, picks, subjects, within } from './subjects.ts';
import { tellsParty } from './tells-party.ts';
import { pickVisit } from './which-one.ts';
import { isOwnAfterAll } from './whose.ts';
import { wishWords } from './wish-words.ts';
import { noteWithYes } from './yes-note.ts';

export function answersTo(seen: Seen, wants: Wants): Command[] {
  if (wants.final) return [];
  const commands: Command[] = [
    ...leaving(seen, wants),
    ...verdicts(seen, wants),
    ...onDayOfBooked(seen, wants, withOwners(seen, forEachGuest(seen, wants, subjects(seen, wants)))),
    ...ofCaller(seen, wants),
    ...bareAnswer(seen, wants),
  ];
  // Where each of them has a visit of their own, nothing is left to be noted of who comes.
  const each = commands.some((one) => one.do === 'also') && tellsParty(seen.said, seen.language);
  if (each) commands.splice(0, commands.length, ...commands.filter((one) => one.do !== 'set-reason'));
  commands.push(...noteWithYes(seen, [...wants.commands, ...commands]));
  if (wants.commands.length === 0 && commands.length === 0) {
    const polite = courtesies(seen);
    // A question of no known kind is still a question.
    const words = seen.said.split(/\s+/).length;
    const asks = seen.whole.cue('question') && words >= 4 && seen.heard.state.frames.length === 0;
    return asks && !polite.some((one) => one.do === 'goodbye' || one.do === 'others-appointment')
      ? [{ do: 'ask', question: seen.said }]
      : polite;
  }
  const beside = courtesies(seen).filter((one) => one.do !== 'cannot-tell' && one.do !== 'others-appointment');
  return [...commands, ...beside];
}

/** Longer, and it speaks of something else as well. */
const givesUpWordsMax = 5;
/** "Ok thanks, bye then", asked what to pass on, leaves nothing. */
const partingWordsMax = 5;

/** "Yes, leave it like that", "sí, déjelo así": as it was stated. */
const leftSo =
  /(?<!\p{L})(?:leave (?:it|that) (?:like|as|at|that way|so|there)|dej[ae]l[oa] asi|laissez(?:-le)? comme ca|lassen (?:sie|wir) (?:es|das) so)(?!\p{L})/u;

/** Not wanting an appointment, or giving it up. */
function leaving({ heard, whole, said }: Seen, wants: Wants): Command[] {
  const { state } = heard;
  const frame = state.frames.at(-1);
  if (!frame || wants.flows.size > 0) return [];
  const agrees = state.asked === 'confirm' && leftSo.test(whole.folded) && !whole.cue('no');
  // "¿Lo dejo así?" — "Déjelo así": of what is to be put in, a yes; of what is to be given up, none.
  const isToPutIn = frame.flow === 'book' || frame.flow === 'message';
  if (agrees && isToPutIn && !whole.cue('yes') && !whole.sounds('yes')) return [{ do: 'affirm' }];
  const parts =
    state.asked === 'message' && whole.cue('bye') && whole.folded.trim().split(/\s+/).length <= partingWordsMax;
  const drops = parts || (whole.cue('drop') && state.asked !== 'more' && !agrees);
  const none = whole.cue('no-booking') && (frame.flow === 'book' || (frame.flow === 'move' && state.asked !== 'time'));
  // "Actually cancel that", said of what is not in the diary yet.
  const givesUp =
    frame.flow === 'book' &&
    whole.cue('cancel') &&
    wants.asks.length === 0 &&
    !whole.negated &&
    whole.folded.trim().split(/\s+/).length <= givesUpWordsMax &&
    !/(?<!\p{L})(?:not|don'?t|no|nicht|pas)(?!\p{L})/u.test(whole.folded);
  // "Cancel everything", where the name is asked that their visits are kept under.
  const isAll = bareAsked(state.asked) && frame.flow !== 'book' && frame.flow !== 'message' && callsOffEvery(said);
  if (isAll && !whole.negated) return [{ do: 'start', flow: 'cancel' }, { do: 'every' }];
  const nothingThere = state.asked === 'booking' && (whole.cue('decline') || whole.cue('no-booking'));
  return drops || none || givesUp || nothingThere ? [{ do: 'drop' }] : [];
}

const ofNumber =
  /(?<!\p{L})(?:number|reference|code|confirmation|numero|codigo|referencia|nummer|referenz|buchungsnummer|terminnummer)(?!\p{L})/u;

const verdictAsks = new Set([
  'confirm',
  'time',
  'phone',
  'more',
  'message',
  'code',
  'booking',
  'service',
  'reason',
  'email',
]);

/** "Yes, another time please": no yes to the time that was stated. */
const otherTime =
  /(?<!\p{L})(?:(?:another|a different|some other) (?:time|day|date|slot)|otr[oa] (?:hora|dia|fecha|horario)|(?:une? )?autre (?:heure|jour|date|moment|creneau)|(?:andere[nrms]?) (?:zeit|tag|uhrzeit|termin))(?!\p{L})/u;

/** "Yes, but another time please" wants one; "I'll come another day for the X-rays" and "como hablamos el otro día" do not. */
const wantsOtherTime = (folded: string): boolean =>
  folded.split(/[,.;:!?]|(?<!\p{L})(?:because|since|porque|ya que|parce que|car|weil|denn)(?!\p{L})/u).some((part) => {
    const found = otherTime.exec(part);
    if (!found) return false;
    const around = `${part.slice(0, found.index)} ${part.slice(found.index + found[0].length)}`;
    return (around.match(/[\p{L}']+/gu) ?? []).every((word) => wishWords.has(word));
  });

/** So many words at the least tell something with a no. */
const tellsMoreMin = 6;
const refusesAll =
  /(?<!\p{L})(?:want|need|none|nothing|neither|those|these|them|any|interested|thanks?|bye|later|all|quiero|necesito|ningun\p{L}*|nada|gracias|luego|veux|besoin|aucun\p{L}*|rien|merci|rappel\p{L}*|brauche|mochte|will|kein\p{L}*|nichts|danke|spater)(?!\p{L})/u;

/** The longest yes or no that is heard in another language of the business, in words: "Sí, por favor", "mais non". */
const foreignVerdictWords = 4;

function verdicts({ heard, whole, said, clauses, mentions }: Seen, wants: Wants): Command[] {
  const { asked, frames } = heard.state;
  if (asked === null || !verdictAsks.has(asked)) return [];
  const flow = frames.at(-1)?.flow;
  if (
    asked === 'confirm' &&
    (flow === 'book' || flow === 'move') &&
    mentions.wishes.length === 0 &&
    wants.asks.length === 0 &&
    wantsOtherTime(whole.folded)
  )
    return [{ do: 'deny' }];
  const short = said.trim().split(/\s+/).length <= foreignVerdictWords && wants.commands.length === 0;
  const foreign = (name: 'yes' | 'no') =>
    short && heard.business.languages.some((one) => one !== heard.state.language && cueOf(name, said, one));
  // "Friday at two, yes." is a yes as well.
  const tail = /[,;.!]\s*(\P{P}{2,24})[.!]*\s*$/u.exec(said)?.[1];
  const yesAtEnd = asked === 'confirm' && tail !== undefined && cueOf('yes', tail, heard.state.language);
  // What is asked along with it is no answer: a yes or a no has to stand outside of the question.
  const answers = clauses.filter((one) => !within(one, wants.asks));
  const asks = wants.asks.length > 0;
  const says = (name: 'yes' | 'no') =>
    asks ? answers.some((one) => !one.cue('question') && one.cue(name)) : whole.cue(name);
  const no =
    !(asked !== 'confirm' && isNewHere(whole.folded)) &&
    (says('no') || (!says('yes') && foreign('no'))) &&
    !/^\W*(?:no problem|no worries|no preference|no idea|no clue|not at all)/.test(whole.folded);
  const begs = asked === 'message' && begsFor.test(whole.folded);
  const yes =
    !no &&
    !begs &&
    (says('yes') ||
      yesAtEnd ||
      foreign('yes') ||
      (!asks && whole.sounds('yes') && asked === 'confirm' && !ifInSpanish.test(whole.folded)));
  // "No, it's not bleeding, it just hurts when I bite": more of what is wrong, and no booking given up.
  const tellsMore =
    asked === 'service' && flow === 'book' && wants.commands.length === 0 && !refusesAll.test(whole.folded);
  if (no && tellsMore && said.trim().split(/\s+/).length >= tellsMoreMin)
    return [{ do: 'set-reason', reason: said.slice(0, 1000) }];
  if (no) {
    // "No, that's fine" after a statement to be confirmed is a yes in a no's clothes only where nothing else is said.
    return [{ do: 'deny' }];
  }
  // "Shall I cancel it?" — "Yes, move it": whoever wants it moved wants nothing called off.
  if (
    yes &&
    asked === 'confirm' &&
    flow === 'cancel' &&
    !whole.negated &&
    !whole.cue('cancel') &&
    movesInstead.test(whole.folded)
  )
    return wants.flows.has('move') ? [] : [{ do: 'start', flow: 'move' }];
  // "Fine, bye", asked which of several times, takes none of them.
  const leaves = asked === 'time' && heard.state.offers.length > 1 && whole.cue('bye');
  if (yes && !leaves && !(asked === 'more' && wants.commands.length > 0)) return [{ do: 'affirm' }];
  if (!asks && asked === 'confirm' && whole.sounds('no')) return [{ do: 'deny' }];
  // "I have Wednesday at two. Would that suit you?" – "Ray Dunn": who goes on to their name takes what was offered.
  const { name, phone, email, wishes, services } = mentions;
  const details = (name !== null && name.sure >= bareNameSureMin) || phone !== null || email !== null;
  const onlyDetails = details && wishes.length + services.length + wants.commands.length === 0;
  if (asked === 'time' && heard.state.offers.length > 0 && onlyDetails) return [{ do: 'affirm' }];
  // "I'll pass your question on. What shall I tell them?" – "Ray Dunn": the question, from him.
  const top = frames.at(-1);
  if (asked === 'message' && top?.flow === 'message' && top.proposed && top.about !== undefined && onlyDetails)
    return [{ do: 'affirm' }];
  return [];
}

/** "Si mi hermana también quiere una": what only sounds like a yes is a condition. */
const ifInSpanish = new RegExp(`^\\P{L}*(?:(?:y|bueno|pues) )?si (?:${condition}|me)(?!\\p{L})`, 'u');

/** "You won't have this number" says that it is not the one on file. */
const notThisNumber =
  /(?<!\p{L})(?:not|n't) (?:on |at |under )?(?:this|that|the same) (?:one|line)(?!\p{L})|(?<!\p{L})(?:est[ea] no|pas (?:celui|ce|cette)|nicht (?:diese|unter dieser))(?!\p{L})|(?:won't|don't|doesn't|not|isn't|never|different|another|no|nicht|kein\w*|pas|otr[oa]|autre|andere[rnms]?)(?![\p{L}])[^.,!?]{0,24}(?:this|my|that|the|este|ese|ce|diese[rn]?|die|mi|mon|meine[rn]?)? ?(?:number|phone|numero|telefono|nummer|telephone)/u;

/** Below it, what could be a name unasked is not taken for one. */
const nameSureMin = 0.6;
/** The same of one that is the whole of what was said. */
const bareNameSureMin = 0.5;

const namesCaller =
  /(?<!\p{L})(?:my (?:own )?name(?:'s| is)|mi nombre es|me llamo|yo soy|mon nom (?:a moi )?est|(?:moi )?je m'appelle|mein name ist|ich heisse)(?!\p{L})/u;

/** What callers say of themselves, asked or not. */
function ofCaller(seen: Seen, wants: Wants): Command[] {
  const { heard, mentions, whole } = seen;
  const { state, turn } = heard;
  const { asked } = state;
  const commands: Command[] = [];
  // "gel mani", while a service is asked for, is one.
  const isService = asked === 'service' && mentions.name !== null && !seen.said.includes(mentions.name.name);
  // Nor is whose visit is meant the one who calls.
  const { name: called = '' } = mentions.name ?? {};
  const isOthers = wants.commands.some(
    (one) => one.do === 'for-other' && (isPartOf(called, one.whose) || isPartOf(one.whose, called)),
  );
  if (
    mentions.name &&
    !isService &&
    !isOthers &&
    !isOneAway(called, seen) &&
    asked !== 'name' &&
    mentions.name.sure >= (asked === 'time' && onlyNames(seen) ? bareNameSureMin : nameSureMin) &&
    asked !== 'address' &&
    asked !== 'message'
  ) {
    const name = joined(seen, mentions.name.name);
    // Where a number is asked for, a whole name and nothing else puts the one before it right.
    const isPutRight = bareAsked(asked) && onlyNames(seen) && name.includes(' ');
    const { sure } = mentions.name;
    commands.push({
      do: 'set-name',
      name,
      sure: name === mentions.name.name && !isPutRight ? sure : Math.max(sure, 0.9),
    });
  }
  const known = state.said.name;
  // "My name is Nicole", once it was said whom the visit is for: who calls, and nobody else to come.
  const top = state.frames.at(-1);
  const isForOther = top?.flow === 'book' && top.forOther !== undefined && known !== undefined;
  if (isForOther && commands.length > 0 && namesCaller.test(whole.folded))
    commands.splice(0, commands.length, { do: 'set-reason', reason: seen.said.slice(0, 1000) });
  const amends = known !== undefined && (asked === 'phone' || asked === 'email' || mayAmend(heard));
  const amended = amends ? amendedName(seen.said, seen.language, known) : null;
  if (amended !== null) commands.splice(0, commands.length, { do: 'set-name', name: amended, sure: 0.9 });
  const rest = (mentions.name?.sure ?? 0) < nameSureMin ? surnameAlone(seen) : null;
  if (rest !== null) commands.push({ do: 'set-name', name: rest, sure: 0.9 });
  if (mentions.phone && asked !== 'code') commands.push({ do: 'set-phone', phone: mentions.phone });
  else if (
    whole.cue('same-number') &&
    !notThisNumber.test(whole.folded) &&
    (asked === 'phone' ||
      (turn.from.phone && (asked === 'name' || asked === 'address' || mentions.name || wants.commands.length > 0))) &&
    asked !== 'code'
  )
    commands.push({ do: 'set-phone-same' });
  if (mentions.email) commands.push({ do: 'set-email', email: mentions.email });
  if (mentions.address && asked !== 'address') commands.push({ do: 'set-address', address: mentions.address });
  return commands;
}

/** Word by word, "Adlers" being of Adler; "Ann" is no part of "Anna". */
function isPartOf(name: string, whole: string): boolean {
  const known = foldCue(whole).split(/[^\p{L}]+/u);
  const isOf = (word: string) => known.some((one) => one === word || one === `${word}s` || `${one}s` === word);
  return foldCue(name)
    .split(/[^\p{L}]+/u)
    .every(isOf);
}

/** Something else is wanted with these words already; "put me down as Paul" wants what is under way. */
const isBusy = ({ commands }: Wants, underway?: string) =>
  commands.some((one) => one.do !== 'greet' && one.do !== 'also' && !(one.do === 'start' && one.flow === underway));

function bareAnswer(seen: Seen, wants: Wants): Command[] {
  const { heard, whole, mentions, said } = seen;
  const { asked, offers } = heard.state;
  const busy = isBusy(wants);
  switch (asked) {
    case 'name': {
      const apart = isBusy(wants) ? null : setApart(seen);
      if (apart !== null) return apart;
      const names = namesOfSeveral(said, seen.language, namesAwaited(heard.state));
      const [first, ...others] = names ?? [];
      if (first !== undefined && !isBusy(wants))
        return [
          { do: 'set-name', name: first, sure: 0.95 },
          { do: 'name-next', names: others },
        ];
      if (isOwnAfterAll(seen)) return [{ do: 'for-self' }];
      const isBooked = heard.state.frames.at(-1)?.flow === 'book';
      if (isBooked && tellsParty(said, seen.language)) return [{ do: 'set-reason', reason: said, isNote: true }];
      // "I don't know the number", of a visit that is to be called off, keeps no name back.
      const declines =
        (whole.cue('decline') || (whole.cue('dont-know') && !mentions.name)) && !ofNumber.test(whole.folded);
      if (declines && !/[\p{Lu}]\p{L}+ [\p{Lu}]\p{L}+/u.test(said)) return [{ do: 'decline' }];
      // "Bye" is nobody, and "no, I said Eli" puts right who is to come.
      const isStaff = mentions.staff.length > 0 && (whole.cue('no') || whole.cue('correction'));
      if (isStaff || (whole.cue('bye') && whole.folded.trim().split(/\s+/).length <= 2)) return [];
      // "Merci, au revoir": what looks like a name is the goodbye.
      const { flow } = heard.state.frames.at(-1) ?? {};
      if (!mentions.name || isBusy(wants, flow) || cueOf('bye', mentions.name.name, seen.language)) return [];
      if (namesNobody(said, mentions.name.name, seen.language, mentions.staff.length > 0)) return withWhom(seen);
      return [{ do: 'set-name', name: mentions.name.name, sure: 0.95 }];
    }
    case 'phone':
    case 'email':
      if (mentions.phone || (asked === 'email' && mentions.email)) return [];
      if (whole.cue('same-number') && asked === 'phone') return [];
      if (asked === 'phone' && byMail.test(whole.folded)) return [{ do: 'decline' }];
      return whole.cue('decline') || whole.cue('dont-know') || (whole.cue('no') && (asked === 'email' || flatNo(seen)))
        ? [{ do: 'decline' }]
        : [];
    case 'address': {
      const address = busy || namesNoStreet(said) ? null : addressAnswer(said, seen.language);
      if (address) return [{ do: 'set-address', address }];
      // "Same address you have": the owner knows where, and reads that they said so.
      if (!busy && saysSameAddress(whole.folded))
        return [{ do: 'set-reason', reason: said.slice(0, 1000), isNote: true }, { do: 'decline' }];
      return whole.cue('decline') ? [{ do: 'decline' }] : [];
    }
    case 'code':
      return isOwnAfterAll(seen) ? [{ do: 'for-self' }] : codeAnswer(seen, busy);
    case 'time':
    case 'booking':
    case 'service': {
      const first = mentions.services.length === 0 && isNewHere(whole.folded) && serviceOfNew(heard.business);
      // "How would I know?": whoever cannot tell comes for what finds it out, where there is one such visit.
      const unsure = mentions.services.length === 0 && (whole.cue('dont-know') || cannotTell.test(whole.folded));
      const findsOut = asked === 'service' && unsure ? serviceToFindOut(heard.business) : undefined;
      if (findsOut) return [{ do: 'set-service', service: findsOut, sure: newSure }];
      if (asked === 'service' && first) return [{ do: 'set-service', service: first, sure: newSure }];
      const mayPick = asked === 'booking' && mentions.wishes.length === 0 && !asksWhatIfOff(said, mentions.wishes);
      const chosen = mayPick ? pickVisit(seen) : [];
      if (chosen.length > 0) return chosen;
      return [
        ...(mentions.wishes.length === 0 || choosesOffer(seen) ? picks(seen, offers.length) : []),
        ...anyOf(seen),
      ];
    }
    case 'reason':
      return busy ? [] : [{ do: 'set-reason', reason: said.slice(0, 1000) }];
    case 'message':
      return messageAnswer(seen, wants, isBusy(wants));
    default:
      return [];
  }
}

const cannotTell =
  /(?<!\p{L})(?:how (?:would|should|am) i (?:supposed to )?know|you tell me|como voy a saber\p{L}*|ni idea|no tengo idea|aucune idee|comment (?:je )?(?:saurais|le saurais)|keine ahnung|woher soll ich das wissen|weiss ich (?:doch )?nicht)(?!\p{L})/u;

/** Taken for the visit that is meant for who is new, and said in the statement. */
const newSure = 0.75;

/** "By e-mail, please", where a number was asked for; "write to me" by nothing else, and nobody who keeps theirs to themselves. */
const byMail =
  /(?<!\p{L})(?:(?:by|via|per|por|par|mit|with) (?:e-?mail|mail|correo(?: electronico)?|courriel)|e-?mail (?:is|me|us|only|works|would)|(?:give|leave|use|geben|reicht|genugt|donner|laisser|dar(?:le)?|dejar(?:le)?)(?: (?:you|ihnen|sie|vous|le|les|auch|an?|my|une?|mon|eine?|meine?|el|mi|un|denn|nicht))* (?:e-?mail|mail|courriel|correo)|qu'on m'ecrive|que me escriban|(?:rather|prefer|lieber|plutot|mejor|prefiero|prefere|sooner)(?: (?!not|no|nicht|kein\p{L}*|pas|without|sin|ohne|sans)\p{L}+){0,3} (?:an? )?(?:e-?mail|mail|correo|courriel)|(?:escrib(?:ame|anme|eme|enme|irme)|schreiben sie mir|ecrivez[- ]moi|write (?:to )?me)(?= *(?:[.,;!?]|$)| (?:please|bitte|por favor|s'il vous plait|lieber|mejor|plutot|instead|doch|einfach)(?!\p{L})| (?:an? |una? |une |eine? )?(?:e-?mail|mail|correo|courriel)(?!\p{L})))(?!\p{L})/u;

/** A "no" and nothing else, from where no number shows that could be refused in favour of another. */
function flatNo({ heard, whole }: Seen): boolean {
  return !heard.turn.from.phone && whole.folded.trim().split(/\s+/).length <= 2;
}

/** "Anyone" frees the choice of who comes, and chooses none of the times offered. */
function anyOf({ heard, whole, mentions }: Seen): Command[] {
  if (heard.state.asked === 'time' && whole.cue('any-person')) return [{ do: 'set-staff', staff: null }];
  return whole.cue('any') && mentions.wishes.length === 0 ? [{ do: 'any' }] : [];
}

function courtesies({ whole, heard }: Seen): Command[] {
  const commands: Command[] = [];
  const closing = heard.state.asked === 'more' || heard.state.asked === null;
  if ((whole.cue('done') && closing) || whole.cue('bye') || (heard.state.asked === 'more' && whole.sounds('bye')))
    commands.push({ do: 'goodbye' });
  if (whole.cue('thanks')) commands.push({ do: 'thanks' });
  if (
    heard.state.refusals > 0 &&
    heard.state.asked === 'more' &&
    commands.length === 0 &&
    !whole.cue('yes') &&
    !whole.cue('no') &&
    heard.state.done.length === 0
  ) {
    commands.push({ do: 'others-appointment', wants: 'know' });
  }
  return commands;
}
