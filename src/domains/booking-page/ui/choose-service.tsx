// What is to be booked, and with whom: the business's list with its lengths and prices.
import type { AnswerOf } from '#shared/endpoint.ts';
import type { Id } from '#shared/ids.ts';
import { formatMoney } from '#shared/money.ts';
import { inputLook } from '#web/ui/field.tsx';
import { WithChevron } from '#web/ui/select.tsx';
import type { readBookingPage } from '../contract.ts';

export type Page = AnswerOf<typeof readBookingPage>;
export type Offered = Page['services'][number];

function priceWords({ priceCents, priceNote, currency }: Offered): string {
  if (priceNote) return priceNote;
  if (priceCents === null) return '';
  return priceCents === 0 ? 'Free' : formatMoney({ amountCents: priceCents, currency });
}

type ServiceProps = { services: readonly Offered[]; chosen: Offered | undefined; onChoose: (one: Offered) => void };

export function ChooseService({ services, chosen, onChoose }: ServiceProps) {
  return (
    <div
      role="radiogroup"
      aria-label="What"
      className="divide-y divide-line overflow-hidden rounded-m border border-line bg-card"
    >
      {services.map((one) => (
        <label
          key={one.id}
          className="grid cursor-pointer grid-cols-[auto_1fr_auto] items-baseline gap-x-3 px-4 py-3 has-checked:bg-sage-soft"
        >
          <input
            type="radio"
            name="service"
            checked={one.id === chosen?.id}
            onChange={() => onChoose(one)}
            className="size-4 translate-y-0.5 accent-sage"
          />
          <span className="font-semibold">{one.name}</span>
          <span className="figures text-sm whitespace-nowrap text-ink-2">{one.minutes} min</span>
          <span className="col-start-2 col-end-4 text-sm text-ink-2 empty:hidden">{priceWords(one)}</span>
        </label>
      ))}
    </div>
  );
}

type StaffProps = {
  staff: Page['staff'];
  service: Offered;
  chosen: Id<'staff'> | null;
  onChoose: (id: Id<'staff'> | null) => void;
};

/** Nothing where there is no choice. */
export function ChooseStaff({ staff, service, chosen, onChoose }: StaffProps) {
  const able = staff.filter(({ serviceIds }) => serviceIds.includes(service.id));
  if (able.length < 2) return null;
  return (
    <label className="mb-6 grid max-w-sm gap-1.5 text-sm font-semibold">
      With whom
      <WithChevron>
        <select
          value={chosen ?? ''}
          onChange={(event) => onChoose(able.find(({ id }) => id === event.target.value)?.id ?? null)}
          className={`${inputLook} appearance-none pr-10 font-normal`}
        >
          <option value="">Whoever is free</option>
          {able.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </WithChevron>
    </label>
  );
}
