// Whether who booked wants to be reminded: of this and of all that is booked here with the same address.
import { useState } from 'react';
import { api } from '#web/client/api.ts';
import { Button } from '#web/ui/button.tsx';
import { runAsync } from '#web/ui/run-async.ts';
import { chooseReminders, type OwnAppointment } from '../contract.ts';

type Props = { token: string; appointment: OwnAppointment; onChange: (now: OwnAppointment) => void };

export function ReminderWish({ token, appointment: { wantsReminders, business }, onChange }: Props) {
  const [busy, setBusy] = useState(false);
  if (wantsReminders === null) return null;
  const choose = async () => {
    setBusy(true);
    await runAsync(() => api.call(chooseReminders, { body: { token, isWanted: !wantsReminders } }), {
      success: wantsReminders ? 'You get no reminders from here any more.' : 'You are reminded again.',
    })
      .then(onChange)
      .catch(() => undefined);
    setBusy(false);
  };
  return (
    <p className="mt-6 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-2">
      {wantsReminders ? `${business.name} reminds you before you come.` : `${business.name} sends you no reminders.`}
      <Button kind="quiet" size="sm" busy={busy} onClick={() => void choose()} className="-ml-3 underline">
        {wantsReminders ? 'Stop reminders' : 'Remind me'}
      </Button>
    </p>
  );
}
