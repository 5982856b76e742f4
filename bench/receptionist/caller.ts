// The simulated caller, exactly as FORMAT.md says: deterministic, knows no wording of the receptionist, only what it asks.
import type { Asks } from '../../src/receptionist/turn.ts';
import type { Aside, Call } from './format.ts';

export type Line = { readonly text: string; readonly aside?: Aside };

/** What a caller is shown of a reply. `code` is the one that was sent, if any was. */
export type Heard = { readonly asks: Asks | null; readonly ended: boolean; readonly code: string | null };

export type Caller = {
  /** The next line, or null when the caller hangs up. */
  next(heard: Heard | null): Line | null;
  /** Asides with `matches` whose moment never came. */
  unsaid(): readonly Aside[];
};

export function callerOf(call: Call): Caller {
  const { answers, asides = [], opening } = call.caller;
  const used = new Map<string, number>();
  const said = new Set<Aside>();
  const maxTurns = call.maxTurns ?? 24;
  let turns = 0;
  let finished = false;

  const lineOf = (key: keyof typeof answers): { text: string; last: boolean } | null => {
    const lines = answers[key];
    if (!lines) return null;
    const at = Math.min(used.get(key) ?? 0, lines.length - 1);
    used.set(key, at + 1);
    return { text: lines[at] ?? '', last: at === lines.length - 1 };
  };

  /** Said before `more` or null: an aside that could still come keeps the caller on the line. */
  const pending = () => asides.some((aside) => !said.has(aside));

  return {
    next(heard) {
      if (turns >= maxTurns) return null;
      if (heard === null) {
        turns += 1;
        return { text: opening };
      }
      if (heard.ended || finished) return null;
      turns += 1;
      const asked = heard.asks ?? 'more';
      const aside = asides.find((one) => one.before === asked && !said.has(one));
      if (aside) {
        said.add(aside);
        return { text: aside.say, aside };
      }
      if (asked === 'code' && !answers.code && heard.code) return { text: heard.code };
      const line = lineOf(asked) ?? lineOf('other') ?? { text: "I'm not sure.", last: true };
      if (asked === 'more' && line.last && !pending()) finished = true;
      return { text: line.text };
    },
    unsaid: () => asides.filter((aside) => aside.matches !== undefined && !said.has(aside)),
  };
}
