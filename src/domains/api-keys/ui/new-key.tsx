// A key that was just made, for the one time that it can be read.
import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';

export function NewKey({ value, onDone }: { value: string; onDone: () => void }) {
  const [isCopied, setCopied] = useState(false);
  const copy = () => {
    navigator.clipboard?.writeText(value).then(
      () => setCopied(true),
      () => undefined,
    );
  };
  const Icon = isCopied ? Check : Copy;
  return (
    <div role="status" className="mt-5 rounded-m bg-mist p-4">
      <p className="font-semibold">Keep this key now: it is shown this once.</p>
      <code className="mt-3 block rounded-s bg-card px-3 py-2 text-sm break-all select-all">{value}</code>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button kind="secondary" size="sm" onClick={copy}>
          <Icon aria-hidden="true" className="size-4" />
          {isCopied ? 'Copied' : 'Copy'}
        </Button>
        <Button kind="quiet" size="sm" onClick={onDone}>
          I Have Kept It
        </Button>
      </div>
    </div>
  );
}
