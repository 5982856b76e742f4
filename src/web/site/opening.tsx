// How a page opens on a talk: the headline beside it, across the page above it, or over a rule with the lead at the side.
import { grounds, type Opened } from './content/shapes.ts';
import { TalkScene } from './pieces/talk-scene.tsx';
import { StartLink } from './start-link.tsx';
import { TalkYourself } from './talk-yourself.tsx';
import { WatchDemo } from './watch-demo.tsx';

export function Opening({ content }: { content: Opened }) {
  const { name, headline, lead, talk, ground = 'mist', opening = 'beside' } = content;
  const quiet = ground === 'ink' ? 'text-paper/75 dark:text-ink-2' : 'text-ink-2';
  const title = (
    <>
      <p className={`text-sm font-semibold ${quiet}`}>{name}</p>
      <h1 className={`mt-3 text-hero tracking-hero ${opening === 'beside' ? '' : 'max-w-[20ch]'}`}>{headline}</h1>
    </>
  );
  const words = (
    <>
      <p className={`max-w-[40ch] text-lg ${quiet}`}>{lead}</p>
      <div className="mt-8 flex flex-wrap gap-3">
        <StartLink>Start Free Trial</StartLink>
        <WatchDemo talk={talk} />
      </div>
      <TalkYourself business={talk.business} name={talk.name} />
    </>
  );
  const columns = 'grid items-start gap-x-[clamp(28px,5vw,72px)] gap-y-12';
  return (
    <section className={grounds[ground]}>
      <div className="wrap py-[clamp(2.5rem,5vw,4.5rem)]">
        {opening === 'beside' ? (
          <div className={`${columns} lg:grid-cols-2`}>
            <div>
              {title}
              <div className="mt-6">{words}</div>
            </div>
            <TalkScene talk={talk} />
          </div>
        ) : (
          <>
            {title}
            <div className={`mt-8 lg:mt-10 ${columns} ${below[opening]}`}>
              <div>{words}</div>
              <TalkScene talk={talk} />
            </div>
          </>
        )}
      </div>
    </section>
  );
}

/** How the part under a headline that runs across the page is divided. */
const below = { across: 'lg:grid-cols-[5fr_7fr]', ruled: 'border-t-2 border-current pt-10 lg:grid-cols-[4fr_8fr]' };
