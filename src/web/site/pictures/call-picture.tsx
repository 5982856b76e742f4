// A call from the first ring to the goodbye: two voices as tracks on one line of time, and below it what was said, in chapters.
import { CircleCheck, Phone } from 'lucide-react';
import type { Line, Talk } from '../content/shapes.ts';

/** A part of a call; the last chapter takes all that is left. */
export type Chapter = { readonly title: string; readonly callerLines: number };

export function CallPicture({ talk, chapters }: { talk: Talk; chapters: readonly Chapter[] }) {
  const { words, seconds } = spoken(talk.lines);
  return (
    <figure aria-label={`A call to ${talk.name}, from the first ring to the goodbye`}>
      <div className="overflow-hidden rounded-l border border-line bg-card shadow-lift">
        <div className="bg-ink px-5 py-5 text-paper sm:px-8 sm:py-6 dark:bg-mist dark:text-ink">
          <div className="flex items-center gap-3 text-sm">
            <span className="grid size-10 shrink-0 place-items-center rounded-full bg-bell text-bell-ink">
              <Phone aria-hidden="true" className="size-[1.15rem]" />
            </span>
            <span className="leading-snug">
              <b className="block text-base">{talk.name}</b>A caller on the line
            </span>
            <span className="figures ml-auto text-lg font-semibold">{clock(seconds)}</span>
          </div>
          <Tracks words={words} seconds={seconds} />
        </div>
        <ol className="grid gap-px bg-line lg:grid-cols-4">
          {inChapters(talk.lines, chapters).map(({ title, lines, at }) => (
            <li key={title} className="bg-card px-5 py-6 sm:px-7">
              <p className="flex items-baseline justify-between gap-3 border-b border-line pb-2 text-sm font-semibold">
                {title}
                <span className="figures font-normal text-ink-2">{clock(words[at]?.from ?? 0)}</span>
              </p>
              {lines.map(({ who, words: said }, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a talk never change places, and may repeat
                <p key={place} className={`mt-3 text-sm ${who === 'telle' ? 'font-semibold' : 'text-ink-2'}`}>
                  <span className="sr-only">{who === 'telle' ? 'Telle: ' : 'Caller: '}</span>
                  {said}
                </p>
              ))}
            </li>
          ))}
        </ol>
        <p className="flex gap-2.5 border-t border-line bg-sage-soft px-5 py-4 text-sm text-sage-ink sm:px-8">
          <CircleCheck aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          {talk.left.join(' ')}
        </p>
      </div>
      <figcaption className="mt-3 text-xs text-ink-2">
        A sample business; the words are the assistant’s own. Times are those of reading it aloud.
      </figcaption>
    </figure>
  );
}

type Spoken = { readonly who: Line['who']; readonly from: number; readonly seconds: number };

/** A calm speaker's pace, and the breath between two people. */
const wordsPerSecond = 2.8;
const breathSeconds = 0.5;

/** When each line is said, in seconds from the start of the call. */
function spoken(lines: readonly Line[]): { words: readonly Spoken[]; seconds: number } {
  let now = 0;
  const words = lines.map(({ who, words: said }) => {
    const seconds = Math.max(0.6, said.split(/\s+/).length / wordsPerSecond);
    const from = now;
    now += seconds + breathSeconds;
    return { who, from, seconds };
  });
  return { words, seconds: now };
}

const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;

/** The heights at which the two voices are drawn. */
const lanes = { caller: 30, telle: 84 };

/** A voice as upright strokes; how high each is follows from its place alone, so that a page is the same however often it is drawn. */
function voice(words: readonly Spoken[], whose: Line['who'], seconds: number): string {
  const strokes = words
    .filter(({ who }) => who === whose)
    .flatMap(({ from, seconds: long }) =>
      Array.from({ length: Math.max(2, Math.round(long * 3)) }, (_, stroke) => {
        const x = Math.round(((from + stroke / 3) / seconds) * 1000);
        const height = Math.round(8 + Math.abs(Math.sin(x * 1.7 + stroke) * 14 + Math.sin(x * 0.31) * 8));
        return `M${x} ${lanes[whose] - height}v${2 * height}`;
      }),
    );
  return strokes.join('');
}

function Tracks({ words, seconds }: { words: readonly Spoken[]; seconds: number }) {
  return (
    <div className="mt-6 grid grid-cols-[3.4rem_1fr] text-sm">
      <div className="grid grid-rows-2 items-center">
        <span className="opacity-75">Caller</span>
        <span>Telle</span>
      </div>
      <svg
        viewBox="0 0 1000 114"
        preserveAspectRatio="none"
        className="h-24 w-full fill-none stroke-1 sm:h-28 sm:stroke-2"
        strokeLinecap="round"
        aria-hidden="true"
      >
        <path d="M0 30H1000M0 84H1000" className="stroke-current opacity-20" vectorEffect="non-scaling-stroke" />
        <path
          d={voice(words, 'caller', seconds)}
          className="stroke-current opacity-60"
          vectorEffect="non-scaling-stroke"
        />
        <path d={voice(words, 'telle', seconds)} className="stroke-bell" vectorEffect="non-scaling-stroke" />
      </svg>
    </div>
  );
}

function inChapters(lines: readonly Line[], chapters: readonly Chapter[]) {
  const starts = lines.flatMap(({ who }, at) => (who === 'caller' ? [at] : []));
  let callers = 0;
  return chapters.map(({ title, callerLines }, place) => {
    const at = starts[callers] ?? lines.length;
    callers += callerLines;
    const end = place === chapters.length - 1 ? lines.length : (starts[callers] ?? lines.length);
    return { title, at, lines: lines.slice(at, end) };
  });
}
