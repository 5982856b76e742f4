// A test question as it is written: what is asked, and what must stand in the reply.
import { useState } from 'react';
import { z } from 'zod';
import { requiredText } from '#shared/fields.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Field } from '#web/ui/field.tsx';
import { checkBy, useForm } from '#web/ui/form.ts';
import { useUnsaved } from '#web/ui/unsaved.ts';
import type { TestQuestion } from '../contract.ts';

const form = z.object({ question: requiredText(500) });

type Written = Pick<TestQuestion, 'question' | 'answerable' | 'expected'>;
type Props = {
  initial?: Written;
  label: string;
  kind?: 'primary' | 'secondary';
  /** Throws where it was refused; the form then keeps what was written. */
  onSend: (written: Written) => Promise<unknown>;
};

const nothing: Written = { question: '', answerable: true, expected: [] };

export function TestQuestionForm({ initial = nothing, label, kind = 'secondary', onSend }: Props) {
  const [first] = useState({
    question: initial.question,
    expected: initial.expected.join('; '),
    unknown: !initial.answerable,
  });
  const fields = useForm({
    initial: first,
    check: checkBy(form),
    async send({ question, expected, unknown }) {
      const words = expected.split(';').flatMap((word) => word.trim() || []);
      await onSend({ question, answerable: !unknown, expected: unknown ? [] : words });
      return first;
    },
  });
  useUnsaved(fields.isChanged && 'edits');
  const unknown = fields.field('unknown');
  return (
    <form {...fields.props} className="grid gap-4 text-ink">
      <Field field={fields.field('question')} label="Question" required />
      <Field
        field={fields.field('expected')}
        label="The reply must contain one of these"
        hint="Separate several ways to say it with semicolons. Leave it empty to accept any answer from what you taught."
        disabled={unknown.value}
      />
      <Checkbox name="unknown" checked={unknown.value} onChange={unknown.set}>
        The right reply is that it does not know
      </Checkbox>
      <div>
        <Button type="submit" kind={kind} busy={fields.busy}>
          {label}
        </Button>
      </div>
    </form>
  );
}
