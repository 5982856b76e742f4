// Contacts from a file.
import ImportContacts from '#domains/contact-imports/ui/import-contacts.tsx';

export const meta = () => [{ title: 'Import contacts · Telle' }];

export default function ContactsImportPage() {
  return (
    <div className="wrap py-8 text-sm lg:py-12">
      <ImportContacts />
    </div>
  );
}
