// The honest answer to the address of an article that was never written.
import { ButtonLink } from '../ui/button.tsx';

export const meta = () => [{ title: 'Article Not Found · Telle' }, { name: 'robots', content: 'noindex' }];

export default function ArticleNotFound() {
  return (
    <div className="wrap grid min-h-[60vh] content-center py-16">
      <p className="figures text-sm font-semibold text-signal">404</p>
      <h1 className="mt-3 text-hero tracking-hero">Article Not Found</h1>
      <p className="mt-5 max-w-[44ch] text-lg text-ink-2">The article you are looking for could not be found.</p>
      <div className="mt-8">
        <ButtonLink to="/news">Back to News</ButtonLink>
      </div>
    </div>
  );
}
