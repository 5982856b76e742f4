// Everything that callers said, as it comes in, and the place to take a talk over.
import { lazy, Suspense } from 'react';
import { Waiting } from './guarded.tsx';

const Inbox = lazy(() => import('#domains/conversations/ui/inbox/inbox.tsx'));

export const meta = () => [{ title: 'Inbox · Telle' }];

export default function InboxPage() {
  return (
    <Suspense fallback={<Waiting />}>
      <Inbox />
    </Suspense>
  );
}
