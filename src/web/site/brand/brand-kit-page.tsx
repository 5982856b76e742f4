// The template of the brand page: the name large on ink, files to take, room, colours, type, and what is asked for.
import { mark } from '#shared/brand.ts';
import { pageMeta } from '../page-meta.ts';
import { Downloads } from './downloads.tsx';
import { DrawnLogo, dresses } from './drawn-logo.tsx';
import type { BrandKitContent } from './shapes.ts';
import { Swatches } from './swatches.tsx';
import { ClearSpace, Rules } from './treatment.tsx';

/** The two exports that a route needs, made from the page's content. */
export function brandKitPage(content: BrandKitContent) {
  return { meta: () => pageMeta(content), Page: () => <BrandKitPage content={content} /> };
}

const space = 'py-[clamp(3.5rem,8vw,6.5rem)]';
const columns = 'grid items-start gap-x-[clamp(28px,5vw,72px)] gap-y-10';

function BrandKitPage({ content }: { content: BrandKitContent }) {
  const { name, headline, lead, downloads, space: room, colours, type, rules } = content;
  return (
    <>
      <section className="bg-ink text-paper dark:bg-card dark:text-ink">
        <div className={`wrap ${columns} items-end py-[clamp(2.5rem,5vw,4.5rem)] lg:grid-cols-[6fr_6fr]`}>
          <div>
            <p className="text-sm font-semibold text-bell">{name}</p>
            <h1 className="mt-3 max-w-[12ch] text-hero tracking-hero">{headline}</h1>
            <p className="mt-6 max-w-[40ch] text-lg opacity-80">{lead}</p>
          </div>
          {/* Its colours are its own, so it keeps the ground that they were made for where colours are forced. */}
          <div className="w-full max-w-[34rem] rounded-m bg-ink forced-color-adjust-none lg:justify-self-end dark:bg-card forced-colors:p-6">
            <DrawnLogo dress={dresses.onDark} className="h-auto w-full" />
          </div>
        </div>
      </section>
      <section className={`wrap ${columns} ${space} lg:grid-cols-[4fr_8fr]`}>
        <div>
          <h2 className="text-2xl">Logo files</h2>
          <p className="mt-4 max-w-[34ch] text-ink-2">SVG for everything that scales, PNG for everything else.</p>
          <div className="mt-8 flex items-end gap-5">
            <DrawnLogo drawing={mark} dress={dresses.icon} className="size-24" />
            <DrawnLogo drawing={mark} dress={dresses.icon} className="size-14" />
            <DrawnLogo drawing={mark} dress={dresses.icon} className="size-8" />
          </div>
        </div>
        <Downloads list={downloads} />
      </section>
      <section className="border-y border-line bg-card">
        <div className={`wrap ${columns} ${space} lg:grid-cols-[5fr_7fr] lg:items-center`}>
          <div>
            <h2 className="text-2xl">{room.heading}</h2>
            <p className="mt-4 max-w-[44ch] text-ink-2">{room.words}</p>
          </div>
          <ClearSpace />
        </div>
      </section>
      <section className={`wrap ${space}`}>
        <div className="grid items-end gap-x-12 gap-y-4 lg:grid-cols-[7fr_5fr]">
          <h2 className="text-2xl">{colours.heading}</h2>
          <p className="max-w-[46ch] text-ink-2">{colours.words}</p>
        </div>
        <Swatches uses={colours.uses} />
      </section>
      <Type type={type} />
      <Rules rules={rules} />
    </>
  );
}

const weights = { 400: 'font-normal', 600: 'font-semibold', 700: 'font-bold' };

/** Each weight as large as the page lets it be, with its number in the margin. */
function Type({ type }: { type: BrandKitContent['type'] }) {
  return (
    <section className={`bg-mist ${space}`}>
      <div className="wrap">
        <div className="grid items-end gap-x-12 gap-y-4 lg:grid-cols-[7fr_5fr]">
          <h2 className="text-2xl">{type.heading}</h2>
          <p className="max-w-[46ch] text-ink-2">{type.words}</p>
        </div>
        <dl className="mt-8 border-t-2 border-ink">
          {type.weights.map(({ weight, name, sample }) => (
            <div
              key={weight}
              className="grid items-baseline gap-x-8 gap-y-1 border-b border-edge/40 py-6 sm:grid-cols-[9rem_1fr]"
            >
              <dt className="figures text-sm text-ink-2">
                Inter {name}
                <span className="block">{weight}</span>
              </dt>
              <dd className={`text-hero tracking-hero ${weights[weight]}`}>{sample}</dd>
            </div>
          ))}
        </dl>
        <p className="figures mt-6 text-lg break-all text-ink-2">
          AaBbCcDdEeFfGgHhIiJjKkLlMmNnOoPpQqRrSsTtUuVvWwXxYyZz 0123456789 $€&?!→
        </p>
      </div>
    </section>
  );
}
