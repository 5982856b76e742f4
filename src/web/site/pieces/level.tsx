// A voice as the mark draws it: bars of different height. It stands still; only a live meter moves.

export function Level() {
  return (
    <svg viewBox="0 0 36 24" className="h-5 w-auto fill-sage" aria-hidden="true">
      {[8, 16, 22, 12, 18, 7].map((height, number) => (
        <rect key={height} x={number * 6 + 1} y={(24 - height) / 2} width="3" height={height} rx="1.5" />
      ))}
    </svg>
  );
}
