// Values and bare answers: what was asked says what "yes", "Maria Lopez" or "the later one" stands for.
import type { Command } from '../../commands.ts';
import { addressAnswer } from '../contact-details/address-answer.ts';
import { setsAddress } from '../contact-details/address-put-right.ts';
import { namesNoStreet, saysSameAddress } from '../contact-details/addresses.ts';
import { mayAmend } from '../contact-details/amended.ts';
import { codeAnswer } from '../contact-details/code-answer.ts';
import { foldCue } from '../cues/cue.ts';
import { messageAnswer } from '../messages/message-answer.ts';
import { isIntroduced } from '../messages/sender-told.ts';
import { amendedName } from '../names/details.ts';
import { callsForOther, setApart } from '../names/names-apart.ts';
import { namesNobody, withWhom } from '../names/names-nobody.ts';
import { namesAwaited, namesOfSeveral } from '../names/names-of-several.ts';
import { withoutPayer } from '../names/payers.ts';
import { joined, surnameAlone } from '../names/rest-of-name.ts';
import { tellsParty } from '../names/tells-party.ts';
import { callsOffEvery } from '../own-visits/every-visit.ts';
import { offForAnotherTime } from '../own-visits/off-for-another-time.ts';
import { isOneAway } from '../own-visits/stays-away.ts';
import { pickVisit } from '../own-visits/which-one.ts';
import { noteWithYes } from '../own-visits/yes-note.ts';
import { asksWhatIfOff } from '../questions/asks-of-visit.ts';
import { bareAsked, bareNameSureMin, onlyNames, type Seen, type Wants } from '../seen.ts';
import { onDayOfBooked } from '../services/asked-along.ts';
import { isNewHere, serviceOfNew, serviceToFindOut } from '../services/new-here.ts';
import { choosesOffer, picks, subjects } from '../services/subjects.ts';
import { cueOf } from '../signs.ts';
import { withOwners } from '../who-comes/each-their-own.ts';
import { forEachGuest } from '../who-comes/several-people.ts';
import { isOwnAfterAll } from '../who-comes/whose.ts';
import { wishWithoutVisit } from '../wishes/wish-without-visit.ts';
import { refusesVisit } from './refuses-visit.ts';
import { verdicts } from './yes-and-no.ts';

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
function leaving(seen: Seen, wants: Wants): Command[] {
  const { whole, said, language } = seen;
  const { state } = seen.heard;
  const frame = state.frames.at(-1);
  if (!frame || wants.flows.size > 0 || offForAnotherTime(seen)) return [];
  const agrees = state.asked === 'confirm' && leftSo.test(whole.folded) && !whole.cue('no');
  // "¿Lo dejo así?" — "Déjelo así": of what is to be put in, a yes; of what is to be given up, none.
  const isToPutIn = frame.flow === 'book' || frame.flow === 'message';
  if (agrees && isToPutIn && !whole.cue('yes') && !whole.sounds('yes')) return [{ do: 'affirm' }];
  const parts =
    state.asked === 'message' && whole.cue('bye') && whole.folded.trim().split(/\s+/).length <= partingWordsMax;
  const drops = parts || (whole.cue('drop') && state.asked !== 'more' && !agrees);
  const refused = refusesVisit(whole.folded);
  const none =
    (whole.cue('no-booking') || refused) &&
    (frame.flow === 'book' || (frame.flow === 'move' && state.asked !== 'time'));
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
  const wished = none && frame.flow === 'book' ? wishWithoutVisit(said, language) : null;
  if (wished !== null) {
    // What the talk began with says what the order, or the errand, is about.
    const began = state.done.length === 0 && state.concern !== wished ? state.concern : undefined;
    const body = [began, wished].filter((one) => one !== undefined).join(' – ');
    return [{ do: 'drop' }, { do: 'start', flow: 'message' }, { do: 'set-message', body }];
  }
  return drops || none || givesUp || nothingThere ? [{ do: 'drop' }] : [];
}

const ofNumber =
  /(?<!\p{L})(?:number|reference|code|confirmation|numero|codigo|referencia|nummer|referenz|buchungsnummer|terminnummer)(?!\p{L})/u;

/** "You won't have this number" says that it is not the one on file. */
const notThisNumber =
  /(?<!\p{L})(?:not|n't) (?:on |at |under )?(?:this|that|the same) (?:one|line)(?!\p{L})|(?<!\p{L})(?:est[ea] no|pas (?:celui|ce|cette)|nicht (?:diese|unter dieser))(?!\p{L})|(?:won't|don't|doesn't|not|isn't|never|different|another|no|nicht|kein\w*|pas|otr[oa]|autre|andere[rnms]?)(?![\p{L}])[^.,!?]{0,24}(?:this|my|that|the|este|ese|ce|diese[rn]?|die|mi|mon|meine[rn]?)? ?(?:number|phone|numero|telefono|nummer|telephone)/u;

/** Below it, what could be a name unasked is not taken for one. */
const nameSureMin = 0.6;

/** "Simón" and "roger that" say yes in slang, where a name is not what was asked. */
const slangYes: ReadonlySet<string> = new Set(['simon', 'nickel', 'roger', 'banco']);

const namesCaller =
  /(?<!\p{L})(?:my (?:own )?name(?:'s| is)|mi nombre es|me llamo|yo soy|mon nom (?:a moi )?est|(?:moi )?je m'appelle|mein name ist|ich heisse)(?!\p{L})/u;

/** What callers say of themselves, asked or not. */
function ofCaller(seen: Seen, wants: Wants): Command[] {
  const { heard, mentions, whole } = seen;
  const { state, turn } = heard;
  const { asked } = state;
  const commands: Command[] = [];
  const apart = asked === 'name' || asked === 'message' ? null : callsForOther(seen, wants);
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
    !(slangYes.has(foldCue(called)) && whole.cue('yes')) &&
    asked !== 'name' &&
    mentions.name.sure >= (asked === 'time' && onlyNames(seen) ? bareNameSureMin : nameSureMin) &&
    asked !== 'address' &&
    (asked !== 'message' || isIntroduced(whole.folded, called))
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
  if (apart !== null) commands.splice(0, commands.length, ...apart);
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
      const name = withoutPayer(mentions.name.name);
      return [
        ...withWhom(seen),
        ...(name === null ? [] : [{ do: 'set-name', name: joined(seen, name), sure: 0.95 } as const]),
      ];
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
      if (address) return setsAddress(address);
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
