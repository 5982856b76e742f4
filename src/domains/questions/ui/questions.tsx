// Learning: what is missing on the left, what must stay known on the right.
import { TestQuestions } from './test-questions.tsx';
import { Unanswered } from './unanswered.tsx';

export default function Questions() {
  return (
    <div className="grid items-start gap-10 lg:grid-cols-[7fr_5fr]">
      <Unanswered />
      <TestQuestions />
    </div>
  );
}
