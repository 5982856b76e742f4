// Whether a contact may be written to or called without having asked.
import { getContact } from '#domains/contacts/service.ts';
import type { BusinessScope } from '#platform/database/scope.ts';
import type { BodyOf } from '#shared/endpoint.ts';
import { Fault } from '#shared/errors.ts';
import type { Id } from '#shared/ids.ts';
import type { Consent, ConsentChannel, recordConsent as recordEndpoint } from './contract.ts';
import * as store from './store.ts';

const shownMost = 200;

/** The newest decision first. Throws `not_found`. */
export async function readConsents(scope: BusinessScope, contact: Id<'contact'>): Promise<Consent[]> {
  await getContact(scope, contact);
  return (await store.findConsents(scope, contact, shownMost)).map(consentOf);
}

/** Throws `not_found`. A repeat is written down again, which changes nothing that holds. */
export async function recordConsent(
  scope: BusinessScope,
  contact: Id<'contact'>,
  decision: BodyOf<typeof recordEndpoint>,
): Promise<Consent> {
  await getContact(scope, contact);
  const id = await store.insertConsent(scope, contact, decision);
  const row = (await store.findConsents(scope, contact, shownMost)).find((one) => one.id === id);
  if (!row) throw new Fault('not_found');
  return consentOf(row);
}

/**
 * Whether a text, a mail or a call that answers nothing may go to that contact: a reminder, news. False once they no longer
 * agree; whoever has never said may be reminded of what they booked. Whatever is sent unasked goes through this door.
 */
export async function mayReach(
  scope: BusinessScope,
  contact: Id<'contact'>,
  channel: ConsentChannel,
): Promise<boolean> {
  return (await store.findDecision(scope, contact, channel)) !== false;
}

function consentOf({ is_given, decided_at, ...row }: store.ConsentRow): Consent {
  return { ...row, isGiven: is_given, decidedAt: decided_at.toISOString() };
}
