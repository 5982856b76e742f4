// Which existing appointment is meant, and whether the one who asks may have it told or changed: their own number or
// address proves it, else a code sent to what is on file. Nothing of anybody else is told.

import { clockOf, minutesOf } from '#shared/hours.ts';
import type { Language } from '../../business.ts';
import type { TimeWish } from '../../commands.ts';
import { askFor, asksAgain, type Dialogue, dropFrame, isNameOf, nameOf } from '../../dialogue.ts';
import { localTime, weekdayOf } from '../../local-time.ts';
import { type AppointmentsFrame, type CancelFrame, type Frame, heardIn, type MoveFrame } from '../../state.ts';
import type { Appointment } from '../../tool.ts';
import { wentElsewhere } from '../../understand/contact-details/code-answer.ts';
import { foldCue } from '../../understand/cues/cue.ts';
import { kin } from '../../understand/who-comes/kin.ts';
import { askForPhone } from '../booking/person.ts';
import { withMore } from '../messages/message.ts';

export type OwnFrame = MoveFrame | CancelFrame | AppointmentsFrame;

const speaksOfKin = (text: string, language: Language): boolean =>
  new RegExp(
    `(?<!\\p{L})(?:my|our|mis?|nuestr[oa]|mon|ma|notre|meine?[rnm]?|unsere?[rnm]?) (?:\\p{L}+ )?(?:${kin[language]})(?!\\p{L})`,
    'u',
  ).test(foldCue(text));

/** So much of what was wished for is told to the team, in characters. */
const wishedMax = 500;

/** In which words a change was asked for, should nothing prove whose visit it is. */
export function noteWish(d: Dialogue, frame: OwnFrame): void {
  const said = d.turn.text.trim().slice(0, wishedMax);
  if (said !== '') frame.wished = said;
}

/** Is it about appointments that exist? */
export const isOwn = (frame: Frame): frame is OwnFrame => frame.flow !== 'book' && frame.flow !== 'message';

/** Does this wish stand for the time that the appointment has now? */
export function namesAppointment(wish: TimeWish, appointment: Pick<Appointment, 'startsAt'>, zone: string): boolean {
  const local = localTime(appointment.startsAt, zone);
  if (wish.date !== undefined) {
    const inside =
      wish.until === undefined ? wish.date === local.date : wish.date <= local.date && local.date <= wish.until;
    if (!inside) return false;
  }
  if (wish.time !== undefined) return minutesOf(wish.time) === local.minutes;
  if (wish.earliest !== undefined && local.minutes < minutesOf(wish.earliest)) return false;
  if (wish.latest !== undefined && local.minutes > minutesOf(wish.latest)) return false;
  return wish.date !== undefined;
}

/** Those that service, person, day and hour of the frame leave; what fits none of them is passed over. */
export function matching(d: Dialogue, frame: OwnFrame, all: readonly Appointment[]): readonly Appointment[] {
  const zone = d.turn.business.timezone;
  const narrow = (some: readonly Appointment[], test: (one: Appointment) => boolean) => {
    const kept = some.filter(test);
    return kept.length > 0 ? kept : some;
  };
  let left = all;
  if (frame.forOther !== undefined) left = narrow(left, (one) => isForNamed(d, frame, one));
  if (frame.service) left = narrow(left, (one) => one.service === frame.service);
  if (frame.staff && frame.flow !== 'move') left = narrow(left, (one) => one.staff === frame.staff);
  const wishes = frame.times.filter((wish) => wish.date !== undefined || wish.time !== undefined);
  if (left.length > 1)
    left = narrow(left, (one) => wishes.some((wish) => wish.date !== undefined && namesAppointment(wish, one, zone)));
  if (left.length > 1) left = narrow(left, (one) => wishes.some((wish) => namesAppointment(wish, one, zone)));
  // "The one on Thursday; on Tuesday I'm coming": of several, the one named first is the answer.
  const [first] = wishes;
  if (left.length > 1 && d.state.asked === 'booking' && first)
    left = narrow(left, (one) => namesAppointment(first, one, zone));
  // "Tuesday's", of what was just listed, is the one on a Tuesday, whichever.
  const { date } = first ?? {};
  if (left.length > 1 && d.state.asked === 'booking' && date !== undefined)
    left = narrow(left, (one) => weekdayOf(localTime(one.startsAt, zone).date) === weekdayOf(date));
  const last = d.state.done.at(-1);
  const isPlain = frame.flow === 'move' || (frame.flow === 'cancel' && wishes.length === 0);
  const isBare = isPlain && frame.service === undefined && d.state.asked === 'more';
  if (left.length > 1 && isBare && last && last.did !== 'cancelled' && onlyIt.test(foldCue(d.turn.text)))
    left = narrow(left, (one) => one.id === last.appointment);
  return left;
}

/** "Wait, cancel it", right after one was booked: that one is meant. */
const onlyIt =
  /(?<!\p{L})(?:(?:cancel|scrap|drop|undo|move|change|reschedule|postpone) (?:it|that|this|that one|this one)|call (?:it|that) off|(?:cancel|anul|mu[eo]v|cambi|pospon)\p{L}*l[oa]|(?:l[oa] (?:quiero |puede |podemos )?(?:cancel|anul|mov|cambi)\p{L}*)|(?:annule[rz]?|deplace[rz]?|decale[rz]?)-l[ea]|l'(?:annuler|avancer)|l[ea] (?:deplacer|decaler|reporter)|(?:den|ihn|es|das) (?:bitte |doch |wieder |lieber )*(?:absagen|stornieren|streichen|verschieben|verlegen)|(?:stornieren|streichen|verschieben|verlegen) sie (?:den|ihn|es|das)|sagen sie (?:den|ihn|es|das)(?: bitte| doch| wieder| lieber)* ab)(?= *(?:[,.!?;]|$)| (?:please|again|por favor|s'il|bitte|doch|wieder|to|for|para|a|pour|auf))/u;

/** The coming visits that the frame is about: of whom its own code proved, else of who calls. */
export function visitsOf(d: Dialogue, { proved, forOther }: OwnFrame): Promise<readonly Appointment[]> {
  return d.tools.myAppointments(proved && forOther === undefined ? { proof: proved.proof } : {});
}

/** The appointment that is meant, or null when something was asked or refused instead. `known`: what `visitsOf` gave, where they were read. */
export async function findOwn(
  d: Dialogue,
  frame: OwnFrame,
  known?: readonly Appointment[],
): Promise<Appointment | null> {
  const all = known ?? (await visitsOf(d, frame));
  if (frame.appointment) {
    const found = all.find((one) => one.id === frame.appointment);
    if (found) return found;
    delete frame.appointment;
  }
  const fits = matching(d, frame, all);
  const proved = d.caller !== null || frame.proved !== undefined;
  const named = frame.forOther !== undefined && fits.length === 1 && pointsAt(d, frame, fits[0]);
  if (all.length > 0 && (frame.forOther === undefined || named)) {
    const [only, second] = fits;
    if (only && !second) {
      frame.appointment = only.id;
      return only;
    }
    if (frame.flow !== 'appointments') {
      for (const one of fits) {
        const { date, minutes } = localTime(one.startsAt, d.turn.business.timezone);
        const label = `${one.service} ${date} ${clockOf(minutes)}`;
        d.offers.push({ kind: 'booking', appointment: one.id, label });
      }
      const listed = d.acts.some((one) => one.say === 'your-appointments');
      askFor(d, 'booking', { say: 'ask-booking', told: fits, to: frame.flow, ...(listed && { listed }) });
    }
    return null;
  }
  if (proved && frame.forOther === undefined) {
    if (!d.acts.some((act) => act.say === 'no-appointments')) d.acts.push({ say: 'no-appointments' });
    dropFrame(d, frame);
    return null;
  }
  await askForProof(d, frame);
  return null;
}

/** For another person's visit kept under the caller's own name, the caller has to point at it. */
function pointsAt(d: Dialogue, frame: OwnFrame, one: Appointment | undefined): boolean {
  if (!one) return false;
  const zone = d.turn.business.timezone;
  return (
    isForNamed(d, frame, one) ||
    frame.service === one.service ||
    frame.times.some((wish) => namesAppointment(wish, one, zone))
  );
}

/** One of the caller's own that is kept for somebody else, whose name was said. */
function isForNamed({ state, caller }: Dialogue, { onFile }: OwnFrame, { name }: Appointment): boolean {
  const said = onFile ?? state.said.name;
  return said !== undefined && caller !== null && name !== caller.name && isNameOf(said, name);
}

async function askForProof(d: Dialogue, frame: OwnFrame): Promise<void> {
  const { state } = d;
  const { refused, codeSent: hasCode } = state.identity;
  if (refused || (!hasCode && !(await d.tools.canSendCode()))) {
    refuseProof(d, frame);
    return;
  }
  // Whose visit it is stands apart from who calls: a code for another's goes to what is on file of them.
  const isOthers = frame.forOther !== undefined;
  const name = isOthers ? frame.onFile : state.said.name;
  if (!name && (isOthers || !nameOf(d))) {
    // Who calls for somebody else and does not know is not asked over and over.
    const ofKin = isOthers || speaksOfKin(frame.wished ?? '', state.language);
    const inVain = ofKin && asksAgain(d, 'name') && !d.used;
    if (state.said.nameDeclined || inVain) return refuseProof(d, frame);
    askFor(d, 'name', { say: 'ask-name-on-file' });
    return;
  }
  if (!state.said.phone && !state.said.email) {
    if (state.said.phoneDeclined) return refuseProof(d, frame);
    askForPhone(d, { same: false, forCode: true });
    return;
  }
  const { resend, codeFor } = state.identity;
  // One that went out for somebody else's visit is none for this.
  const codeSent = state.identity.codeSent && codeFor === frame.onFile;
  const by = state.said.phone ? 'sms' : 'email';
  if (!codeSent || resend) {
    delete state.identity.resend;
    const sent = await d.tools.sendCode({
      name,
      phone: state.said.phone,
      email: state.said.phone === undefined ? state.said.email : undefined,
    });
    if (!sent.ok) {
      // One that was sent before may still come.
      if (codeSent) askFor(d, 'code', { say: 'ask-code', by, again: true });
      else refuseProof(d, frame);
      return;
    }
    state.identity.codeSent = true;
    if (frame.onFile === undefined) delete state.identity.codeFor;
    else state.identity.codeFor = frame.onFile;
    d.did.push({ did: 'sent-code' });
    if (!codeSent) d.acts.push({ say: 'will-send-code' });
    askFor(d, 'code', { say: 'ask-code', by: sent.value.by, again: false });
    return;
  }
  askFor(d, 'code', { say: 'ask-code', by, again: true });
}

/** Nothing is told or changed, in this conversation, of whom nothing proves; what was asked is asked no more. */
export function refuseProof(d: Dialogue, frame: OwnFrame): void {
  d.state.identity.refused = true;
  d.state.askedAgain = 0;
  d.acts.push({ say: 'cannot-prove' });
  dropFrame(d, frame);
  if (frame.flow !== 'appointments' && frame.wished !== undefined) offerToTell(d, frame.wished, frame.forOther);
}

/** What may not be changed here is offered to be passed on; asked for once more, it is. */
function offerToTell({ state, caller, turn }: Dialogue, wished: string, forOther: string | undefined): void {
  const isKins = forOther !== undefined || speaksOfKin(wished, state.language);
  // Whose visit it is was said to prove it, and nothing shows that they call. Whose own code went to a husband's telephone keeps the name.
  const keepsName = !isKins && wentElsewhere(foldCue(turn.text), heardIn(state));
  if (caller === null)
    for (const one of ['name', 'phone', 'email'] as const) if (one !== 'name' || !keepsName) delete state.said[one];
  const offered = state.frames.find((one) => one.flow === 'message' && one.ofVisit && one.kept === undefined);
  if (offered?.flow === 'message') {
    offered.body = withMore(offered.body ?? offered.about, wished, heardIn(state));
    delete offered.proposed;
    return;
  }
  const wish = isKins && { wish: wished };
  state.frames.push({ flow: 'message', urgent: false, proposed: true, ofVisit: true, about: wished, ...wish });
}

/**
 * A code was said: it proves the caller from here on, or whose visit it was sent for, as long as that frame is not done; or it
 * is wrong. How often one may be wrong, the tool knows.
 */
export async function tryCode(d: Dialogue, frame: OwnFrame | null, code: string): Promise<void> {
  const { identity, said } = d.state;
  if (!identity.codeSent || identity.refused) return;
  // Whom the door proved has nothing to prove but for somebody else's visit.
  const { codeFor } = identity;
  if (d.caller !== null && codeFor === undefined) return;
  const checked = await d.tools.checkCode(code, { ofOther: codeFor !== undefined });
  if (checked.ok) {
    const { proof, ...person } = checked.value;
    if (codeFor === undefined) {
      // The claim was theirs, and the file spells it.
      delete said.name;
      d.caller = person;
    } else {
      // Who calls stays who they are, and what was said to reach the other is not theirs.
      if (said.phone === person.phone) delete said.phone;
      if (said.email === person.email) delete said.email;
      const meant = d.state.frames.filter(isOwn).find((one) => one.onFile === codeFor);
      if (meant) {
        meant.proved = { proof, name: person.name };
        delete meant.forOther;
        delete meant.onFile;
      }
    }
    // It is used up.
    delete identity.resend;
    delete identity.codeFor;
    identity.codeSent = false;
    d.did.push({ did: 'proved-caller' });
    d.acts.push(codeFor === undefined ? { say: 'proved', name: person.name } : { say: 'acknowledge' });
    return;
  }
  d.acts.push({ say: 'code-wrong' });
  if (checked.reason !== 'too_many') return;
  if (frame) refuseProof(d, frame);
  else identity.refused = true;
}

/** The visit is the caller's own after all: nothing that was said to reach somebody else is theirs, and no code for it counts. */
export function ownAfterAll(d: Dialogue, frame: OwnFrame): void {
  const { identity, said } = d.state;
  d.used = true;
  delete frame.forOther;
  delete frame.onFile;
  if (!identity.codeSent) return;
  identity.codeSent = false;
  delete said.phone;
  delete said.email;
}

/** Somebody else was claimed to be: a code that was sent before went to where they are not. */
export function claimChanged(d: Dialogue): void {
  if (d.state.identity.codeSent) d.state.identity.resend = true;
}
