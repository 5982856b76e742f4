// Whom a test call is about. A rehearsal changes nobody who was there before it, makes no second contact of whom it is said to
// be, and whoever it does make is tagged, so that nobody takes them for a customer.
import type { BusinessScope } from '#platform/database/scope.ts';
import type { Id } from '#shared/ids.ts';
import { isSomeone, testCallTag } from '../rules.ts';
import { keepCaller, reachedAt } from '../service.ts';
import * as store from '../store.ts';

type Said = {
  readonly name?: string | undefined;
  readonly phone?: string | undefined;
  readonly email?: string | undefined;
};

/**
 * The contact who has that number or address, unchanged; else the one whom this very call, which goes on since then, made before,
 * brought up to date; else, by the name alone, the one of an earlier test call; else a new one. `own` is whom the call was
 * about so far. Null where the plan holds no more contacts or nothing is known. Safe to repeat.
 */
export async function keepTestCaller(
  scope: BusinessScope,
  own: Id<'contact'> | null,
  said: Said,
  since: Date,
): Promise<Id<'contact'> | null> {
  const name = (said.name ?? '').trim().slice(0, 200);
  const phone = said.phone ? await reachedAt(scope, said.phone) : null;
  const email = said.email?.trim().toLowerCase() || null;
  if (!isSomeone({ name, phone, email })) return own;
  const here = [phone, email].filter((way) => way !== null);
  if (here.length > 0) await store.holdReach(scope, here);
  const known = here.length > 0 ? await store.findByReach(scope, phone, email) : undefined;
  const mine = own && (await isOfTestCall(scope, own, since)) ? own : null;
  if (known && known.id !== mine) {
    const standing = known.id as Id<'contact'>;
    if (mine) await store.deleteContacts(scope, [mine]);
    return standing;
  }
  if (mine) return keepCaller(scope, mine, said);
  const earlier = here.length === 0 ? ((await store.findTestCaller(scope, testCallTag, name)) ?? own) : null;
  return earlier ?? keepCaller(scope, null, said, [testCallTag]);
}

/** Whether that contact is one that the test call which began then has made, and that nobody has made a customer since. */
export async function isOfTestCall(scope: BusinessScope, id: Id<'contact'>, since: Date): Promise<boolean> {
  const contact = await store.findContact(scope, id);
  return contact !== undefined && contact.created_at >= since && contact.tags.includes(testCallTag);
}
