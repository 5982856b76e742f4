// Opens and closes the booking page for strangers: saved at once, and said where it could not be.
import { useCallback, useState } from 'react';
import { api } from '#web/client/api.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { runAsync } from '#web/ui/run-async.ts';
import { useLoaded } from '#web/ui/use-loaded.ts';
import { readBookingSwitch, setBookingSwitch } from '../contract.ts';

const load = () => api.call(readBookingSwitch, {});

export function BookingSwitch() {
  const { value } = useLoaded(load);
  const [chosen, setChosen] = useState<boolean>();
  const isOpen = chosen ?? value?.isOpen;
  const choose = useCallback((open: boolean) => {
    setChosen(open);
    runAsync(() => api.call(setBookingSwitch, { body: { isOpen: open } }), {
      success: open ? 'Your booking page is open.' : 'Your booking page is closed.',
    }).catch(() => setChosen(!open));
  }, []);
  if (isOpen === undefined) return null;
  return (
    <Checkbox name="takesBookings" checked={isOpen} onChange={choose}>
      Strangers may book on it
    </Checkbox>
  );
}
