// Opens and closes the booking page for strangers: saved at once, and said where it could not be.
import { useCallback, useState } from 'react';
import { api } from '#web/client/api.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { LoadingPart } from '#web/ui/loading-part.tsx';
import { runAsync } from '#web/ui/run-async.ts';
import { useLoaded } from '#web/ui/use-loaded.ts';
import { readBookingSwitch, setBookingSwitch } from '../contract.ts';

const load = () => api.call(readBookingSwitch, {});

export function BookingSwitch() {
  const loaded = useLoaded(load);
  const [chosen, setChosen] = useState<boolean>();
  const choose = useCallback((open: boolean) => {
    setChosen(open);
    runAsync(() => api.call(setBookingSwitch, { body: { isOpen: open } }), {
      success: open ? 'Your booking page is open.' : 'Your booking page is closed.',
    }).catch(() => setChosen(!open));
  }, []);
  return (
    <LoadingPart of={loaded} what="Whether strangers may book">
      {({ isOpen }) => (
        <Checkbox name="takesBookings" checked={chosen ?? isOpen} onChange={choose}>
          Strangers may book on it
        </Checkbox>
      )}
    </LoadingPart>
  );
}
