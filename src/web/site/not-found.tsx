// The honest answer to an address that leads nowhere.
import { ButtonLink } from '../ui/button.tsx';

export const meta = () => [{ title: 'Page not found · Telle' }, { name: 'robots', content: 'noindex' }];

export default function NotFound() {
  return (
    <div className="wrap py-20">
      <h1 className="text-2xl">This page is not here</h1>
      <ButtonLink className="mt-8" to="/">
        Go Home
      </ButtonLink>
    </div>
  );
}
