// Does it know what it knows: right answers, and refusals of what nobody taught. One JSON line a question, a summary last.
//   tsx bench/receptionist/questions.ts --set DIR [--only BUSINESS] [--show] [--json]
import { parseArgs } from 'node:util';
import { expression, loadSet } from './format.ts';
import { embeddedMind, inProcess } from './in-process.ts';
import { leavesToAsk, saysUnknown } from './unknown.ts';

const { values } = parseArgs({
  options: {
    set: { type: 'string' },
    only: { type: 'string' },
    brain: { type: 'string', default: 'embedded' },
    show: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  },
});
if (!values.set) {
  console.error('usage: bench:questions --set DIR [--only BUSINESS] [--show] [--json]');
  process.exit(2);
}

const set = loadSet(values.set);
const answering = inProcess(await embeddedMind());
const count = { answerable: 0, answered: 0, plainly: 0, unanswerable: 0, refused: 0, refusals: 0, rightRefusals: 0 };
for (const [id, questions] of set.questions) {
  const business = set.businesses.get(id);
  if (!business || (values.only !== undefined && values.only !== id)) continue;
  for (const question of questions) {
    // A weekday morning inside the year that the sets play in.
    const line = await answering(business, { from: null, now: '2026-11-18T16:00:00Z', channel: 'chat' } as never);
    const { text } = await line.say(question.q);
    const forbidden = question.never !== undefined && expression(question.never).test(text);
    const matches = question.matches === undefined || expression(question.matches).test(text);
    const tells = matches && !forbidden && !saysUnknown(text);
    const passed = question.answerable ? tells : leavesToAsk(text) && !forbidden;
    // Who tells what was asked, and would ask for more, has refused nothing.
    const refuses = leavesToAsk(text) && !(question.answerable && tells);
    if (question.answerable) {
      count.answerable += 1;
      if (passed) count.answered += 1;
      if (passed && !leavesToAsk(text)) count.plainly += 1;
    } else {
      count.unanswerable += 1;
      if (passed) count.refused += 1;
    }
    if (refuses) {
      count.refusals += 1;
      if (!question.answerable) count.rightRefusals += 1;
    }
    if (values.show) console.log(`${passed ? '✓' : '✗'} ${question.q}\n    ${text}`);
    else
      console.log(
        JSON.stringify({ business: id, q: question.q, answerable: question.answerable, passed, refuses, text }),
      );
  }
}
const share = (part: number, whole: number) => (whole === 0 ? 1 : Math.round((part / whole) * 1000) / 1000);
const passed = count.answered + count.refused;
console.log(
  JSON.stringify({
    set: values.set,
    questions: count.answerable + count.unanswerable,
    passed,
    answered: share(count.answered, count.answerable),
    // Without the doubt that is said aloud.
    plainlyAnswered: share(count.plainly, count.answerable),
    refusalRecall: share(count.refused, count.unanswerable),
    refusalPrecision: share(count.rightRefusals, count.refusals),
  }),
);
process.exitCode = passed === count.answerable + count.unanswerable ? 0 : 1;
