// Asks whoever is on the way to another page or tab, where they would lose something by it. Closing and loading anew are asked
// about by the browser.
import { useBlocker } from 'react-router';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import type { Loss } from '../ui/unsaved.ts';

const words = {
  edits: {
    title: 'Leave without saving?',
    text: 'What you changed here is not saved yet, and is lost when you leave.',
    stay: 'Keep Editing',
    leave: 'Leave',
  },
  call: {
    title: 'Leave the test call?',
    text: 'You cannot come back to this call. Where your plan counts test calls, it stays counted.',
    stay: 'Stay in the Call',
    leave: 'Leave',
  },
} as const satisfies Record<Loss, object>;

/** Another search or filter of the same page is no way out of it. */
const placeOf = ({ pathname, search }: { pathname: string; search: string }) =>
  `${pathname} ${new URLSearchParams(search).get('tab') ?? ''}`;

export default function LeaveQuestion({ loss }: { loss: Loss }) {
  const { state, proceed, reset } = useBlocker(
    ({ currentLocation, nextLocation }) => placeOf(currentLocation) !== placeOf(nextLocation),
  );
  const { title, text, stay, leave } = words[loss];
  return (
    <Dialog
      open={state === 'blocked'}
      onClose={() => reset?.()}
      title={title}
      actions={
        <>
          <Button kind="secondary" onClick={() => proceed?.()}>
            {leave}
          </Button>
          <Button onClick={() => reset?.()}>{stay}</Button>
        </>
      }
    >
      <p>{text}</p>
    </Dialog>
  );
}
