// Changes what was written: the title, or the question, and the text.

import { useCallback } from 'react';
import { z } from 'zod';
import { requiredText } from '#shared/fields.ts';
import { api } from '#web/client/api.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { checkBy, useForm } from '#web/ui/form.ts';
import { LoadingPart } from '#web/ui/loading-part.tsx';
import { runAsync } from '#web/ui/run-async.ts';
import { TextArea } from '#web/ui/text-area.tsx';
import { useLoaded } from '#web/ui/use-loaded.ts';
import { getSource, type Source, sourceTextMax, updateSource } from '../contract.ts';

type Props = { source: Source; onClose: () => void; onSaved: () => void };

const written = z.object({ title: requiredText(300), text: requiredText(sourceTextMax) });

export function EditSource({ source, onClose, onSaved }: Props) {
  const load = useCallback(() => api.call(getSource, { params: { id: source.id } }), [source.id]);
  const loaded = useLoaded(load);
  return (
    <Dialog open onClose={onClose} title="Change a source">
      <LoadingPart of={loaded} what="This source">
        {({ title, text }) => <EditForm source={source} initial={{ title, text }} onSaved={onSaved} />}
      </LoadingPart>
    </Dialog>
  );
}

type FormProps = Pick<Props, 'source' | 'onSaved'> & { initial: { title: string; text: string } };

function EditForm({ source, initial, onSaved }: FormProps) {
  const form = useForm({
    initial,
    check: checkBy(written),
    async send(body) {
      await runAsync(() => api.call(updateSource, { params: { id: source.id }, body }), {
        success: 'Saved. It is answered from at once.',
      });
      onSaved();
    },
  });
  const isQuestion = source.kind === 'qa';
  return (
    <form {...form.props} className="grid gap-4 text-ink">
      <Field field={form.field('title')} label={isQuestion ? 'Question' : 'Title'} required />
      <TextArea field={form.field('text')} label={isQuestion ? 'Answer' : 'Text'} rows={6} required />
      <div className="justify-self-end">
        <Button type="submit" busy={form.busy}>
          Save
        </Button>
      </div>
    </form>
  );
}
