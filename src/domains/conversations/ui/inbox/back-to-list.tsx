// The way back where only one of list and talk is shown.
import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';

export function BackToList({ href }: { href: string }) {
  return (
    <Link
      to={href}
      className="flex items-center gap-2 px-4 pt-3 font-semibold text-ink no-underline hover:text-signal lg:hidden"
    >
      <ArrowLeft aria-hidden="true" className="size-4" />
      All conversations
    </Link>
  );
}
