// What each column of the file holds, with the first of what stands in it, and how the file is to be taken.
import { useId } from 'react';
import type { ContactField } from '#domains/contact-fields/contract.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { inputLook } from '#web/ui/field.tsx';
import { WithChevron } from '#web/ui/select.tsx';
import type { Chosen } from './import-contacts.tsx';
import { guessTargets, identifies, type Target, targetNames, targets } from './import-mapping.ts';

type Props = {
  chosen: Chosen;
  /** The business's own fields that a column may hold. */
  own: readonly ContactField[];
  onChange: (chosen: Chosen) => void;
  onBack: () => void;
  onCheck: () => void;
};

export function MapColumns({ chosen, own, onChange, onBack, onCheck }: Props) {
  const { rows, isHeaded, onKnown } = chosen;
  const tagsId = useId();
  const count = rows.length - (isHeaded ? 1 : 0);
  const set = (at: number, target: Target) =>
    onChange({ ...chosen, targets: chosen.targets.map((one, index) => (index === at ? target : one)) });
  const mayGo = identifies(chosen.targets) && count > 0;
  return (
    <>
      <p>
        <b className="font-semibold">{chosen.fileName}</b>
        <span className="figures text-ink-2">
          {' '}
          · {count === 1 ? '1 line' : `${count.toLocaleString('en-US')} lines`}
        </span>
      </p>
      <Checkbox
        name="headed"
        checked={isHeaded}
        className="mt-3"
        onChange={(is) => onChange({ ...chosen, isHeaded: is, targets: guessTargets(rows, is, own) })}
      >
        The first line says what the columns are
      </Checkbox>
      <ul className="mt-5 border-t-2 border-ink">
        {chosen.targets.map((target, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
          <Column key={at} chosen={chosen} own={own} at={at} target={target} onTarget={(to) => set(at, to)} />
        ))}
      </ul>
      <div className="mt-8 grid gap-6 sm:grid-cols-2">
        <fieldset className="grid content-start gap-2">
          <legend className="mb-2 font-semibold">Somebody who is known already</legend>
          {(
            [
              ['fill', 'Keep what is there, fill what is empty'],
              ['replace', 'Take what the file says'],
            ] as const
          ).map(([value, label]) => (
            <label key={value} className="flex min-h-6 cursor-pointer items-center gap-2.5">
              <input
                type="radio"
                name="onKnown"
                checked={onKnown === value}
                onChange={() => onChange({ ...chosen, onKnown: value })}
                className="size-[1.15rem] shrink-0 accent-sage"
              />
              {label}
            </label>
          ))}
          <p className="text-xs text-ink-2">Known by number or email; by name only where a line has neither.</p>
        </fieldset>
        <div className="grid content-start gap-1.5">
          <label htmlFor={tagsId} className="font-semibold">
            Tag everybody in this file
          </label>
          <input
            id={tagsId}
            value={chosen.tags}
            onChange={(event) => onChange({ ...chosen, tags: event.target.value })}
            placeholder="Spring list"
            autoComplete="off"
            className={inputLook}
          />
          <p className="text-xs text-ink-2">So that you find them again. Separated by commas.</p>
        </div>
      </div>
      <div className="mt-8 flex flex-wrap items-center gap-3">
        <Button onClick={onCheck} disabled={!mayGo}>
          Check
        </Button>
        <Button kind="quiet" onClick={onBack}>
          Other File
        </Button>
        {!mayGo && (
          <p role="status" className="text-ink-2">
            {count > 0 ? 'Choose at least a name, a phone or an email.' : 'There is nothing below the first line.'}
          </p>
        )}
      </div>
    </>
  );
}

type ColumnProps = {
  chosen: Chosen;
  own: readonly ContactField[];
  at: number;
  target: Target;
  onTarget: (target: Target) => void;
};

function Column({ chosen: { rows, isHeaded }, own, at, target, onTarget }: ColumnProps) {
  const heading = (isHeaded && rows[0]?.cells[at]?.trim()) || `Column ${at + 1}`;
  const samples = rows.slice(isHeaded ? 1 : 0, 40).flatMap(({ cells }) => cells[at]?.trim() || []);
  return (
    <li className="grid items-center gap-x-4 gap-y-2 border-b border-line py-3 sm:grid-cols-[12rem_1fr_11rem]">
      <b className="truncate font-semibold">{heading}</b>
      <span className="truncate text-ink-2">{samples.slice(0, 3).join(' · ') || 'Empty'}</span>
      <WithChevron>
        <select
          aria-label={`What ${heading} holds`}
          value={target}
          onChange={(event) => onTarget(event.target.value as Target)}
          className={`${inputLook} min-h-10 appearance-none pr-10 !text-sm ${target === 'none' ? 'text-ink-2' : 'font-semibold'}`}
        >
          {own.length > 0 && (
            <optgroup label="Your own fields">
              {own.map(({ id, label }) => (
                <option key={id} value={id}>
                  {label}
                </option>
              ))}
            </optgroup>
          )}
          {targets.map((one) => (
            <option key={one} value={one}>
              {targetNames[one]}
            </option>
          ))}
        </select>
      </WithChevron>
    </li>
  );
}
