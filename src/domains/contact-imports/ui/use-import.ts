// A file on its way to the server: first as a trial, part by part, which counts what would be done; then kept there in parts,
// to be taken in while the reader may be elsewhere. A part that fails is sent again, which is safe.
import { useRef, useState } from 'react';
import { type ImportedLine, type ImportedRow, importContacts } from '#domains/contacts/contract.ts';
import type { Id } from '#shared/ids.ts';
import { createClient } from '#web/client/client.ts';
import { beginContactImport, sendImportPart, stopContactImport } from '../contract.ts';
import { batchesOf, sendable } from './import-mapping.ts';
import { sendParts } from './send-parts.ts';

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
  const begin = () => {
    stopped.current = false;
    setDone(0);
  };

  /** What would be done of all rows; null where it was stopped. Throws a ClientFailure where a part failed three times. */
  const check = async (rows: readonly ImportedRow[], choice: ImportChoice): Promise<Outcome | null> => {
    begin();
    let outcome = nothing;
    // In a trial nobody is added, so the room that earlier parts would have taken is counted here.
    let wouldAdd = 0;
    for (const batch of batchesOf(rows)) {
      const body = { rows: batch, onKnown: choice.onKnown, tags: [...choice.tags], isTrial: true };
      const { lines, room } = await tried(() => patient.call(importContacts, { body }));
      if (stopped.current) return null;
      const counts = { ...outcome.counts };
      const refused: Refused[] = [...outcome.refused];
      const hasRoom = (at: number) => room === null || at <= room + lines.filter(({ did }) => did === 'added').length;
      let added = 0;
      for (const { line, did, problem } of lines) {
        if (did === 'added') added += 1;
        const isOver = did === 'added' && !hasRoom(wouldAdd + added);
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

  /** Gives the import that takes it in from now on; null where it was stopped. Throws a ClientFailure as `check` does. */
  const send = async (
    fileName: string,
    rows: readonly ImportedRow[],
    { onKnown, tags }: ImportChoice,
  ): Promise<Id<'contactImport'> | null> => {
    begin();
    const parts = batchesOf(rows);
    const first = patient.action(beginContactImport);
    const body = {
      fileName: sendable(fileName, 200),
      total: rows.length,
      parts: parts.length,
      onKnown,
      tags: [...tags],
    };
    return sendParts(parts, {
      begin: () => tried(() => first({ body })),
      part: (id, part, batch) =>
        tried(() => patient.call(sendImportPart, { params: { id, part }, body: { rows: batch } })),
      stop: (id) => tried(() => patient.call(stopContactImport, { params: { id } })),
      isStopped: () => stopped.current,
      onSent: (lines) => setDone((before) => before + lines),
    });
  };

  const stop = () => {
    stopped.current = true;
  };
  return { check, send, done, stop };
}

async function tried<T>(work: () => Promise<T>): Promise<T> {
  for (let turn = 1; ; turn += 1) {
    try {
      return await work();
    } catch (failure) {
      const isWorthIt = failure instanceof Error && 'isUndecided' in failure && failure.isUndecided;
      if (!isWorthIt || turn === triesMost) throw failure;
    }
  }
}
