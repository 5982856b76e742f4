// How far an import is, in figures and a word.
import type { ContactImport } from '../contract.ts';

/** Whether more may come of it. */
export function isUnderWay({ state }: Pick<ContactImport, 'state'>): boolean {
  return state === 'receiving' || state === 'waiting' || state === 'running';
}

/** Lines that have come to something. */
export function doneOf({ counts: { added, changed, same, refused } }: Pick<ContactImport, 'counts'>): number {
  return added + changed + same + refused;
}

export const stateNames: Readonly<Record<ContactImport['state'], string>> = {
  receiving: 'Being sent',
  waiting: 'Waiting',
  running: 'Running',
  done: 'Done',
  stopped: 'Stopped',
  failed: 'Failed',
};

const count = (many: number) => many.toLocaleString('en-US');

/** What came of it, or how far it is, in one line. */
export function summaryWords(of: ContactImport): string {
  if (isUnderWay(of)) return `${count(doneOf(of))} of ${count(of.total)} lines`;
  const { added, changed, refused } = of.counts;
  const said = [
    `${count(added)} added`,
    changed > 0 && `${count(changed)} filled up`,
    refused > 0 && `${count(refused)} left out`,
  ];
  return said.filter(Boolean).join(', ');
}
