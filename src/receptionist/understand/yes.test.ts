// A polite yes is a yes, also where the little model hears in it a wish to hear the question again.

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { business as businessFile } from '../../../bench/receptionist/format.ts';
import { freshState } from '../state.ts';
import { understandEmbedded } from './embedded.ts';

const business = businessFile.parse(
  JSON.parse(readFileSync(new URL('../../../samples/businesses/harbor-plumbing.json', import.meta.url), 'utf8')),
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
