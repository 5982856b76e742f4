// A field of a service or of somebody of the staff that two people changed, as both of them read it.
import type { WeekHours } from '#shared/hours.ts';
import type { ToWords } from '#web/ui/choose-values.tsx';
import type { Service, StaffMember } from '../contract.ts';
import { weekWords } from './profile-words.ts';

const serviceLabels: Readonly<Record<string, string>> = {
  ...{ name: 'Name', minutes: 'Minutes', bufferMinutes: 'Kept free after', priceCents: 'Price' },
  ...{ priceNote: 'Note on the price', aka: 'Other words for it', currency: 'Currency' },
  needsAddress: "Done at the customer's address",
} satisfies Record<Exclude<keyof Service, 'id'>, string>;

export function serviceClashWords(currency: string): ToWords {
  const price = new Intl.NumberFormat('en-US', { style: 'currency', currency });
  return ({ name, mine, theirs }) => {
    const words = (value: unknown): string => {
      if (name === 'priceCents' && value !== null) return price.format(Number(value) / 100);
      if (typeof value === 'boolean') return value ? 'Yes' : 'No';
      return Array.isArray(value) ? value.join(', ') : String(value ?? '');
    };
    return { label: serviceLabels[name] ?? name, mine: words(mine), theirs: words(theirs) };
  };
}

const staffLabels: Readonly<Record<string, string>> = {
  ...{ name: 'Name', serviceIds: 'Does', hours: 'Hours' },
} satisfies Record<Exclude<keyof StaffMember, 'id'>, string>;

export function staffClashWords(services: readonly Service[]): ToWords {
  const nameOf = (id: unknown) => services.find((one) => one.id === id)?.name ?? 'A service off the list';
  return ({ name, mine, theirs }) => {
    const words = (value: unknown): string => {
      if (name === 'hours') return value === null ? 'The opening hours' : weekWords(value as WeekHours);
      return Array.isArray(value) ? value.map(nameOf).join(', ') : String(value ?? '');
    };
    return { label: staffLabels[name] ?? name, mine: words(mine), theirs: words(theirs) };
  };
}
