// A word that narrows a list while it is pressed.
import type { ReactNode } from 'react';

type Props = { isPressed: boolean; onPress: () => void; children: ReactNode };

export function Chip({ isPressed, onPress, children }: Props) {
  return (
    <button
      type="button"
      aria-pressed={isPressed}
      onClick={onPress}
      className="inline-flex min-h-8 shrink-0 items-center gap-2 rounded-full border border-line px-3 text-xs font-semibold whitespace-nowrap text-ink-2 transition-colors hover:border-ink hover:text-ink aria-pressed:border-transparent aria-pressed:bg-ink aria-pressed:text-paper"
    >
      {children}
    </button>
  );
}
