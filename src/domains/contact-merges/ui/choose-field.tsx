// One field in which two contacts differ: whose value comes first.
import { useId } from 'react';
import type { Offer, Side } from './offers.ts';

type Props = { offer: Offer; chosen: Side; onChoose: (side: Side) => void };

export function ChooseField({ offer, chosen, onChoose }: Props) {
  const name = useId();
  const sides: readonly (readonly [Side, string])[] = [
    ['kept', offer.kept],
    ['gone', offer.gone],
    ...(offer.field === 'notes' ? ([['both', 'Both, one below the other']] as const) : []),
  ];
  return (
    <fieldset className="grid gap-x-6 gap-y-2 border-b border-line py-4 sm:grid-cols-[9rem_1fr_1fr]">
      <legend className="float-left font-semibold sm:contents">
        <span className="sm:pt-1">{offer.label}</span>
      </legend>
      {sides.map(([side, value]) => (
        <label
          key={side}
          className={`flex min-h-8 min-w-0 cursor-pointer items-start gap-2.5 ${side === 'both' ? 'sm:col-span-2 sm:col-start-2' : ''}`}
        >
          <input
            type="radio"
            name={name}
            checked={chosen === side}
            onChange={() => onChoose(side)}
            className="mt-0.5 size-[1.15rem] shrink-0 accent-sage"
          />
          <span className="figures min-w-0 break-words whitespace-pre-line">{value}</span>
        </label>
      ))}
    </fieldset>
  );
}
