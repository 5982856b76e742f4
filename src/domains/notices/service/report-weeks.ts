// The weekly report: on Monday morning, in the business's own time, what the receptionist did from Monday to Sunday.
import { readersOf } from '#domains/notice-choices/service.ts';
import type { SystemScope } from '#platform/database/scope.ts';
import { eachOf } from '#platform/each-of.ts';
import type { Links } from '#platform/links.ts';
import { sendNotice } from '../service.ts';
import { findWeeks, type Week } from '../store.ts';
import { choicesUrl, type NewsNeeds } from './tell-owners.ts';

/** Sends each owner who wants it one report a week, however often this runs. A week in which nobody called has none. */
export async function reportWeeks({ database, log, links }: NewsNeeds): Promise<void> {
  const nameOf = ({ business }: Week) => ({ business });
  const weeks = await database.asSystem(findWeeks);
  await eachOf({ log, doing: 'report a week', nameOf }, weeks, (week) =>
    database.asSystem((scope) => reportWeek(scope, week, links)),
  );
}

async function reportWeek(scope: SystemScope, week: Week, links: Links): Promise<void> {
  for (const { user, email, name, choices } of await readersOf(scope, week.business)) {
    if (user === null || !choices.weeklyReports) continue;
    await sendNotice(scope, {
      template: 'weekly-report',
      to: email,
      values: {
        ...{ name, business: week.name, week: daysOf(week), lines: linesOf(week) },
        ...{ url: links.to('/dashboard'), choicesUrl: choicesUrl(links) },
      },
      effectKey: `weekly-report:${week.business}:${user}:${week.monday}`,
    });
  }
}

const questionMost = 150;

const days = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

function daysOf({ monday, sunday }: Week): string {
  return days.formatRange(new Date(`${monday}T00:00Z`), new Date(`${sunday}T00:00Z`)).replaceAll('\u2009', ' ');
}

function linesOf(week: Week): string[] {
  const counted = (count: number, one: string, many: string) =>
    count === 0 ? [] : [`${count} ${count === 1 ? one : many}`];
  return [
    ...counted(week.conversations, 'conversation.', 'conversations.'),
    ...counted(week.booked, 'appointment booked.', 'appointments booked.'),
    ...counted(week.cancelled, 'appointment cancelled.', 'appointments cancelled.'),
    ...counted(week.messages, 'message taken.', 'messages taken.'),
    ...counted(week.hand_offs, 'caller asked for a person.', 'callers asked for a person.'),
    ...counted(
      week.unanswered,
      'question without an answer: teach it under Training.',
      'questions without an answer: teach them under Training.',
    ),
    ...week.asked.map(
      (question) => `“${question.length > questionMost ? `${question.slice(0, questionMost)}…` : question}”`,
    ),
  ];
}
