// The last words of a page and the way to begin.
import { ButtonLink } from '../ui/button.tsx';
import { StartLink } from './start-link.tsx';

export function Closing({
  heading,
  words,
  tone = 'plain',
}: {
  heading: string;
  words: string;
  tone?: 'plain' | 'bell';
}) {
  return (
    <section className={tone === 'bell' ? 'bg-bell-soft' : 'border-t border-line'}>
      <div className="wrap flex flex-wrap items-end justify-between gap-x-12 gap-y-8 py-[clamp(3.5rem,7vw,6rem)]">
        <div>
          <h2 className="max-w-[18ch] text-hero tracking-hero">{heading}</h2>
          <p className="mt-4 max-w-[46ch] text-lg text-ink-2">{words}</p>
        </div>
        <div className="flex flex-wrap gap-3">
          <StartLink>Start Free Trial</StartLink>
          <ButtonLink kind="secondary" to="/book/telle">
            Schedule Demo
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
