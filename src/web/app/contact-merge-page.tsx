// Two contacts on their way to being one; the address says which two.
import { Navigate, useSearchParams } from 'react-router';
import MergeContacts from '#domains/contact-merges/ui/merge-contacts.tsx';
import { isId } from '#shared/ids.ts';

export const meta = () => [{ title: 'Merge contacts · Telle' }];

export default function ContactMergePage() {
  const [parameters, setParameters] = useSearchParams();
  const [keep, other] = [parameters.get('keep') ?? '', parameters.get('with') ?? ''];
  if (!isId('contact', keep) || !isId('contact', other)) return <Navigate to="/contacts/duplicates" replace />;
  return (
    <div className="wrap py-8 text-sm lg:py-12">
      <MergeContacts
        // The same two the other way round are on the page already.
        key={[keep, other].sort().join(' ')}
        keep={keep}
        other={other}
        onSwap={() => setParameters({ keep: other, with: keep }, { replace: true })}
      />
    </div>
  );
}
