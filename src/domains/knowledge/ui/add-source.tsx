// Four ways to teach: a text, a question with its answer, a document, a web page or a whole site.
import { type ChangeEvent, useRef, useState } from 'react';
import { z } from 'zod';
import { requiredText } from '#shared/fields.ts';
import { api } from '#web/client/api.ts';
import { createClient } from '#web/client/client.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Field } from '#web/ui/field.tsx';
import { checkBy, useForm } from '#web/ui/form.ts';
import { Panel } from '#web/ui/panel.tsx';
import { runAsync } from '#web/ui/run-async.ts';
import { Tabs } from '#web/ui/tabs.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { toast } from '#web/ui/toast.ts';
import { useUnsaved } from '#web/ui/unsaved.ts';
import { createSource, fileBytesMax, readSource, sourceTextMax, website } from '../contract.ts';
import { answeredOtherwise, type StillAnswered, StillAnsweredNote } from './still-answered.tsx';

type Props = { onAdded: () => void };

/** A file of ten megabytes takes its time on a slow line. */
const patient = createClient({ msMax: 120_000 });

const emptyText = { title: '', text: '' };
const writtenForm = z.object({ title: requiredText(300), text: requiredText(sourceTextMax) });

function Written({ kind, onAdded }: Props & { kind: 'qa' | 'text' }) {
  const [create] = useState(() => api.action(createSource));
  const [still, setStill] = useState<StillAnswered>();
  const form = useForm({
    initial: emptyText,
    check: checkBy(writtenForm),
    async send(values) {
      setStill(undefined);
      const learn = async () => {
        await create({ body: { kind, ...values } });
        return kind === 'qa' ? await answeredOtherwise(values.title) : undefined;
      };
      const otherwise = await runAsync(learn, {
        success: (other) => (other ? undefined : 'Learned. It is answered from at once.'),
      });
      setStill(otherwise);
      onAdded();
      return emptyText;
    },
  });
  useUnsaved(form.isChanged && 'edits');
  return (
    <form {...form.props} className="grid gap-4">
      <Field field={form.field('title')} label={kind === 'qa' ? 'Question' : 'Title'} required />
      <TextArea
        field={form.field('text')}
        label={kind === 'qa' ? 'Answer' : 'Text'}
        rows={kind === 'qa' ? 3 : 8}
        required
      />
      <div>
        <Button type="submit" busy={form.busy}>
          Add
        </Button>
      </div>
      <div aria-live="polite">{still && <StillAnsweredNote of={still} />}</div>
    </form>
  );
}

function FromFile({ onAdded }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const [read] = useState(() => patient.action(readSource));
  const send = async (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    event.target.value = '';
    if (!file) return;
    if (file.size > fileBytesMax) return void toast.error('The file is larger than 10 MB.');
    setBusy(true);
    try {
      const data = await base64Of(file);
      await runAsync(() => read({ body: { from: 'file', name: file.name, data } }), {
        loading: `Sending ${file.name}...`,
        success: 'It is being read.',
      });
      onAdded();
    } catch {
      // It was told.
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className="grid justify-items-start gap-3">
      <p className="text-ink-2">A PDF or a Word document (.docx), 10 MB at most.</p>
      <input
        ref={input}
        type="file"
        aria-label="Document"
        accept=".pdf,.docx,application/pdf"
        onChange={(event) => void send(event)}
        className="sr-only"
        tabIndex={-1}
      />
      <Button busy={busy} onClick={() => input.current?.click()}>
        Choose a File
      </Button>
    </div>
  );
}

async function base64Of(file: File): Promise<string> {
  const address = await new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error ?? new Error('The file could not be read.'));
    reader.readAsDataURL(file);
  });
  return address.slice(address.indexOf(',') + 1);
}

const emptyWeb: { url: string; wholeSite: boolean } = { url: '', wholeSite: false };
const webForm = z.object({ url: website, wholeSite: z.boolean() });

function FromWeb({ onAdded }: Props) {
  const [read] = useState(() => api.action(readSource));
  const form = useForm({
    initial: emptyWeb,
    check: checkBy(webForm),
    async send(values) {
      await runAsync(() => read({ body: { from: 'web', ...values } }), { success: 'It is being read.' });
      onAdded();
      return emptyWeb;
    },
  });
  useUnsaved(form.isChanged && 'edits');
  const whole = form.field('wholeSite');
  return (
    <form {...form.props} className="grid gap-4">
      <Field field={form.field('url')} label="Address" type="url" placeholder="https://" required />
      <Checkbox name="wholeSite" checked={whole.value} onChange={whole.set}>
        The pages that it links to as well
      </Checkbox>
      <div>
        <Button type="submit" busy={form.busy}>
          Read
        </Button>
      </div>
    </form>
  );
}

const tabs = [
  { id: 'qa', label: 'Q&A', Kind: (props: Props) => <Written kind="qa" {...props} /> },
  { id: 'text', label: 'Text', Kind: (props: Props) => <Written kind="text" {...props} /> },
  { id: 'file', label: 'File', Kind: FromFile },
  { id: 'web', label: 'Web', Kind: FromWeb },
] as const;

export function AddSource({ onAdded }: Props) {
  const [chosen, setChosen] = useState('qa');
  return (
    <Panel>
      <h2 className="text-xl">Teach it something</h2>
      <Tabs label="Kinds of source" tabs={tabs} chosen={chosen} onChoose={setChosen}>
        {tabs.map(({ id, Kind }) => (
          // What is written in one stays while another is looked at.
          <div key={id} hidden={id !== chosen}>
            <Kind onAdded={onAdded} />
          </div>
        ))}
      </Tabs>
    </Panel>
  );
}
