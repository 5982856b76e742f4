// The desk at a glance: what waits, what today holds, what the month counts, what was done lately.

import { monthStart } from '#domains/appointments/rules.ts';
import { listAppointments } from '#domains/appointments/service.ts';
import { countAwaiting, listConversations } from '#domains/conversations/service/read.ts';
import { listServices, readProfile } from '#domains/knowledge/service.ts';
import type { Metered } from '#domains/limits/rules.ts';
import { readLimits } from '#domains/limits/service.ts';
import { messagesOf } from '#domains/messages/service.ts';
import { readTraining } from '#domains/questions/service/read-training.ts';
import { listUnanswered } from '#domains/questions/service.ts';
import type { BusinessScope } from '#platform/database/scope.ts';
import { dayMs } from '#shared/durations.ts';
import type { Deed, Desk, WaitingTalk } from '../contract.ts';
import { todayOf } from '../rules.ts';
import { countMonth, type DeedRow, findDeeds } from '../store/desk.ts';

const [talksShown, questionsShown, deedsShown, daysAhead] = [5, 3, 8, 60];

/** Counted at the moment of asking; nothing is kept. */
export async function readDesk(scope: BusinessScope): Promise<Desk> {
  const { timezone, slug } = await readProfile(scope);
  const { from, to } = todayOf(scope.now(), timezone);
  const today = await listAppointments(scope, { from, to, withCancelled: false });
  const training = await readTraining(scope);
  const { phone, sms, chat, email, ...month } = await countMonth(scope, monthStart(scope.now(), timezone));
  const services = await listServices(scope);
  const { meters } = await readLimits(scope);
  const used = (of: Metered) => meters.find((meter) => meter.of === of)?.used ?? 0;
  return {
    timezone,
    slug,
    waiting: {
      conversations: await countAwaiting(scope),
      first: await firstWaiting(scope),
      questions: training.unanswered,
      firstQuestions: (await listUnanswered(scope))
        .slice(0, questionsShown)
        .map(({ id, question, timesAsked }) => ({ id, question, timesAsked })),
    },
    today,
    next: today.length > 0 ? null : await firstAfter(scope, to),
    month: {
      ...month,
      conversations: { phone, sms, chat, email },
      emailsSent: used('emailsPerMonth'),
      textsSent: used('textsPerMonth'),
      appointmentsUsed: used('appointmentsPerMonth'),
    },
    contacts: used('contacts'),
    taught: { parts: training.parts.filter(({ isTaught }) => isTaught).length, of: training.parts.length },
    priced: {
      services: services.filter(({ priceCents, priceNote }) => priceCents !== null || priceNote !== null).length,
      of: services.length,
    },
    recent: (await findDeeds(scope, deedsShown)).map(deedOf),
  };
}

async function firstWaiting(scope: BusinessScope): Promise<WaitingTalk[]> {
  const { conversations } = await listConversations(scope, { view: 'needs-person', limit: talksShown });
  const waiting: WaitingTalk[] = [];
  for (const { id, channel, awaits, contact, from, lastText, lastLineAt } of conversations) {
    if (awaits === null) continue;
    // The receptionist's thanks for a message tell nobody what it says.
    const left = awaits === 'message' && (await messagesOf(scope, id)).findLast(({ state }) => state === 'new');
    const who = contact?.name || from.phone || from.email || '';
    waiting.push({ id, channel, awaits, who, lastText: left ? left.body : lastText, lastLineAt });
  }
  return waiting;
}

async function firstAfter(scope: BusinessScope, from: Date): Promise<Desk['next']> {
  const to = new Date(from.getTime() + daysAhead * dayMs);
  const [next] = await listAppointments(scope, { from, to, withCancelled: false }, 1);
  return next ?? null;
}

/** Instants within JSON are written by the database; they leave as all others do. */
function deedOf({ kind, id, at, who, more }: DeedRow): Deed {
  const starts = typeof more.startsAt === 'string' ? { startsAt: new Date(more.startsAt).toISOString() } : {};
  return { kind, id, at: at.toISOString(), who, ...more, ...starts } as Deed;
}
