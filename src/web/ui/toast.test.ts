// A toast stands five seconds, one that can be taken back ten, and one that waits until what it waits for has come.
import { beforeEach, expect, it, vi } from 'vitest';

type Shown = { readonly kind: string; readonly message: string; readonly duration: number };

let shown: Shown[] = [];

async function toasts() {
  vi.resetModules();
  const { drawWith, toast, toastMsDefault } = await import('./toast.ts');
  const of =
    (kind: string) =>
    (message: string, { duration }: { duration: number }) =>
      void shown.push({ kind, message, duration });
  const kinds = ['success', 'error', 'warning', 'info', 'loading'];
  drawWith(Object.fromEntries(kinds.map((kind) => [kind, of(kind)])) as unknown as Parameters<typeof drawWith>[0]);
  return { toast, toastMsDefault };
}

beforeEach(() => {
  shown = [];
});

it.each(['success', 'error', 'warning', 'info'] as const)(
  'a toast of the kind %s stands five seconds',
  async (kind) => {
    const { toast } = await toasts();
    toast[kind]('Saved.');
    await vi.waitFor(() => expect(shown).toEqual([{ kind, message: 'Saved.', duration: 5000 }]));
  },
);

it('one that can be taken back stands twice as long, and one that waits has no end of its own', async () => {
  const { toast, toastMsDefault } = await toasts();
  toast.undoable('Deleted.', async () => undefined);
  toast.loading('Signing in...');
  await vi.waitFor(() => expect(shown.map(({ duration }) => duration)).toEqual([10_000, Number.POSITIVE_INFINITY]));
  expect(toastMsDefault).toBe(5000);
});
