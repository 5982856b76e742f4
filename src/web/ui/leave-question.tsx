// Asks whoever is on the way to another page or tab, where they would lose something by it. Closing and loading anew are asked
// about by the browser.
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import type { Loss } from './unsaved.ts';

const words = {
  edits: {
    title: 'Leave without saving?',
    text: 'What you changed here is not saved yet, and is lost when you leave.',
    stay: 'Keep Editing',
  },
  call: {
    title: 'Leave the test call?',
    text: 'You cannot come back to this call. Where your plan counts test calls, it stays counted.',
    stay: 'Stay in the Call',
  },
} as const satisfies Record<Loss, object>;

export type LeaveQuestionProps = { readonly loss: Loss; readonly proceed: () => void; readonly reset: () => void };

export default function LeaveQuestion({ loss, proceed, reset }: LeaveQuestionProps) {
  const { title, text, stay } = words[loss];
  return (
    <Dialog
      open
      // Ended by who asked, at the press itself: one more press of Escape finds no question that is closed and still counts as asked.
      isHeld
      onClose={reset}
      title={title}
      actions={
        <>
          <Button kind="secondary" onClick={proceed}>
            Leave
          </Button>
          <Button onClick={reset}>{stay}</Button>
        </>
      }
    >
      <p>{text}</p>
    </Dialog>
  );
}
