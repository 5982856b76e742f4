// One of a few views of the same thing, side by side, with the one that is shown pressed.

type Props<T extends string> = {
  /** What is chosen between, for screen readers. */
  label: string;
  /** In the order in which they stand. */
  options: readonly { readonly id: T; readonly label: string }[];
  chosen: T;
  onChoose: (id: T) => void;
};

export function Segments<T extends string>({ label, options, chosen, onChoose }: Props<T>) {
  return (
    <fieldset className="flex rounded-full border border-line bg-card p-1">
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <button
          key={option.id}
          type="button"
          aria-pressed={option.id === chosen}
          onClick={() => onChoose(option.id)}
          className="min-h-8 rounded-full px-2 text-sm font-semibold whitespace-nowrap text-ink-2 transition-colors hover:text-ink aria-pressed:bg-ink aria-pressed:text-paper sm:px-4"
        >
          {option.label}
        </button>
      ))}
    </fieldset>
  );
}
