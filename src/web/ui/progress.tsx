// How far something is, as a bar; the figures stand beside it as text.

type Props = { label: string; value: number; max: number; className?: string };

export function Progress({ label, value, max, className = '' }: Props) {
  return (
    <progress
      aria-label={label}
      value={value}
      max={max}
      className={`h-2.5 w-full appearance-none overflow-hidden rounded-full border-0 bg-mist forced-colors:appearance-auto [&::-moz-progress-bar]:bg-signal [&::-webkit-progress-bar]:bg-mist [&::-webkit-progress-value]:bg-signal ${className}`}
    />
  );
}
