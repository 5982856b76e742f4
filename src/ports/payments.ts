// Payments as Telle needs them: a page of the provider's on which a month is paid again and again, and word of what was paid.
// No number of a card ever reaches us.
import type { BusinessId } from '#shared/ids.ts';

export type Checkout = {
  /** The same key opens the same checkout, so that a second press does not open a second one. */
  readonly key: string;
  readonly business: BusinessId;
  /** What stands on the page and on the receipt: `Professional Plan`. */
  readonly what: string;
  /** A month of it, in minor units. */
  readonly amountCents: number;
  readonly currency: string;
  /** Where the page leads once it is paid, and where it leads back to. */
  readonly paidUrl: string;
  readonly backUrl: string;
};

/** What a provider tells of. `business` is null where the provider does not know it any more. */
export type PaymentEvent =
  | {
      readonly kind: 'begun' | 'ended';
      readonly subscription: string;
      readonly business: string | null;
    }
  /** How a subscription stands since then: paid for, tried again and again, or given up while it waits to be paid. */
  | {
      readonly kind: 'standing';
      readonly subscription: string;
      readonly business: string | null;
      readonly standing: 'active' | 'past-due' | 'unpaid';
      readonly toldAt: Date;
    }
  | ({ readonly kind: 'paid'; readonly at: Date } & InvoiceTold)
  /** A renewal could not be taken. The first month is the affair of the checkout. */
  | ({
      readonly kind: 'failed';
      /** When the provider tries again; null where it does not by itself. */
      readonly nextTryAt: Date | null;
      /** The provider's page on which whoever owes it can pay it another way. */
      readonly payUrl: string | null;
    } & InvoiceTold)
  /** Not to be paid any more: withdrawn as if it had never been, or given up as never to come. */
  | ({ readonly kind: 'voided' | 'written-off' } & Omit<InvoiceTold, 'amountCents'>)
  /** Nothing that concerns a plan. */
  | { readonly kind: 'other' };

type InvoiceTold = {
  readonly subscription: string;
  readonly business: string | null;
  /** The provider's id of this one payment. */
  readonly receipt: string;
  /** What was paid, or is to be paid. */
  readonly amountCents: number;
  /** Three capital letters. */
  readonly currency: string;
  /** When the provider came to know it, which is not the order in which it is heard. */
  readonly toldAt: Date;
};

export type Payments = {
  /** Opens a page of the provider's. Throws a ProviderError. */
  openCheckout(checkout: Checkout): Promise<{ readonly url: string }>;
  /** Ends a subscription at once; one that has ended, or that the provider does not know, is no error. Throws a ProviderError. */
  endSubscription(id: string): Promise<void>;
  /**
   * What a request to our hook says. Null unless the provider signed these very bytes within five minutes of `now`; nothing
   * in it is believed before that.
   */
  readEvent(bytes: Buffer, headers: Headers, now: Date): PaymentEvent | null;
};
