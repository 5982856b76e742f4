// The keys of an owner's programs, asked for by a press: made with the rights of a role, shown once, ended at once.
import { useId, useState } from 'react';
import { type Proof, useProof } from '#domains/accounts/ui/use-proof.tsx';
import { useZone } from '#domains/knowledge/ui/use-zone.ts';
import { api } from '#web/client/api.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogEnd } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { checkBy, useForm } from '#web/ui/form.ts';
import { useHeldFocus } from '#web/ui/held-focus.ts';
import { LoadingPart } from '#web/ui/loading-part.tsx';
import { Tag } from '#web/ui/panel.tsx';
import { runAsync } from '#web/ui/run-async.ts';
import { Select } from '#web/ui/select.tsx';
import { useLoaded } from '#web/ui/use-loaded.ts';
import { instantWords } from '#web/ui/zoned-time.ts';
import { type ApiKey, createApiKey, createApiKeyBody, keyRoles, listApiKeys, revokeApiKey } from '../contract.ts';
import { NewKey } from './new-key.tsx';

const load = () => api.call(listApiKeys, {}).then(({ keys }) => keys);
const day = { dateStyle: 'long' } as const;

const roleNames: Readonly<Record<ApiKey['role'], string>> = {
  'read-only': 'Read',
  staff: 'Read and write',
  owner: 'Everything',
};
const roleOptions = keyRoles.map((role) => ({ value: role, label: roleNames[role] }));

export default function ApiKeys() {
  const part = useHeldFocus<HTMLElement>();
  const keys = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <section ref={part} tabIndex={-1} className="outline-none">
      <h2 className="text-xl">API keys</h2>
      <p className="mt-2 max-w-[52ch] text-sm text-ink-2">
        With a key, a program of yours can do over the <a href="/api/docs">API</a> what you do here.
      </p>
      <div className="mt-4">
        <Button
          kind="secondary"
          aria-expanded={isOpen}
          aria-controls={isOpen ? keys : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          Manage API Keys
        </Button>
      </div>
      {isOpen && (
        <div id={keys} className="mt-5">
          <Keys />
        </div>
      )}
    </section>
  );
}

function Keys() {
  const loaded = useLoaded(load);
  const zone = useZone();
  const proof = useProof();
  const [asks, setAsks] = useState(false);
  const [made, setMade] = useState<string>();
  const [ending, setEnding] = useState<ApiKey>();
  const end = async (key: ApiKey) => {
    await runAsync(() => api.call(revokeApiKey, { params: { id: key.id } }), { success: 'The key is ended.' });
    setEnding(undefined);
    loaded.reload();
  };
  return (
    <>
      <Button kind="secondary" size="sm" onClick={() => setAsks(true)}>
        New Key
      </Button>
      {made !== undefined && <NewKey value={made} onDone={() => setMade(undefined)} />}
      <LoadingPart of={loaded} what="The API keys">
        {(keys) =>
          keys.length === 0 ? (
            <p className="mt-4 border-t border-line pt-4 text-sm text-ink-2">No program has a key.</p>
          ) : (
            <ul className="mt-4 border-t border-line">
              {keys.map((key) => (
                <li key={key.id} className="flex items-center gap-4 border-b border-line py-3 text-sm">
                  <div className="min-w-0">
                    <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
                      <span className="font-semibold break-words">{key.name}</span>
                      <Tag>{roleNames[key.role]}</Tag>
                    </p>
                    <p className="figures mt-0.5 text-ink-2">
                      {key.shownStart}… ·{' '}
                      {key.lastUsedAt ? zone && `used ${instantWords(key.lastUsedAt, day, zone)}` : 'never used'}
                    </p>
                  </div>
                  <div className="ml-auto">
                    <Button kind="secondary" size="sm" aria-label={`End ${key.name}`} onClick={() => setEnding(key)}>
                      End
                    </Button>
                  </div>
                </li>
              ))}
            </ul>
          )
        }
      </LoadingPart>
      <Dialog open={asks} onClose={() => setAsks(false)} title="New API key">
        {asks && (
          <KeyForm
            proof={proof}
            onClose={() => setAsks(false)}
            onMade={(key) => {
              setAsks(false);
              setMade(key);
              loaded.reload();
            }}
          />
        )}
      </Dialog>
      <Dialog
        open={ending !== undefined}
        onClose={() => setEnding(undefined)}
        title={`End ${ending?.name ?? 'the key'}?`}
        actions={
          <Button kind="danger" onClick={() => ending && void end(ending).catch(() => undefined)}>
            End Key
          </Button>
        }
      >
        <p>The program that has it is turned away from its next request on. This cannot be taken back.</p>
      </Dialog>
      {proof.question}
    </>
  );
}

type KeyFormProps = { proof: Proof; onMade: (key: string) => void; onClose: () => void };

function KeyForm({ proof, onMade, onClose }: KeyFormProps) {
  const form = useForm({
    initial: { name: '', role: 'read-only' },
    check: checkBy<{ name: string; role: string }>(createApiKeyBody),
    async send(values) {
      const body = createApiKeyBody.parse(values);
      onMade((await runAsync(() => proof.proven(() => api.call(createApiKey, { body })), {})).key);
    },
  });
  return (
    <form {...form.props} className="grid gap-5 text-ink">
      <Field field={form.field('name')} label="Name" hint="Which program has it: our website" required />
      <Select field={form.field('role')} label="It may" options={roleOptions} />
      <DialogEnd>
        <Button kind="quiet" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" busy={form.busy}>
          Make Key
        </Button>
      </DialogEnd>
    </form>
  );
}
