// The texts that answers come from: added, watched while they are read, switched on and off, changed, removed.
import { useEffect, useState } from 'react';
import { api } from '#web/client/api.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { useHeldFocus } from '#web/ui/held-focus.ts';
import { LoadingPart } from '#web/ui/loading-part.tsx';
import { EmptyState, Tag } from '#web/ui/panel.tsx';
import { runAsync } from '#web/ui/run-async.ts';
import { type Loaded, useLoaded } from '#web/ui/use-loaded.ts';
import { deleteSource, listSources, rereadSource, type Source, updateSource } from '../contract.ts';
import { AddSource } from './add-source.tsx';
import { EditSource } from './edit-source.tsx';

const load = async () => (await api.call(listSources, {})).sources;
const watchEveryMs = 1500;
const kindNames: Readonly<Record<Source['kind'], string>> = {
  text: 'Text',
  markdown: 'Text file',
  pdf: 'PDF',
  docx: 'Word',
  page: 'Web page',
  site: 'Site',
  qa: 'Question and answer',
};

export default function Sources() {
  const loaded = useLoaded(load);
  const part = useHeldFocus<HTMLElement>();
  const isReading = loaded.value?.some(({ status }) => status === 'waiting' || status === 'reading') ?? false;
  const { reload } = loaded;
  useEffect(() => {
    if (!isReading) return;
    const timer = setInterval(reload, watchEveryMs);
    return () => clearInterval(timer);
  }, [isReading, reload]);
  return (
    <div
      data-beside
      className="grid max-lg:in-order items-start gap-10 lg:grid-cols-[7fr_5fr] xl:not-in-[fieldset]:contents"
    >
      <section ref={part} tabIndex={-1} className="min-w-0 outline-none xl:row-span-2">
        <h2 className="text-xl">What it answers from</h2>
        <div className="mt-4">
          <LoadingPart of={loaded} what="The sources">
            {(sources) => <SourceList sources={sources} loaded={loaded} />}
          </LoadingPart>
        </div>
      </section>
      <AddSource onAdded={loaded.reload} />
    </div>
  );
}

function SourceList({ sources, loaded }: { sources: readonly Source[]; loaded: Loaded<Source[]> }) {
  const [removing, setRemoving] = useState<Source>();
  const [editing, setEditing] = useState<Source>();
  if (sources.length === 0) {
    return (
      <EmptyState title="Nothing taught yet">
        Add a text, a question with its answer, a document or a web page. It is used from the next call on.
      </EmptyState>
    );
  }
  const act = (work: () => Promise<unknown>, success: string) =>
    void runAsync(work, { success }).then(loaded.reload, () => undefined);
  const remove = (source: Source) => {
    setRemoving(undefined);
    act(() => api.call(deleteSource, { params: { id: source.id } }), 'Removed.');
  };
  return (
    <>
      <ul className="border-t-2 border-ink">
        {sources.map((source) => {
          const { id, kind, title, status, progressPercent, failure, isOn, pages } = source;
          const isWritten = kind === 'text' || kind === 'markdown' || kind === 'qa';
          return (
            <li key={id} className="grid gap-1 border-b border-line py-3">
              <div className="flex items-start gap-x-3">
                <b className="min-w-0 font-semibold break-words">{title}</b>
                <span className="ml-auto shrink-0">
                  {status === 'failed' ? (
                    <Tag tone="urgent">Not read</Tag>
                  ) : status === 'ready' ? (
                    <Tag tone={isOn ? 'settled' : 'quiet'}>{isOn ? 'In use' : 'Off'}</Tag>
                  ) : (
                    <Tag tone="bell">Reading, {progressPercent}%</Tag>
                  )}
                </span>
              </div>
              {failure && <p className="text-signal">{failure}</p>}
              <div className="flex flex-wrap items-center gap-x-5">
                <span className="mr-auto text-ink-2 max-sm:w-full">
                  {kindNames[kind]}
                  {kind === 'site' && pages > 0 && `, ${pages} ${pages === 1 ? 'page' : 'pages'}`}
                </span>
                <Button
                  kind="text"
                  size="sm"
                  aria-label={`${isOn ? 'Switch off' : 'Switch on'}: ${title}`}
                  onClick={() =>
                    act(
                      () => api.call(updateSource, { params: { id }, body: { isOn: !isOn } }),
                      isOn ? 'Switched off.' : 'Switched on.',
                    )
                  }
                >
                  {isOn ? 'Switch Off' : 'Switch On'}
                </Button>
                {isWritten ? (
                  <Button kind="text" size="sm" aria-label={`Change: ${title}`} onClick={() => setEditing(source)}>
                    Change
                  </Button>
                ) : (
                  <Button
                    kind="text"
                    size="sm"
                    aria-label={`Read again: ${title}`}
                    onClick={() => act(() => api.call(rereadSource, { params: { id } }), 'It is being read again.')}
                  >
                    Read Again
                  </Button>
                )}
                <Button kind="text" size="sm" aria-label={`Remove: ${title}`} onClick={() => setRemoving(source)}>
                  Remove
                </Button>
              </div>
            </li>
          );
        })}
      </ul>
      <Dialog
        open={removing !== undefined}
        onClose={() => setRemoving(undefined)}
        title="Remove this source?"
        actions={
          <>
            <Button kind="secondary" onClick={() => setRemoving(undefined)}>
              Keep It
            </Button>
            <Button kind="danger" onClick={() => removing && remove(removing)}>
              Remove
            </Button>
          </>
        }
      >
        “{removing?.title}” is no longer answered from, at once. To stop using it for a while, switch it off instead.
      </Dialog>
      {editing && (
        <EditSource
          source={editing}
          onClose={() => setEditing(undefined)}
          onSaved={() => {
            setEditing(undefined);
            loaded.reload();
          }}
        />
      )}
    </>
  );
}
