// How long before an appointment customers are reminded: chosen by the owner, seen by everybody.
import { useRef } from 'react';
import { useSession } from '#domains/accounts/ui/session.ts';
import type { AnswerOf } from '#shared/endpoint.ts';
import { api } from '#web/client/api.ts';
import { LoadingPart } from '#web/ui/loading-part.tsx';
import { runAsync } from '#web/ui/run-async.ts';
import { useLoaded } from '#web/ui/use-loaded.ts';
import { readReminderSettings, updateReminderSettings } from '../contract.ts';
import { type Lead, leads } from '../rules.ts';

type Settings = AnswerOf<typeof readReminderSettings>;
const load = () => api.call(readReminderSettings, {});
const names: Readonly<Record<Lead, string>> = {
  day: 'A day before',
  'two-hours': 'Two hours before',
  off: 'No reminders',
};
/** The longest first, as it is at the start. */
const offered = [...leads].reverse();

export default function ReminderChoice() {
  const loaded = useLoaded(load);
  const session = useSession();
  const isOwner = session.status === 'in' && session.user.role === 'owner';
  const saved = useRef<Promise<void>>(Promise.resolve());
  // Chosen on the page at once; what the server would not take goes back to what it has.
  const choose = (before: Settings, lead: Lead) => {
    loaded.set({ ...before, lead });
    const save = () => api.call(updateReminderSettings, { body: { lead } });
    // One after the other, so that the last choice is the one that stays.
    saved.current = saved.current
      .then(() => runAsync(save, { success: 'Reminders are set.' }))
      .then(() => undefined)
      .catch(() => loaded.set(before));
  };
  return (
    <section aria-labelledby="reminders">
      <h2 id="reminders" className="text-xl">
        Reminders
      </h2>
      <LoadingPart of={loaded} what="The choice of reminders">
        {(settings) => (
          <>
            <p className="mt-1 max-w-[56ch] text-ink-2">
              Your customers are reminded by email
              {settings.canText
                ? ', or by text if they left only a number'
                : '; who left only a number gets no reminder'}
              . Never at night, and never of what was cancelled or moved. Anyone can ask for no reminders.
            </p>
            <fieldset disabled={!isOwner} className="mt-4 grid gap-2">
              <legend className="sr-only">When customers are reminded</legend>
              {offered.map((one) => (
                <label key={one} className="flex min-h-9 w-fit cursor-pointer items-center gap-3">
                  <input
                    type="radio"
                    name="reminders"
                    value={one}
                    checked={settings.lead === one}
                    onChange={() => choose(settings, one)}
                    className="size-4.5 accent-sage"
                  />
                  {names[one]}
                </label>
              ))}
            </fieldset>
            {!isOwner && <p className="mt-2 text-sm text-ink-2">The owner can change this.</p>}
          </>
        )}
      </LoadingPart>
    </section>
  );
}
