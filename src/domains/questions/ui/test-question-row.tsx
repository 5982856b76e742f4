// One test question: right or not, what must be said, what was said, and from which of the owner's entries. What went
// wrong stands open.
import { ChevronDown } from 'lucide-react';
import { Link } from 'react-router';
import { Button } from '#web/ui/button.tsx';
import { Tag } from '#web/ui/panel.tsx';
import type { TestQuestion, TestResult } from '../contract.ts';
import { sourceNames, tabPath } from './training-words.ts';

type Props = {
  question: TestQuestion;
  result: TestResult | undefined;
  onChange: () => void;
  onRemove: () => void;
};

export function TestQuestionRow({ question: { question, answerable, expected }, result, onChange, onRemove }: Props) {
  return (
    <li className="grid gap-2 border-b border-line py-4">
      <div className="flex items-start justify-between gap-4">
        <h3 className="min-w-0 text-base break-words">{question}</h3>
        {result ? (
          <Tag tone={result.passed ? 'settled' : 'urgent'}>{result.passed ? 'Right' : 'Wrong'}</Tag>
        ) : (
          <Tag>Not asked yet</Tag>
        )}
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <p className="min-w-0 text-ink-2 max-sm:w-full">
          {answerable
            ? expected.length > 0
              ? `Must say: ${expected.join(' or ')}`
              : 'Must answer from what you taught'
            : 'Must say that it does not know'}
        </p>
        <div className="flex gap-5">
          <Button kind="text" size="sm" aria-label={`Change: ${question}`} onClick={onChange}>
            Change
          </Button>
          <Button kind="text" size="sm" aria-label={`Remove: ${question}`} onClick={onRemove}>
            Remove
          </Button>
        </div>
      </div>
      {result?.passed ? (
        <details className="group">
          <summary className="inline-flex min-h-9 items-center gap-1.5 font-semibold">
            What it said
            <ChevronDown aria-hidden="true" className="size-4 group-open:rotate-180" />
          </summary>
          <Said result={result} />
        </details>
      ) : (
        result && <Said result={result} />
      )}
    </li>
  );
}

function Said({ result }: { result: TestResult }) {
  const { reply, passed, answerable } = result;
  const from = sourceNames(result);
  return (
    <div className="border-l-2 border-line pl-4">
      {reply ? (
        <blockquote className="max-w-[65ch] break-words whitespace-pre-line">{reply}</blockquote>
      ) : (
        <p className="text-signal">It broke down over this question and said nothing.</p>
      )}
      {from && <p className="mt-1 text-ink-2">From: {from}</p>}
      {!passed && answerable && !from && (
        <p className="mt-1">
          <Link to={tabPath('sources')} className="font-semibold underline underline-offset-4">
            Teach it the answer
          </Link>
        </p>
      )}
    </div>
  );
}
