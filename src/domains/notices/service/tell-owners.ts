// Writes to a business's owners what callers left, and tells the browsers that asked: each thing once, to those who want it, and
// not in their quiet hours.
import { type News as BrowserNews, tellBrowsers } from '#domains/browser-notifications/service.ts';
import { isPressing, isQuiet, manyNews, wakes, wallClock, wants } from '#domains/notice-choices/rules.ts';
import { type Reader, readersOf } from '#domains/notice-choices/service.ts';
import type { Database, SystemScope } from '#platform/database/scope.ts';
import { eachOf } from '#platform/each-of.ts';
import type { Links } from '#platform/links.ts';
import type { Log } from '#platform/log.ts';
import type { BusinessId } from '#shared/ids.ts';
import { sendNotice } from '../service.ts';
import {
  dropHeldOfNobody,
  findBusiness,
  findHolders,
  findUntold,
  findWithNews,
  holdNews,
  markTold,
  takeHeldNews,
  type Untold,
} from '../store.ts';
import { newsOf, subjectOf } from '../templates/owner-news.ts';

/** Where an owner chooses what is mailed to them. */
export const choicesUrl = (links: Links) => links.to('/settings', { tab: 'notifications' });

const eventsMax = 50;

/** One mail: its subject, a paragraph a piece of news, and a word unlike for each mail. */
type News = { readonly key: string; readonly subject: string; readonly paragraphs: readonly string[] };

export type NewsNeeds = { readonly database: Database; readonly log: Log; readonly links: Links };

/**
 * Tells what happened since that instant and was not told: what presses in a mail of its own, all the rest in one. What is
 * told is noted in the same transaction, so that it is told once however often this runs. News in a reader's quiet hours
 * is held for them, and told together when these end; emergencies and urgent messages come through at once.
 */
export async function tellOwners({ database, log, links }: NewsNeeds, since: Date): Promise<void> {
  const holders = await database.asSystem(async (scope) => {
    await dropHeldOfNobody(scope);
    return findHolders(scope);
  });
  await eachOf({ log, doing: 'release held news', nameOf }, holders, (business) =>
    database.asSystem((scope) => releaseHeld(scope, business, links)),
  );
  const withNews = await database.asSystem((scope) => findWithNews(scope, since));
  await eachOf({ log, doing: 'tell owners', nameOf }, withNews, (business) =>
    database.asSystem((scope) => tellBusiness(scope, business, since, links, 'all')),
  );
}

/**
 * Tells what presses in one business, or in each for null, as `tellOwners` does. What can wait is left to its next time, and so
 * is what is held.
 */
export async function tellPressing(
  { database, log, links }: NewsNeeds,
  since: Date,
  business: BusinessId | null,
): Promise<void> {
  const pressed = business ? [business] : await database.asSystem((scope) => findWithNews(scope, since));
  await eachOf({ log, doing: 'tell what presses', nameOf }, pressed, (one) =>
    database.asSystem((scope) => tellBusiness(scope, one, since, links, 'pressing')),
  );
}

const nameOf = (business: BusinessId) => ({ business });

async function tellBusiness(
  scope: SystemScope,
  business: BusinessId,
  since: Date,
  links: Links,
  only: 'all' | 'pressing',
): Promise<void> {
  const events: Untold[] = [];
  for (const event of await findUntold(scope, business, since)) {
    if (only === 'pressing' && !isPressing(event.kind)) continue;
    if (!(await markTold(scope, event.key))) continue;
    if (event.kind === 'booked') await markTold(scope, event.key.slice(0, event.key.lastIndexOf(':')));
    events.push(event);
  }
  const [first] = events;
  if (!first) return;
  for (const reader of await readersOf(scope, business)) await tellReader(scope, reader, events, links);
  await tellBrowsers(scope, { business, timezone: first.timezone }, events.map(browserNewsOf));
}

/** Where it is seen: the conversation that it came of, the diary, or the desk. */
function browserNewsOf({ key, kind, conversation_id, starts_at }: Untold): BrowserNews {
  const path = starts_at ? '/diary' : conversation_id ? `/inbox?id=${conversation_id}` : '/dashboard';
  return { key, kind, path };
}

async function tellReader(scope: SystemScope, reader: Reader, events: readonly Untold[], links: Links): Promise<void> {
  const wanted = events.filter(({ kind }) => wants(reader.choices, kind));
  const [first] = wanted;
  if (!first) return;
  const { user } = reader;
  const quiet = user !== null && isQuiet(reader.choices, wallClock(scope.now(), first.timezone));
  const now = wanted.filter(({ kind }) => !quiet || wakes(kind));
  if (quiet)
    for (const event of wanted.filter(({ kind }) => !wakes(kind))) {
      const words = { subject: subjectOf([event]), paragraph: newsOf(event) };
      await holdNews(scope, { business: event.business_id, user, key: event.key, ...words });
    }
  const pressing = now.filter(({ kind }) => isPressing(kind)).map((event) => [event]);
  const rest = inMails(now.filter(({ kind }) => !isPressing(kind)));
  for (const letter of [...pressing, ...rest])
    await writeNews(scope, reader, first.business, links, {
      key: letter[0]?.key ?? '',
      subject: subjectOf(letter),
      paragraphs: letter.map(newsOf),
    });
}

/** Sends what was held for readers of a business whose quiet hours are over, or who want none any more. */
async function releaseHeld(scope: SystemScope, business: BusinessId, links: Links): Promise<void> {
  const { name, timezone } = await findBusiness(scope, business);
  for (const reader of await readersOf(scope, business)) {
    if (reader.user === null || isQuiet(reader.choices, wallClock(scope.now(), timezone))) continue;
    const taken = await takeHeldNews(scope, business, reader.user);
    if (!reader.choices.emailNotifications) continue;
    for (const held of inMails(taken))
      await writeNews(scope, reader, name, links, {
        key: `held:${held[0]?.key}`,
        subject: held.length > 1 ? manyNews(held.length) : (held[0]?.subject ?? ''),
        paragraphs: held.map(({ paragraph }) => paragraph),
      });
  }
}

async function writeNews(
  scope: SystemScope,
  { email, name, user }: Reader,
  business: string,
  links: Links,
  { key, subject, paragraphs }: News,
): Promise<void> {
  await sendNotice(scope, {
    template: 'owner-news',
    to: email,
    values: {
      ...{ name, business, subject, events: [...paragraphs], url: links.to('/dashboard') },
      ...(user && { choicesUrl: choicesUrl(links) }),
    },
    effectKey: `owner-news:${key}:${email}`,
  });
}

function inMails<T>(pieces: readonly T[]): T[][] {
  const mails: T[][] = [];
  for (let from = 0; from < pieces.length; from += eventsMax) mails.push(pieces.slice(from, from + eventsMax));
  return mails;
}
