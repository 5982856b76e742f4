// The people who came last.
import { useEffect, useState } from 'react';
import { useZone } from '#domains/knowledge/ui/use-zone.ts';
import { api } from '#web/client/api.ts';
import { LoadFailed } from '#web/ui/load-failed.tsx';
import { EmptyState } from '#web/ui/panel.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { dateWords, wallTimeOf } from '#web/ui/zoned-time.ts';
import { type Contact, listContacts } from '../contract.ts';
import { phoneWords } from './phone-words.ts';

const shownMax = 8;
const day = { month: 'short', day: 'numeric' } as const;

export function RecentContacts() {
  const [contacts, setContacts] = useState<readonly Contact[] | 'failed'>();
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round asks again
  useEffect(() => {
    api.call(listContacts, { query: { limit: shownMax } }).then(
      (page) => setContacts(page.contacts),
      () => setContacts('failed'),
    );
  }, [round]);
  return (
    <section>
      <h2 className="text-xl">Newest contacts</h2>
      <div className="mt-4">
        {contacts === undefined && <Spinner />}
        {contacts === 'failed' && <LoadFailed onTryAgain={() => setRound(round + 1)} />}
        {Array.isArray(contacts) && contacts.length === 0 && (
          <EmptyState title="Nobody has called yet">
            Whoever calls, texts, writes or chats is kept here with what they asked for.
          </EmptyState>
        )}
        {Array.isArray(contacts) && contacts.length > 0 && <ContactRows contacts={contacts} />}
      </div>
    </section>
  );
}

function ContactRows({ contacts }: { contacts: readonly Contact[] }) {
  const zone = useZone();
  return (
    <ul className="border-t-2 border-ink">
      {contacts.map(({ id, name, phone, email, createdAt }) => (
        <li
          key={id}
          className="grid grid-cols-[1fr_auto] gap-x-4 border-b border-line py-3 sm:grid-cols-[12rem_1fr_auto]"
        >
          <b className="truncate font-semibold">{name || (phone && phoneWords(phone)) || email}</b>
          <span className="figures col-start-1 truncate text-ink-2 sm:col-start-2">
            {(name && phone && phoneWords(phone)) || email}
          </span>
          <time dateTime={createdAt} className="col-start-2 row-start-1 text-ink-2 sm:col-start-3">
            {zone && dateWords(wallTimeOf(createdAt, zone).date, day)}
          </time>
        </li>
      ))}
    </ul>
  );
}
