// The three plans side by side, with the one that holds marked. On a phone each limit's name stands above its figures, so that the
// plans share the whole width.
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
    <table className="mt-4 w-full table-fixed text-left text-sm">
      <caption className="sr-only">What each plan allows</caption>
      <thead>
        <tr className="border-b border-line align-bottom">
          <th scope="col" className="w-[34%] py-2.5 pr-1 font-normal text-ink-2 max-sm:hidden">
            Limit
          </th>
          {plans.map((plan) => (
            <th
              key={plan}
              scope="col"
              aria-current={plan === held ? 'true' : undefined}
              className={`rounded-s px-2 py-2.5 text-sm tracking-tight sm:rounded-b-none ${mark(plan)}`}
            >
              {planNames[plan]}
              <span className="figures block text-ink-2">{priceOf(plan)}</span>
            </th>
          ))}
        </tr>
      </thead>
      {Object.entries(limitNames).map(([name, label]) => (
        <tbody key={name}>
          <tr className="sm:hidden">
            <th scope="rowgroup" colSpan={plans.length} className="px-2 pt-2.5 text-xs font-normal text-ink-2">
              {label}
            </th>
          </tr>
          <tr className="border-b border-line">
            <th scope="row" className="py-2.5 pr-2 font-normal text-ink-2 max-sm:hidden">
              {label}
            </th>
            {plans.map((plan) => (
              <td key={plan} className={`figures px-2 pt-0.5 pb-2.5 max-sm:bg-transparent sm:pt-2.5 ${mark(plan)}`}>
                {planLimits[plan][name as keyof PlanLimits] ?? 'No limit'}
              </td>
            ))}
          </tr>
        </tbody>
      ))}
    </table>
  );
}

export function priceOf(plan: Plan): string {
  const amountCents = planPrices[plan];
  return amountCents === null ? 'Custom' : formatMoney({ amountCents, currency: 'USD' }).replace(/\.00$/, '');
}
