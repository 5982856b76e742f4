// An exercise book: questions that callers asked, the owner's answers under them, and the marks of the last tests beside it.
import { Check } from 'lucide-react';

type Lesson = {
  readonly asked: string;
  readonly times: number;
  /** Absent: it waits for the owner. */
  readonly answer?: string;
};
/** `right` of `of` test questions, one entry a run, the first run first. */
type Report = {
  readonly runs: readonly { readonly right: number; readonly of: number }[];
  readonly taught: readonly [number, number];
};

export function LessonPicture({ lessons, report }: { lessons: readonly Lesson[]; report: Report }) {
  const last = report.runs.at(-1);
  return (
    <figure
      aria-label="Questions of callers with the owner’s answers under them, and the marks of the last tests"
      className="grid text-ink sm:grid-cols-[1fr_13rem] lg:grid-cols-[1fr_10rem] xl:grid-cols-[1fr_13rem]"
    >
      <div className="relative rounded-m border border-line bg-card bg-[repeating-linear-gradient(transparent_0_1.9rem,var(--line)_1.9rem_calc(1.9rem+1px))] bg-[position:0_1.2rem] shadow-lift">
        <span aria-hidden="true" className="absolute inset-y-0 left-11 w-px bg-signal/50 sm:left-14" />
        <ol className="py-[1.2rem] text-[0.97rem] leading-[calc(1.9rem+1px)]">
          {lessons.map(({ asked, times, answer }, place) => (
            <li
              key={asked}
              className="grid grid-cols-[2.75rem_1fr] pb-[calc(1.9rem+1px)] last:pb-0 sm:grid-cols-[3.5rem_1fr]"
            >
              <span className="figures text-center text-sm/[calc(1.9rem+1px)] text-ink-2">{place + 1}.</span>
              <div className="px-3 sm:px-5">
                <p className="flex flex-wrap justify-between gap-x-4">
                  <b className="font-semibold">“{asked}”</b>
                  <span className="text-sm/[calc(1.9rem+1px)] text-ink-2">
                    asked {times === 1 ? 'once' : `${times} times`}
                  </span>
                </p>
                {answer ? (
                  <p className="flex gap-2.5 text-sage-ink">
                    <Check aria-hidden="true" className="mt-2 size-4 shrink-0" strokeWidth={3} />
                    <span>
                      <span className="sr-only">You: </span>
                      {answer}
                    </span>
                  </p>
                ) : (
                  <p className="text-ink-2">
                    <span aria-hidden="true" className="mr-1 inline-block h-5 w-0.5 translate-y-1 bg-signal" />
                    your answer
                  </p>
                )}
              </div>
            </li>
          ))}
        </ol>
      </div>
      {last && (
        <div className="rounded-m bg-ink p-5 text-paper max-sm:mt-3 sm:my-8 sm:rounded-l-none dark:bg-mist dark:text-ink">
          <p className="text-sm opacity-80">The last test</p>
          <p className="figures mt-1 text-2xl font-bold tracking-tight">
            {last.right} of {last.of}
          </p>
          <p className="text-xs opacity-80">of your own questions right</p>
          <Curve runs={report.runs} />
          <p className="mt-4 border-t border-current/20 pt-4 text-sm">
            <span className="figures">
              {report.taught[0]} of {report.taught[1]}
            </span>{' '}
            parts taught
          </p>
          <p aria-hidden="true" className="mt-2 flex gap-1">
            {Array.from({ length: report.taught[1] }, (_, part) => (
              <i
                // biome-ignore lint/suspicious/noArrayIndexKey: the place is the part
                key={part}
                className={`h-2 grow rounded-full ${part < report.taught[0] ? 'bg-bell' : 'bg-current opacity-25'}`}
              />
            ))}
          </p>
        </div>
      )}
    </figure>
  );
}

/** The share of right answers from run to run. */
function Curve({ runs }: { runs: Report['runs'] }) {
  const points = runs.map(({ right, of }, run) => ({
    x: 8 + (run * 144) / Math.max(1, runs.length - 1),
    y: 64 - (right / of) * 56,
  }));
  return (
    <svg viewBox="0 0 160 72" className="mt-4 w-full max-w-60" aria-hidden="true">
      <path
        d="M0 64H160M0 8H160"
        className="stroke-current"
        strokeWidth="1"
        opacity="0.25"
        vectorEffect="non-scaling-stroke"
      />
      <polyline
        points={points.map(({ x, y }) => `${x},${y}`).join(' ')}
        className="fill-none stroke-bell"
        strokeWidth="2.5"
        strokeLinejoin="round"
        vectorEffect="non-scaling-stroke"
      />
      {points.map(({ x, y }) => (
        <circle key={x} cx={x} cy={y} r="4" className="fill-bell" />
      ))}
    </svg>
  );
}
