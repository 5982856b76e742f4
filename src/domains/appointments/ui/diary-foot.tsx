// Below the columns of the diary: what there is to do in them, by mouse and by key, and where to look when they are empty.
import { useMay } from '#domains/accounts/ui/may.ts';
import { KeyName } from '#web/ui/key-name.tsx';

const keys: readonly (readonly [string, string])[] = [
  ['Enter', 'opens an appointment'],
  ['M', 'takes it up'],
  ['← ↑ ↓ →', 'carry it'],
  ['Enter', 'puts it there'],
  ['Esc', 'leaves it'],
];

/** `isBare`: nothing stands in the columns. */
export function DiaryFoot({ isBare, onAgenda }: { isBare: boolean; onAgenda: () => void }) {
  const may = useMay();
  const isStaff = may('staff');
  return (
    <div className="mt-3 grid gap-2 text-xs text-ink-2">
      {isBare ? (
        <p>
          Nothing stands here.{isStaff && ' Press a free time to book it.'} What comes next is in the{' '}
          <button type="button" onClick={onAgenda} className="min-h-6 text-ink underline">
            agenda
          </button>
          .
        </p>
      ) : (
        isStaff && (
          <p>
            Press a free time to book it. <span className="pointer-coarse:hidden">Drag an appointment to move it.</span>
          </p>
        )
      )}
      {!isBare && (
        <ul
          aria-label="Keys of the diary"
          className="flex flex-wrap gap-x-4 gap-y-1.5 max-sm:hidden pointer-coarse:hidden"
        >
          {keys.slice(0, isStaff ? keys.length : 1).map(([key, does]) => (
            <li key={does} className="whitespace-nowrap">
              <KeyName>{key}</KeyName> {does}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
