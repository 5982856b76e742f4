// Over HTTP, a model that understands as the embedded brain does loses no call; one that answers with commands drawn at random, of
// the right shape, about real and made-up things, breaks no invariant and no turn.
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { type Command, command } from '../../src/receptionist/commands.ts';
import { createMind } from '../../src/receptionist/mind.ts';
import type { Heard } from '../../src/receptionist/understander.ts';
import { type Call, loadSet } from './format.ts';
import { inProcess } from './in-process.ts';
import { honest, openScriptedLine } from './model-line.ts';
import { runCall } from './run-call.ts';

const set = loadSet(fileURLToPath(new URL('./sets/public', import.meta.url)));

/** The same numbers each time (a linear congruential generator), so that a failure comes back. */
let at = 20_261_121;
const next = () => {
  at = (at * 1_103_515_245 + 12_345) % 2_147_483_648;
  return at / 2_147_483_648;
};
const pick = <T>(from: readonly T[]): T => from[Math.floor(next() * from.length)] as T;

const kinds = command.options.map((one) => one.shape.do.value);
/** What ends a talk at once would end the test with it. */
const ends = new Set<Command['do']>([
  'robot',
  'spam',
  'wrong-number',
  'emergency',
  'silence',
  'abuse',
  'goodbye',
  'person',
]);

function lie({ business, turn }: Heard): Record<string, unknown> {
  const kind = pick(kinds.filter((one) => !ends.has(one)));
  const words = pick([
    pick(turn.text.split(/\s+/)) || 'x',
    'Gwen Adler',
    'It is $1 and booked',
    '+17735550146',
    '481517',
  ]);
  const day = String(16 + Math.floor(next() * 14));
  const clock = `${String(Math.floor(next() * 24)).padStart(2, '0')}:${pick(['00', '30'])}`;
  const service = pick([...business.services.map((one) => one.name), 'Free crowns']);
  const staff = pick([...(business.staff ?? []).map((one) => one.name), null, 'Nobody']);
  const wishes = [{ date: `2026-11-${day}`, time: clock, ...(next() < 0.2 && { weekdays: ['tue', 'wed'] }) }];
  const values: Record<string, unknown> = {
    but: { services: [service], staff: staff === null ? [] : [staff], times: wishes },
    only: [service],
    services: [service, pick([...business.services.map((one) => one.name), 'Free crowns'])],
    flow: pick(['book', 'move', 'cancel', 'appointments', 'message']),
    ...{ service, staff, wishes },
    offer: pick([1, 2, 3, 99, -1]),
    language: pick(['en', 'es', 'fr', 'de']),
    wants: pick(['know', 'change']),
    sure: 1,
    beside: true,
    isNote: pick([true, false]),
    inPassing: pick([true, false]),
    names: [words, 'Gwen Adler'],
    guest: pick(['right-after', 'just-before', 'same-time', 'same-day', 'other-day']),
  };
  const shape = command.options.find((one) => one.shape.do.value === kind)?.shape ?? {};
  const fields = Object.keys(shape).filter((name) => name !== 'do' && name !== 'soft');
  return {
    do: kind,
    ...Object.fromEntries(fields.map((name) => [name, name === 'message' ? true : (values[name] ?? words)])),
  };
}

const lying = await openScriptedLine((heard) =>
  JSON.stringify({ language: 'en', commands: Array.from({ length: 1 + Math.floor(next() * 4) }, () => lie(heard)) }),
);
afterAll(() => lying.stop());

const businessOf = ({ business }: Call) => {
  const file = set.businesses.get(business);
  if (!file) throw new Error(`no business ${business}`);
  return file;
};

test('an honest model loses no call', { timeout: 60_000 }, async () => {
  const line = await openScriptedLine(honest);
  const answering = inProcess(createMind(line.parts));
  for (const call of set.calls) {
    const { id, failures, broken } = await runCall(call, businessOf(call), answering);
    expect([...failures, ...broken], id).toEqual([]);
  }
  expect(line.asked()).toBeGreaterThan(60);
  expect([line.fellBack, line.breaches]).toEqual([[], []]);
  await line.stop();
});

test('sixty talks with a lying model break nothing', { timeout: 60_000 }, async () => {
  const answering = inProcess(createMind(lying.parts));
  for (let talk = 0; talk < 60; talk += 1) {
    const call = pick(set.calls);
    const business = businessOf(call);
    const { broken, exchanges } = await runCall({ ...call, maxTurns: 10 }, business, answering);
    const told = exchanges.map(({ line, reply }) => `caller: ${line}\ntelle: ${reply}`).join('\n');
    // It may speak another of the business's languages: that is a lie too, but a harmless one.
    expect(
      broken.filter((one) => !one.startsWith('speaks ')),
      told,
    ).toEqual([]);
  }
  expect(lying.asked()).toBeGreaterThan(150);
  expect([lying.fellBack, lying.breaches]).toEqual([[], []]);
});
