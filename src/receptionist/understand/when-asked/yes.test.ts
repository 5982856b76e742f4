// A polite yes is a yes, also where the little model hears in it a wish to hear the question again.

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { business as businessFile } from '../../../../bench/receptionist/format.ts';
import { examStated, heard } from '../../../../tests/support/heard.ts';
import type { Language } from '../../business.ts';
import { freshState } from '../../state.ts';
import { understandEmbedded } from '../embedded.ts';

const business = businessFile.parse(
  JSON.parse(readFileSync(new URL('../../../../samples/businesses/harbor-plumbing.json', import.meta.url), 'utf8')),
) as Parameters<typeof understandEmbedded>[0]['business'];
const now = '2026-11-16T09:10:00-05:00';

test.each(['Yes, please', 'Yes please', 'Yes, it is', 'Yep, please', 'Yes, please do', 'ok, please'])(
  '%s',
  async (text) => {
    const state = {
      ...freshState('en'),
      turns: 3,
      asked: 'phone' as const,
      lastText: 'Can we reach you at this number?',
    };
    const turn = { text, channel: 'phone' as const, business, from: { phone: '+16175550177' }, now };
    const { commands } = await understandEmbedded({ turn, state, business });
    expect(commands.map((one) => one.do)).toEqual(['affirm']);
  },
);

test.each<[Language, string]>([
  ['en', 'Yes, leave it like that.'],
  ['es', 'Sí, déjelo así.'],
  ['fr', 'Oui, laissez comme ça.'],
  ['de', 'Ja, lassen Sie es so.'],
])('what is to stay as it was stated is agreed to, %s: %s', (language, text) => {
  const commands = heard(language, text, examStated);
  expect(commands).toContainEqual({ do: 'affirm' });
  expect(commands).not.toContainEqual({ do: 'drop' });
});

test('leaving it without a yes is none', () => {
  expect(heard('en', 'no, just leave it', examStated)).toContainEqual({ do: 'drop' });
});

test.each<[Language, string]>([
  ['en', 'you bet'],
  ['en', 'yessir'],
  ['en', 'lock it in'],
  ['en', 'roger that'],
  ['es', 'simón'],
  ['es', 'órale'],
  ['fr', 'ça roule'],
  ['fr', 'nickel'],
  ['de', 'jupp'],
  ['de', 'geht klar'],
  ['de', 'läuft'],
])('%s: %s: in slang', (language, text) => {
  for (const asked of ['confirm', 'phone'] as const)
    expect(heard(language, text, { ...examStated, asked })).toEqual([{ do: 'affirm' }]);
});

test.each<[Language, string]>([
  ['en', 'totally forgot to ask, how much is it?'],
  ['de', 'läuft das über die Kasse?'],
  ['fr', 'vendu combien le kit ?'],
  ['es', '¿cómo no me avisaron?'],
  ['en', 'is the door locked in the morning?'],
])('%s: %s: is none', (language, text) =>
  expect(heard(language, text, examStated)).not.toContainEqual({ do: 'affirm' }),
);

test.each<[Language, string]>([
  ['en', 'uh huh, that one'],
  ['en', 'ugh ok take that'],
  ['es', 'órale, ese'],
  ['es', 'va, ese mero'],
  ['fr', 'ouais celui-là'],
  ['de', 'na gut, nehm ich'],
  ['de', 'den'],
])('%s: %s: takes what is offered', (language, text) =>
  expect(heard(language, text, { ...examStated, asked: 'time' })).toEqual([{ do: 'affirm' }]),
);

test.each<[Language, string]>([
  ['en', 'not that one'],
  ['en', 'is that one with Dr. Yazzie?'],
  ['es', 'ese día no puedo'],
  ['fr', 'pas celui-là'],
  ['de', 'den nicht'],
])('%s: %s: takes nothing', (language, text) =>
  expect(heard(language, text, { ...examStated, asked: 'time' })).not.toContainEqual({ do: 'affirm' }),
);

test.each<[Language, string]>([
  ['fr', 'ne quittez pas'],
  ['es', 'no cuelgue'],
  ['de', 'bleiben Sie dran'],
])('%s: %s: holds on', (language, text) =>
  expect(heard(language, text, { ...examStated, asked: 'name' })).toEqual([{ do: 'wait' }]),
);

test('"attendez c\'est combien" asks, and does not only hold on', () =>
  expect(heard('fr', "attendez c'est combien", { ...examStated, asked: 'name' })).toContainEqual(
    expect.objectContaining({ do: 'ask' }),
  ));

test.each<[Language, string]>([
  ['en', 'good grief, ok, do it'],
  ['en', 'go for it'],
])('%s: %s: with a sigh', (language, text) => {
  for (const asked of ['time', 'confirm'] as const)
    expect(heard(language, text, { ...examStated, asked })).toEqual([{ do: 'affirm' }]);
});

test.each<[Language, string]>([
  ['en', "first thing you've got"],
  ['en', "earliest you've got"],
  ['fr', 'le premier que vous avez'],
  ['fr', 'le premier créneau disponible'],
])('%s: %s: the soonest, and no first of a month', (language, text) => {
  const frames = [{ flow: 'book' as const, service: 'Dental exam', times: [] }];
  const commands = heard(language, text, { turns: 2, asked: 'time', frames });
  expect(commands.flatMap((one) => (one.do === 'set-times' ? one.wishes : [])).filter(({ date }) => date)).toEqual([]);
  expect(commands.some((one) => one.do === 'cannot-tell')).toBe(false);
});

test('a bump on a finger is nothing to be moved', () => {
  expect(heard('en', "I've got an ugly bump on my finger")).not.toContainEqual({ do: 'start', flow: 'move' });
  expect(heard('en', 'can you bump my cleaning to Friday')).toContainEqual({ do: 'start', flow: 'move' });
});
