// Ten codes for the day when the phone is gone, for the one time that they can be read.
import { Check, Copy, Download } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';

export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const [isCopied, setCopied] = useState(false);
  const text = codes.join('\n');
  const copy = () => {
    navigator.clipboard?.writeText(text).then(
      () => setCopied(true),
      () => undefined,
    );
  };
  const save = () => {
    const said = `Recovery codes of your Telle account. Each works once.\n\n${text}\n`;
    const address = URL.createObjectURL(new Blob([said], { type: 'text/plain' }));
    Object.assign(document.createElement('a'), { href: address, download: 'telle-recovery-codes.txt' }).click();
    URL.revokeObjectURL(address);
  };
  const Icon = isCopied ? Check : Copy;
  return (
    <div role="status" className="mt-5 max-w-md rounded-m bg-mist p-4 sm:p-5">
      <p className="font-semibold">Keep these recovery codes now: they are shown this once.</p>
      <p className="mt-1 text-sm text-ink-2">
        Without your phone each of them signs you in once. Keep them where the phone is not.
      </p>
      <ul
        aria-label="Recovery codes"
        className="mt-4 grid gap-x-6 gap-y-1.5 rounded-s bg-card px-4 py-3 sm:grid-cols-2"
      >
        {codes.map((code) => (
          <li key={code}>
            <code className="text-sm select-all">{code}</code>
          </li>
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button kind="secondary" size="sm" onClick={copy}>
          <Icon aria-hidden="true" className="size-4" />
          {isCopied ? 'Copied' : 'Copy'}
        </Button>
        <Button kind="secondary" size="sm" onClick={save}>
          <Download aria-hidden="true" className="size-4" />
          Download
        </Button>
        <Button kind="quiet" size="sm" onClick={onDone}>
          I Have Kept Them
        </Button>
      </div>
    </div>
  );
}
