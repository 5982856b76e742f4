// The business's own fields of contacts.
import FieldList from '#domains/contact-fields/ui/field-list.tsx';

export const meta = () => [{ title: 'Contact fields · Telle' }];

export default function ContactFieldsPage() {
  return (
    <div className="wrap py-8 text-sm lg:py-12">
      <FieldList />
    </div>
  );
}
