// A line for what is worth remembering about a contact today.
import { useState } from 'react';
import { noteOnContact } from '#domains/contacts/contract.ts';
import type { Id } from '#shared/ids.ts';
import { api } from '#web/client/api.ts';
import { Button } from '#web/ui/button.tsx';
import { checkBy, useForm } from '#web/ui/form.ts';
import { runAsync } from '#web/ui/run-async.ts';
import { TextArea } from '#web/ui/text-area.tsx';

const noNote = { body: '' };

export function NoteForm({ contact, onNoted }: { contact: Id<'contact'>; onNoted: () => void }) {
  const [note] = useState(() => api.action(noteOnContact));
  const form = useForm({
    initial: noNote,
    check: checkBy(noteOnContact.body),
    async send(body) {
      await runAsync(() => note({ params: { id: contact }, body }), { success: 'Noted.' });
      onNoted();
      return noNote;
    },
  });
  return (
    <form {...form.props} className="mt-4 grid gap-3">
      <TextArea field={form.field('body')} label="New note" rows={2} />
      <div>
        <Button type="submit" kind="secondary" size="sm" busy={form.busy}>
          Add Note
        </Button>
      </div>
    </form>
  );
}
