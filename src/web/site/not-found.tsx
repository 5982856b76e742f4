// The honest answer to an address that leads nowhere.
import { ButtonLink } from '../ui/button.tsx';

export const meta = () => [{ title: 'Page not found · Telle' }, { name: 'robots', content: 'noindex' }];

export default function NotFound() {
  return (
    <div className="wrap grid min-h-[60vh] content-center py-16">
      <p className="figures text-sm font-semibold text-signal">404</p>
      <h1 className="mt-3 text-hero tracking-hero">Nobody picks up here</h1>
      <p className="mt-5 max-w-[44ch] text-lg text-ink-2">
        There is no page at this address. It may have moved, or it may not be written yet.
      </p>
      <div className="mt-8">
        <ButtonLink to="/">Go Home</ButtonLink>
      </div>
    </div>
  );
}
