// Beside the list while no talk is chosen: how many there are of those that go on, each a way to them, and the keys of the inbox.
import { Link } from 'react-router';
import { KeyName } from '#web/ui/key-name.tsx';
import { type ListName, lists } from './filters.tsx';
import type { Counts } from './use-waiting.ts';

const counted: readonly (readonly [ListName, (counts: Counts) => number])[] = [
  ['waiting', ({ needsPerson }) => needsPerson],
  ['people', ({ withPerson }) => withPerson],
  ['open', ({ open }) => open],
];

const keys: readonly (readonly [string, string])[] = [
  ['↑ ↓', 'from one conversation to the next'],
  ['Enter', 'opens it; in the answer, sends it'],
  ['Shift Enter', 'begins a new line'],
  ['Esc', 'back to the list'],
];

export function NoneChosen({ counts, isEmpty }: { counts: Counts | undefined; isEmpty: boolean }) {
  return (
    <div className="grid h-full content-center justify-items-center gap-10 p-8">
      <p className="text-center text-ink-2">
        {isEmpty
          ? 'What was said and done in a conversation appears here.'
          : 'Choose a conversation to read what was said and done in it.'}
      </p>
      {/* Their place is kept while they are counted. */}
      <ul className={`flex flex-wrap justify-center gap-x-12 gap-y-4 ${counts ? '' : 'invisible'}`}>
        {counted.map(([name, of]) => (
          <li key={name}>
            <Link to={`?list=${name}`} className="group block text-center text-ink no-underline">
              <b className="figures block text-2xl font-bold tracking-tight">
                {counts ? of(counts).toLocaleString('en-US') : 0}
              </b>
              <span className="underline decoration-line underline-offset-4 group-hover:decoration-ink">
                {lists[name].label}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <dl className="grid grid-cols-[auto_1fr] items-baseline gap-x-4 gap-y-2 border-t border-line pt-6 text-ink-2">
        {keys.map(([key, does]) => (
          <div key={key} className="contents">
            <dt className="text-right">
              <KeyName>{key}</KeyName>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
