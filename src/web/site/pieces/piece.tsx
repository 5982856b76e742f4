// One small drawing, by its kind. Everything in it is text: it is read aloud, searched and printed like the rest of the page.
import { Check } from 'lucide-react';
import { Tag } from '../../ui/panel.tsx';
import type { Line, Piece as PieceContent, Slot } from '../content/shapes.ts';
import { Hours, Tally, Votes } from './counts.tsx';
import { Day, slotLook } from './day.tsx';
import { Sheet, Sides, Voices } from './sheet.tsx';
import { Thread, Ways } from './ways.tsx';

export function Piece({ piece }: { piece: PieceContent }) {
  switch (piece.kind) {
    case 'talk':
      return <Bubbles lines={piece.lines} />;
    case 'figure':
      return (
        <p className="figures flex items-baseline justify-between gap-4 text-sm">
          <span className="text-ink-2">{piece.words}</span>
          <b className="text-2xl font-bold tracking-tight whitespace-nowrap">{piece.figure}</b>
        </p>
      );
    case 'slots':
      return <Slots day={piece.day} who={piece.who} slots={piece.slots} />;
    case 'rows':
      return (
        <dl className="figures grid grid-cols-[auto_1fr] gap-x-5 gap-y-1 text-sm">
          {piece.rows.map(([label, value]) => (
            <div key={label} className="contents">
              <dt className="text-ink-2">{label}</dt>
              <dd className="text-right font-medium">{value}</dd>
            </div>
          ))}
        </dl>
      );
    case 'mail':
      return (
        <p className="border-l-2 border-bell pl-3 text-sm text-ink-2">
          {piece.subject}
          <span className="block text-ink">{piece.words}</span>
        </p>
      );
    case 'steps':
      return <Steps steps={piece.steps} at={piece.at} />;
    case 'tags':
      return (
        <p className="flex flex-wrap gap-2">
          {piece.tags.map(({ tone, words }) => (
            <Tag key={words} tone={tone}>
              {words}
            </Tag>
          ))}
        </p>
      );
    case 'bars':
      return (
        <dl className="grid gap-2 text-sm">
          {piece.bars.map(({ label, share }) => (
            <div key={label} className="grid grid-cols-[7.5rem_1fr_2.75rem] items-center gap-3">
              <dt className="truncate text-ink-2">{label}</dt>
              <dd className="contents">
                <svg viewBox="0 0 100 8" preserveAspectRatio="none" className="h-2 w-full" aria-hidden="true">
                  <rect width="100" height="8" rx="2" className="fill-mist" />
                  <rect width={share} height="8" rx="2" className="fill-sage" />
                </svg>
                <span className="figures text-right">{share}%</span>
              </dd>
            </div>
          ))}
        </dl>
      );
    case 'taught':
      return (
        <div className="text-sm">
          <p className="text-ink-2">“{piece.question}”</p>
          <p className="mt-1.5 flex gap-2 rounded-s bg-sage-soft px-3 py-2 text-sage-ink">
            <Check aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
            {piece.answer}
          </p>
        </div>
      );
    case 'day':
      return <Day columns={piece.columns} />;
    case 'sheet':
      return <Sheet fields={piece.fields} />;
    case 'sides':
      return <Sides sides={piece.sides} />;
    case 'voices':
      return <Voices voices={piece.voices} />;
    case 'hours':
      return <Hours open={piece.open} calls={piece.calls} />;
    case 'thread':
      return <Thread stops={piece.stops} />;
    case 'tally':
      return <Tally counts={piece.counts} />;
    case 'votes':
      return <Votes question={piece.question} votes={piece.votes} />;
    case 'ways':
      return <Ways asks={piece.asks} ways={piece.ways} />;
    case 'ledger':
      return (
        <ol className="text-sm">
          {piece.entries.map(({ time, what, detail, state, tone }) => (
            <li
              key={time + what}
              className="grid grid-cols-[3.2rem_1fr] items-baseline gap-x-3 gap-y-1 border-b border-line py-3 first:pt-0 last:border-0 last:pb-0 sm:grid-cols-[3.2rem_1fr_auto]"
            >
              <time className="whitespace-nowrap text-ink-2">{time}</time>
              <span>
                <b className="font-semibold">{what}</b>
                <span className="block text-ink-2">{detail}</span>
              </span>
              <span className="max-sm:col-start-2">
                <Tag tone={tone}>{state}</Tag>
              </span>
            </li>
          ))}
        </ol>
      );
  }
}

/** A thread as it stands in a phone: the caller at the left, the receptionist at the right. */
export function Bubbles({ lines, language }: { lines: readonly Line[]; language?: string | undefined }) {
  return (
    <ol className="grid gap-1.5 text-sm" lang={language}>
      {lines.map(({ who, words }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a talk never change places, and may repeat
        <li key={place} className={`flex ${who === 'telle' ? 'justify-end' : ''}`}>
          <span className="sr-only">{who === 'telle' ? 'Telle: ' : 'Caller: '}</span>
          <span
            className={`w-fit max-w-[88%] px-3 py-1.5 whitespace-pre-line ${who === 'telle' ? 'rounded-m rounded-br-[4px] bg-sage text-sage-on' : 'rounded-m rounded-bl-[4px] bg-mist'}`}
          >
            {words}
          </span>
        </li>
      ))}
    </ol>
  );
}

function Slots({ day, who, slots }: { day: string; who: string | undefined; slots: readonly Slot[] }) {
  return (
    <div className="text-sm">
      <p className="flex justify-between gap-3 font-semibold">
        {day} {who && <span className="font-normal text-ink-2">{who}</span>}
      </p>
      {slots.map(({ time, what, state }) => (
        <div key={time + what} className="mt-2 grid grid-cols-[3.25rem_1fr] gap-2">
          <time className="pt-1.5 text-ink-2">{time}</time>
          <div className={`rounded-s px-2.5 py-1.5 ${slotLook[state]}`}>{what}</div>
        </div>
      ))}
    </div>
  );
}

function Steps({ steps, at }: { steps: readonly string[]; at: number }) {
  return (
    <ol className="flex flex-wrap items-center gap-x-2 gap-y-1.5 text-xs">
      {steps.map((step, place) => (
        <li
          key={step}
          aria-current={place === at ? 'step' : undefined}
          className={`flex items-center gap-2 rounded-full px-3 py-1 ${place < at ? 'bg-sage-soft text-sage-ink' : place === at ? 'bg-sage font-semibold text-sage-on' : 'border border-dashed border-edge/60 text-ink-2'}`}
        >
          {step}
        </li>
      ))}
    </ol>
  );
}
