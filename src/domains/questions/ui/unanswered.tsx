// What callers asked and was not known. One answer makes it known, at once and to every caller to come.
import { useState } from 'react';
import { z } from 'zod';
import { sourceTextMax } from '#domains/knowledge/contract.ts';
import { requiredText } from '#shared/fields.ts';
import { api } from '#web/client/api.ts';
import { Button } from '#web/ui/button.tsx';
import { checkBy, useForm } from '#web/ui/form.ts';
import { LoadingPart } from '#web/ui/loading-part.tsx';
import { EmptyState } from '#web/ui/panel.tsx';
import { runAsync } from '#web/ui/run-async.ts';
import { TextArea } from '#web/ui/text-area.tsx';
import { useLoaded } from '#web/ui/use-loaded.ts';
import { answerQuestion, dismissQuestion, listUnanswered, type UnansweredQuestion } from '../contract.ts';

const load = async () => (await api.call(listUnanswered, {})).questions;
const day = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' });

export function Unanswered() {
  const loaded = useLoaded(load);
  return (
    <section>
      <h2 className="text-xl">Asked, and not known</h2>
      <div className="mt-4">
        <LoadingPart of={loaded}>
          {(questions) =>
            questions.length === 0 ? (
              <EmptyState title="Nothing is waiting for an answer">
                When a caller asks what it does not know, the question stands here.
              </EmptyState>
            ) : (
              <>
                <p className="figures mb-2 text-ink-2">
                  {questions.length === 1 ? '1 question waits' : `${questions.length} questions wait`} for your answer
                </p>
                <ul className="border-t-2 border-ink">
                  {questions.map((question) => (
                    <Question key={question.id} question={question} onDone={loaded.reload} />
                  ))}
                </ul>
              </>
            )
          }
        </LoadingPart>
      </div>
    </section>
  );
}

const answerForm = z.object({ answer: requiredText(sourceTextMax) });

function Question({ question, onDone }: { question: UnansweredQuestion; onDone: () => void }) {
  const { id, timesAsked, alsoAsked, lastAskedAt } = question;
  const params = { id };
  const [busy, setBusy] = useState(false);
  const [answer] = useState(() => api.action(answerQuestion));
  const form = useForm({
    initial: { answer: '' },
    check: checkBy(answerForm),
    async send(body) {
      await runAsync(() => answer({ params, body }), { success: 'Answered. Every caller hears it from now on.' });
      onDone();
    },
  });
  const dismiss = async () => {
    setBusy(true);
    await runAsync(() => api.call(dismissQuestion, { params }), { success: 'Taken off the list.' }).then(
      onDone,
      () => undefined,
    );
    setBusy(false);
  };
  return (
    <li className="border-b border-line py-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="text-base">{question.question}</h3>
        <p className="figures text-ink-2">
          {timesAsked > 1 && `${timesAsked} times, last `}
          <time dateTime={lastAskedAt}>{day.format(new Date(lastAskedAt))}</time>
        </p>
      </div>
      {alsoAsked.length > 0 && <p className="mt-1 text-ink-2">Also: {alsoAsked.join(' · ')}</p>}
      <form {...form.props} className="mt-3 grid gap-3">
        <TextArea field={form.field('answer')} label="Your answer" rows={2} />
        <div className="flex gap-2">
          <Button type="submit" size="sm" busy={form.busy}>
            Answer
          </Button>
          <Button kind="quiet" size="sm" busy={busy} onClick={() => void dismiss()}>
            Dismiss
          </Button>
        </div>
      </form>
    </li>
  );
}
