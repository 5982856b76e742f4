// The three plans side by side, with the one that holds marked.
import { formatMoney } from '#shared/money.ts';
import { type Plan, type PlanLimits, planLimits, planNames, planPrices, plans } from '../rules.ts';

const limitNames: Readonly<Record<keyof PlanLimits, string>> = {
  trialCalls: 'Test calls',
  contacts: 'Contacts',
  emailsPerMonth: 'Emails a month',
  textsPerMonth: 'Texts a month',
  appointmentsPerMonth: 'Appointments a month',
};

export function PlanTable({ plan: held }: { plan: Plan }) {
  const mark = (plan: Plan) => (plan === held ? 'bg-mist font-semibold' : '');
  return (
    <table className="mt-4 w-full text-left sm:table-fixed text-sm">
      <caption className="sr-only">What each plan allows</caption>
      <thead>
        <tr className="border-b border-line align-bottom">
          <th scope="col" className="py-2.5 pr-1 sm:w-[34%] font-normal text-ink-2">
            Limit
          </th>
          {plans.map((plan) => (
            <th
              key={plan}
              scope="col"
              aria-current={plan === held ? 'true' : undefined}
              className={`rounded-t-s px-1 py-2.5 text-xs tracking-tight sm:px-2 sm:text-sm ${mark(plan)}`}
            >
              {planNames[plan]}
              <span className="figures block text-ink-2">{priceOf(plan)}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {Object.entries(limitNames).map(([name, label]) => (
          <tr key={name} className="border-b border-line">
            <th scope="row" className="py-2.5 pr-2 font-normal text-ink-2">
              {label}
            </th>
            {plans.map((plan) => (
              <td key={plan} className={`figures px-1 py-2.5 sm:px-2 ${mark(plan)}`}>
                {planLimits[plan][name as keyof PlanLimits] ?? 'No limit'}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function priceOf(plan: Plan): string {
  const amountCents = planPrices[plan];
  return amountCents === null ? 'Custom' : formatMoney({ amountCents, currency: 'USD' }).replace(/\.00$/, '');
}
