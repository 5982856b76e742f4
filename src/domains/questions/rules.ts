// When two questions are one: the words that carry it are mostly the same, whatever stands around them. When a reply is
// right: what the owner expects stands in it. And what a receptionist needs to be taught.
import type { Profile, Service, Source, StaffMember } from '../knowledge/contract.ts';
import type { TestQuestion, TestQuestionBody, TestResult, TrainingPart } from './contract.ts';

/** Words that stand in any question, in the four languages. */
const fillers = new Set(
  `a an and any are at be can could do does did for from have has how i if in is it me my of on or our please so that the there
  this to us was we what when where which who will with would you your also hi hello
  al como con cual cuando de del donde el en es esta hay la las lo los me mi o para por puede pueden que se si su tiene tienen un una y
  au aux avec avez ce comment dans de des du en est et il je la le les ma mon nous ou par pour quand que qui quel quelle sur un une vous votre
  aber am auch bei bitte das dem den der die ein eine einen es fur gibt haben ich ihr ihre im in ist kann konnen man mein mit sie sind und
  von was wann welche wer wie wir wo zu zum zur`.split(/\s+/),
);

/** The words that carry a question, without endings that only number changes, in order: what a group is known by. */
export function keyOf(question: string): string {
  const plain = question.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  const words = plain.split(/[^\p{L}\p{N}]+/u).filter((word) => word.length > 1);
  const carrying = words.filter((word) => !fillers.has(word));
  const stems = (carrying.length > 0 ? carrying : words).map((word) =>
    word.length > 3 ? word.replace(/(es|s|n|en)$/, '') : word,
  );
  return [...new Set(stems)].sort().join(' ').slice(0, 500);
}

const sharedLeast = 0.6;

/** The key among `known` that a question belongs to: its own, or the one that shares most of its words; else null. */
export function groupAmong(key: string, known: readonly string[]): string | null {
  if (known.includes(key)) return key;
  const words = new Set(key.split(' '));
  let best: { readonly key: string; readonly share: number } | null = null;
  for (const other of known) {
    const theirs = new Set(other.split(' '));
    const both = [...words].filter((word) => theirs.has(word)).length;
    const share = both / (words.size + theirs.size - both);
    if (share >= sharedLeast && share > (best?.share ?? 0)) best = { key: other, share };
  }
  return best?.key ?? null;
}

export const testQuestionsMax = 500;

/** A run that has not come to its end in that time is taken for lost. */
export const runLostMs = 10 * 60_000;

/** What a reply was, as far as it is judged. */
export type JudgedReply = { readonly text: string; readonly sources: readonly string[]; readonly isUnknown: boolean };

/**
 * Right is: known, with one of the expected words in it, or from something that was taught where no words are expected; or
 * not known, where that is expected.
 */
export function isRight(
  { answerable, expected }: Pick<TestQuestionBody, 'answerable' | 'expected'>,
  reply: JudgedReply,
) {
  if (!answerable) return reply.isUnknown;
  if (reply.isUnknown || reply.text === '') return false;
  return expected.length === 0 ? reply.sources.length > 0 : expected.some((words) => standsIn(words, reply.text));
}

/** Words stand in a text however they are written: `$1,200.00` is `1200`, `9:00 AM` is `9am`; a figure or a short word is never part of another. */
export function standsIn(words: string, text: string): boolean {
  const [wanted, said] = [plain(words), plain(text)];
  if (wanted === '') return false;
  for (let at = said.indexOf(wanted); at >= 0; at = said.indexOf(wanted, at + 1)) {
    const cutsBefore = /^\d/.test(wanted) && /(?:\d|\d[.:])$/.test(said.slice(0, at));
    const cutsAfter = /\d$/.test(wanted) && /^(?:\d|[.:]\d)/.test(said.slice(at + wanted.length));
    if (!cutsBefore && !cutsAfter && !cutsShort(said, at, wanted)) return true;
  }
  return false;
}

/** Letters of a word that counts only by itself. */
const shortMost = 3;

/** "no" stands in "no, sorry" and not in "I know"; longer words may have others grown to them, as in German. */
function cutsShort(said: string, at: number, wanted: string): boolean {
  const before = wanted.match(/^\p{L}+/u)?.[0] ?? '';
  const after = wanted.match(/\p{L}+$/u)?.[0] ?? '';
  const isShort = (word: string) => word.length > 0 && word.length <= shortMost;
  return (
    (isShort(before) && /\p{L}$/u.test(said.slice(0, at))) ||
    (isShort(after) && /^\p{L}/u.test(said.slice(at + wanted.length)))
  );
}

/** Letters and figures alone, without accents; times and amounts in their shortest form. */
function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/\b([ap])\.\s?m\b\.?/g, '$1m')
    .replaceAll(/(\d)[,.\s](?=\d{3}(?!\d))/g, '$1')
    .replaceAll(/(\d),(?=\d)/g, '$1.')
    .replaceAll(/(\d)[.:]00(?!\d)/g, '$1')
    .replaceAll(/(\d)([ap]m)\b/g, '$1 $2')
    .replaceAll(/(?<!\d)[.:]|[.:](?!\d)|[^\p{L}\p{N}.:]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** What was last said to a question, as long as it is still asked and judged in the same way. */
export function resultOf<R extends TestResult>(
  { id, question, answerable, expected }: TestQuestion,
  results: readonly R[],
): R | undefined {
  const last = results.find((one) => one.testQuestionId === id);
  const isSame = (one: R) =>
    one.question === question && one.answerable === answerable && one.expected.join('\n') === expected.join('\n');
  return last && isSame(last) ? last : undefined;
}

export type Taught = {
  readonly profile: Pick<Profile, 'address' | 'phone' | 'email' | 'hours' | 'emergencies' | 'onCall' | 'humanHours'>;
  readonly services: readonly Pick<Service, 'priceCents' | 'priceNote'>[];
  readonly staff: readonly Pick<StaffMember, 'name'>[];
  readonly sources: readonly Pick<Source, 'status' | 'isOn'>[];
  readonly testQuestions: number;
};

/** Which parts of what a receptionist needs are there. Who says that nobody takes over needs no number on call. */
export function partsTaught({
  profile,
  services,
  staff,
  sources,
  testQuestions,
}: Taught): Record<TrainingPart, boolean> {
  return {
    contact: profile.address !== '' && (profile.phone !== '' || profile.email !== ''),
    hours: Object.values(profile.hours).some((day) => day.length > 0),
    services: services.length > 0,
    prices: services.length > 0 && services.every((one) => one.priceCents !== null || Boolean(one.priceNote)),
    staff: staff.length > 0,
    sources: sources.some((one) => one.isOn && one.status === 'ready'),
    emergencies: profile.emergencies.length > 0,
    'on-call': profile.onCall !== null || profile.humanHours === 'never',
    'test-questions': testQuestions > 0,
  };
}

/** A share in whole percent, rounded down, so that 100 means all. Null of nothing. */
export function percentOf(part: number, whole: number): number | null {
  return whole === 0 ? null : Math.floor((100 * part) / whole);
}
