// Contacts from a file in three steps: choose it, say what its columns are, see what would happen; then it happens.
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { useContactFields } from '#domains/contact-fields/ui/use-contact-fields.ts';
import type { CsvRow } from '#shared/csv.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { runAsync } from '#web/ui/run-async.ts';
import { listIn } from './contact-words.ts';
import { MapColumns } from './import-columns.tsx';
import { ChooseFile } from './import-file.tsx';
import { guessTargets, hasHeadings, importedRows, type Target } from './import-mapping.ts';
import { Checked, Done, Underway } from './import-outcome.tsx';
import { type Outcome, useImport } from './use-import.ts';

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
  | { readonly at: 'checking' | 'importing' }
  | { readonly at: 'checked' | 'done'; readonly outcome: Outcome };

export default function ImportContacts() {
  const [step, setStep] = useState<Step>({ at: 'file' });
  const [chosen, setChosen] = useState<Chosen>();
  const work = useImport();
  const own = useContactFields().value?.filter(({ isArchived }) => !isArchived) ?? [];
  const choose = (fileName: string, rows: readonly CsvRow[]) => {
    const isHeaded = hasHeadings(rows);
    setChosen({ fileName, rows, isHeaded, targets: guessTargets(rows, isHeaded, own), onKnown: 'fill', tags: '' });
    setStep({ at: 'columns' });
  };
  const run = async (isTrial: boolean) => {
    if (!chosen) return;
    setStep({ at: isTrial ? 'checking' : 'importing' });
    const rows = importedRows(chosen.rows, chosen.targets, chosen.isHeaded);
    const choice = { onKnown: chosen.onKnown, tags: listIn(chosen.tags) };
    await runAsync(() => work.run(rows, choice, isTrial), {}).then(
      (outcome) => setStep({ at: isTrial ? 'checked' : 'done', outcome }),
      () => setStep({ at: 'columns' }),
    );
  };
  const total = chosen ? chosen.rows.length - (chosen.isHeaded ? 1 : 0) : 0;
  return (
    <div className="max-w-4xl">
      <ButtonLink to="/contacts" kind="quiet" size="sm" className="-ml-4">
        <ArrowLeft aria-hidden="true" className="size-4" />
        Contacts
      </ButtonLink>
      <h1 className="mt-4 text-2xl">Import contacts</h1>
      <Steps at={step.at} />
      {step.at === 'file' && <ChooseFile onChosen={choose} />}
      {chosen && step.at === 'columns' && (
        <MapColumns
          chosen={chosen}
          own={own}
          onChange={setChosen}
          onBack={() => setStep({ at: 'file' })}
          onCheck={() => void run(true)}
        />
      )}
      {(step.at === 'checking' || step.at === 'importing') && (
        <Underway isTrial={step.at === 'checking'} done={work.done} total={total} onStop={work.stop} />
      )}
      {chosen && step.at === 'checked' && (
        <Checked
          chosen={chosen}
          outcome={step.outcome}
          onBack={() => setStep({ at: 'columns' })}
          onImport={() => void run(false)}
        />
      )}
      {chosen && step.at === 'done' && (
        <Done chosen={chosen} outcome={step.outcome} onAgain={() => setStep({ at: 'file' })} />
      )}
    </div>
  );
}

const stepNames = ['File', 'Columns', 'Check', 'Import'] as const;
const stepOf = { file: 0, columns: 1, checking: 2, checked: 2, importing: 3, done: 3 } as const;

function Steps({ at }: { at: keyof typeof stepOf }) {
  return (
    <ol aria-label="Steps" className="mt-5 mb-8 flex gap-5 border-b border-line text-xs font-semibold">
      {stepNames.map((name, index) => (
        <li
          key={name}
          aria-current={index === stepOf[at] ? 'step' : undefined}
          className="-mb-px flex gap-1.5 border-b-2 border-transparent pb-2 text-ink-2 aria-[current]:border-signal aria-[current]:text-ink"
        >
          <span className="figures">{index + 1}</span>
          {name}
        </li>
      ))}
    </ol>
  );
}
