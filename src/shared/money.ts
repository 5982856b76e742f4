// Money is an integer of minor units with its currency. No float ever holds an amount.

export type Money = { readonly amountCents: number; readonly currency: string };

/** "$79.00" in the reader's locale; `amountCents` are the currency's minor units (yen has none). */
export function formatMoney({ amountCents, currency }: Money, locale = 'en-US'): string {
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency });
  return format.format(amountCents / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
}
