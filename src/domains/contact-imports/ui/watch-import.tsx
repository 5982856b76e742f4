// An import as it goes on the server, here or on any device of the business: how far it is, then what came of it.
import { useCallback, useState } from 'react';
import { Allowed } from '#domains/accounts/ui/allowed.tsx';
import type { Id } from '#shared/ids.ts';
import { api } from '#web/client/api.ts';
import { ClientFailure } from '#web/client/client.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { LoadingPart } from '#web/ui/loading-part.tsx';
import { EmptyState } from '#web/ui/panel.tsx';
import { runAsync } from '#web/ui/run-async.ts';
import { useLoaded } from '#web/ui/use-loaded.ts';
import { type ContactImport, listImportProblems, readContactImport, stopContactImport } from '../contract.ts';
import type { Chosen } from './import-contacts.tsx';
import { Counts, Problems, problemsShown, Underway } from './import-outcome.tsx';
import { doneOf, isUnderWay } from './import-state.ts';
import type { Refused } from './use-import.ts';
import { useWatched } from './use-watched.ts';

const isGoing = (one: ContactImport | null) => one !== null && isUnderWay(one);
/** How long after an answer it is asked again how far it is. */
const lookMs = 700;

type Props = {
  id: Id<'contactImport'>;
  /** The file, where this page has sent it. */
  chosen: Chosen | undefined;
  onAgain: () => void;
};

export function WatchImport({ id, chosen, onAgain }: Props) {
  const load = useCallback(
    () =>
      api.call(readContactImport, { params: { id }, isFresh: true }).catch((failure: unknown) => {
        if (failure instanceof ClientFailure && failure.code === 'not_found') return null;
        throw failure;
      }),
    [id],
  );
  const loaded = useWatched(load, isGoing, lookMs);
  const stop = async () => {
    await runAsync(() => api.call(stopContactImport, { params: { id } }), {}).then(loaded.set, () => undefined);
  };
  return (
    <LoadingPart of={loaded} what="This import">
      {(one) => {
        if (!one) return <Forgotten onAgain={onAgain} />;
        if (isUnderWay(one)) return <Going of={one} onStop={() => void stop()} />;
        return <Over of={one} chosen={chosen} onAgain={onAgain} />;
      }}
    </LoadingPart>
  );
}

function Forgotten({ onAgain }: { onAgain: () => void }) {
  return (
    <EmptyState
      title="No such import"
      action={
        <Button kind="secondary" size="sm" onClick={onAgain}>
          All Imports
        </Button>
      }
    >
      What came of a file is remembered for a month. Whoever it brought is among the contacts.
    </EmptyState>
  );
}

const goingWords: Partial<Record<ContactImport['state'], string>> = {
  receiving: 'The file is being sent. Where nobody sends it any more, please choose it again.',
  waiting: 'Waiting for its turn…',
  running: 'Importing…',
};

function Going({ of, onStop }: { of: ContactImport; onStop: () => void }) {
  return (
    <>
      <FileName of={of} />
      <Underway
        words={goingWords[of.state] ?? ''}
        note={of.state === 'receiving' ? undefined : 'You can leave this page: it goes on without you.'}
        done={doneOf(of)}
        total={of.total}
        onStop={onStop}
      />
    </>
  );
}

const overWords: Partial<Record<ContactImport['state'], string>> = {
  stopped: 'It was stopped. Who was taken in before that stays; the rest of the file is forgotten.',
  failed: 'It could not be finished. Choose the file again: whoever is in already does not come twice.',
};

function Over({ of, chosen, onAgain }: { of: ContactImport; chosen: Chosen | undefined; onAgain: () => void }) {
  const [tag] = of.tags;
  return (
    <>
      <FileName of={of} />
      <p role="status" className={of.state === 'done' ? 'sr-only' : 'mb-4 font-semibold'}>
        {overWords[of.state] ?? 'The import is done.'}
      </p>
      <Counts counts={of.counts} tense="did" />
      <div className="mt-6 flex flex-wrap gap-3">
        <ButtonLink to={tag ? `/contacts?tag=${encodeURIComponent(tag)}` : '/contacts'}>
          {tag ? `Show “${tag}”` : 'Show Contacts'}
        </ButtonLink>
        <Allowed to="staff">
          <Button kind="quiet" onClick={onAgain}>
            Another File
          </Button>
        </Allowed>
      </div>
      {of.counts.refused > 0 && <LeftOut of={of} chosen={chosen} />}
    </>
  );
}

function FileName({ of: { fileName, by } }: { of: ContactImport }) {
  return (
    <p className="mb-4 break-words">
      <b className="font-semibold">{fileName}</b>
      {by && <span className="text-ink-2"> · sent by {by}</span>}
    </p>
  );
}

/** All lines of the problems, a thousand at a time. */
async function allProblems(id: Id<'contactImport'>): Promise<Refused[]> {
  const all: Refused[] = [];
  for (;;) {
    const query = { after: all.at(-1)?.line ?? 0, limit: 1000 };
    const { problems } = await api.call(listImportProblems, { params: { id }, query });
    all.push(...problems);
    if (problems.length < query.limit) return all;
  }
}

function LeftOut({ of: { id, counts }, chosen }: { of: ContactImport; chosen: Chosen | undefined }) {
  const load = useCallback(
    async () => (await api.call(listImportProblems, { params: { id }, query: { limit: problemsShown } })).problems,
    [id],
  );
  const loaded = useLoaded(load);
  const [isSaving, setIsSaving] = useState(false);
  const all = async () => {
    setIsSaving(true);
    return runAsync(() => allProblems(id), {}).finally(() => setIsSaving(false));
  };
  return (
    <LoadingPart of={loaded} what="What was left out">
      {(problems) => (
        <Problems chosen={chosen} refused={problems} total={counts.refused} isSaving={isSaving} all={all} />
      )}
    </LoadingPart>
  );
}
