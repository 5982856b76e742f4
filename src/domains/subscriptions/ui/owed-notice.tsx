// A renewal that could not be taken: what that means for the plan, until when, and how to mend it.
import { useEffect } from 'react';
import { useZone } from '#domains/knowledge/ui/use-zone.ts';
import { formatMoney } from '#shared/money.ts';
import { look } from '#web/ui/button.tsx';
import { instantWords } from '#web/ui/zoned-time.ts';
import type { OwedPayment } from '../contract.ts';
import { owedWords } from './owed-words.ts';

const longDate = { dateStyle: 'long' } as const;

type Props = {
  readonly owed: OwedPayment;
  readonly isOwner: boolean;
  /** One level below the heading that the notice stands under. */
  readonly heading: 'h2' | 'h3';
  /** Somebody is back in this tab, perhaps from paying in another one. */
  readonly onReturn: () => void;
};

export default function OwedNotice({ owed, isOwner, heading: Heading, onReturn }: Props) {
  const zone = useZone();
  useEffect(() => {
    const see = () => document.visibilityState === 'visible' && onReturn();
    document.addEventListener('visibilitychange', see);
    return () => document.removeEventListener('visibilitychange', see);
  }, [onReturn]);
  if (!zone) return null;
  const dayOf = (at: string) => instantWords(at, longDate, zone);
  const { title, says, mend } = owedWords(owed, { dayOf, isOwner, now: new Date() });
  return (
    <section
      aria-labelledby="owed"
      className="mt-4 max-w-[56ch] rounded-m border border-signal/50 bg-signal-soft px-5 py-4 text-sm"
    >
      <Heading id="owed" className="text-base">
        {title}
      </Heading>
      <p className="figures mt-1">
        {formatMoney(owed)} {says}
      </p>
      <p className="mt-2">{mend}</p>
      {owed.payUrl && !owed.hasEnded && (
        <a href={owed.payUrl} target="_blank" rel="noreferrer" className={`mt-3 no-underline ${look({ size: 'sm' })}`}>
          Pay Now
        </a>
      )}
    </section>
  );
}
