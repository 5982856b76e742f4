// What a person chose to be told of. Whoever sends news asks here whom it goes to.
import type { BusinessScope, SystemScope } from '#platform/database/scope.ts';
import type { BusinessId, UserId } from '#shared/ids.ts';
import { mailAddress } from '#shared/mail-address.ts';
import type { ReadChoices } from './contract.ts';
import { defaultChoices, isQuiet, type NoticeChoices, wallClock } from './rules.ts';
import { findChoices, findChoicesOfMany, findReaders, findTimezone, keepChoices, type Reader } from './store.ts';

export type { Reader } from './store.ts';

/** All but what this server can tell people by. */
type Chosen = Omit<ReadChoices, 'canText'>;

export async function readChoices(scope: BusinessScope, user: UserId): Promise<Chosen> {
  const [choices, timezone] = [await findChoices(scope, user), await findTimezone(scope)];
  return { ...(choices ?? defaultChoices), timezone };
}

/** Safe to repeat. Holds from the next news on. */
export async function updateChoices(scope: BusinessScope, user: UserId, choices: NoticeChoices): Promise<Chosen> {
  await keepChoices(scope, user, choices);
  return readChoices(scope, user);
}

/** The owners of a business, each with what they chose. One whom no mail can reach keeps it from none of the others. */
export async function readersOf(scope: SystemScope, business: BusinessId): Promise<readonly Reader[]> {
  return (await findReaders(scope, business)).filter(({ email }) => mailAddress.test(email));
}

/** Those with an account who want mail and have no quiet hours now, by the clock of the business. */
export async function mailableNow(scope: SystemScope, business: BusinessId, timezone: string) {
  const clock = wallClock(scope.now(), timezone);
  return (await readersOf(scope, business)).flatMap(({ user, choices, ...reader }) =>
    user === null || !choices.emailNotifications || isQuiet(choices, clock) ? [] : [{ ...reader, user }],
  );
}

/** What each of these people of a business chose. */
export async function choicesOfMany(
  scope: SystemScope,
  business: BusinessId,
  users: readonly UserId[],
): Promise<(user: UserId) => NoticeChoices> {
  const chosen = await findChoicesOfMany(scope, business, users);
  return (user) => chosen.get(user) ?? defaultChoices;
}
