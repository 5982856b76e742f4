// Two people changed the same: both values side by side, and the choice of which is to stand. Nothing typed is lost meanwhile.
import { useEffect, useId, useRef, useState } from 'react';
import type { Clash } from '../client/save-seen.ts';
import { Button } from './button.tsx';

/** A clash as a person reads it. An empty text stands for no value. */
export type ClashWords = { readonly label: string; readonly mine: string; readonly theirs: string };
export type ToWords = (clash: Clash) => ClashWords;

type Props = {
  readonly clashes: readonly Clash[];
  readonly toWords: ToWords;
  readonly onBack: () => void;
  /** Told the names of the fields that are to stand as mine. */
  readonly onChosen: (kept: ReadonlySet<string>) => void;
  readonly busy?: boolean;
};

export function ChooseValues({ clashes, toWords, onBack, onChosen, busy = false }: Props) {
  const [theirs, setTheirs] = useState<ReadonlySet<string>>(new Set());
  // Another choice may stand open beside this one: radios of one name are one group wherever they stand.
  const group = useId();
  const ground = useRef<HTMLDivElement>(null);
  // What was pressed to come here is gone, and the focus with it. A dialog that opens around it asks for the attribute.
  useEffect(() => {
    const first = ground.current?.querySelector('input');
    first?.setAttribute('autofocus', '');
    first?.focus();
  }, []);
  const take = (name: string, isTheirs: boolean) => {
    const others = [...theirs].filter((one) => one !== name);
    setTheirs(new Set(isTheirs ? [...others, name] : others));
  };
  return (
    <div ref={ground} className="mt-3 grid gap-4 text-sm text-ink">
      {clashes.map((clash) => {
        const { label, mine, theirs: others } = toWords(clash);
        const isTheirs = theirs.has(clash.name);
        const radios = `${group} ${clash.name}`;
        return (
          <fieldset key={clash.name} className="min-w-0">
            <legend className="font-semibold">{label}</legend>
            <Value name={radios} lead="Keep mine" chosen={!isTheirs} onChoose={() => take(clash.name, false)}>
              {mine}
            </Value>
            <Value name={radios} lead="Take theirs" chosen={isTheirs} onChoose={() => take(clash.name, true)}>
              {others}
            </Value>
          </fieldset>
        );
      })}
      <div className="flex flex-wrap justify-end gap-3">
        <Button kind="quiet" size="sm" onClick={onBack}>
          Back
        </Button>
        <Button
          size="sm"
          busy={busy}
          onClick={() => onChosen(new Set(clashes.flatMap(({ name }) => (theirs.has(name) ? [] : [name]))))}
        >
          Save My Choice
        </Button>
      </div>
    </div>
  );
}

type ValueProps = {
  name: string;
  lead: string;
  chosen: boolean;
  onChoose: () => void;
  children: string;
};

function Value({ name, lead, chosen, onChoose, children }: ValueProps) {
  return (
    <label className="mt-2 flex cursor-pointer items-start gap-3 rounded-s border border-line p-3 has-checked:border-ink">
      <input
        type="radio"
        name={name}
        checked={chosen}
        onChange={onChoose}
        className="mt-0.5 size-4 shrink-0 accent-sage"
      />
      <span className="min-w-0 break-words whitespace-pre-line">
        <b className="block text-xs font-semibold text-ink-2">{lead}</b>
        {children || <span className="text-ink-2">Nothing</span>}
      </span>
    </label>
  );
}
