// Contacts that may be one person.
import Duplicates from '#domains/contact-merges/ui/duplicates.tsx';

export const meta = () => [{ title: 'Possible duplicates · Telle' }];

export default function ContactDuplicatesPage() {
  return (
    <div className="wrap py-8 text-sm lg:py-12">
      <Duplicates />
    </div>
  );
}
