// A work order as it lies on the passenger seat: who, where, what, at which price; how it came about down the margin.
import { MapPin } from 'lucide-react';

export type WorkOrder = {
  readonly business: string;
  readonly what: string;
  readonly who: string;
  readonly phone: string;
  readonly where: string;
  readonly when: string;
  readonly with: string;
  readonly price: string;
  readonly said: string;
  /** How it came about, the first thing first. */
  readonly margin: readonly { readonly at: string; readonly words: string }[];
};

export function WorkOrderPicture({ order }: { order: WorkOrder }) {
  const { business, what, who, phone, where, when, with: hands, price, said, margin } = order;
  const fields = [
    ['When', when],
    ['Who goes', hands],
    ['Customer', who],
    ['Phone', phone],
    ['Price said', price],
  ] as const;
  return (
    <figure aria-label={`A work order of ${business}: ${what} for ${who}`} className="text-ink">
      <div className="grid overflow-hidden rounded-m border border-line bg-card shadow-lift sm:grid-cols-[1fr_12rem] lg:grid-cols-1 xl:grid-cols-[1fr_12rem]">
        <div>
          <div className="flex items-baseline justify-between gap-4 border-b-2 border-ink px-5 pt-6 pb-4 sm:px-8">
            <b className="text-xl tracking-tight">{what}</b>
            <span className="text-right text-sm text-ink-2">{business}</span>
          </div>
          <Streets />
          <p className="flex gap-2 border-y border-line px-5 py-3 text-sm font-semibold sm:px-8">
            <MapPin aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-signal" />
            {where}
          </p>
          <dl className="figures grid grid-cols-[6.5rem_1fr] gap-y-2.5 px-5 py-5 text-sm sm:px-8">
            {fields.map(([label, value]) => (
              <div key={label} className="contents">
                <dt className="text-ink-2">{label}</dt>
                <dd className="font-medium">{value}</dd>
              </div>
            ))}
          </dl>
          <p className="mx-5 mb-6 border-l-2 border-bell pl-4 text-sm sm:mx-8">“{said}”</p>
        </div>
        <div className="border-dashed border-edge/60 bg-mist px-5 py-6 max-sm:border-t sm:max-lg:border-l lg:max-xl:border-t xl:border-l">
          <p className="text-sm font-semibold">How it came about</p>
          <ol className="mt-4 grid gap-4 text-sm">
            {margin.map(({ at, words }) => (
              <li key={at + words}>
                <time className="block text-xs text-ink-2">{at}</time>
                {words}
              </li>
            ))}
          </ol>
        </div>
      </div>
    </figure>
  );
}

/** A few streets by the water with a pin in one of them; a sketch, not a map of anywhere. */
function Streets() {
  return (
    <svg viewBox="0 0 600 170" preserveAspectRatio="xMidYMid slice" className="h-36 w-full sm:h-40" aria-hidden="true">
      <rect width="600" height="170" className="fill-mist" />
      <path d="M420 0Q470 60 450 110T520 170H600V0Z" className="fill-sage-soft" />
      <path
        d="M-10 40L430 12M-10 92L440 66M-10 150L455 120M60 -10L96 180M170 -10L206 180M286 -10L316 180M390 -10L412 180"
        className="stroke-card"
        strokeWidth="10"
        fill="none"
      />
      <path
        d="M36 176L28 92L270 78L262 62"
        className="stroke-sage"
        strokeWidth="4"
        strokeDasharray="2 9"
        strokeLinecap="round"
        fill="none"
      />
      <path d="M262 62C244 42 246 22 262 22S280 42 262 62Z" className="fill-signal" />
      <circle cx="262" cy="36" r="5" className="fill-card" />
    </svg>
  );
}
