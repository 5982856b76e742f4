// The whole business as a file on the owner's own disk.
import { useState } from 'react';
import type { Proof } from '#domains/accounts/ui/use-proof.tsx';
import { createClient } from '#web/client/client.ts';
import { Button } from '#web/ui/button.tsx';
import { runAsync } from '#web/ui/run-async.ts';
import { exportBusiness } from '../contract.ts';

/** Large files take longer than a click. */
const patient = createClient({ msMax: 120_000 });

export function ExportFile({ proof }: { proof: Proof }) {
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      const file = await runAsync(() => proof.proven(() => patient.call(exportBusiness, {})), {});
      const address = URL.createObjectURL(new Blob([JSON.stringify(file, null, 2)], { type: 'application/json' }));
      Object.assign(document.createElement('a'), { href: address, download: 'business.json' }).click();
      URL.revokeObjectURL(address);
    } catch {
      // It was told.
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button kind="secondary" className="mt-4" busy={busy} onClick={() => void save()}>
      Export File
    </Button>
  );
}
