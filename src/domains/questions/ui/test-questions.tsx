// The owner's own exam for the receptionist: how it went, what it said to each question and from where, and a new try.
import { useState } from 'react';
import { api } from '#web/client/api.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { useHeldFocus } from '#web/ui/held-focus.ts';
import { LoadingPart } from '#web/ui/loading-part.tsx';
import { EmptyState, Panel } from '#web/ui/panel.tsx';
import { runAsync } from '#web/ui/run-async.ts';
import { createTestQuestion, deleteTestQuestion, type TestQuestion, updateTestQuestion } from '../contract.ts';
import { resultOf } from '../rules.ts';
import { RunSummary } from './run-summary.tsx';
import { TestQuestionForm } from './test-question-form.tsx';
import { TestQuestionRow } from './test-question-row.tsx';
import { type Tested, useTestRun } from './use-test-run.ts';

export default function TestQuestions() {
  const tested = useTestRun();
  const part = useHeldFocus<HTMLElement>();
  const [create] = useState(() => api.action(createTestQuestion));
  const [changing, setChanging] = useState<TestQuestion>();
  const done = () => {
    setChanging(undefined);
    tested.reload();
  };
  return (
    <div
      data-beside
      className="grid max-lg:in-order items-start gap-10 lg:grid-cols-[7fr_5fr] xl:not-in-[fieldset]:contents"
    >
      <section ref={part} tabIndex={-1} className="min-w-0 outline-none xl:row-span-2">
        <h2 className="text-xl">What it must always know</h2>
        <div className="mt-4">
          <LoadingPart of={tested} what="The test questions">
            {(value) =>
              value.questions.length === 0 ? (
                <EmptyState title="No test questions yet">
                  Write down what must always be answered correctly. All of it is asked again after every change to what
                  you teach, and the share of right answers is the accuracy.
                </EmptyState>
              ) : (
                <>
                  <RunSummary run={value.run} onRun={tested.order} />
                  <ul className="mt-6 border-t-2 border-ink">
                    {worstFirst(value).map(({ question, result }) => (
                      <TestQuestionRow
                        key={question.id}
                        question={question}
                        result={result}
                        onChange={() => setChanging(question)}
                        onRemove={() => void removeOne(question.id).then(done, () => undefined)}
                      />
                    ))}
                  </ul>
                </>
              )
            }
          </LoadingPart>
        </div>
      </section>
      <Panel>
        <h2 className="mb-4 text-xl">New test question</h2>
        <TestQuestionForm
          label="Add Test Question"
          onSend={(body) => runAsync(() => create({ body }), { success: 'Added.' }).then(done)}
        />
      </Panel>
      {changing && (
        <Dialog open onClose={() => setChanging(undefined)} title="Change a test question">
          <TestQuestionForm
            label="Save"
            kind="primary"
            initial={changing}
            onSend={(written) =>
              runAsync(
                () =>
                  api.call(updateTestQuestion, {
                    params: { id: changing.id },
                    body: { ...written, language: changing.language },
                  }),
                { success: 'Saved.' },
              ).then(done)
            }
          />
        </Dialog>
      )}
    </div>
  );
}

function removeOne(id: TestQuestion['id']) {
  return runAsync(() => api.call(deleteTestQuestion, { params: { id } }), { success: 'Removed.' });
}

/** What went wrong on top, then what was not asked yet, each in the order in which it was written down. */
function worstFirst({ questions, run }: Tested) {
  const rows = questions.map((question) => ({ question, result: resultOf(question, run?.results ?? []) }));
  const rank = ({ result }: (typeof rows)[number]) => (result === undefined ? 1 : result.passed ? 2 : 0);
  return rows.sort((a, b) => rank(a) - rank(b));
}
