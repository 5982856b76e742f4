// What is shown when a page breaks: an apology, two ways on, and the entry's code for whoever is asked about it.
import { Button, ButtonLink } from './button.tsx';
import { Logo } from './logo.tsx';

export function ErrorPage({ onTryAgain, detail }: { onTryAgain: () => void; detail?: string | undefined }) {
  return (
    <main className="wrap grid min-h-[80vh] content-center py-16">
      <Logo />
      <h1 className="mt-10 text-hero tracking-hero">Oops! Something went wrong</h1>
      <p className="mt-5 max-w-[46ch] text-lg text-ink-2">
        This page stumbled, and the error was noted. Nothing that you saved is lost.
      </p>
      {detail && <p className="mt-4 max-w-prose break-words font-mono text-xs text-ink-2">{detail}</p>}
      <div className="mt-8 flex flex-wrap gap-3">
        <Button onClick={onTryAgain}>Try Again</Button>
        {/* A whole load, not a step within the app: whatever broke is left behind. */}
        <ButtonLink kind="secondary" to="/" reloadDocument>
          Go Home
        </ButtonLink>
      </div>
    </main>
  );
}
