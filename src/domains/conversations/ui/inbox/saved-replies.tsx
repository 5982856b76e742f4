// Saved replies beside the answer: one touch puts one in; what was just written can be kept as another.
import { ChevronDown, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { api } from '#web/client/api.ts';
import { Button } from '#web/ui/button.tsx';
import { inputLook } from '#web/ui/field.tsx';
import { runAsync } from '#web/ui/run-async.ts';
import { deleteSavedReply, keepSavedReply, listSavedReplies, type SavedReply } from '../../contract.ts';

type Props = { text: string; onInsert: (body: string) => void };

export function SavedReplies({ text, onInsert }: Props) {
  const [replies, setReplies] = useState<readonly SavedReply[]>();
  const [title, setTitle] = useState('');
  const [isKeeping, setKeeping] = useState(false);
  const [keep] = useState(() => api.action(keepSavedReply));
  const menu = useRef<HTMLDetailsElement>(null);
  const name = useRef<HTMLInputElement>(null);
  const load = async () => {
    try {
      setReplies((await runAsync(() => api.call(listSavedReplies, {}), {})).savedReplies);
    } catch {
      if (menu.current) menu.current.open = false;
    }
  };
  const insert = (body: string) => {
    onInsert(body);
    if (menu.current) menu.current.open = false;
  };
  const add = async () => {
    setKeeping(true);
    try {
      await runAsync(() => keep({ body: { title: title.trim(), body: text.trim() } }), { success: 'Kept.' });
      setTitle('');
      // The button rests until there is another name, and the next one is that which sends.
      name.current?.focus();
      await load();
    } catch {
      // It was told; the name can be changed and tried again.
    } finally {
      setKeeping(false);
    }
  };
  const remove = async (id: SavedReply['id']) => {
    await runAsync(() => api.call(deleteSavedReply, { params: { id } }), { success: 'Deleted.' }).catch(
      () => undefined,
    );
    await load();
  };
  return (
    <details
      ref={menu}
      onToggle={(event) => event.currentTarget.open && void load()}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !menu.current?.open) return;
        event.preventDefault();
        menu.current.open = false;
        menu.current.querySelector('summary')?.focus();
      }}
    >
      <summary className="flex min-h-9 items-center gap-1 rounded-full px-3 font-semibold hover:bg-mist">
        Saved replies
        <ChevronDown aria-hidden="true" className="size-4" />
      </summary>
      <div className="absolute bottom-full left-4 z-20 mb-2 w-[min(24rem,calc(100vw-3rem))] rounded-m border border-line bg-card p-2 shadow-lift">
        {replies?.length === 0 && (
          <p className="px-2 py-1 text-ink-2">Nothing is kept yet. Write an answer, then keep it here.</p>
        )}
        <ul className="max-h-56 overflow-y-auto">
          {replies?.map(({ id, title: known, body }) => (
            <li key={id} className="flex items-center gap-1">
              <button
                type="button"
                onClick={() => insert(body)}
                className="min-w-0 flex-1 rounded-s px-2 py-1.5 text-left hover:bg-mist"
              >
                <b className="block truncate font-semibold">{known}</b>
                <span className="block truncate text-ink-2">{body}</span>
              </button>
              <button
                type="button"
                aria-label={`Delete the saved reply ${known}`}
                onClick={() => void remove(id)}
                className="grid size-9 shrink-0 place-items-center rounded-full text-ink-2 hover:bg-mist hover:text-ink"
              >
                <Trash2 aria-hidden="true" className="size-4" />
              </button>
            </li>
          ))}
        </ul>
        {text.trim() !== '' && (
          <div className="mt-2 flex gap-2 border-t border-line pt-2">
            <input
              ref={name}
              aria-label="Name of the saved reply"
              placeholder="Keep what you wrote as …"
              maxLength={80}
              value={title}
              onChange={(event) => setTitle(event.target.value)}
              onKeyDown={(event) => {
                if (event.key !== 'Enter') return;
                event.preventDefault();
                if (title.trim()) void add();
              }}
              className={`${inputLook} min-h-9 text-sm`}
            />
            <Button
              kind="secondary"
              size="sm"
              busy={isKeeping}
              disabled={title.trim() === ''}
              onClick={() => void add()}
            >
              Keep
            </Button>
          </div>
        )}
      </div>
    </details>
  );
}
