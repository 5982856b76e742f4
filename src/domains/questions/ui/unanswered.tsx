// What callers asked and was not known. One answer makes it known, at once and to every caller to come.
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { z } from 'zod';
import { Allowed } from '#domains/accounts/ui/allowed.tsx';
import { sourceTextMax } from '#domains/knowledge/contract.ts';
import { useZone } from '#domains/knowledge/ui/use-zone.ts';
import { requiredText } from '#shared/fields.ts';
import { api } from '#web/client/api.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { checkBy, useForm } from '#web/ui/form.ts';
import { LoadingPart } from '#web/ui/loading-part.tsx';
import { EmptyState } from '#web/ui/panel.tsx';
import { runAsync } from '#web/ui/run-async.ts';
import { TextArea } from '#web/ui/text-area.tsx';
import { useUnsaved } from '#web/ui/unsaved.ts';
import { useLoaded } from '#web/ui/use-loaded.ts';
import { shortDay } from '#web/ui/zoned-time.ts';
import {
  answerQuestion,
  createTestQuestion,
  dismissQuestion,
  listUnanswered,
  restoreQuestion,
  type UnansweredQuestion,
} from '../contract.ts';
import { tabPath } from './training-words.ts';

const load = async () => (await api.call(listUnanswered, {})).questions;

export default function Unanswered() {
  const loaded = useLoaded(load);
  return (
    <section className="max-w-3xl">
      <h2 className="text-xl">Unanswered questions</h2>
      <div className="mt-4">
        <LoadingPart of={loaded} what="What was not known">
          {(questions) =>
            questions.length === 0 ? (
              <EmptyState
                title="Nothing is waiting for an answer"
                action={
                  <Allowed to="owner">
                    <ButtonLink to={tabPath('sources')} kind="secondary" size="sm">
                      Teach It Something
                    </ButtonLink>
                  </Allowed>
                }
              >
                When a caller asks what it does not know, the question appears here. The more it is taught, the fewer
                come.
              </EmptyState>
            ) : (
              <QuestionList questions={questions} />
            )
          }
        </LoadingPart>
      </div>
    </section>
  );
}

type State = 'open' | 'answered' | 'dismissed';

/** What is dealt with stays in its place until the page is left, with what can still be done about it. */
function QuestionList({ questions }: { questions: readonly UnansweredQuestion[] }) {
  const [states, setStates] = useState<ReadonlyMap<string, State>>(new Map());
  const open = questions.filter(({ id }) => (states.get(id) ?? 'open') === 'open');
  return (
    <>
      <p className="figures mb-2 text-ink-2">{waitWords(open.length)}</p>
      <ul className="border-t-2 border-ink">
        {questions.map((question) => {
          const Row = rows[states.get(question.id) ?? 'open'];
          const onState = (state: State) => setStates((before) => new Map(before).set(question.id, state));
          return (
            <li key={question.id} className="border-b border-line py-4">
              <Row question={question} onState={onState} />
            </li>
          );
        })}
      </ul>
    </>
  );
}

function waitWords(count: number): string {
  if (count === 0) return 'No question waits for your answer';
  return `${count === 1 ? '1 question waits' : `${count} questions wait`} for your answer`;
}

const answerForm = z.object({ answer: requiredText(sourceTextMax) });

type RowProps = { question: UnansweredQuestion; onState: (state: State) => void };

function Open({ question, onState }: RowProps) {
  const { id, timesAsked, alsoAsked, lastAskedAt } = question;
  const zone = useZone();
  const params = { id };
  const [busy, setBusy] = useState(false);
  const [answer] = useState(() => api.action(answerQuestion));
  const form = useForm({
    initial: { answer: '' },
    check: checkBy(answerForm),
    async send(body) {
      await runAsync(() => answer({ params, body }), { success: 'Answered. Every caller hears it from now on.' });
      onState('answered');
    },
  });
  useUnsaved(form.isChanged && 'edits');
  const dismiss = async () => {
    setBusy(true);
    await runAsync(() => api.call(dismissQuestion, { params }), {}).then(
      () => onState('dismissed'),
      () => setBusy(false),
    );
  };
  return (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="min-w-0 text-base">{question.question}</h3>
        <p className="figures text-ink-2">
          {timesAsked > 1 && `${timesAsked} times, last `}
          <time dateTime={lastAskedAt}>{zone && shortDay(lastAskedAt, new Date(), zone)}</time>
        </p>
      </div>
      {alsoAsked.length > 0 && <p className="mt-1 text-ink-2">Also: {alsoAsked.join(' · ')}</p>}
      <form {...form.props} className="mt-3 grid gap-3">
        <TextArea field={form.field('answer')} label="Your answer" rows={2} required />
        <div className="flex gap-2">
          <Button type="submit" kind="secondary" size="sm" busy={form.busy}>
            Answer
          </Button>
          <Button kind="quiet" size="sm" busy={busy} onClick={() => void dismiss()}>
            Dismiss
          </Button>
        </div>
      </form>
    </>
  );
}

/** Off the list, with the way back. */
function Dismissed({ question, onState }: RowProps) {
  const [busy, setBusy] = useState(false);
  const restore = async () => {
    setBusy(true);
    const params = { id: question.id };
    await runAsync(() => api.call(restoreQuestion, { params }), {}).then(
      () => onState('open'),
      () => setBusy(false),
    );
  };
  return (
    <Done words={`Taken off the list: ${question.question}`}>
      <Button
        kind="secondary"
        size="sm"
        busy={busy}
        aria-label={`Undo: ${question.question}`}
        onClick={() => void restore()}
      >
        Undo
      </Button>
    </Done>
  );
}

/** Known from now on; and, where the owner wants that, looked after. */
function Answered({ question: { question, language } }: RowProps) {
  const [state, setState] = useState<'offered' | 'busy' | 'kept'>('offered');
  const [create] = useState(() => api.action(createTestQuestion));
  const keep = async () => {
    setState('busy');
    const words = { success: 'Added. It is asked after every change of what you teach.' };
    await runAsync(() => create({ body: { question, language } }), words).then(
      () => setState('kept'),
      () => setState('offered'),
    );
  };
  return (
    <Done words={`Answered: ${question}`}>
      {state !== 'kept' && (
        <Button
          kind="secondary"
          size="sm"
          busy={state === 'busy'}
          aria-label={`Keep as test question: ${question}`}
          onClick={() => void keep()}
        >
          Keep as Test Question
        </Button>
      )}
    </Done>
  );
}

function Done({ words, children }: { words: string; children: ReactNode }) {
  const row = useRef<HTMLDivElement>(null);
  // The button that was pressed is gone; whoever works by keyboard goes on from here.
  useEffect(() => row.current?.querySelector('button')?.focus(), []);
  return (
    <div ref={row} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <p role="status" className="min-w-0 break-words text-ink-2">
        {words}
      </p>
      {children}
    </div>
  );
}

const rows = { open: Open, answered: Answered, dismissed: Dismissed };
