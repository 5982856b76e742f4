// How far something is, as a bar; the figures stand beside it as text.

type Props = {
  label: string;
  /** Undefined, as `max`, where nobody knows how much there is to do. */
  value: number | undefined;
  max: number | undefined;
  className?: string;
};

export function Progress({ label, value, max, className = '' }: Props) {
  const isKnown = value !== undefined && max !== undefined;
  return (
    <progress
      aria-label={label}
      {...(isKnown && { value: Math.min(value, max), max })}
      className={`h-2.5 w-full appearance-none overflow-hidden rounded-full border-0 bg-mist forced-colors:appearance-auto [&::-moz-progress-bar]:bg-signal [&::-webkit-progress-bar]:bg-mist [&::-webkit-progress-value]:bg-signal ${isKnown ? '' : 'motion-safe:animate-pulse [&::-moz-progress-bar]:w-full [&::-webkit-progress-bar]:!bg-signal'} ${className}`}
    />
  );
}
