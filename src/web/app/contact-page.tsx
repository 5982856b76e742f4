// One contact: who they are, and all that there was with them.
import { ArrowLeft } from 'lucide-react';
import { useCallback, useRef, useState } from 'react';
import { useParams } from 'react-router';
import { ConsentCard } from '#domains/consents/ui/consent-card.tsx';
import { ContactTimeline } from '#domains/contact-history/ui/contact-timeline.tsx';
import { MergeWith } from '#domains/contact-merges/ui/merge-with.tsx';
import { SuspectedBanner } from '#domains/contact-merges/ui/suspected-banner.tsx';
import { type Contact, getContact } from '#domains/contacts/contract.ts';
import { ContactFacts, ContactHead } from '#domains/contacts/ui/contact-head.tsx';
import { afterEdits, isNewContactId, useContactEdits, useOwnAddress } from '#domains/contacts/ui/waiting-contacts.ts';
import { readProfile } from '#domains/knowledge/contract.ts';
import { isId } from '#shared/ids.ts';
import { api, ClientFailure } from '../client/api.ts';
import { ButtonLink } from '../ui/button.tsx';
import { LoadingPart } from '../ui/loading-part.tsx';
import { EmptyState, Tag } from '../ui/panel.tsx';
import { useLoaded } from '../ui/use-loaded.ts';

export const meta = () => [{ title: 'Contact · Telle' }];

const loadZone = async () => (await api.call(readProfile, {})).timezone;

export default function ContactPage() {
  const { id = '' } = useParams();
  // Each contact begins from nothing, so that nothing of one is ever shown, or saved, as another's.
  return (
    <div className="wrap py-8 text-sm lg:py-12">{isId('contact', id) ? <OneContact key={id} id={id} /> : <Gone />}</div>
  );
}

function OneContact({ id }: Pick<Contact, 'id'>) {
  // What is written down beside the history makes it tell anew.
  const [round, setRound] = useState(0);
  const seen = useRef<Contact>(undefined);
  const edits = useContactEdits();
  const isNewHere = isNewContactId(id);
  useOwnAddress(id);
  const load = useCallback(async () => {
    if (isNewHere) return null;
    return api.call(getContact, { params: { id } }).catch((failure: unknown) => {
      if (failure instanceof ClientFailure && failure.code === 'not_found') return null;
      throw failure;
    });
  }, [id, isNewHere]);
  const contact = useLoaded(load);
  const zone = useLoaded(loadZone);
  return (
    <>
      {contact.value === undefined && <NotHereYet />}
      <LoadingPart of={contact} what="This contact">
        {(known) => {
          // Who is being deleted here, or gets the server's own id, stays in sight until the page is left.
          const one = afterEdits(known, id, edits) ?? seen.current;
          if (!one) return <Gone />;
          seen.current = one;
          return (
            <>
              <ContactHead
                contact={one}
                onChanged={contact.set}
                more={isNewHere ? <Tag tone="bell">Waiting</Tag> : <MergeWith contact={one} />}
              />
              {!isNewHere && <SuspectedBanner contact={one.id} />}
              <div className="mt-8 grid grid-cols-1 items-start gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]">
                <div className="grid grid-cols-1 gap-6">
                  <ContactFacts contact={one} />
                  {!isNewHere && <ConsentCard contact={one.id} onRecorded={() => setRound(round + 1)} />}
                </div>
                {!isNewHere && (
                  <LoadingPart of={zone} what="The history">
                    {(timezone) => <ContactTimeline contact={one} timezone={timezone} round={round} />}
                  </LoadingPart>
                )}
              </div>
            </>
          );
        }}
      </LoadingPart>
    </>
  );
}

/** What stands above a contact that is on its way, or does not come: where one is, and the way back. */
function NotHereYet() {
  return (
    <>
      <ButtonLink to="/contacts" kind="quiet" size="sm" className="-ml-4">
        <ArrowLeft aria-hidden="true" className="size-4" />
        Contacts
      </ButtonLink>
      <h1 className="mt-4 text-2xl">Contact</h1>
    </>
  );
}

function Gone() {
  return (
    <>
      <h1 className="text-2xl">No such contact</h1>
      <div className="mt-6">
        <EmptyState
          title="Nobody stands here"
          action={
            <div className="flex flex-wrap justify-center gap-2">
              <ButtonLink to="/contacts" kind="secondary" size="sm">
                All Contacts
              </ButtonLink>
              <ButtonLink to="/contacts?view=deleted" kind="secondary" size="sm">
                Deleted Contacts
              </ButtonLink>
            </div>
          }
        >
          They may have been deleted. Whoever was deleted within the last month can be restored.
        </EmptyState>
      </div>
    </>
  );
}
