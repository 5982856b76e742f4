// One limit as a bar that fills. What it says stands beside it in words.
import type { Level } from '../rules.ts';

export function LimitBar({ used, limit, level }: { used: number; limit: number; level: Level }) {
  const part = limit === 0 ? 1 : Math.min(1, used / limit);
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 100 4"
      preserveAspectRatio="none"
      className="block h-1.5 w-full overflow-hidden rounded-full"
    >
      <rect width="100" height="4" className="fill-line" />
      <rect width={100 * part} height="4" className={level === 'open' ? 'fill-sage' : 'fill-signal'} />
    </svg>
  );
}
