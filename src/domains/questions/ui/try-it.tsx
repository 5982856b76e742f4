// The try-it pane: a question as a caller would ask it, what they would hear, and what that rests on. What is not known is
// taught in place, and asked again. Nothing of it is a conversation.
import { GraduationCap } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Allowed } from '#domains/accounts/ui/allowed.tsx';
import { createSource, sourceTextMax } from '#domains/knowledge/contract.ts';
import { api } from '#web/client/api.ts';
import { Button } from '#web/ui/button.tsx';
import { inputLook, RequiredMark } from '#web/ui/field.tsx';
import { runAsync } from '#web/ui/run-async.ts';
import { type Tried, tryQuestion } from '../contract.ts';

type Asked = Tried & { readonly question: string };

export default function TryIt() {
  const [question, setQuestion] = useState('');
  const [asked, setAsked] = useState<Asked>();
  const [busy, setBusy] = useState(false);
  const ask = async (text: string) => {
    setBusy(true);
    await runAsync(() => api.call(tryQuestion, { body: { question: text } }), {})
      .then((tried) => setAsked({ ...tried, question: text }))
      .catch(() => undefined);
    setBusy(false);
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const text = question.trim();
    if (text !== '') void ask(text);
  };
  return (
    <section aria-labelledby="try-it" className="rounded-l border border-line bg-card p-6 sm:p-8">
      <h2 id="try-it" className="text-xl">
        Try it
      </h2>
      <p className="mt-1 text-ink-2">Ask as a caller would. Nothing is kept.</p>
      <form onSubmit={onSubmit} className="mt-3 flex gap-2">
        <input
          value={question}
          onChange={(event) => setQuestion(event.target.value)}
          maxLength={500}
          aria-label="Your question"
          placeholder="Open on Saturday?"
          autoComplete="off"
          className={`${inputLook} min-w-0 flex-1`}
        />
        <Button type="submit" kind="secondary" size="sm" busy={busy} disabled={question.trim() === ''}>
          Ask
        </Button>
      </form>
      <div aria-live="polite">
        {asked && (
          <div className="mt-4 border-t border-line pt-4">
            <p className="text-ink-2">“{asked.question}”</p>
            <p className="mt-2 whitespace-pre-line">{asked.reply}</p>
            {asked.sources.length > 0 && (
              <p className="mt-2 text-xs text-ink-2">From {asked.sources.map((title) => `“${title}”`).join(', ')}</p>
            )}
            {asked.isUnknown && (
              <Allowed to="owner">
                <Teach key={asked.question} question={asked.question} onTaught={() => void ask(asked.question)} />
              </Allowed>
            )}
          </div>
        )}
      </div>
    </section>
  );
}

function Teach({ question, onTaught }: { question: string; onTaught: () => void }) {
  const [answer, setAnswer] = useState('');
  const [busy, setBusy] = useState(false);
  const [create] = useState(() => api.action(createSource));
  const teach = async (event: FormEvent) => {
    event.preventDefault();
    const text = answer.trim();
    if (text === '') return;
    setBusy(true);
    await runAsync(() => create({ body: { kind: 'qa', title: question.slice(0, 300), text } }), {
      success: 'Taught. It answers so from now on.',
    })
      .then(onTaught)
      .catch(() => setBusy(false));
  };
  return (
    <form onSubmit={(event) => void teach(event)} className="mt-4 grid gap-2 rounded-m bg-mist p-4">
      <label className="grid gap-1.5 font-semibold">
        <span>
          Teach this
          <RequiredMark />
        </span>
        <textarea
          value={answer}
          onChange={(event) => setAnswer(event.target.value)}
          maxLength={sourceTextMax}
          rows={3}
          placeholder="What should callers hear?"
          className={`${inputLook} font-normal`}
        />
      </label>
      <Button type="submit" size="sm" busy={busy} disabled={answer.trim() === ''} className="w-fit">
        <GraduationCap aria-hidden="true" className="size-4" />
        Teach
      </Button>
    </form>
  );
}
