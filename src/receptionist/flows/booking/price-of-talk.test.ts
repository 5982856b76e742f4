// What something costs is what the list says of what is spoken of: no other service's sum, and no text that only speaks of charging.
import { expect, test } from 'vitest';
import { begun, heard } from '../../../../tests/support/heard.ts';
import { dental, talkWith } from '../../../../tests/support/talk.ts';
import { findAnswer } from '../../answers/find-answer.ts';
import { factsAbout } from '../../facts/facts.ts';

const priced = { name: 'Engine diagnostics', minutes: 60, priceCents: 11500 };
const business = {
  ...dental,
  staff: undefined,
  services: [priced, { name: 'Brake pad replacement', aka: ['new brake pads'], minutes: 120 }],
  knowledge: [
    {
      title: 'Diagnostics fee',
      text: 'If you have the repair done here, the $115 for diagnostics comes off the bill.',
    },
  ],
};

test('the sum of another service answers nothing of one without a price', async () => {
  const { say } = talkWith({ business, findAnswer });
  await say([
    { do: 'start', flow: 'book' },
    { do: 'set-service', service: 'Brake pad replacement', sure: 1 },
  ]);
  expect((await say([{ do: 'ask', question: 'How much is that?' }])).text).not.toContain('$115');
});

test('"¿Tiene costo?" is after the price of what is spoken of', () => {
  const talk = { business, now: '2026-11-16T10:00:00-05:00', service: priced.name, person: undefined };
  expect(factsAbout('¿Tiene costo?', 'es', talk)?.says).toMatchObject([{ say: 'price', service: priced.name }]);
});

test('whoever asks what is charged hears the list, though a consultation is on it', () => {
  const services = [{ name: 'Initial consultation', minutes: 60, priceCents: 15000 }];
  const talk = { business: { ...business, services }, now: '2026-11-16T10:00:00-05:00', service: undefined };
  expect(factsAbout('How much do you charge?', 'en', { ...talk, person: undefined })?.weight).toBeGreaterThan(0.5);
});

test.each([
  ['en', 'do u have anything sat for a cleaning'],
  ['es', '¿Y tienen mañana en la mañana?'],
] as const)('a free time is asked for, %s: %s', (language, text) =>
  expect(begun(heard(language, text))).toEqual(['book']),
);

const brakes = {
  ...business,
  services: [
    { name: 'Brake inspection', minutes: 45, priceCents: 4000 },
    { name: 'Brake repair', minutes: 120, priceCents: 19900 },
    { name: 'Check engine diagnosis', minutes: 60, priceCents: 11000 },
  ],
  knowledge: [],
};
const askedWith = async (question: string) => {
  const { say } = talkWith({ business: brakes, findAnswer });
  const reply = await say([
    { do: 'ask', question },
    { do: 'start', flow: 'book' },
    { do: 'narrow-service', services: ['Brake inspection', 'Brake repair'] },
  ]);
  return reply.text;
};

test('a price that is asked in the breath in which two services are possible is that of those two', async () => {
  const done = await askedWith('What do you charge to check them?');
  expect(done).toContain('$40');
  expect(done).not.toMatch(/\$1(?:10|99)/);
  const both = await askedWith('How much is it?');
  expect(both).toContain('$40');
  expect(both).toContain('$199');
});

test('another service that is named in that breath is asked about by itself', async () => {
  const named = await askedWith('What do you charge for a check engine diagnosis?');
  expect(named).toContain('$110');
  expect(named).not.toContain('$40');
});
