// Files to take along. The links work without script; with it, the page says which download has begun.
import { ArrowDownToLine } from 'lucide-react';
import { toast } from '../../ui/toast.ts';
import type { Download } from './shapes.ts';

export function Downloads({ list }: { list: readonly Download[] }) {
  return (
    <ul className="border-t-2 border-ink">
      {list.map(({ item, file, words }) => (
        <li
          key={file}
          className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 border-b border-line py-4"
        >
          <span>
            <b className="font-semibold">{item}</b>
            <span className="block text-sm text-ink-2">{words}</span>
          </span>
          <span className="flex flex-wrap gap-2">
            {filesOf(file).map((name) => (
              <a
                key={name}
                href={`/brand/${name}`}
                download={name}
                onClick={() => toast.info(`${item} download started!`)}
                className="inline-flex min-h-9 items-center gap-2 rounded-full border-[1.5px] border-edge/55 px-4 text-sm font-semibold no-underline hover:border-ink"
              >
                <ArrowDownToLine aria-hidden="true" className="size-4" />
                <span className="sr-only">Download {item} as </span>
                {name.split('.').at(-1)?.toUpperCase()}
              </a>
            ))}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** The names below `/brand/` that one line of the list offers. */
export function filesOf(file: string): readonly string[] {
  return file.includes('.') ? [file] : [`${file}.svg`, `${file}.png`];
}
