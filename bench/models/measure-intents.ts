// Measures the dialogue acts on hand-written utterances: `dev` was looked at while the phrases were written, `held` was not.
// What counts is `held`; whoever reads its errors and writes phrases after them needs a new one.

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Intent, intents, scoreIntents, understandIntents } from '../../src/receptionist/models/intents.ts';
import { type Language, languages } from '../../src/receptionist/models/text.ts';

/** One line of a dev file: the act that must be found, and what was said. */
export type DevLine = { readonly intent: Intent; readonly text: string };

/** Which hand-written set. */
export type DevSet = 'dev' | 'held';

/** A set's utterances of a language. */
export function readDev(language: Language, set: DevSet = 'dev'): DevLine[] {
  const path = fileURLToPath(new URL(`./${set}/intents.${language}.txt`, import.meta.url));
  return readFileSync(path, 'utf8')
    .trim()
    .split('\n')
    .map((line) => {
      const colon = line.indexOf(':');
      return { intent: line.slice(0, colon) as Intent, text: line.slice(colon + 1).trim() };
    });
}

/** Counts of one act in one language, and the macro-averaged F1 over the acts that occur. */
export function measureIntents(
  set: DevSet,
  show: boolean,
): { language: Language; top: number; found: number; macroF1: number; byIntent: Record<string, string> }[] {
  return languages.map((language) => {
    const dev = readDev(language, set);
    const counts = new Map<string, { hit: number; missed: number; wrong: number }>();
    const of = (intent: string) => {
      const held = counts.get(intent) ?? { hit: 0, missed: 0, wrong: 0 };
      counts.set(intent, held);
      return held;
    };
    let found = 0;
    let top = 0;
    for (const { intent, text } of dev) {
      // The main act: the strongest of the clauses, pleasantries aside.
      const acts = understandIntents(text, language);
      if (acts.some((act) => act.intent === intent)) found += 1;
      const main =
        [...acts].sort((a, b) => weight(b.intent, b.score) - weight(a.intent, a.score))[0]?.intent ??
        scoreIntents(text, language)[0]?.label ??
        'none';
      if (main === intent) {
        top += 1;
        of(intent).hit += 1;
      } else {
        of(intent).missed += 1;
        of(main).wrong += 1;
        if (show)
          console.error(
            `${language} ${intent} ← ${acts.map((act) => `${act.intent} ${act.score.toFixed(2)}`).join(', ') || `(${main})`}: ${text}`,
          );
      }
    }
    const present = Object.keys(intents).filter((intent) => dev.some((line) => line.intent === intent));
    const f1s = present.map((intent) => {
      const { hit, missed, wrong } = of(intent);
      return [intent, (2 * hit) / Math.max(1, 2 * hit + missed + wrong)] as const;
    });
    const macroF1 = f1s.reduce((sum, [, f1]) => sum + f1, 0) / f1s.length;
    return {
      language,
      top: top / dev.length,
      found: found / dev.length,
      macroF1,
      byIntent: Object.fromEntries(f1s.map(([intent, f1]) => [intent, f1.toFixed(2)])),
    };
  });
}

function weight(intent: string, score: number): number {
  return intent === 'greeting' || intent === 'thanks' || intent === 'chitchat' || intent === 'identity'
    ? score * 0.5
    : score;
}
