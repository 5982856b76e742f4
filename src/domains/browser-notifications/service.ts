// Who is told in which browser, and by which keys. Whoever has news says so here; background.ts carries it.
import { createHash } from 'node:crypto';
import { choicesOfMany } from '#domains/notice-choices/service.ts';
import type { BusinessScope, SystemScope } from '#platform/database/scope.ts';
import { noteEffect } from '#platform/queue/note-effect.ts';
import { seal, unseal } from '#platform/seal.ts';
import type { Push, PushAddress, PushKeys } from '#ports/push.ts';
import { Fault } from '#shared/errors.ts';
import { fieldMessages } from '#shared/fields.ts';
import type { BusinessId, Id, UserId } from '#shared/ids.ts';
import { type ToldBrowser, toldBrowsersMost } from './contract.ts';
import { type BrowserNotification, type News, notificationsOf, ttlSecondsOf } from './rules.ts';
import * as store from './store.ts';

export type { News } from './rules.ts';

export type BrowserNotificationNeeds = {
  readonly push: Push;
  /** The private key is kept sealed with it. */
  readonly sealKey: Buffer;
};

/** The background work that tells one browser one thing. */
export const tellBrowserWork = 'tell-browser';

/** What the private key is sealed for. */
const whose = 'push keys';

/**
 * The pair of this installation, made when it is first asked for. One that was sealed with a secret which is lost is replaced, and
 * the browsers that trusted it are forgotten: they can be asked again.
 */
export async function pushKeys({ push, sealKey }: BrowserNotificationNeeds, scope: SystemScope): Promise<PushKeys> {
  const kept = await store.findKeys(scope);
  const opened = kept && unseal(sealKey, whose, kept.private_key_sealed);
  if (kept && opened) return { publicKey: kept.public_key, privateKey: opened };
  if (kept) await store.forgetKeys(scope, kept.public_key);
  const { publicKey, privateKey } = push.makeKeys();
  await store.keepFirstKeys(scope, { public_key: publicKey, private_key_sealed: seal(sealKey, whose, privateKey) });
  const now = await store.findKeys(scope);
  const theirs = now && unseal(sealKey, whose, now.private_key_sealed);
  if (!now || !theirs) throw new Error('the keys for push were sealed by a process with another secret');
  return { publicKey: now.public_key, privateKey: theirs };
}

export async function listBrowsers(
  scope: BusinessScope,
  user: UserId,
  session: Id<'session'>,
): Promise<readonly ToldBrowser[]> {
  return (await store.findBrowsers(scope, user)).map((row) => browserOf(row, session));
}

/**
 * Tells this browser from now on. Throws `invalid_request` for what no browser gives, `browser_limit`, and `not_signed_in`
 * where the sign-in has ended meanwhile. Safe to repeat.
 */
export async function keepBrowser(
  { push }: BrowserNotificationNeeds,
  scope: SystemScope,
  asking: store.Asking,
  address: PushAddress,
): Promise<ToldBrowser> {
  if (!push.takes(address)) throw new Fault('invalid_request', { fields: { endpoint: fieldMessages.pattern } });
  const others = await store.countOthers(scope, asking, address.endpoint);
  if (others >= toldBrowsersMost) throw new Fault('browser_limit');
  const kept = await store.keepBrowser(scope, asking, address);
  if (!kept) throw new Fault('not_signed_in');
  return browserOf(kept, asking.session);
}

/** Throws `not_found` where it is not theirs. */
export async function forgetBrowser(scope: BusinessScope, user: UserId, id: Id<'toldBrowser'>): Promise<void> {
  if (!(await store.deleteBrowser(scope, user, id))) throw new Fault('not_found');
}

/** Puts what each person of a business is to be told in their browsers into the scope's own transaction. */
export async function tellBrowsers(
  scope: SystemScope,
  { business, timezone }: { readonly business: BusinessId; readonly timezone: string },
  news: readonly News[],
): Promise<void> {
  if (news.length === 0) return;
  const people = await store.findPeople(scope, business);
  if (people.length === 0) return;
  const choicesOf = await choicesOfMany(
    scope,
    business,
    people.map(({ user }) => user),
  );
  for (const { user, browsers } of people)
    for (const notification of notificationsOf(news, choicesOf(user), { now: scope.now(), timezone }))
      for (const browser of browsers) await tellBrowser(scope, business, browser, notification);
}

/** The effect key of a notification: one browser is told it once. */
export const notificationKey = (browser: Id<'toldBrowser'>, { key }: Pick<BrowserNotification, 'key'>) =>
  `push:${browser}:${key}`;

/** Puts one notification on its way within the scope's own transaction, unless it is already. */
export async function tellBrowser(
  scope: SystemScope,
  business: BusinessId,
  browser: Id<'toldBrowser'>,
  notification: BrowserNotification,
): Promise<void> {
  const { title, path, kinds, tag, at } = notification;
  const effectKey = notificationKey(browser, notification);
  if (!(await noteEffect(scope, `${effectKey}:enqueued`))) return;
  const until = new Date((at ?? scope.now()).getTime() + ttlSecondsOf(kinds) * 1000);
  await scope.enqueue({
    name: tellBrowserWork,
    effectKey,
    data: { browser, title, path, kinds: [...kinds], topic: topicOf(business, tag), until: until.toISOString() },
    ...(at && { startAfter: at }),
  });
}

/** As push services take it, and telling them nothing: 32 characters of base64url. */
const topicOf = (business: BusinessId, tag: string) =>
  createHash('sha256').update(`${business}/${tag}`).digest('base64url').slice(0, 32);

function browserOf(row: store.ToldBrowserRow, session: Id<'session'>): ToldBrowser {
  return {
    id: row.id,
    userAgent: row.user_agent,
    isCurrent: row.session_id === session,
    since: row.created_at.toISOString(),
  };
}
