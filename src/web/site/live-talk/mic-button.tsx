// Speak instead of typing, and stop again.
import { Mic, MicOff } from 'lucide-react';

export function MicButton({ isOpen, onClick }: { isOpen: boolean; onClick: () => void }) {
  const Sign = isOpen ? MicOff : Mic;
  return (
    <button
      type="button"
      aria-label={isOpen ? 'Stop listening' : 'Speak instead'}
      aria-pressed={isOpen}
      onClick={onClick}
      className="grid size-11 shrink-0 place-items-center rounded-full border-[1.5px] border-edge/55 hover:border-ink aria-pressed:border-transparent aria-pressed:bg-bell aria-pressed:text-bell-ink"
    >
      <Sign aria-hidden="true" className="size-5" />
    </button>
  );
}
