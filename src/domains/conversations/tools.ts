// What the receptionist may do with a conversation: know its caller, take a message, ask for a person, have a code prove who
// is asking, keep what a stranger said of themselves. Whose conversation it is comes from the turn, never from the talk.
import { type CodeNeeds, canSendCodes, checkCallerCode, sendCallerCode } from '#domains/caller-codes/service.ts';
import { keepTestCaller } from '#domains/contacts/service/test-callers.ts';
import { getContact, keepCaller } from '#domains/contacts/service.ts';
import { askForPerson } from '#domains/hand-offs/service.ts';
import { completeMessage, countMessages, keepMessage } from '#domains/messages/service.ts';
import type { BusinessScope } from '#platform/database/scope.ts';
import type { KnownCaller, Tools } from '#receptionist/tool.ts';
import type { Turn } from '#receptionist/turn.ts';
import { type Id, isId } from '#shared/ids.ts';
import { isHumanThere, messagesMost } from './rules.ts';
import { tell } from './store/changes.ts';
import { updateThread } from './store/threads.ts';

export type ConversationTools = Pick<
  Tools,
  'caller' | 'takeMessage' | 'handOff' | 'humanThere' | 'canSendCode' | 'sendCode' | 'checkCode' | 'saveContact'
>;

/** One turn's conversation, as its tools see it. It is locked; what the tools change of it they change here too. */
export type Talk = {
  readonly id: Id<'conversation'>;
  readonly business: Turn['business'];
  readonly language: string;
  readonly from: { readonly phone: string | null; readonly email: string | null };
  contact: Id<'contact'> | null;
  provedContact: Id<'contact'> | null;
  /** When it began, where it is a test call. */
  readonly testSince?: Date | null;
};

const bodyMax = 5000;
const reasonMax = 500;

export function conversationTools(scope: BusinessScope, talk: Talk, codes: CodeNeeds): ConversationTools {
  let known: KnownCaller | null | undefined;
  const caller = async (): Promise<KnownCaller | null> => {
    if (known !== undefined) return known;
    known = talk.provedContact ? await callerOf(scope, talk.provedContact) : null;
    return known;
  };
  const humanThere = () => {
    const { humanHours = 'business' } = talk.business.escalation;
    return isHumanThere({ ...talk.business, humanHours }, scope.now());
  };

  return {
    caller,
    humanThere: async () => humanThere(),
    takeMessage: async ({ body, name, phone, email, to, urgent, completes }) => {
      const onFile = await caller();
      const said = {
        conversation_id: talk.id,
        contact_id: talk.contact,
        body: body.slice(0, bodyMax),
        name: name ?? onFile?.name ?? null,
        phone: phone ?? onFile?.phone ?? talk.from.phone,
        email: email ?? onFile?.email ?? talk.from.email,
        addressee: to ?? null,
        is_urgent: urgent,
      };
      const completed = completes && isId('message', completes) ? await completeMessage(scope, completes, said) : null;
      if (completed === null && (await countMessages(scope, talk.id)) >= messagesMost)
        return { ok: false, reason: 'too_many' };
      const message = completed ?? (await keepMessage(scope, said));
      await tell(scope, talk.id, 'message');
      return { ok: true, value: { id: message.id } };
    },
    handOff: async ({ to, reason, name, phone, address }) => {
      if (to === 'human' && !humanThere()) return { ok: false, reason: 'nobody_there' };
      if (to === 'on-call' && !talk.business.escalation.onCall) return { ok: false, reason: 'nobody_there' };
      const onFile = await caller();
      await askForPerson(scope, {
        conversation: talk.id,
        to,
        reason: reason.slice(0, reasonMax),
        name: name ?? onFile?.name,
        phone: phone ?? onFile?.phone ?? talk.from.phone ?? undefined,
        address,
      });
      await updateThread(scope, talk.id, { state: 'waiting' });
      await tell(scope, talk.id, 'hand-off');
      return { ok: true, value: { to } };
    },
    canSendCode: async () => canSendCodes(codes),
    sendCode: async (claim) =>
      sendCallerCode(
        codes,
        scope,
        { conversation: talk.id, language: talk.language, business: talk.business.name },
        claim,
      ),
    checkCode: async (said, { ofOther = false } = {}) => {
      const checked = await checkCallerCode(codes, scope, talk.id, said);
      if (!checked.ok) return checked;
      const { contact, proof } = checked.value;
      if (ofOther) return { ok: true, value: { ...(await callerOf(scope, contact)), proof } };
      talk.contact = contact;
      talk.provedContact = contact;
      await updateThread(scope, talk.id, { contact, provedContact: contact });
      known = await callerOf(scope, contact);
      return { ok: true, value: { ...known, proof } };
    },
    saveContact: (said) => keepOwnContact(scope, talk, said),
  };
}

/**
 * The contact of a stranger who said who they are, made or brought up to date. A proved caller's record is never changed by
 * what is said; nor is anybody else's, since a stranger's own contact is always a new one.
 */
export async function keepOwnContact(
  scope: BusinessScope,
  talk: Talk,
  said: { name?: string | undefined; phone?: string | undefined; email?: string | undefined },
): Promise<void> {
  if (talk.provedContact) return;
  const own = talk.contact;
  if (talk.testSince) return setContact(scope, talk, await keepTestCaller(scope, own, said, talk.testSince));
  const contact = await keepCaller(scope, own, {
    name: said.name,
    phone: said.phone ?? (own ? undefined : (talk.from.phone ?? undefined)),
    email: said.email ?? (own ? undefined : (talk.from.email ?? undefined)),
  });
  await setContact(scope, talk, contact);
}

async function setContact(scope: BusinessScope, talk: Talk, contact: Id<'contact'> | null): Promise<void> {
  if (contact === talk.contact) return;
  talk.contact = contact;
  await updateThread(scope, talk.id, { contact });
}

async function callerOf(scope: BusinessScope, id: Id<'contact'>): Promise<KnownCaller> {
  const { name, phone, email } = await getContact(scope, id);
  return { name, phone: phone ?? undefined, email: email ?? undefined };
}
