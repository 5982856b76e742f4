// How often the likeliest passage answers, by how likely it is held to: what the bounds between a plain answer, a doubtful one,
// what only lies near and an "I don't know" stand on. The finder alone, one line a band.
//   npx tsx bench/answers/bands.ts SET [SET …]
import { read } from '../../src/receptionist/answers/entries.ts';
import { aboutOf, sayable } from '../../src/receptionist/answers/find-answer.ts';
import { judge } from '../../src/receptionist/answers/judge.ts';
import { readQuestion } from '../../src/receptionist/answers/question.ts';
import type { AboutBusiness } from '../../src/receptionist/answers-port.ts';
import type { KnowledgeEntry, Language } from '../../src/receptionist/business.ts';
import { expression, loadSet } from '../receptionist/format.ts';

const bounds = [0, 0.2, 0.3, 0.4, 0.48, 0.65, 0.8, 1.01] as const;
const bands = bounds
  .slice(1)
  .map((to, at) => ({ from: bounds[at] ?? 0, to, answerable: 0, right: 0, unanswerable: 0 }));

for (const path of process.argv.slice(2)) {
  const set = loadSet(path);
  for (const [id, questions] of set.questions) {
    const business = set.businesses.get(id) as (AboutBusiness & { knowledge: KnowledgeEntry[] }) | undefined;
    if (!business) continue;
    for (const { q, language, answerable, matches, never } of questions) {
      const [best] = judge(readQuestion(q, language as Language), read(business.knowledge), aboutOf(business));
      const band = best && bands.find(({ to }) => best.likely < to);
      if (!best || !band) continue;
      const text = sayable(best.passage);
      const tells =
        (matches === undefined || expression(matches).test(text)) && !(never && expression(never).test(text));
      if (!answerable) band.unanswerable += 1;
      else band.answerable += 1;
      if (answerable && tells) band.right += 1;
    }
  }
}
for (const { from, to, answerable, right, unanswerable } of bands) {
  const share = right / Math.max(1, answerable + unanswerable);
  console.log(
    JSON.stringify({ from, to: Math.min(1, to), answerable, right, unanswerable, share: Number(share.toFixed(2)) }),
  );
}
