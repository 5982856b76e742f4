// Waiting, drawn as the two bars of the name speaking.

const heights = { sm: 'h-4', md: 'h-7', lg: 'h-11' };

/** What stands below one that is not small waits too, where its page says `in-order`. `label` is said to screen readers and shown beside md and lg; null where the words around it already say so. */
export function Spinner({ size = 'md', label = 'Loading...' }: { size?: 'sm' | 'md' | 'lg'; label?: string | null }) {
  const bars = (
    <svg viewBox="0 0 22 32" className={`${heights[size]} w-auto`} aria-hidden="true">
      <rect x="2" y="2" width="6" height="28" rx="3" fill="currentColor" className="bar" />
      <rect
        x="13"
        y="9"
        width="6"
        height="21"
        rx="3"
        className={`bar bar-late ${size === 'sm' ? 'fill-current' : 'fill-signal'}`}
      />
    </svg>
  );
  if (label === null) return bars;
  return (
    <span
      role="status"
      data-waiting={size === 'sm' ? undefined : ''}
      className="inline-flex flex-col items-center gap-3 text-sm text-ink-2"
    >
      {bars}
      <span className={size === 'sm' ? 'sr-only' : ''}>{label}</span>
    </span>
  );
}
