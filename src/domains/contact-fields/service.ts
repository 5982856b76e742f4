// The fields that a business adds to its contacts, and what may stand in them.
import type { BusinessScope } from '#platform/database/scope.ts';
import type { BodyOf } from '#shared/endpoint.ts';
import { Fault } from '#shared/errors.ts';
import { fieldMessages } from '#shared/fields.ts';
import type { Id } from '#shared/ids.ts';
import {
  type ContactField,
  type createContactField as createEndpoint,
  type FieldValue,
  fieldsMost,
  type updateContactField as updateEndpoint,
} from './contract.ts';
import { checkValue } from './rules.ts';
import * as store from './store.ts';

/** All of them in their order. */
export async function listContactFields(scope: BusinessScope): Promise<ContactField[]> {
  return store.findFields(scope);
}

/** Throws `name_taken` for a label that is in use, and `field_limit` where there are fifty. */
export async function createContactField(
  scope: BusinessScope,
  { label, kind, choices }: BodyOf<typeof createEndpoint>,
): Promise<ContactField> {
  await store.holdFields(scope);
  const all = await store.findFields(scope);
  if (all.length >= fieldsMost) throw new Fault('field_limit');
  refuseTaken(all, label);
  return store.insertField(scope, {
    ...{ label, kind, choices: kind === 'choice' ? tidyChoices(choices) : [] },
    position: all.length + 1,
  });
}

/** Throws `not_found`, and `name_taken` for a label that is in use. Safe to repeat. */
export async function updateContactField(
  scope: BusinessScope,
  id: Id<'contactField'>,
  { label, choices, isArchived }: BodyOf<typeof updateEndpoint>,
): Promise<ContactField> {
  await store.holdFields(scope);
  const all = await store.findFields(scope);
  const before = all.find((field) => field.id === id);
  if (!before) throw new Fault('not_found');
  if (label !== undefined)
    refuseTaken(
      all.filter((field) => field !== before),
      label,
    );
  if (before.kind === 'choice' && choices?.length === 0)
    throw new Fault('invalid_request', { fields: { choices: fieldMessages.required } });
  const changed = await store.updateField(scope, id, {
    label: label ?? before.label,
    choices: before.kind === 'choice' && choices ? tidyChoices(choices) : before.choices,
    is_archived: isArchived ?? before.isArchived,
  });
  if (!changed) throw new Fault('not_found');
  return changed;
}

/** Puts them into that order; those that are not named come last. Safe to repeat. */
export async function orderContactFields(
  scope: BusinessScope,
  ids: readonly Id<'contactField'>[],
): Promise<ContactField[]> {
  await store.holdFields(scope);
  await store.orderFields(scope, ids);
  return store.findFields(scope);
}

export type FieldValues = Readonly<Record<string, FieldValue>>;

/**
 * What a contact's fields say after a change: null takes a value away, what is left out stays. Throws `invalid_request` at
 * `fields.<id>` for a field that is not there and a value that does not fit.
 */
export async function changedValues(
  scope: BusinessScope,
  before: FieldValues,
  written: Readonly<Record<string, FieldValue | null>> | undefined,
): Promise<FieldValues> {
  const changes = Object.entries(written ?? {});
  if (changes.length === 0) return before;
  const fields = new Map((await store.findFields(scope)).map((field) => [field.id as string, field]));
  const after: Record<string, FieldValue> = { ...before };
  for (const [id, value] of changes) {
    const field = fields.get(id);
    if (value === null) delete after[id];
    if (value === null) continue;
    const read = field ? checkValue(field, value) : ({ ok: false, message: fieldMessages.pattern } as const);
    // What was written while it was a choice may stay.
    if (!read.ok && before[id] === value) continue;
    if (!read.ok) throw new Fault('invalid_request', { fields: { [`fields.${id}`]: read.message } });
    after[id] = read.value;
  }
  return after;
}

function refuseTaken(others: readonly ContactField[], label: string): void {
  if (others.some((field) => field.label.toLowerCase() === label.toLowerCase())) throw new Fault('name_taken');
}

/** Each once, in the order given. */
function tidyChoices(choices: readonly string[]): string[] {
  const seen = new Map(choices.map((choice) => [choice.toLowerCase(), choice]));
  return [...seen.values()];
}
