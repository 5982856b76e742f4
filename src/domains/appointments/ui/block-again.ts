// What follows on time that is blocked, or blocked again: the appointments that stand there already are told of.
import { runAsync } from '#web/ui/run-async.ts';
import { toast } from '#web/ui/toast.ts';
import { standWords } from './diary-words.ts';

export type Blocking = { readonly overlappingCount: number };

export function tellOfStanding({ overlappingCount }: Blocking): void {
  const words = standWords(overlappingCount);
  if (words) toast.warning(words);
}

/** Takes back what was freed, opened or ended. Throws as `work` does. */
export async function blockAgain(work: () => Promise<Blocking>): Promise<void> {
  tellOfStanding(await runAsync(work, { success: 'Blocked again.' }));
}
