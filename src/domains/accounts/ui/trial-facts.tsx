// What the free trial is, as a list of facts beside the wizard, and in a demo the way in without it.
import { Link } from 'react-router';

const facts: readonly (readonly [string, string])[] = [
  ['14 days', 'Free, and no credit card is asked for'],
  ['3 calls', 'Test calls with your own assistant, from the first minute'],
  ['$0', 'When the trial ends you stay on the free plan, or choose another'],
];

const next: readonly string[] = [
  'We mail you a link. It confirms your address and lets you choose your password.',
  'You tell Telle your hours, services and prices.',
  'You call it, and hear how it answers.',
];

export function TrialFacts() {
  return (
    <aside aria-label="The free trial" className="rounded-l bg-mist p-6 sm:p-8">
      <dl className="grid gap-4">
        {facts.map(([figure, line]) => (
          <div key={figure} className="grid grid-cols-[6.5rem_1fr] items-baseline gap-3">
            <dt className="figures text-xl font-bold tracking-tight">{figure}</dt>
            <dd className="text-sm text-ink-2">{line}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-7 border-t border-edge/40 pt-6 text-sm font-semibold">What happens next</p>
      <ol className="mt-3 grid gap-2.5 text-sm text-ink-2">
        {next.map((line, number) => (
          <li key={line} className="grid grid-cols-[1.5rem_1fr]">
            <span className="figures font-semibold text-ink">{number + 1}</span>
            {line}
          </li>
        ))}
      </ol>
      <p className="when-demo mt-7 border-t border-edge/40 pt-6 text-sm text-ink-2">
        <b className="block font-semibold text-ink">Only looking around?</b> This Telle is in demo mode:{' '}
        <Link to="/login" className="text-ink underline">
          log in with any email and password
        </Link>{' '}
        to see a sample business from the inside. There is nothing to sign up for.
      </p>
    </aside>
  );
}
