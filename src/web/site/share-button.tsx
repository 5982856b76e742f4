// Passing a page on: by the browser's own sheet where it has one, else by its address on the clipboard.
import { Share2 } from 'lucide-react';
import { Button } from '../ui/button.tsx';
import { toast } from '../ui/toast.ts';

export function ShareButton({ title }: { title: string }) {
  return (
    <Button kind="secondary" size="sm" onClick={() => share(title)}>
      <Share2 aria-hidden="true" className="size-4" />
      Share
    </Button>
  );
}

async function share(title: string): Promise<void> {
  const url = location.origin + location.pathname;
  if ('share' in navigator) {
    try {
      return await navigator.share({ title, url });
    } catch (failure) {
      // Whoever closes the sheet wanted nothing; where the browser may not open one, the address is copied after all.
      if (failure instanceof DOMException && failure.name === 'AbortError') return;
    }
  }
  try {
    await navigator.clipboard.writeText(url);
    toast.success('Link copied to the clipboard');
  } catch {
    toast.info(`Copy this link: ${url}`);
  }
}
