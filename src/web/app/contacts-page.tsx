// The list of contacts, or of those that can still be restored.
import { useSearchParams } from 'react-router';
import ContactList from '#domains/contacts/ui/contact-list.tsx';
import DeletedContacts from '#domains/contacts/ui/deleted-contacts.tsx';

export const meta = () => [{ title: 'Contacts · Telle' }];

export default function ContactsPage() {
  const [parameters] = useSearchParams();
  return (
    <div className="in-order wrap py-8 text-sm lg:py-12">
      {parameters.get('view') === 'deleted' ? <DeletedContacts /> : <ContactList />}
    </div>
  );
}
