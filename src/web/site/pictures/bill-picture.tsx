// What a customer was told, beside the bill that has to agree with it: each amount carries the same number on both sides.

import type { Talk } from '../content/shapes.ts';
import { Level } from '../pieces/level.tsx';
import { Marked, MarkNumber } from '../pieces/marked.tsx';

/** `said` are words of the talk; a line that follows from none has none. Amounts are written as a bill writes them. */
export type BillLine = {
  readonly said?: string;
  readonly what: string;
  readonly detail: string;
  readonly amount: string;
};

type Bill = {
  readonly talk: Talk;
  /** So many lines of the talk are shown. */
  readonly shown: number;
  readonly to: string;
  readonly lines: readonly BillLine[];
  readonly due: string;
  /** The words in the talk that say how it may be paid, and the bill's own. */
  readonly terms: { readonly said: string; readonly words: string };
};

export function BillPicture({ talk, shown, to, lines, due, terms }: Bill) {
  const marks = [...lines.map(({ said }) => said ?? ''), terms.said];
  return (
    <figure aria-label={`What ${to} was told in a text, and the bill that agrees with it`}>
      <div className="grid lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:items-start">
        <div className="rounded-l border border-line bg-card text-ink lg:mt-10 lg:rounded-r-none">
          <div className="flex items-center gap-3 border-b border-line px-5 py-4 text-sm text-ink-2">
            <span className="leading-snug">
              <b className="block text-base text-ink">{talk.name}</b>What was said, by text
            </span>
            <span className="ml-auto">
              <Level />
            </span>
          </div>
          <dl className="grid gap-3 px-5 py-5 text-sm">
            {talk.lines.slice(0, shown).map(({ who, words }, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a talk never change places, and may repeat
              <div key={place}>
                <dt className="sr-only">{who === 'telle' ? 'Telle' : to}</dt>
                <dd className={who === 'telle' ? 'font-semibold' : 'text-ink-2'}>
                  {who === 'telle' ? <Marked text={words} marks={marks} /> : words}
                </dd>
              </div>
            ))}
          </dl>
        </div>
        <div className="relative max-lg:mt-4 rounded-m border border-line bg-card text-ink shadow-lift">
          <div className="flex items-baseline justify-between gap-4 border-b-2 border-ink px-6 pt-7 pb-4 sm:px-8">
            <b className="text-2xl tracking-tight">Invoice</b>
            <span className="rounded-full border border-dashed border-edge px-3 py-0.5 text-xs font-semibold text-ink-2">
              an example
            </span>
          </div>
          <p className="px-6 pt-4 text-sm text-ink-2 sm:px-8">
            {talk.name} to <b className="font-semibold text-ink">{to}</b>
          </p>
          <table className="figures mx-6 mt-4 w-[calc(100%-3rem)] text-sm sm:mx-8 sm:w-[calc(100%-4rem)]">
            <caption className="sr-only">The lines of the bill</caption>
            <tbody>
              {lines.map(({ said, what, detail, amount }, place) => (
                <tr key={what} className="border-b border-line align-top">
                  <td className="w-8 py-3">{said && <MarkNumber place={place} />}</td>
                  <th scope="row" className="py-3 pr-3 text-left font-semibold">
                    {what}
                    <span className="block font-normal text-ink-2">{detail}</span>
                  </th>
                  <td className="py-3 text-right whitespace-nowrap">{amount}</td>
                </tr>
              ))}
            </tbody>
            <tfoot>
              <tr>
                <td />
                <th scope="row" className="py-5 text-left text-base font-semibold">
                  Due
                </th>
                <td className="py-5 text-right text-2xl font-bold tracking-tight">{due}</td>
              </tr>
            </tfoot>
          </table>
          <p className="flex gap-3 rounded-b-m bg-mist px-6 py-4 text-sm sm:px-8">
            <MarkNumber place={lines.length} />
            <span className="pt-0.5">{terms.words}</span>
          </p>
        </div>
      </div>
      <figcaption className="mt-3 text-xs opacity-80">
        The words are the assistant’s own; the invoice is drawn, to show how the two agree.
      </figcaption>
    </figure>
  );
}
