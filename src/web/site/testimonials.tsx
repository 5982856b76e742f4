// What others say of the desk: one voice at length, two beside it. Each shows exactly the stars that it gave.
import { showClaims } from './claims.ts';
import type { HomeContent, Testimonial } from './content/company-shapes.ts';
import { Portrait } from './portrait.tsx';

/** Nothing where the voices are samples and samples are hidden. */
export function Testimonials({ testimonials: { heading, note, list } }: Pick<HomeContent, 'testimonials'>) {
  if (note && !showClaims) return null;
  const [first, ...rest] = list;
  return (
    <section className="bg-bell-soft">
      <div className="wrap py-[clamp(3.5rem,8vw,6.5rem)]">
        <div className="flex flex-wrap items-baseline justify-between gap-x-10 gap-y-3">
          <h2 className="text-2xl">{heading}</h2>
          {note && <p className="max-w-[52ch] text-sm">{note}</p>}
        </div>
        <div className="mt-10 grid gap-x-[clamp(24px,5vw,80px)] gap-y-10 border-t-2 border-ink pt-8 lg:grid-cols-[7fr_5fr]">
          <Voice voice={first} words="text-2xl font-bold tracking-tight text-balance" />
          <div className="grid content-between gap-10">
            {rest.map((voice) => (
              <Voice key={voice.name} voice={voice} words="text-base" />
            ))}
          </div>
        </div>
      </div>
    </section>
  );
}

function Voice({ voice, words }: { voice: Testimonial; words: string }) {
  const { name, trade, stars, hair, skin, ground } = voice;
  return (
    <figure className="flex flex-col justify-between gap-6">
      <div>
        <Stars given={stars} />
        <blockquote className={`mt-4 ${words}`}>
          <p>“{voice.words}”</p>
        </blockquote>
      </div>
      <figcaption className="flex items-center gap-4 text-sm">
        <span className="w-14 shrink-0 overflow-hidden rounded-m">
          <Portrait hair={hair} skin={skin} ground={ground} />
        </span>
        <span>
          <b className="block font-semibold">{name}</b>
          {trade}
        </span>
      </figcaption>
    </figure>
  );
}

const points = 'M12 2.6l2.9 6 6.6.9-4.800 4.600 1.200 6.500L12 17.500l-5.900 3.100 1.200-6.500L2.500 9.500l6.600-.9z';

function Stars({ given }: { given: Testimonial['stars'] }) {
  return (
    <svg viewBox="0 0 128 24" className="h-5 w-auto" role="img" aria-label={`${given} of 5 stars`}>
      {[0, 1, 2, 3, 4].map((place) => (
        <path
          key={place}
          d={points}
          transform={`translate(${place * 26} 0)`}
          className={place < given ? 'fill-signal stroke-signal' : 'fill-none stroke-signal'}
          strokeWidth="1.5"
          strokeLinejoin="round"
        />
      ))}
    </svg>
  );
}
