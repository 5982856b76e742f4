// The nine features: what each is, how far the plan opens it, and how much of it was used, counted from records.
import {
  Briefcase,
  CalendarDays,
  GraduationCap,
  Mail,
  MessageCircle,
  MessageSquareText,
  Phone,
  Receipt,
  Users,
} from 'lucide-react';
import { Link } from 'react-router';
import type { Subscription } from '#domains/subscriptions/contract.ts';
import { features as places } from '#web/paths.ts';
import { Tag } from '#web/ui/panel.tsx';
import type { Desk } from '../contract.ts';
import { type Feature, features, statusOf } from '../rules.ts';
import { counted } from './figure-words.ts';

type Usage = {
  readonly words: string;
  /** Where it ends, for what the name promises more of than there is. */
  readonly ends?: string;
  readonly used?: number;
  readonly limit?: number | null;
};

const shown: Readonly<Record<Feature, { Icon: typeof Phone; to: string }>> = {
  phone: { Icon: Phone, to: '/inbox?list=all&channel=phone' },
  email: { Icon: Mail, to: '/inbox?list=all&channel=email' },
  text: { Icon: MessageSquareText, to: '/inbox?list=all&channel=sms' },
  chat: { Icon: MessageCircle, to: '/inbox?list=all&channel=chat' },
  contacts: { Icon: Users, to: '/contacts' },
  jobs: { Icon: Briefcase, to: '/diary' },
  diary: { Icon: CalendarDays, to: '/diary' },
  training: { Icon: GraduationCap, to: '/dashboard/training' },
  invoicing: { Icon: Receipt, to: '/dashboard/training?tab=services' },
};

const tones = { Trial: 'bell', Limited: 'quiet', 'Upgrade Required': 'bell', Active: 'settled' } as const;

export function FeatureCards({ desk, subscription }: { desk: Desk; subscription: Subscription }) {
  const isTrialOver = Date.parse(subscription.trialEndsAt) < Date.now();
  return (
    <section aria-labelledby="features" className="mt-12">
      <h2 id="features" className="text-xl">
        What your receptionist does
      </h2>
      <ul className="mt-4 grid gap-px overflow-hidden rounded-l border border-line bg-line sm:grid-cols-2 lg:grid-cols-3">
        {features.map((feature, at) => {
          const { Icon, to } = shown[feature];
          const status = statusOf(feature, subscription.plan);
          const { label = '', line } = places[at] ?? {};
          const usage = usageOf(feature, desk, subscription);
          return (
            <li key={feature} className="relative flex flex-col bg-card p-5 sm:p-6">
              <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
                <Icon aria-hidden="true" className="size-5 shrink-0 text-sage" />
                <h3 className="mr-auto text-base">
                  <Link to={to} className="text-ink no-underline after:absolute after:inset-0 hover:underline">
                    {label}
                  </Link>
                </h3>
                <Tag tone={tones[status]}>{status}</Tag>
              </div>
              <p className="mt-2 text-ink-2">{line}</p>
              <div className="pt-4">
                <p className="figures font-semibold">{usage.words}</p>
                {usage.ends && <p className="mt-1 text-xs text-ink-2">{usage.ends}</p>}
                <Meter {...usage} />
                {status === 'Upgrade Required' && (
                  <p className="mt-1 text-xs text-ink-2">
                    {isTrialOver
                      ? 'Part of Professional. Your trial is over; nothing is switched off.'
                      : 'Part of Professional; yours during the trial.'}
                  </p>
                )}
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function Meter({ used = 0, limit }: Pick<Usage, 'used' | 'limit'>) {
  if (typeof limit !== 'number' || limit === 0) return null;
  const part = Math.min(1, used / limit);
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 100 4"
      preserveAspectRatio="none"
      className="mt-2 block h-1.5 w-full rounded-full"
    >
      <rect width="100" height="4" className="fill-line" />
      <rect width={100 * part} height="4" className={part >= 0.8 ? 'fill-signal' : 'fill-sage'} />
    </svg>
  );
}

/** An answer that was kept by an older page may lack what is counted since. */
function usageOf(
  feature: Feature,
  { month, contacts, taught, priced = { services: 0, of: 0 } }: Desk,
  { limits, ...trial }: Subscription,
): Usage {
  const under = (used: number, limit: number | null, what: string, when = ' this month'): Usage => ({
    words: limit === null ? `${used.toLocaleString('en-US')} ${what}${when}` : `${used} of ${limit} ${what}${when}`,
    ...{ used, limit },
  });
  const { conversations: talks } = month;
  switch (feature) {
    case 'phone':
      return limits.trialCalls === null
        ? { words: `${counted(talks.phone, 'call')} this month` }
        : under(Math.max(0, limits.trialCalls - trial.trialCallsRemaining), limits.trialCalls, 'test calls', ' used');
    case 'email':
      return under(month.emailsSent, limits.emailsPerMonth, 'emails');
    case 'text':
      return under(month.textsSent, limits.textsPerMonth, 'texts');
    case 'chat':
      return { words: `${counted(talks.chat, 'chat')} this month` };
    case 'contacts':
      return under(contacts, limits.contacts, 'contacts', '');
    case 'diary':
      return under(month.appointmentsUsed ?? month.appointments, limits.appointmentsPerMonth, 'appointments');
    case 'training':
      return { words: `${taught.parts} of ${taught.of} parts taught`, used: taught.parts };
    case 'jobs':
      return {
        words: `${counted(month.visits ?? 0, 'visit')} with an address this month`,
        ends: 'From the call to the visit in the diary; work on site is kept elsewhere.',
      };
    case 'invoicing':
      return {
        words: `${priced.services} of ${counted(priced.of, 'service')} with a price to say`,
        ends: 'Prices are said and kept to the cent; the bill is written by the program that you use now.',
      };
  }
}
