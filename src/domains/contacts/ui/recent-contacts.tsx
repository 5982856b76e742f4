// The people who came last.
import { Link } from 'react-router';
import { useZone } from '#domains/knowledge/ui/use-zone.ts';
import { api } from '#web/client/api.ts';
import { LoadingPart } from '#web/ui/loading-part.tsx';
import { EmptyState } from '#web/ui/panel.tsx';
import { useLoaded } from '#web/ui/use-loaded.ts';
import { dateWords, wallTimeOf } from '#web/ui/zoned-time.ts';
import { type Contact, listContacts } from '../contract.ts';
import { usePhoneWords } from './use-phone-words.ts';

const shownMax = 8;
const day = { month: 'short', day: 'numeric' } as const;

const load = async () => (await api.call(listContacts, { query: { limit: shownMax } })).contacts;

export function RecentContacts() {
  const newest = useLoaded(load);
  return (
    <section>
      <h2 className="text-xl">Newest contacts</h2>
      <div className="mt-4">
        <LoadingPart of={newest} what="The newest contacts">
          {(contacts) =>
            contacts.length === 0 ? (
              <EmptyState title="Nobody has called yet">
                Everybody who calls, texts, writes or chats is kept here with what they asked for.
              </EmptyState>
            ) : (
              <ContactRows contacts={contacts} />
            )
          }
        </LoadingPart>
      </div>
    </section>
  );
}

function ContactRows({ contacts }: { contacts: readonly Contact[] }) {
  const zone = useZone();
  const words = usePhoneWords();
  return (
    <ul className="border-t-2 border-ink">
      {contacts.map(({ id, name, phone, email, createdAt }) => (
        <li
          key={id}
          className="grid grid-cols-[1fr_auto] gap-x-4 border-b border-line py-3 sm:grid-cols-[12rem_1fr_auto]"
        >
          <Link to={`/contacts/${id}`} className="truncate font-semibold hover:underline">
            {name || (phone && words(phone)) || email}
          </Link>
          <span className="figures col-start-1 truncate text-ink-2 sm:col-start-2">
            {(name && phone && words(phone)) || email}
          </span>
          <time dateTime={createdAt} className="col-start-2 row-start-1 text-ink-2 sm:col-start-3">
            {zone && dateWords(wallTimeOf(createdAt, zone).date, day)}
          </time>
        </li>
      ))}
    </ul>
  );
}
