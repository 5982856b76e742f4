// Contacts from a file in four steps: choose it, say what its columns are, see what would happen; then it happens on the
// server, under an address of its own, so that the page can be left and come back to.
import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useMay } from '#domains/accounts/ui/may.ts';
import { useContactFields } from '#domains/contact-fields/ui/use-contact-fields.ts';
import { listIn } from '#domains/contacts/ui/contact-words.ts';
import type { CsvRow } from '#shared/csv.ts';
import { type Id, isId } from '#shared/ids.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { runAsync } from '#web/ui/run-async.ts';
import { toast } from '#web/ui/toast.ts';
import { MapColumns } from './import-columns.tsx';
import { ChooseFile } from './import-file.tsx';
import { guessTargets, hasHeadings, importedRows, type Target } from './import-mapping.ts';
import { Checked, Underway } from './import-outcome.tsx';
import { RecentImports } from './recent-imports.tsx';
import { type Outcome, useImport } from './use-import.ts';
import { WatchImport } from './watch-import.tsx';

export type Chosen = {
  readonly fileName: string;
  readonly rows: readonly CsvRow[];
  readonly isHeaded: boolean;
  readonly targets: readonly Target[];
  readonly onKnown: 'fill' | 'replace';
  readonly tags: string;
};
type Step =
  | { readonly at: 'file' | 'columns' }
  | { readonly at: 'checking' | 'sending' }
  | { readonly at: 'checked'; readonly outcome: Outcome };

export default function ImportContacts() {
  const [step, setStep] = useState<Step>({ at: 'file' });
  const [chosen, setChosen] = useState<Chosen>();
  /** The file that this page has sent: while it is here, a line that was left out is shown with what stands in it. */
  const [sent, setSent] = useState<{ readonly id: string; readonly chosen: Chosen }>();
  const [parameters, setParameters] = useSearchParams();
  const asked = parameters.get('import') ?? '';
  const watched = isId('contactImport', asked) ? asked : null;
  const work = useImport();
  const may = useMay();
  const isHere = useIsHere();
  const own = useContactFields().value?.filter(({ isArchived }) => !isArchived) ?? [];
  const choose = (fileName: string, rows: readonly CsvRow[]) => {
    const isHeaded = hasHeadings(rows);
    setChosen({ fileName, rows, isHeaded, targets: guessTargets(rows, isHeaded, own), onKnown: 'fill', tags: '' });
    setStep({ at: 'columns' });
  };
  const rowsOf = (from: Chosen) => importedRows(from.rows, from.targets, from.isHeaded);
  const choiceOf = ({ onKnown, tags }: Chosen) => ({ onKnown, tags: listIn(tags) });
  const check = async (from: Chosen) => {
    setStep({ at: 'checking' });
    await runAsync(() => work.check(rowsOf(from), choiceOf(from)), {}).then(
      (outcome) => setStep(outcome ? { at: 'checked', outcome } : { at: 'columns' }),
      () => setStep({ at: 'columns' }),
    );
  };
  const send = async (from: Chosen) => {
    setStep({ at: 'sending' });
    const begun = (id: Id<'contactImport'> | null) => {
      // Who went elsewhere meanwhile stays there, and hears of it.
      if (!isHere.current) {
        if (id) toast.info(`${from.fileName} is sent. It is listed under Import contacts.`);
        return;
      }
      setStep({ at: id ? 'file' : 'columns' });
      if (!id) return;
      setSent({ id, chosen: from });
      setParameters({ import: id });
    };
    await runAsync(() => work.send(from.fileName, rowsOf(from), choiceOf(from)), {}).then(begun, () =>
      setStep({ at: 'columns' }),
    );
  };
  const total = chosen ? chosen.rows.length - (chosen.isHeaded ? 1 : 0) : 0;
  const at = watched ? 3 : stepOf[step.at];
  const section = useFocusOn(at);
  return (
    <div>
      <ButtonLink to="/contacts" kind="quiet" size="sm" className="-ml-4">
        <ArrowLeft aria-hidden="true" className="size-4" />
        Contacts
      </ButtonLink>
      <h1 className="mt-4 text-2xl">Import contacts</h1>
      {(watched || may('staff')) && <Steps at={at} />}
      <section ref={section} tabIndex={-1} aria-label={stepNames[at]} className="outline-none">
        {watched && (
          <WatchImport
            key={watched}
            id={watched}
            chosen={sent?.id === watched ? sent.chosen : undefined}
            onAgain={() => setParameters({})}
          />
        )}
        {!watched && step.at === 'file' && (
          <>
            {may('staff') ? (
              <ChooseFile onChosen={choose} />
            ) : (
              <p className="mt-4 text-ink-2">You can read what came of each file. Staff can bring one.</p>
            )}
            <RecentImports />
          </>
        )}
        {!watched && chosen && step.at === 'columns' && (
          <MapColumns
            chosen={chosen}
            own={own}
            onChange={setChosen}
            onBack={() => setStep({ at: 'file' })}
            onCheck={() => void check(chosen)}
          />
        )}
        {!watched && (step.at === 'checking' || step.at === 'sending') && (
          <Underway
            words={step.at === 'checking' ? 'Checking…' : 'Sending the file. Please stay until it is sent.'}
            done={work.done}
            total={total}
            onStop={work.stop}
          />
        )}
        {!watched && chosen && step.at === 'checked' && (
          <Checked
            chosen={chosen}
            outcome={step.outcome}
            onBack={() => setStep({ at: 'columns' })}
            onImport={() => void send(chosen)}
          />
        )}
      </section>
    </div>
  );
}

const stepNames = ['File', 'Columns', 'Check', 'Import'] as const;
type StepAt = 0 | 1 | 2 | 3;
const stepOf = { file: 0, columns: 1, checking: 2, checked: 2, sending: 3 } as const;

/** Whether the page still stands. */
function useIsHere() {
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return isHere;
}

/** What was pressed goes with its step, so the next step takes the focus; not the one that the page opens with. */
function useFocusOn(at: StepAt) {
  const section = useRef<HTMLElement>(null);
  const before = useRef(at);
  useEffect(() => {
    if (before.current !== at) section.current?.focus();
    before.current = at;
  }, [at]);
  return section;
}

function Steps({ at }: { at: StepAt }) {
  return (
    <ol aria-label="Steps" className="mt-5 mb-8 flex gap-5 border-b border-line text-xs font-semibold">
      {stepNames.map((name, index) => (
        <li
          key={name}
          aria-current={index === at ? 'step' : undefined}
          className="-mb-px flex gap-1.5 border-b-2 border-transparent pb-2 text-ink-2 aria-[current]:border-signal aria-[current]:text-ink"
        >
          <span className="figures">{index + 1}</span>
          {name}
        </li>
      ))}
    </ol>
  );
}
