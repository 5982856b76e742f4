// The figures of a period as one table for a spreadsheet: what is counted, of which, by channel.
import { csvOf } from '#shared/csv.ts';
import type { Figures, PerChannel } from '../contract.ts';
import { containmentPercent } from '../rules.ts';
import { channelNames, channelWords, outcomeWords, sumOf } from './figure-words.ts';

/** Rows of the same eight columns; a cell is empty where a figure has no channel. */
export function figuresCsv(figures: Figures): string {
  const { booked, questions, containment, replies, handOffs } = figures;
  const talks = (kind: string, of: string, counts: PerChannel, unit = 'conversations') => [
    kind,
    of,
    unit,
    String(sumOf(counts)),
    ...channelNames.map((name) => String(counts[name])),
  ];
  const one = (kind: string, of: string, unit: string, count: number | null) => [
    ...[kind, of, unit, count === null ? '' : String(count)],
    ...channelNames.map(() => ''),
  ];
  return csvOf([
    ['Figure', 'Of', 'Unit', 'All', ...channelNames.map((name) => channelWords[name])],
    talks('Period', `${figures.from} to ${figures.until} (${figures.timezone})`, figures.perChannel),
    ...figures.days.map((day) => talks('Day', day.day, day)),
    ...figures.days.map((day) => one('Booked on day', day.day, 'appointments', day.booked)),
    ...figures.days.map((day) => one('Not known on day', day.day, 'questions', day.questions)),
    ...figures.hours.map((hour) => talks('Hour', `${String(hour.hour).padStart(2, '0')}:00`, hour)),
    ...figures.outcomes.map((outcome) => talks('Outcome', outcomeWords[outcome.outcome], outcome)),
    one('Booked', 'by the receptionist', 'appointments', booked.receptionist),
    one('Booked', 'on the booking page', 'appointments', booked.visitor),
    one('Booked', 'by the team', 'appointments', booked.team),
    one('Booked', 'and cancelled since', 'appointments', booked.cancelledSince),
    one('Questions', 'not known', 'questions', questions.asked),
    one('Questions', 'answered since', 'questions', questions.answeredSince),
    one('Containment', 'contained', 'conversations', containment.contained),
    one('Containment', 'goal missed', 'conversations', containment.goalMissed),
    one('Containment', 'came back', 'conversations', containment.returned),
    one('Containment', 'too recent to judge', 'conversations', containment.tooRecent),
    one('Containment', 'silent', 'conversations', containment.silent),
    one('Containment', 'contained of judged', 'percent', containmentPercent(containment)),
    ...replies.flatMap(({ channel, medianMs, p95Ms, replies: count }) => [
      one('Replies', channelWords[channel], 'replies', count),
      one('Replies, median', channelWords[channel], 'ms', medianMs),
      one('Replies, 95th percentile', channelWords[channel], 'ms', p95Ms),
    ]),
    one('Hand-offs', 'asked for', 'hand-offs', handOffs.asked),
    one('Hand-offs', 'taken', 'hand-offs', handOffs.taken),
    one('Hand-offs, median wait', '', 'ms', handOffs.medianMs),
  ]);
}
