// On a contact's page: who may be the same person, where somebody may.
import { useCallback } from 'react';
import { Link } from 'react-router';
import { nameWords } from '#domains/contacts/ui/contact-words.ts';
import type { Id } from '#shared/ids.ts';
import { api } from '#web/client/api.ts';
import { useLoaded } from '#web/ui/use-loaded.ts';
import { listDuplicatesOf } from '../contract.ts';
import { reasonsInWords } from './likeness-words.ts';

export function SuspectedBanner({ contact }: { contact: Id<'contact'> }) {
  const load = useCallback(() => api.call(listDuplicatesOf, { params: { id: contact } }), [contact]);
  // Where this cannot be loaded the page is whole without it.
  const [pair] = useLoaded(load).value?.pairs ?? [];
  if (!pair) return null;
  const other = pair.first.id === contact ? pair.second : pair.first;
  return (
    <p className="mt-6 rounded-m bg-bell-soft px-4 py-3">
      May be the same person as{' '}
      <Link to={`/contacts/${other.id}`} className="font-semibold">
        {nameWords(other)}
      </Link>
      : {reasonsInWords(pair.reasons).toLowerCase()}.{' '}
      <Link
        to={`/contacts/merge?keep=${contact}&with=${other.id}`}
        className="font-semibold whitespace-nowrap underline"
      >
        Compare and merge
      </Link>
    </p>
  );
}
