// On the desk, once a limit is near: what it is, what it will mean, and the way past it. Nothing before.
import { ButtonLink } from '#web/ui/button.tsx';
import type { Limits } from '../contract.ts';
import { saidOf, thenOf } from '../rules.ts';

export default function LimitWarnings({ meters }: { meters: Limits['meters'] }) {
  // The trial's calls have their own banner.
  const full = meters.filter(({ level, of }) => level !== 'open' && of !== 'trialCalls');
  if (full.length === 0) return null;
  return (
    <section
      aria-label="Limits of your plan"
      className="mt-6 rounded-m border border-signal/50 bg-signal-soft px-5 py-4"
    >
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <ul className="mr-auto grid max-w-[72ch] gap-2">
          {full.map(({ level, ...meter }) => (
            <li key={meter.of}>
              <b className="figures font-semibold">{saidOf(meter)}</b> {thenOf[meter.of]}
            </li>
          ))}
        </ul>
        <ButtonLink to="/settings?tab=billing" kind="secondary" size="sm">
          See plans
        </ButtonLink>
      </div>
    </section>
  );
}
