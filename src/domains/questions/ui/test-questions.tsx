// The owner's own exam for the receptionist: what it is asked, and what must stand in its reply.
import { useState } from 'react';
import { z } from 'zod';
import { requiredText } from '#shared/fields.ts';
import { api } from '#web/client/api.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Field } from '#web/ui/field.tsx';
import { checkBy, useForm } from '#web/ui/form.ts';
import { LoadingPart } from '#web/ui/loading-part.tsx';
import { EmptyState, Panel } from '#web/ui/panel.tsx';
import { runAsync } from '#web/ui/run-async.ts';
import { useLoaded } from '#web/ui/use-loaded.ts';
import { createTestQuestion, deleteTestQuestion, listTestQuestions } from '../contract.ts';

const load = async () => (await api.call(listTestQuestions, {})).testQuestions;
const form = z.object({ question: requiredText(500) });
const empty: { question: string; expected: string; unknown: boolean } = { question: '', expected: '', unknown: false };

export function TestQuestions() {
  const loaded = useLoaded(load);
  const remove = (id: Parameters<typeof removeOne>[0]) => void removeOne(id).then(loaded.reload, () => undefined);
  return (
    <Panel>
      <h2 className="text-xl">Test questions</h2>
      <div className="mt-4">
        <LoadingPart of={loaded}>
          {(questions) =>
            questions.length === 0 ? (
              <EmptyState title="No test questions yet">Write down what it must always know.</EmptyState>
            ) : (
              <ul className="border-t border-line">
                {questions.map(({ id, question, answerable, expected }) => (
                  <li key={id} className="flex items-center gap-3 border-b border-line py-2.5">
                    <div className="min-w-0">
                      <p className="font-semibold break-words">{question}</p>
                      <p className="text-ink-2">
                        {answerable ? expected.join(' or ') || 'Any answer' : 'Must say that it does not know'}
                      </p>
                    </div>
                    <Button
                      kind="quiet"
                      size="sm"
                      className="ml-auto"
                      aria-label={`Remove: ${question}`}
                      onClick={() => remove(id)}
                    >
                      Remove
                    </Button>
                  </li>
                ))}
              </ul>
            )
          }
        </LoadingPart>
      </div>
      <NewQuestion onAdded={loaded.reload} />
    </Panel>
  );
}

function removeOne(id: z.output<typeof deleteTestQuestion.params>['id']) {
  return runAsync(() => api.call(deleteTestQuestion, { params: { id } }), { success: 'Removed.' });
}

function NewQuestion({ onAdded }: { onAdded: () => void }) {
  const [create] = useState(() => api.action(createTestQuestion));
  const fields = useForm({
    initial: empty,
    check: checkBy(form),
    async send({ question, expected, unknown }) {
      const words = expected.split(',').flatMap((word) => word.trim() || []);
      await runAsync(() => create({ body: { question, answerable: !unknown, expected: unknown ? [] : words } }), {
        success: 'Added.',
      });
      fields.reset();
      onAdded();
    },
  });
  const unknown = fields.field('unknown');
  return (
    <form {...fields.props} className="mt-6 grid gap-4">
      <Field field={fields.field('question')} label="Question" required />
      <Field
        field={fields.field('expected')}
        label="One of these stands in the reply"
        hint="Separated by commas"
        disabled={unknown.value}
      />
      <Checkbox name="unknown" checked={unknown.value} onChange={unknown.set}>
        The right reply is that it does not know
      </Checkbox>
      <div>
        <Button type="submit" kind="secondary" busy={fields.busy}>
          Add Test Question
        </Button>
      </div>
    </form>
  );
}
