// The figures of a period: what was counted, laid out by day, hour, channel and outcome, with nothing left out of a row.
import { channels, outcomes } from '#domains/conversations/contract.ts';
import { readProfile } from '#domains/knowledge/service.ts';
import type { BusinessScope } from '#platform/database/scope.ts';
import type { Figures, PerChannel } from '../contract.ts';
import { daysOfPeriod } from '../rules.ts';
import * as store from '../store/period.ts';

/** The last `length` days on the business's wall, today included. Counted at the moment of asking; nothing is kept. */
export async function readFigures(scope: BusinessScope, length: number): Promise<Figures> {
  const { timezone } = await readProfile(scope);
  const { days, since } = daysOfPeriod(scope.now(), timezone, length);
  const asked = { since, timezone };
  const talks = await store.countTalks(scope, asked);
  const booked = await store.countBooked(scope, asked);
  const questions = await store.countQuestions(scope, asked);
  const contained = await store.countContained(scope, since);
  const bookedBy = (...by: string[]) =>
    sum(booked.filter((one) => by.includes(one.by)).map(({ standing }) => standing));
  const questionsOf = (...states: string[]) =>
    sum(questions.filter(({ state }) => states.includes(state)).map(({ count }) => count));
  return {
    timezone,
    from: days[0] ?? '',
    until: days.at(-1) ?? '',
    conversations: sum(talks.map(({ count }) => count)),
    perChannel: byChannel(talks),
    days: days.map((day) => ({
      day,
      ...byChannel(talks.filter((one) => one.day === day)),
      booked: sum(booked.filter((one) => one.day === day).map(({ standing }) => standing)),
      questions: sum(questions.filter((one) => one.day === day).map(({ count }) => count)),
    })),
    hours: Array.from({ length: 24 }, (_, hour) => ({ hour, ...byChannel(talks.filter((one) => one.hour === hour)) })),
    outcomes: ([...outcomes, 'going-on'] as const).map((outcome) => ({
      outcome,
      ...byChannel(talks.filter((one) => (one.outcome ?? 'going-on') === outcome)),
    })),
    booked: {
      receptionist: bookedBy('receptionist'),
      visitor: bookedBy('visitor'),
      team: bookedBy('user', 'api-key'),
      cancelledSince: sum(booked.map(({ cancelled }) => cancelled)),
    },
    questions: {
      asked: questionsOf('open', 'answered', 'dismissed'),
      answeredSince: questionsOf('answered'),
      dismissed: questionsOf('dismissed'),
      most: await store.findMostAsked(scope, since, 5),
    },
    containment: { judged: contained.contained + contained.goalMissed + contained.returned, ...contained },
    replies: await store.measureReplies(scope, since),
    handOffs: await store.measureHandOffs(scope, since),
  };
}

function byChannel(talks: readonly store.TalksCount[]): PerChannel {
  const counts = channels.map((channel) => [
    channel,
    sum(talks.filter((one) => one.channel === channel).map(({ count }) => count)),
  ]);
  return Object.fromEntries(counts) as PerChannel;
}

function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0);
}
