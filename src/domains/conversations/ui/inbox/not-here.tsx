// What a link leads to that names a conversation which is not there, or names none at all.
import { EmptyState } from '#web/ui/panel.tsx';

export function NotHere() {
  return <EmptyState title="This conversation is not here">It was taken back, or the link is not yours.</EmptyState>;
}
