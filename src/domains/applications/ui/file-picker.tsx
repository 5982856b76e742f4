// A file, chosen or dropped. The browser's own input holds it, so that keyboard, labels and a form's reset work as everywhere.
import { FileText, Upload } from 'lucide-react';
import { type DragEvent, type RefObject, useState } from 'react';
import { described, FieldError } from '#web/ui/field.tsx';
import type { FieldState } from '#web/ui/form.ts';
import { fileBytesMax, fileTypes } from '../contract.ts';

type Props = { field: FieldState<string>; input: RefObject<HTMLInputElement | null> };

/** A sentence where a browser can tell already that the server would refuse the file. */
export function faultOfFile(file: File | undefined): string | undefined {
  if (!file) return undefined;
  if (file.size > fileBytesMax) return 'The file is larger than 5 MB. Please choose a smaller one.';
  const isKnown = fileTypes.split(',').some((ending) => file.name.toLowerCase().endsWith(ending));
  return isKnown ? undefined : 'Please choose a PDF, Word or OpenDocument file.';
}

export function FilePicker({ field, input }: Props) {
  const [isOver, setOver] = useState(false);
  const take = (name: string | undefined) => field.set(name ?? '');
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (!input.current || event.dataTransfer.files.length === 0) return;
    input.current.files = event.dataTransfer.files;
    take(event.dataTransfer.files[0]?.name);
  };
  const Icon = field.value ? FileText : Upload;
  const { 'aria-describedby': _, ...ties } = described(field);
  return (
    <div className="grid gap-1.5">
      <label htmlFor={field.id} className="text-sm font-semibold">
        Resume
        <span className="text-signal" aria-hidden="true">
          {' '}
          *
        </span>
      </label>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the input inside is the one for everybody */}
      <div
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        className={`relative flex min-h-20 items-center gap-4 rounded-s border border-dashed px-4 py-3 transition-colors focus-within:outline-3 focus-within:outline-offset-3 focus-within:outline-signal ${
          isOver ? 'border-ink bg-mist' : field.error ? 'border-signal' : 'border-edge hover:border-ink'
        }`}
      >
        <Icon aria-hidden="true" className="size-7 shrink-0 text-signal" strokeWidth={1.5} />
        <span id={`${field.id}-hint`} className="min-w-0 text-sm break-words">
          {field.value ? (
            <>
              <b className="font-semibold">{field.value.replace(/^.*[\\/]/, '')}</b>
              <span className="block text-ink-2">Choose another</span>
            </>
          ) : (
            <>
              <b className="font-semibold">Choose a file</b>, or drop it here
              <span className="block text-ink-2">PDF, Word or OpenDocument, 5 MB at most</span>
            </>
          )}
        </span>
        <input
          {...ties}
          aria-describedby={[field.error && `${field.id}-error`, `${field.id}-hint`].filter(Boolean).join(' ')}
          ref={input}
          type="file"
          accept={fileTypes}
          required
          onChange={(event) => take(event.target.files?.[0]?.name)}
          className="absolute inset-0 cursor-pointer opacity-0"
        />
      </div>
      <FieldError field={field} />
    </div>
  );
}

export async function base64Of(file: File): Promise<string> {
  const address = await new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(new Error('The file could not be read. Please choose it again.'));
    reader.readAsDataURL(file);
  });
  return address.slice(address.indexOf(',') + 1);
}
