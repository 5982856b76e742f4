// The home page's own desk: pick a trade, say something, and its receptionist answers.
import { Bell } from 'lucide-react';
import { type MouseEvent, useState } from 'react';
import { type SampleDesk, sampleDesks } from '#domains/samples/contract.ts';
import { LiveTalk } from './opener.tsx';

export function DeskPicker() {
  const [desk, setDesk] = useState<SampleDesk>(sampleDesks[0]);
  return (
    <section
      aria-labelledby="talk-now"
      className="when-samples wrap grid items-start gap-x-[clamp(28px,5vw,72px)] gap-y-10 pt-[clamp(3.5rem,8vw,7rem)] lg:grid-cols-[5fr_7fr]"
    >
      <div>
        <h2 id="talk-now" className="text-2xl">
          The desks are open. Ring one.
        </h2>
        <p className="mt-4 max-w-[40ch] text-ink-2">
          Nothing here is rehearsed. Ask for a price, book, change your mind. The plumber’s desk also speaks Spanish,
          the inn’s German and French. No account.
        </p>
        <ul className="mt-7 flex flex-wrap gap-2" aria-label="Trades">
          {sampleDesks.map((one) => (
            <li key={one.slug}>
              <DeskLink desk={one} chosen={one === desk} onChoose={() => setDesk(one)} />
            </li>
          ))}
        </ul>
        <p className="mt-7 max-w-[44ch] text-sm text-ink-2">
          The businesses are made up; the receptionist is the one you would get. What is said and booked here is deleted
          every night.
        </p>
      </div>
      <div className="min-w-0 rounded-l border border-line bg-card text-ink shadow-lift">
        <div className="flex items-center gap-3 border-b border-line px-5 py-4 text-sm text-ink-2 sm:px-6">
          <span className="grid size-10 shrink-0 place-items-center rounded-full bg-bell text-bell-ink">
            <Bell aria-hidden="true" className="size-[1.15rem]" />
          </span>
          <span className="leading-snug">
            <b className="block text-base text-ink">{desk.name}</b>
            You are the caller
          </span>
          <a href={`/chat/${desk.slug}`} className="ml-auto shrink-0 py-1 underline">
            Full page
          </a>
        </div>
        <LiveTalk key={desk.slug} desk={desk} />
      </div>
    </section>
  );
}

/** Leads to the desk's own page where no script runs. */
function DeskLink({ desk, chosen, onChoose }: { desk: SampleDesk; chosen: boolean; onChoose: () => void }) {
  const choose = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onChoose();
  };
  return (
    <a
      href={`/chat/${desk.slug}`}
      onClick={choose}
      aria-current={chosen ? 'true' : undefined}
      className="inline-flex min-h-9 items-center rounded-full border-[1.5px] border-edge/55 px-4 text-sm font-semibold no-underline hover:border-ink aria-[current=true]:border-transparent aria-[current=true]:bg-ink aria-[current=true]:text-paper"
    >
      {desk.trade}
    </a>
  );
}
