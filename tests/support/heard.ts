// What the embedded understanding makes of a line said to a practice that speaks all four languages, or to another.
import type { Business, Language } from '#receptionist/business.ts';
import type { Command, FlowName } from '#receptionist/commands.ts';
import { freshState, type State } from '#receptionist/state.ts';
import { understandNow } from '#receptionist/understand/embedded.ts';
import { dental, hank, monday } from './talk.ts';

const inAll: Business = { ...dental, languages: ['en', 'es', 'fr', 'de'] };

/** The commands of a line, at the opening of a call or where `state` says. */
export function heard(
  language: Language,
  text: string,
  state: Partial<State> = {},
  business: Business = inAll,
): readonly Command[] {
  const turn = { text, channel: 'phone', business, from: { phone: hank }, now: monday } as const;
  return understandNow({ turn, state: { ...freshState(language), ...state }, business }).commands;
}

/** The flows that a line begins. */
export const begun = (commands: readonly Command[]): readonly FlowName[] =>
  commands.flatMap((one) => (one.do === 'start' ? one.flow : []));

/** An exam on Thursday at nine that waits for a yes. */
export const examStated: Partial<State> = {
  turns: 3,
  asked: 'confirm',
  lastText: 'So that is a dental exam on Thursday.',
  said: { name: 'Maria Lopez' },
  frames: [
    {
      flow: 'book',
      service: 'Dental exam',
      times: [],
      chosen: { startsAt: '2026-11-19T15:00:00.000Z', staff: null },
      confirming: true,
    },
  ],
};
