// "At nine then, and could you put my hair up too?": what answers the reply before, and what is asked in the same breath. The two
// are told apart by how they stand: a question mark, a word that asks, a tag behind what is supposed of the house.
import type { Language } from '../../business.ts';
import type { Command, FlowName } from '../../commands.ts';
import { splitClauses } from '../../models/clauses.ts';
import { eachLanguage } from '../../models/text.ts';
import type { Heard } from '../../understander.ts';
import { foldCue } from '../cues/cue.ts';
import { onlyAsides, withoutAsides } from '../names/asides.ts';
import { asksBehind, givesDetail } from '../questions/answered-first.ts';
import { asksToCheck } from '../questions/asks-to-check.ts';
import { toldBeforeQuestion } from '../questions/leans-on-told.ts';
import { isNobody, runOn } from '../questions/run-on.ts';
import { bareAsked, type Hear } from '../seen.ts';
import { servicesIn, surelyNamed } from '../services/near.ts';
import { cueOf } from '../signs.ts';
import { hopesForSomebody } from '../text/if-they-are-in.ts';
import { onlyPointsBack } from '../text/sentences.ts';
import { proposedTimes } from '../times/proposes-time.ts';
import { tellsOfSomebody } from '../who-comes/whom-for.ts';
import { questionOfYes } from './yes-if.ts';

export type BesideAnswer = {
  /** All that is no question, in its order; never empty. */
  readonly answer: string;
  /** Each question in the caller's words; never empty. */
  readonly questions: readonly string[];
};

type Sentence = { readonly start: number; readonly end: number };

/** The answer and the questions of what was said; null where there is nothing of one of the two. */
export function besideAnswer(said: string, language: Language): BesideAnswer | null {
  const answer: string[] = [];
  const questions: string[] = [];
  for (const { start, end } of sentencesOf(said)) {
    const found = questionIn(said.slice(start, end), language);
    const at = found !== null && tellsOfSomebody(said, start + found, language) ? null : found;
    const before = said.slice(start, at === null ? end : start + at);
    if (/[\p{L}\d]/u.test(before)) answer.push(before.trim());
    if (at !== null)
      questions.push(
        said
          .slice(start + at, end)
          .replace(/^\s*¿\s*/, '')
          .trim(),
      );
  }
  const asked = questions.filter((one) => !asksWhetherItWillDo(one) && !isTagAlone(one, language));
  // "Miriam Vogt, okay?": what only asks whether it will do belongs to what it is said of.
  return answer.length > 0 && asked.length > 0 ? { answer: answer.join(' '), questions: asked } : null;
}

/** A dot ends no sentence behind a day's number, an abbreviation or an initial; behind a name that was spelled it does. */
const sentenceEnd =
  /[!?;…]+(?=\s|$)|\n+|(?<!\d)\.+(?=\s|$)|(?<=:\d\d|\d{3}|\d ?[ap]m?)\.(?=\s|$)|(?<=\d)\.(?=\s+\p{L}{4,}|\s*$)/gu;
const shortened =
  /(?:^|[\s(])(?:dr|mr|mrs|ms|st|no|nr|prof|sra?|srta|mme|mlle|hr|fr|ca|bzw|usw|etc|ave|apt|jan|feb|[a-z]\.[a-z]|\p{L})$/iu;
const spelledOut = /(?:^|[\s,])(?:\p{L}[\s.,-]+){2,}\p{L}$/u;
const months =
  /^\s+(?:januar|jänner|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember|de|uhr)(?!\p{L})/iu;

function sentencesOf(said: string): readonly Sentence[] {
  const ends: number[] = [];
  for (const match of said.matchAll(sentenceEnd)) {
    const before = said.slice(0, match.index);
    const isDot = match[0] === '.';
    if (isDot && shortened.test(before) && !spelledOut.test(before)) continue;
    if (isDot && /\d$/.test(before) && months.test(said.slice(match.index + 1))) continue;
    ends.push(match.index + match[0].length);
  }
  const borders = [0, ...ends, said.length];
  return borders.flatMap((start, at) => {
    const end = borders[at + 1];
    return end === undefined || !/[\p{L}\d]/u.test(said.slice(start, end)) ? [] : [{ start, end }];
  });
}

/** Where in a sentence its question begins; null where it asks nothing. */
function questionIn(sentence: string, language: Language): number | null {
  const opens = sentence.indexOf('¿');
  const clauses = splitClauses(sentence, language);
  if (opens >= 0) {
    const opened = clauses.findIndex((one) => one.start + one.text.length > opens + 1);
    return toldBeforeQuestion(clauses, opened, sentence, language) ?? opens;
  }
  const at = clauses.findIndex((one) => cueOf('question', one.text, language));
  const first = clauses[at];
  const before = clauses[at - 1];
  if (first && !isTagAlone(first.text, language)) {
    const told = toldBeforeQuestion(clauses, at, sentence, language);
    if (told !== null) return told;
    // "And the bun, that's a no?": what it leans on stands before it, and is asked about.
    const isTopic = before !== undefined && (asksWhetherItWillDo(first.text) || topic.test(before.text));
    if (isTopic && joiner[language].test(before.text)) return before.start;
    const start = at > 0 ? startOf(clauses, at, sentence, language) : first.start;
    if (start > (clauses[0]?.start ?? 0)) return start;
    const joined = joinedBehind[language].exec(sentence);
    return joined ? joined[0].length : start;
  }
  // "… takes Medicare, right?": the tag stands alone, and asks of what is before it.
  const whole = first ? before : clauses.at(-1);
  const supposed = whole && sentence.slice(whole.start);
  return supposed && (supposes(supposed, language) || (first && speaksToHouse[language].test(foldCue(supposed))))
    ? whole.start
    : null;
}

/** A question mark closes the whole of what an "and" began: "and you could | also put my hair up?" */
function startOf(
  clauses: readonly { start: number; text: string }[],
  at: number,
  sentence: string,
  language: Language,
) {
  for (let from = at; from > 0; from -= 1) {
    const { start = 0 } = clauses[from] ?? {};
    const gap = sentence.slice((clauses[from - 1]?.start ?? 0) + (clauses[from - 1]?.text.length ?? 0), start);
    const begins = joiner[language].test(sentence.slice(start)) || /[,;:–—-]/.test(gap);
    if (begins) return start;
    // "… | how much is that?" begins by itself; "my dog may come in | as well?" does not.
    const asksAlone = cueOf('question', (clauses[from]?.text ?? '').replace(/\?/g, ''), language);
    if (asksAlone && !beginsQuestion[language].test(foldCue(clauses[from - 1]?.text ?? ''))) return start;
  }
  return clauses[0]?.start ?? 0;
}

/** "And the x-ray, …": so few words, none of them in figures, name what is asked about. */
const topic = /^\P{L}*(?:[^\s\d]+\s+){1,3}[^\s\d]+$/u;

const joiners = { en: 'and|but|also|so', es: 'y|pero|adem[aá]s', fr: 'et|mais|sinon', de: 'und|aber|außerdem' };
/** "Thursday, and where do we park?", where no clause was seen to begin. */
const joinedBehind = eachLanguage(
  (language) => new RegExp(`^(?:[^\\s,]+\\s+){0,4}[^\\s,]+,\\s*(?=(?:${joiners[language]})\\s)`, 'iu'),
);
const joiner = eachLanguage((language) => new RegExp(`^(?:${joiners[language]})(?!\\p{L})`, 'iu'));

/** Speaks to the house: what follows it without a pause belongs to the same question. */
const beginsQuestion: Readonly<Record<Language, RegExp>> = {
  en: /^(?:(?:and|but|so|also) )?(?:can|could|do|does|is|are|will|would|you)(?!\p{L})/u,
  es: /^(?:(?:y|pero) )?(?:pueden?|podrian?|tienen?|hacen|ustedes)(?!\p{L})/u,
  fr: /^(?:(?:et|mais) )?(?:est-ce|vous|pouvez|pourriez|on)(?!\p{L})/u,
  de: /^(?:(?:und|aber) )?(?:konnen|konnten|haben|machen|ist|sind|kann|darf|muss|sie)(?!\p{L})/u,
};

const tags: Readonly<Record<Language, string>> = {
  en: "right|correct|yeah|no|or no|or not|huh|don'?t (?:you|u)|aren'?t (?:you|u)|isn'?t it|is that right",
  es: 'no|verdad|cierto|correcto|o no|no es asi|si',
  fr: "non|hein|pas vrai|n'est-ce pas|ou pas|ou non|c'est (?:bien )?ca|c'est bien cela|si",
  de: 'oder|oder nicht|oder etwa nicht|nicht wahr|gell|ne|richtig|stimmts|stimmt das|nicht',
};
const alone = eachLanguage(
  (language) => new RegExp(`^\\P{L}*(?:(?:and|y|et|und) )?(?:${tags[language]})\\P{L}*$`, 'u'),
);

const isTagAlone = (text: string, language: Language): boolean => alone[language].test(foldCue(text));

const speaksToHouse: Readonly<Record<Language, RegExp>> = {
  en: /(?<!\p{L})(?:you|u|y'all|your|yours)(?!\p{L})/u,
  es: /(?<!\p{L})(?:ustedes|su|sus|hay|(?:tien|hac|acept|atiend|abr|cierr|cobr|pued|ofrec|vend|trabaj)[ea]n)(?!\p{L})/u,
  fr: /(?<!\p{L})(?:vous|votre|vos|chez vous)(?!\p{L})/u,
  de: /(?<!\p{L})(?:sie|ihnen|ihr|ihre[nmrs]?|euch|eure?)(?!\p{L})/u,
};

/** What is supposed of the house, and a tag behind it: "you take Medicare right", "Sie nehmen auch Karten, oder". */
const ofHouse: Readonly<Record<Language, string>> = {
  en: "(?:(?:you|u|y'?all|you guys|u guys|they|there'?s|there is|that'?s|that is|it'?s|it is|this is) )",
  es: '(?:(?:ustedes |ahi |alli )?(?:\\p{L}+(?:an|en)|hay|es|esta|eso|se) )',
  fr: "(?:(?:vous|il y a|on|c'est|ca) ?)",
  de: '(?:(?:sie|ihr|man|es gibt|das|da|bei ihnen) )',
};
const supposing = eachLanguage(
  (language) =>
    new RegExp(
      `^\\P{L}*(?:(?:and|but|so|also|btw|oh|y|pero|et|mais|und|aber) )*${ofHouse[language]}.{4,80}[ ,]+(?:${tags[language]})\\P{L}*$`,
      'u',
    ),
);
const supposes = (text: string, language: Language): boolean => supposing[language].test(foldCue(text));

/** All that there is in "is that ok?", "would that work for you?", "so when?": it leans on the answer, and is answered with it. */
const leaningWords = new Set(
  "is that it this these those ok okay k good fine alright right correct possible open available work works for you me us do does did can will would could be am are still all set so then and or also yes no thanks thank please now when what time there got get if not too a the an i we sounds how about bien bueno vale esta este esto eso es se puede pueden podria seria posible correcto cierto verdad y o no si cuando a que hora entonces disponible les le te ustedes usted parece sirve va viene hay por favor gracias bon c'est est ce ca cela va vous oui non possible peut on d'accord et ou quand alors convient irait marche disponible dispo merci s'il plait quelle heure a il gut das es ist geht ginge passt passen ihnen dir mir so ja nein oder und dann wann moglich richtig stimmt wie viel uhr in ordnung danke bitte ware konnen sie wir was auch".split(
    ' ',
  ),
);

export const asksWhetherItWillDo = (question: string): boolean =>
  (foldCue(question).match(/[\p{L}\d']+/gu) ?? []).every((word) => leaningWords.has(word));

/** What one breath means, heard whole; with what is asked in it beside the answer, which was passed over or mixed with the answer. */
export function heedQuestions(heard: Heard, said: string, language: Language, hear: Hear): readonly Command[] {
  const { asked } = heard.state;
  const parts = besideAnswer(said, language) ?? runOn(said, language, asked);
  const isName = asked === 'name' && parts === null;
  const whole = withoutLeaning(hear(isName ? nameOnly(said, language) : said), asked);
  const question = asked === 'confirm' ? questionOfYes(said, language) : null;
  if (question !== null && whole.every((one) => leftToAnswer.has(one.do))) return [{ do: 'ask', question }];
  if (!parts || whole.some((one) => goesFirst.has(one.do))) return whole;
  // "Ok, 3 works. Wait, can you do his nails too?": what turns to the question is no part of the answer.
  const answer = parts.answer.replace(turning, '');
  if (onlyAsides(answer, language)) return whole;
  const answers = hear(asked === 'name' ? withoutAsides(answer, language) : answer);
  if (bareAsked(asked)) {
    // "Moment noch, was kostet das?" answers nothing yet.
    const isTalk = cueOf('wait', answer, language) || (asked === 'name' && isNobody(answer, language));
    const gives = givesAsked(answers, asked) && !isTalk;
    return gives ? [...answers, ...behind(heard, parts, language, hear)] : whole;
  }
  const chosen = chosenWithDoubt(heard, said, language, whole, parts);
  if (chosen !== null) return hear(chosen);
  // "Okay and a fitting for contacts, what's that?": what is asked after stands before it.
  if (asked === 'more' && parts.questions.every((one) => onlyPointsBack(foldCue(one)))) return whole;
  if (whole.some(isAsked)) return asked === null ? whole : unmixed(whole, answers, parts);
  if (asked === null && !answers.some((one) => one.do === 'start')) return whole;
  const frame = heard.state.frames.at(-1);
  const known = (one: Command) =>
    idle.has(one.do) ||
    (one.do === 'ask' && asked !== null) ||
    (one.do === 'set-service' && frame?.flow === 'book' && frame.service === one.service) ||
    answers.some((other) => JSON.stringify(other) === JSON.stringify(one));
  // The question is in what was understood already, as another time or a wish.
  if (!whole.every(known)) return whole;
  const isHeldBack = asked === 'confirm' && parts.questions.some((one) => doubting[language].test(one));
  const kept = answers.filter(
    (one) =>
      !(isHeldBack && one.do === 'affirm') && !(asked === 'more' && closing.has(one.do)) && one.do !== 'cannot-tell',
  );
  // "I won't need it. Could you take me off the list?": said of what is called off or moved already.
  const begun = (flow: FlowName) => kept.some((one) => one.do === 'start' && one.flow === flow);
  const questions = parts.questions.filter(
    (one) =>
      !(['cancel', 'move'] as const).some((flow) => begun(flow) && cueOf(flow, one, language)) &&
      !(begun('appointments') && asksToCheck(one)) &&
      !hopesForSomebody(one),
  );
  return [...kept, ...questions.map((question): Command => ({ do: 'ask', question }))];
}

const turning =
  /(?<=[\p{L}\d][.,;!?\s]+)(?:(?:oh|but|y|ah|und|ach|et|mais|pero) )?(?:wait|hang on|hold on|hey|espere|espera|attendez|warten sie|moment)[\s.,!]*$/iu;

/** What an okay may be heard as that is left to the answer of a question. */
const leftToAnswer = new Set<Command['do']>(['affirm', 'ask', 'set-reason', 'cannot-tell', 'chitchat', 'thanks']);

/** A question keeps its mark. */
const nameOnly = (said: string, language: Language) =>
  said.trim().endsWith('?') ? said : withoutAsides(said, language);

/** Decides of the whole talk, whatever else is in it. */
const goesFirst = new Set<Command['do']>([
  ...(['person', 'complaint', 'others-appointment', 'abuse', 'spam', 'robot', 'wrong-number', 'orders'] as const),
  ...(['what-are-you', 'say-again', 'wait', 'silence', 'drop', 'set-message'] as const),
]);
/** Says nothing of what a question is after. */
const idle = new Set<Command['do']>(['also', 'affirm', 'thanks', 'greet', 'chitchat', 'cannot-tell']);
const closing = new Set<Command['do']>(['deny', 'goodbye']);
const doubting = eachLanguage(
  (language) =>
    new RegExp(`^[\\s¿]*(?:${{ en: 'but', es: 'pero', fr: 'mais', de: 'aber' }[language]})(?!\\p{L})`, 'iu'),
);

/** "Sick visit, I guess?": the name of a service, and no more than a doubt beside it. The same words without the doubt; null for none. */
function chosenWithDoubt(
  { business }: Heard,
  said: string,
  language: Language,
  whole: readonly Command[],
  { questions }: BesideAnswer,
): string | null {
  if (whole.some((one) => one.do === 'start' || one.do === 'set-service')) return null;
  for (const question of questions) {
    const [named, other] = servicesIn(question, language, business).filter((one) => one.score >= surelyNamed);
    if (!named || other) continue;
    const rest = `${question.slice(0, named.start)} ${question.slice(named.end)}`;
    if (/^[^\p{L}]*$/u.test(foldCue(rest).replace(doubts[language], ' ')))
      return said.replace(question, `${question.slice(named.start, named.end)}.`);
  }
  return null;
}
const doubts: Readonly<Record<Language, RegExp>> = {
  en: /(?<!\p{L})(?:i guess|i think|i suppose|maybe|perhaps|probably|or something|or whatever|an?|the|for|like|so|then|please)(?!\p{L})/gu,
  es: /(?<!\p{L})(?:supongo|creo|me imagino|tal vez|quizas?|a lo mejor|o algo(?: asi)?|una?|el|la|pues|para|entonces|por favor)(?!\p{L})/gu,
  fr: /(?<!\p{L})(?:je (?:suppose|crois|pense|sais pas(?: moi)?)|j'imagine|peut-etre|sans doute|ou quelque chose|une?|le|la|pour|alors|donc|plutot)(?!\p{L})/gu,
  de: /(?<!\p{L})(?:denke ich|glaube? ich|ich (?:denke|glaube)|vielleicht|wohl|vermutlich|oder so(?: was)?|eine?n?|der|die|das|dann|also|wahrscheinlich|mal)(?!\p{L})/gu,
};

const isAsked = (one: Command) => one.do === 'ask' && !one.soft;

/** "Half past nine, is that possible?": where it is a time that is taken, it is checked like any other. */
function withoutLeaning(whole: readonly Command[], asked: string | null): readonly Command[] {
  if (asked !== 'time' || !whole.some((one) => one.do === 'set-times' || one.do === 'pick')) return whole;
  return whole.filter((one) => one.do !== 'ask' || !asksWhetherItWillDo(one.question));
}

/** "Half past ten. Can my mother come along?": what was looked up with the words of the answer, or cut short, is asked in its own. */
function unmixed(
  whole: readonly Command[],
  answers: readonly Command[],
  { questions }: BesideAnswer,
): readonly Command[] {
  if (!answers.some((one) => given.has(one.do))) return whole;
  const isOnly = questions.length === 1 && whole.filter(isAsked).length === 1;
  return whole.map((one) => {
    if (one.do !== 'ask' || one.soft) return one;
    const mixed = (question: string) => one.question.endsWith(question) || (isOnly && question.endsWith(one.question));
    const own = questions.find((question) => one.question !== question && mixed(question));
    return own === undefined ? one : { do: 'ask', question: own };
  });
}
const given = new Set<Command['do']>([
  ...(['set-times', 'pick', 'set-name', 'set-phone', 'set-phone-same', 'set-email', 'affirm', 'deny'] as const),
]);

/** Holds the answer the detail that was asked for, or the yes or no to a number that was named? */
const givesAsked = (answers: readonly Command[], asked: string | null): boolean =>
  givesDetail(answers) || (asked !== 'name' && asked !== 'code' && answers.some((one) => verdicts.has(one.do)));
/** A yes, or a no of either kind. */
export const verdicts: ReadonlySet<Command['do']> = new Set<Command['do']>(['affirm', 'deny', 'decline']);

/** What the questions behind a detail ask for, heard as if nothing else had been asked. */
function behind(heard: Heard, { questions }: BesideAnswer, language: Language, hear: Hear): readonly Command[] {
  const after = { ...heard, state: { ...heard.state, asked: 'more' as const, offers: [] } };
  const isChosen = heard.state.frames.some((one) => one.flow === 'book' && one.chosen !== undefined);
  return questions.flatMap((question) => {
    const wishes = isChosen ? proposedTimes(question, language, heard.business, heard.turn.now) : [];
    if (wishes.length > 0) return [{ do: 'set-times', wishes: [...wishes] } as const];
    const wanted = asksBehind(hear(question, after));
    const acts = wanted.some((one) => one.do === 'ask' || one.do === 'start' || goesFirst.has(one.do));
    if (!acts) return [{ do: 'ask', question } as const];
    // Cut short, or taken for what may be a wish, it is asked whole: what was wanted is answered already.
    const asked = wanted.filter((one) => one.do === 'ask');
    const isWhole = asked.length === 1 && !wanted.some((one) => one.do === 'start');
    return wanted.map((one) =>
      one.do === 'ask' && isWhole && question.endsWith(one.question) ? { do: 'ask', question } : one,
    );
  });
}
