// The file itself: dropped, or chosen from the disk. Nothing leaves the browser yet.
import { FileUp } from 'lucide-react';
import { type DragEvent, useRef, useState } from 'react';
import type { CsvRow } from '#shared/csv.ts';
import { Button } from '#web/ui/button.tsx';
import { linesMost } from '../contract.ts';
import { readTableFile } from './read-table-file.ts';

type Props = { onChosen: (fileName: string, rows: readonly CsvRow[]) => void };

export function ChooseFile({ onChosen }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState('');
  const [isOver, setIsOver] = useState(false);
  const take = async (file: File | undefined) => {
    if (!file) return;
    setProblem('');
    try {
      const rows = await readTableFile(file);
      if (rows.length === 0) setProblem('This file is empty.');
      else if (rows.length > linesMost)
        setProblem(`This file has more than ${linesMost.toLocaleString('en-US')} lines. Please split it.`);
      else onChosen(file.name, rows);
    } catch (failure) {
      setProblem(failure instanceof Error ? failure.message : 'This file could not be read.');
    }
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    void take(event.dataTransfer.files[0]);
  };
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a file can be dropped here; the button inside does the same */}
      <div
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={onDrop}
        className={`grid justify-items-center gap-4 rounded-l border-2 border-dashed px-6 py-14 text-center transition-colors ${isOver ? 'border-signal bg-signal-soft' : 'border-edge/60'}`}
      >
        <FileUp aria-hidden="true" className="size-8 text-ink-2" />
        <p className="max-w-[46ch] text-ink-2">
          A CSV file from your phone book, spreadsheet or last system. You see what would happen before anything does.
        </p>
        <input
          ref={input}
          type="file"
          accept=".csv,.tsv,.txt,text/csv"
          aria-label="Contacts file"
          tabIndex={-1}
          className="sr-only"
          onChange={(event) => {
            void take(event.target.files?.[0]);
            event.target.value = '';
          }}
        />
        <Button onClick={() => input.current?.click()}>Choose File</Button>
      </div>
      <p role="alert" className="mt-3 min-h-6 font-semibold text-signal">
        {problem}
      </p>
    </>
  );
}
