import { expect, it } from 'vitest';
import type { ContactField, FieldValue } from './contract.ts';
import { checkValue, readValue, writtenValue } from './rules.ts';

const field = (kind: ContactField['kind'], choices: string[] = []) => ({ kind, choices });
const boiler = field('choice', ['Gas', 'Oil', 'Heat pump']);

type Case = [ContactField['kind'], string, FieldValue | null];
it.each<Case>([
  ...([
    ['text', ' Blue door ', 'Blue door'],
    ['text', 'x'.repeat(501), null],
    ['text', '  ', null],
  ] satisfies Case[]),
  ...([
    ['number', '1,234.5', 1234.5],
    ['number', '-3', -3],
    ['number', '3 rooms', null],
    ['number', '1e9', null],
  ] satisfies Case[]),
  ...([
    ['date', '2026-2-3', '2026-02-03'],
    ['date', '11/21/2026', '2026-11-21'],
  ] satisfies Case[]),
  ...([
    ['date', '21.11.2026', '2026-11-21'],
    ['date', '2026-02-30', null],
    ['date', 'tomorrow', null],
  ] satisfies Case[]),
  ...([
    ['choice', 'heat PUMP', 'Heat pump'],
    ['choice', 'Coal', null],
  ] satisfies Case[]),
  ...([
    ['yes-no', 'Yes', true],
    ['yes-no', 'nein', false],
    ['yes-no', 'perhaps', null],
  ] satisfies Case[]),
])('reads %s out of "%s" as %s', (kind, written, value) => {
  const read = readValue({ ...boiler, kind }, written);
  expect(read.ok ? read.value : null).toBe(value);
  if (read.ok) expect(readValue({ ...boiler, kind }, writtenValue(read.value))).toEqual(read);
});

type Checked = [ContactField['kind'], FieldValue, boolean];
it.each<Checked>([
  ...([
    ['text', 'Blue', true],
    ['text', 3, false],
    ['number', 3, true],
    ['number', '3', false],
  ] satisfies Checked[]),
  ...([
    ['number', Number.NaN, false],
    ['yes-no', true, true],
    ['yes-no', 'yes', false],
    ['date', true, false],
  ] satisfies Checked[]),
  ...([
    ['date', '2026-11-21', true],
    ['choice', 'Gas', true],
    ['choice', 'Coal', false],
  ] satisfies Checked[]),
])('of a %s takes %s: %s', (kind, value, isTaken) => expect(checkValue({ ...boiler, kind }, value).ok).toBe(isTaken));
