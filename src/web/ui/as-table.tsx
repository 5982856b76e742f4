// What a drawing shows, as a table.
import type { ReactNode } from 'react';

/** A drawing's own figures, one press away. */
export function AsTable({ title, head, children }: { title: string; head: readonly string[]; children: ReactNode }) {
  return (
    <details className="mt-3">
      <summary className="inline-flex min-h-9 items-center rounded-s text-xs font-semibold text-ink-2 underline hover:text-ink">
        Read as a table
      </summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled by keyboard too */}
      <section tabIndex={0} aria-label={`${title} as a table`} className="mt-2 max-h-80 overflow-auto">
        <table className="figures w-full text-xs">
          <thead>
            <tr className="border-b border-ink">
              {head.map((name, at) => (
                <th key={name} scope="col" className={`py-1.5 ${at === 0 ? 'pr-4 text-left' : 'pl-4 text-right'}`}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>{children}</tbody>
        </table>
      </section>
    </details>
  );
}
