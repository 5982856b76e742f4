// The whole business in one file: out with one press, in after it was shown what the file holds and, for a replacement, what is lost.
import { type ChangeEvent, useRef, useState } from 'react';
import { type Proof, useProof } from '#domains/accounts/ui/use-proof.tsx';
import { createClient } from '#web/client/client.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { useHeldFocus } from '#web/ui/held-focus.ts';
import { Panel } from '#web/ui/panel.tsx';
import { runAsync } from '#web/ui/run-async.ts';
import { type BusinessFile, type Counts, exportBusiness, type ImportMode, importBusiness } from '../contract.ts';
import { ExportFile } from './export-file.tsx';
import { readFile } from './read-file.ts';

/** Large files take longer than a click. */
const patient = createClient({ msMax: 120_000 });
const nouns = [
  'services',
  'staff',
  'knowledge',
  'contacts',
  'appointments',
] as const satisfies readonly (keyof Counts)[];
const nounNames: Readonly<Record<keyof Counts, string>> = {
  services: 'Services',
  staff: 'Staff',
  knowledge: 'Texts',
  contacts: 'Contacts',
  appointments: 'Appointments',
};

export default function BusinessFilePart() {
  const proof = useProof();
  return (
    <div className="grid items-start gap-10 lg:grid-cols-2 xl:grid-cols-1">
      <section>
        <h2 className="text-xl">Take it out</h2>
        <p className="mt-2 max-w-[48ch] text-ink-2">
          Facts, services, staff, texts, contacts and appointments in one JSON file, yours to keep or to move.
        </p>
        <ExportFile proof={proof} />
      </section>
      <Import proof={proof} />
      {proof.question}
    </div>
  );
}

const fetchFile = (): Promise<BusinessFile> => patient.call(exportBusiness, {});

type Chosen = { readonly name: string; readonly text: string; readonly holds: Counts; readonly has: Counts };

function Import({ proof }: { proof: Proof }) {
  const input = useRef<HTMLInputElement>(null);
  const part = useHeldFocus<HTMLDivElement>();
  const [chosen, setChosen] = useState<Chosen>();
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [busy, setBusy] = useState(false);
  const choose = async (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    event.target.value = '';
    if (!file) return;
    setBusy(true);
    setChosen(undefined);
    try {
      const text = await file.text();
      const read = readFile(text);
      setProblems(read.problems);
      if (!read.file) return;
      const has = countsOf(await runAsync(() => proof.proven(fetchFile), {}));
      setChosen({ name: file.name, text, holds: countsOf(read.file), has });
    } catch {
      // It was told.
    } finally {
      setBusy(false);
    }
  };
  return (
    <Panel>
      <div ref={part} tabIndex={-1} className="outline-none">
        <h2 className="text-xl">Bring one in</h2>
        <p className="mt-2 text-ink-2">You see what the file holds before anything changes.</p>
        <input
          ref={input}
          type="file"
          aria-label="Business file"
          accept="application/json,.json"
          onChange={(event) => void choose(event)}
          className="sr-only"
          tabIndex={-1}
        />
        <Button kind="secondary" className="mt-4" busy={busy} onClick={() => input.current?.click()}>
          Choose a File
        </Button>
        {problems.length > 0 && (
          <div role="alert" className="mt-4">
            <p className="font-semibold text-signal">This file cannot be taken in:</p>
            <ul className="mt-1 list-disc pl-5 text-ink-2">
              {problems.map((problem) => (
                <li key={problem}>{problem}</li>
              ))}
            </ul>
          </div>
        )}
        {chosen && <Preview key={chosen.text} proof={proof} chosen={chosen} onDone={() => setChosen(undefined)} />}
      </div>
    </Panel>
  );
}

type PreviewProps = { proof: Proof; chosen: Chosen; onDone: () => void };

function Preview({ proof, chosen, onDone }: PreviewProps) {
  const [mode, setMode] = useState<ImportMode>('merge');
  const [mayLose, setMayLose] = useState(false);
  const [busy, setBusy] = useState(false);
  const [send] = useState(() => patient.action(importBusiness));
  const loses = mode === 'replace' && nouns.some((noun) => chosen.has[noun] > 0);
  const take = async () => {
    setBusy(true);
    try {
      await runAsync(() => proof.proven(() => send({ body: { file: chosen.text, mode, mayLose } })), {
        loading: 'Taking the file in...',
        success: ({ imported }) =>
          `Taken in: ${nouns.map((noun) => `${imported[noun]} ${nounNames[noun].toLowerCase()}`).join(', ')}.`,
      });
      onDone();
    } catch {
      // It was told; nothing has changed.
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className="mt-6">
      <p className="font-semibold break-words">{chosen.name}</p>
      <table className="figures mt-2 w-full border-t border-line text-left">
        <thead>
          <tr className="border-b border-line text-ink-2">
            <td className="py-2" />
            <th scope="col" className="py-2 text-right font-normal">
              You have
            </th>
            <th scope="col" className="py-2 text-right font-normal">
              In the file
            </th>
          </tr>
        </thead>
        <tbody>
          {nouns.map((noun) => (
            <tr key={noun} className="border-b border-line">
              <th scope="row" className="py-2 font-semibold">
                {nounNames[noun]}
              </th>
              <td className="py-2 text-right">{chosen.has[noun]}</td>
              <td className="py-2 text-right">{chosen.holds[noun]}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <fieldset className="mt-4 grid gap-2">
        <legend className="sr-only">What happens with what is there</legend>
        <ModeChoice mode="merge" chosen={mode} onChoose={setMode}>
          Add to what is there; what has the same name is changed
        </ModeChoice>
        <ModeChoice mode="replace" chosen={mode} onChoose={setMode}>
          Replace what is there
        </ModeChoice>
      </fieldset>
      {loses && (
        <div className="mt-4 rounded-m bg-signal-soft p-4">
          <Checkbox name="may-lose" checked={mayLose} onChange={setMayLose}>
            I know that all I have in the list above is lost, appointments and contacts too.
          </Checkbox>
        </div>
      )}
      <Button className="mt-5" busy={busy} disabled={loses && !mayLose} onClick={() => void take()}>
        Import File
      </Button>
    </div>
  );
}

function ModeChoice(props: {
  mode: ImportMode;
  chosen: ImportMode;
  onChoose: (mode: ImportMode) => void;
  children: string;
}) {
  return (
    <label className="flex min-h-6 cursor-pointer items-center gap-2.5">
      <input
        type="radio"
        name="mode"
        checked={props.mode === props.chosen}
        onChange={() => props.onChoose(props.mode)}
        className="size-[1.15rem] shrink-0 accent-sage"
      />
      {props.children}
    </label>
  );
}

function countsOf(file: BusinessFile): Counts {
  const { services, staff = [], knowledge, contacts, appointments } = file;
  return {
    services: services.length,
    staff: staff.length,
    knowledge: knowledge.length,
    contacts: contacts.length,
    appointments: appointments.length,
  };
}
