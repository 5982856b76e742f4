// Reads the lines under `said/<class>/<language>.txt`, one utterance a line in the notation that README.md tells.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Language, languages } from '../../../src/receptionist/business.ts';

/** What a line may say after `=>`: where its outcome differs from its class's own. */
export const differences = ['at', 'service', 'staff', 'name', 'phone', 'message', 'says'] as const;
export type Difference = (typeof differences)[number];
const unjudged = ['messages', 'hand-off'] as const;
export type Unjudged = (typeof unjudged)[number];

export type SaidLine = {
  /** `<class>-<language>-<batch>-<number>`, the number from 1 within its batch. */
  readonly id: string;
  readonly kind: string;
  readonly language: Language;
  readonly batch: number;
  /** What is said; more than one when the receptionist asks again and the caller says something else then. */
  readonly said: readonly [string, ...string[]];
  /** The opening of the line's batch, where the class's own is not meant. */
  readonly opening: string | null;
  /** Outcomes that the line's batch leaves open. */
  readonly open: readonly Unjudged[];
  readonly differs: { readonly [difference in Difference]?: string };
};

/** Every line of every class, in the order of the files. A line that does not fit the notation is thrown with its place. */
export function readSaid(folder: string): SaidLine[] {
  return readdirSync(folder)
    .sort()
    .flatMap((kind) =>
      languages.flatMap((language) => {
        const file = `${language}.txt`;
        if (!readdirSync(join(folder, kind)).includes(file)) return [];
        return linesOf(kind, language, readFileSync(join(folder, kind, file), 'utf8'));
      }),
    );
}

/** The lines of one file. */
export function linesOf(kind: string, language: Language, text: string): SaidLine[] {
  const lines: SaidLine[] = [];
  let heading: Pick<SaidLine, 'batch' | 'opening' | 'open'> | null = null;
  let number = 0;
  for (const [at, raw] of text.split('\n').entries()) {
    const written = raw.trim();
    const refuse = (why: string): never => {
      throw new Error(`${kind}/${language}.txt:${at + 1}: ${why}: ${written}`);
    };
    if (written === '') continue;
    if (written.startsWith('#')) {
      heading = headingOf(written) ?? refuse('not a heading');
      number = 0;
      continue;
    }
    if (!heading) return refuse('a line before any batch');
    const [spoken = '', ...marks] = written.split(' => ');
    const [first, ...again] = spoken.split(' // ');
    const differs: { [difference in Difference]?: string } = {};
    for (const mark of marks) {
      const [, word = '', value] = /^(\S+) (.+)$/.exec(mark) ?? [];
      const difference = differences.find((one) => one === word);
      if (!difference || value === undefined) return refuse('not a difference');
      differs[difference] = value;
    }
    if (!first) return refuse('nothing is said');
    number += 1;
    const id = `${kind}-${language}-${heading.batch}-${String(number).padStart(2, '0')}`;
    lines.push({ id, kind, language, ...heading, said: [first, ...again], differs });
  }
  return lines;
}

/** `# batch 2, any messages: Hello, can you help me?` */
function headingOf(written: string): Pick<SaidLine, 'batch' | 'opening' | 'open'> | null {
  const found = /^# batch (\d+)((?:, any [a-z-]+)*)(?:: (.+))?$/.exec(written);
  if (!found) return null;
  const open: Unjudged[] = [];
  for (const word of (found[2] ?? '').split(', any ').slice(1)) {
    const known = unjudged.find((one) => one === word);
    if (!known) return null;
    open.push(known);
  }
  return { batch: Number(found[1]), opening: found[3] ?? null, open };
}
