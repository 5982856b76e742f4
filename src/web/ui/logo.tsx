// The name, its double l drawn as a voice: two bars of different height. The mark is always the same drawing.

export function Logo({ className = '' }: { className?: string }) {
  return (
    <span
      className={`inline-flex items-center gap-[2px] text-[1.55rem] font-bold leading-none tracking-[-0.04em] ${className}`}
    >
      <span className="sr-only">Telle</span>
      <span aria-hidden="true">te</span>
      <svg viewBox="1 0 19 32" className="h-[1.15em] w-auto" aria-hidden="true">
        <rect x="2" y="2" width="6" height="28" rx="3" fill="currentColor" />
        <rect x="13" y="9" width="6" height="21" rx="3" className="fill-signal" />
      </svg>
      <span aria-hidden="true">e</span>
    </span>
  );
}
