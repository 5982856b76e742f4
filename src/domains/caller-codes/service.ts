// A code sent to the number or address on file proves who is asking. Whether there is such a contact is never told.
import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { findPerson } from '#domains/contacts/service.ts';
import { sendNotice } from '#domains/notices/service.ts';
import type { BusinessScope } from '#platform/database/scope.ts';
import { dayMs } from '#shared/durations.ts';
import type { Outcome } from '#shared/errors.ts';
import type { Id } from '#shared/ids.ts';
import { codeMail, codeMinutes, codesMost, codeText, codeTriesMost, mayBeCalled } from './rules.ts';
import * as store from './store.ts';

export type Text = {
  readonly to: string;
  readonly body: string;
  readonly effectKey: string;
  /** The appointment of which it reminds: it is looked at again right before the text goes out. */
  readonly reminds?: { readonly appointment: Id<'appointment'>; readonly startsAt: string };
};

/** What a code needs from outside. */
export type CodeNeeds = {
  /** 32 bytes for this purpose alone. */
  readonly key: Buffer;
  /** Enqueues a text message in the scope's transaction; null where no texts can be sent. */
  readonly sendText: ((scope: BusinessScope, text: Text) => Promise<void>) | null;
  /** Whether a mail reaches anybody: it is sent, or kept where whoever tries a demo reads it. */
  readonly canMail: boolean;
};

/** The stand-in for texts: kept in the outbox beside the mail, at an address that names the number and reaches nobody. */
export const keepText: NonNullable<CodeNeeds['sendText']> = async (scope, { to, body, effectKey, reminds }) => {
  const values = {
    name: '',
    subject: `Text to ${to}`,
    text: body,
    why: 'No provider of text messages is set, so it is kept here.',
    ...(reminds && { reminds }),
  };
  await sendNotice(scope, { template: 'caller-code', to: keptTextTo(to), values, effectKey });
};

/** The address under which a text to that number is kept. */
export function keptTextTo(phone: string): string {
  return `${phone.replace(/\D/g, '')}@text.invalid`;
}

export type Claim = {
  readonly name?: string | undefined;
  readonly phone?: string | undefined;
  readonly email?: string | undefined;
};

/** A contact is not sent more than so many codes a day, whoever asks. */
const perContactMost = 10;

/** Is there any way to send one? */
export const canSendCodes = ({ sendText, canMail }: CodeNeeds): boolean => canMail || sendText !== null;

/**
 * Sends a code to what is on file of the contact who fits the claim. The answer hangs on the claim and on what can be
 * sent at all, never on whether there is such a contact. Refused after a few in one conversation, and with
 * `no_way` where one by text or mail would reach nobody.
 */
export async function sendCallerCode(
  needs: CodeNeeds,
  scope: BusinessScope,
  talk: { readonly conversation: Id<'conversation'>; readonly language: string; readonly business: string },
  claim: Claim,
): Promise<Outcome<{ readonly by: 'sms' | 'email' }, 'too_many' | 'no_way'>> {
  const { sent } = await store.countCodes(scope, talk.conversation);
  if (sent >= codesMost) return { ok: false, reason: 'too_many' };
  const by = claim.phone !== undefined && needs.sendText ? 'sms' : 'email';
  if (by === 'email' && !needs.canMail) return { ok: false, reason: 'no_way' };
  const found = await findPerson(scope, {
    phone: claim.phone,
    email: claim.phone === undefined ? claim.email : undefined,
  });
  const fits = found !== null && (claim.name === undefined || mayBeCalled(found.name, claim.name)) ? found : null;
  const spared =
    fits && (await store.countToContact(scope, fits.id, new Date(scope.now().getTime() - dayMs))) >= perContactMost;
  const contact = spared ? null : fits;

  const code = String(randomInt(0, 1_000_000)).padStart(6, '0');
  const expiresAt = new Date(scope.now().getTime() + codeMinutes * 60_000);
  const hash = hashOf(needs, talk.conversation, code);
  const id = await store.insertCode(scope, {
    conversation: talk.conversation,
    contact: contact?.id ?? null,
    hash,
    by,
    expiresAt,
  });
  if (contact && by === 'sms' && needs.sendText && contact.phone)
    await needs.sendText(scope, {
      to: contact.phone,
      body: codeText(talk.language, code, talk.business),
      effectKey: id,
    });
  else if (contact && by === 'email' && contact.email)
    await sendNotice(scope, {
      template: 'caller-code',
      to: contact.email,
      values: { name: '', ...codeMail(talk.language, code, talk.business) },
      effectKey: id,
    });
  return { ok: true, value: { by } };
}

/** The contact whom the code proves. Refused for a wrong or run-out one, and for good from the last of a few wrong ones on. */
export async function checkCallerCode(
  needs: CodeNeeds,
  scope: BusinessScope,
  conversation: Id<'conversation'>,
  said: string,
): Promise<Outcome<store.Proof, 'wrong' | 'too_many'>> {
  const { tries } = await store.countCodes(scope, conversation);
  if (tries >= codeTriesMost) return { ok: false, reason: 'too_many' };
  const codes = await store.listCodes(scope, conversation);
  const [newest] = codes;
  if (!newest) return { ok: false, reason: 'wrong' };
  // The first may come after the second was sent: both went to the same contact, and either proves that one.
  const saidHash = Buffer.from(hashOf(needs, conversation, said.replace(/\D/g, '')));
  const proving = codes.find(
    (code) =>
      code.contact_id !== null &&
      code.contact_id === newest.contact_id &&
      scope.now() < code.expires_at &&
      timingSafeEqual(saidHash, Buffer.from(code.code_hash)),
  );
  await store.noteTry(scope, (proving ?? newest).id, proving !== undefined);
  if (proving?.contact_id) return { ok: true, value: { proof: proving.id, contact: proving.contact_id } };
  return { ok: false, reason: tries + 1 >= codeTriesMost ? 'too_many' : 'wrong' };
}

/** Whom codes have proved in a conversation. */
export function listProofs(scope: BusinessScope, conversation: Id<'conversation'>): Promise<readonly store.Proof[]> {
  return store.listUsed(scope, conversation);
}

function hashOf({ key }: CodeNeeds, conversation: Id<'conversation'>, code: string): string {
  return createHmac('sha256', key).update(`${conversation} ${code}`).digest('base64url');
}
