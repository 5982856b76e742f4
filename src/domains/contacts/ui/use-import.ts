// An import on its way through the server, part by part: first as a trial, then in earnest. What was done is counted, what
// was refused is kept by its line; a part that fails is sent again, which is safe.
import { useRef, useState } from 'react';
import { createClient } from '#web/client/client.ts';
import { type ImportedLine, type ImportedRow, importContacts } from '../contract.ts';
import { batchesOf } from './import-mapping.ts';

/** Five hundred lines take longer than a click. */
const patient = createClient({ msMax: 60_000 });
const triesMost = 3;

export type ImportChoice = { readonly onKnown: 'fill' | 'replace'; readonly tags: readonly string[] };
export type Refused = { readonly line: number; readonly field: string; readonly message: string };
export type Outcome = {
  readonly counts: Readonly<Record<ImportedLine['did'], number>>;
  readonly refused: readonly Refused[];
};
const nothing: Outcome = { counts: { added: 0, changed: 0, same: 0, refused: 0 }, refused: [] };

export function useImport() {
  const [done, setDone] = useState(0);
  const stopped = useRef(false);

  /** Goes through all rows. Throws a ClientFailure where a part failed three times; what was done before stays done. */
  const run = async (rows: readonly ImportedRow[], choice: ImportChoice, isTrial: boolean): Promise<Outcome> => {
    stopped.current = false;
    setDone(0);
    let outcome = nothing;
    // In a trial nobody is added, so the room that earlier parts would have taken is counted here.
    let wouldAdd = 0;
    for (const batch of batchesOf(rows)) {
      if (stopped.current) break;
      const { lines, room } = await send(batch, choice, isTrial);
      const counts = { ...outcome.counts };
      const refused: Refused[] = [...outcome.refused];
      const hasRoom = (at: number) => room === null || at <= room + lines.filter(({ did }) => did === 'added').length;
      let added = 0;
      for (const { line, did, problem } of lines) {
        if (did === 'added') added += 1;
        const isOver = isTrial && did === 'added' && !hasRoom(wouldAdd + added);
        counts[isOver ? 'refused' : did] += 1;
        if (problem) refused.push({ line, ...problem });
        else if (isOver) refused.push({ line, field: 'name', message: 'The plan holds no more contacts' });
      }
      wouldAdd += added;
      outcome = { counts, refused };
      setDone((before) => before + batch.length);
    }
    return outcome;
  };
  return { run, done, stop: () => (stopped.current = true) };
}

async function send(rows: ImportedRow[], { onKnown, tags }: ImportChoice, isTrial: boolean) {
  for (let turn = 1; ; turn += 1) {
    try {
      return await patient.call(importContacts, { body: { rows, onKnown, tags: [...tags], isTrial } });
    } catch (failure) {
      const isWorthIt = failure instanceof Error && 'isUndecided' in failure && failure.isUndecided;
      if (!isWorthIt || turn === triesMost) throw failure;
    }
  }
}
