// A visitor's side of a chat: opened, said once and in order, ended. A visitor is whoever holds the token.
import { createHash, randomBytes } from 'node:crypto';
import { endThread } from '#domains/conversations/service/end.ts';
import { readThread, shownLineOf, type ThreadPlace } from '#domains/conversations/service/read.ts';
import { type Received, receive } from '#domains/conversations/service/receive.ts';
import { readBusiness, readProfile } from '#domains/knowledge/service.ts';
import type { Actor, Database } from '#platform/database/scope.ts';
import type { AnswerOf, BodyOf } from '#shared/endpoint.ts';
import { Fault } from '#shared/errors.ts';
import { type BusinessId, isId } from '#shared/ids.ts';
import { greetingOf, invitationOf, quickRepliesOf } from '../openers.ts';
import type { endChat, greetChat, openChat, sendChat } from './contract.ts';
import * as store from './store.ts';

export const visitorActor: Actor = { kind: 'visitor', id: null };

/** What is kept of a token, and the key of its thread. */
export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** What stands at a chat's address. Throws `not_found`. */
export async function placeAt(database: Database, slug: string): Promise<store.Place> {
  const place = await database.asSystem((scope) => store.findBusinessOf(scope, slug));
  if (!place) throw new Fault('not_found');
  return place;
}

/** What stands at the door, for whoever passes by. */
export async function greet(database: Database, business: BusinessId): Promise<AnswerOf<typeof greetChat>> {
  return database.asBusiness(business, visitorActor, async (scope) => {
    const facts = await readBusiness(scope);
    const { greeting } = await readProfile(scope);
    return { name: facts.name, greeting: greetingOf(facts, greeting), invitation: invitationOf(facts, greeting) };
  });
}

/** Safe to repeat with the token that it gave. */
export async function openVisit(
  database: Database,
  { business, isSample }: Pick<store.Place, 'business' | 'isSample'>,
  known: string | null,
): Promise<AnswerOf<typeof openChat>> {
  return database.asBusiness(business, visitorActor, async (scope) => {
    const last = known === null ? null : await store.findLastSequence(scope, hashOfToken(known));
    const visitor = known !== null && last !== null ? known : randomBytes(16).toString('base64url');
    const facts = await readBusiness(scope);
    const { greeting } = await readProfile(scope);
    const seen = last === null ? null : await readThread(scope, 'chat', hashOfToken(visitor), null);
    if (last === null) await store.insertVisitor(scope, hashOfToken(visitor));
    const lines = seen?.lines ?? [];
    const end = lines.at(-1);
    return {
      visitor,
      nextSequence: (last ?? 0) + 1,
      business: { name: facts.name, languages: [...facts.languages], isSample },
      greeting: greetingOf(facts, greeting),
      quickReplies: quickRepliesOf(facts),
      state: seen?.state ?? 'open',
      lines: lines.map(({ conversation: _, ...line }) => line),
      isTyping: seen?.isTyping ?? false,
      person: seen?.person ?? null,
      lastEventId: end ? eventIdOf({ conversation: end.conversation, seq: end.seq }) : '',
    };
  });
}

/**
 * Takes what a visitor says, once for each `clientId`. Throws `not_signed_in` for a token that nobody was given, and
 * `conflict` for a sequence that is not the next one.
 */
export async function takeMessage(
  database: Database,
  business: BusinessId,
  { visitor, clientId, sequence, text }: BodyOf<typeof sendChat>,
): Promise<{ answer: AnswerOf<typeof sendChat>; received: Received }> {
  const threadKey = hashOfToken(visitor);
  return database.asBusiness(business, visitorActor, async (scope) => {
    const before = await store.countSequence(scope, threadKey, sequence);
    if (before === null) throw new Fault('not_signed_in');
    if (sequence > before + 1) throw new Fault('conflict', { details: 'an earlier message is missing' });
    const received = await receive(scope, { channel: 'chat', threadKey, providerId: clientId, text });
    if (!received.isRepeat && sequence <= before)
      throw new Fault('conflict', { details: 'another message had this sequence' });
    const answer = {
      line: shownLineOf(received.line),
      isRepeat: received.isRepeat,
      nextSequence: Math.max(before, sequence) + 1,
    };
    return { answer, received };
  });
}

/** Safe to repeat. Throws `not_signed_in`. */
export async function endVisit(
  database: Database,
  business: BusinessId,
  { visitor }: BodyOf<typeof endChat>,
): Promise<AnswerOf<typeof endChat>> {
  return database.asBusiness(business, visitorActor, async (scope) => {
    if ((await store.findLastSequence(scope, hashOfToken(visitor))) === null) throw new Fault('not_signed_in');
    await endThread(scope, 'chat', hashOfToken(visitor));
    return { state: 'resolved' as const };
  });
}

export function eventIdOf({ conversation, seq }: ThreadPlace): string {
  return `${conversation}.${seq}`;
}

/** The place that a last event id names; null for none, and for text that is none. */
export function placeOfEvent(id: string | null): ThreadPlace | null {
  const [conversation = '', seq = ''] = (id ?? '').split('.');
  return isId('conversation', conversation) && /^\d{1,9}$/.test(seq) ? { conversation, seq: Number(seq) } : null;
}
