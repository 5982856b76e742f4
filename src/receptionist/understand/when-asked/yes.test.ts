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
