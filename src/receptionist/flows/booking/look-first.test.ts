// Whoever cannot say what they need is seen, by the one visit that finds it out; where there are several, they are asked.
import { expect, test } from 'vitest';
import { dental, talkWith } from '../../../../tests/support/talk.ts';
import { serviceToFindOut } from '../../understand/services/new-here.ts';

test.each([
  ["I'd like to come in, my tooth feels weird", 'thursday morning'],
  ["I'd like an appointment", 'something feels off with my bite', 'whatever you think'],
])('the look is proposed by its name: %s', async (opening, ...rest) => {
  const { say } = talkWith();
  expect((await say(opening)).asks).toBe('service');
  let text = '';
  for (const line of rest) text = (await say(line)).text;
  expect(text).toMatch(/dental exam/i);
  expect(text).not.toMatch(/didn't quite get|still didn't/);
  expect(text).not.toMatch(/crown consultation/i);
});

test('what was not heard once is asked once more', async () => {
  const { say } = talkWith();
  await say("I'd like an appointment");
  expect((await say('xyzzy plugh')).asks).toBe('service');
});

const looks = (...names: string[]) =>
  serviceToFindOut({ ...dental, services: names.map((name) => ({ name, minutes: 30 })) });

test.each<[string | undefined, ...string[]]>([
  ['Dental exam', 'Dental exam', 'Crown consultation', 'Filling'],
  ['Wellness exam', 'Wellness exam', 'Spay or neuter consultation', 'Nail trim'],
  ['Eye exam', 'Eye exam', "Children's eye exam"],
  ['Erstuntersuchung', 'Erstuntersuchung', 'Zahnreinigung'],
  [undefined, 'Crown consultation', 'Implant consultation'],
  [undefined, 'Filling', 'Whitening'],
  [undefined, 'Data recovery consultation', 'Screen replacement'],
])('%s of %j', (look, ...names) => {
  expect(looks(...names)).toBe(look);
});

test('of one half of a house is no look at whatever it is', () => {
  const of = (name: string) =>
    serviceToFindOut({
      ...dental,
      ...{ name, industry: 'financial' },
      services: ['Bookkeeping consultation', 'Tax return'].map((one) => ({ name: one, minutes: 30 })),
    });
  expect(of('Ledoux Tax & Bookkeeping')).toBeUndefined();
  expect(of('Ledoux Bookkeeping')).toBe('Bookkeeping consultation');
});

test.each([
  ['Lone Star Roof Repair', 'trades', 'Roof inspection', 'Roof repair'],
  ['Main Street Auto Repair', 'automotive', 'Auto inspection', 'Brake repair'],
] as const)('what a house does is no trade beside what it does it to: %s', (name, industry, look, other) => {
  const services = [look, other].map((one) => ({ name: one, minutes: 30 }));
  expect(serviceToFindOut({ ...dental, name, industry, services })).toBe(look);
});
