// Keeping the business after all: one click, nothing was lost.
import { useState } from 'react';
import { useMay } from '#domains/accounts/ui/may.ts';
import { refreshSession } from '#domains/accounts/ui/session.ts';
import { api } from '#web/client/api.ts';
import { Button } from '#web/ui/button.tsx';
import { runAsync } from '#web/ui/run-async.ts';
import { takeMarkBack } from '../contract.ts';

export function TakeBack({ className = '' }: { className?: string }) {
  const may = useMay();
  const [busy, setBusy] = useState(false);
  const takeBack = async () => {
    setBusy(true);
    try {
      await runAsync(() => api.call(takeMarkBack, {}), { success: 'Your business stays. Nothing was lost.' });
      await refreshSession();
    } catch {
      // It was told.
    } finally {
      setBusy(false);
    }
  };
  if (!may('owner')) return null;
  return (
    <Button kind="secondary" size="sm" className={className} busy={busy} onClick={() => void takeBack()}>
      Take It Back
    </Button>
  );
}
