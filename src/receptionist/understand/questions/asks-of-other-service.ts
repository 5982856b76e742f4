// "Sounds good, but who does the permits?", "¿también hacen afinación?", "macht ihr auch Vollmachten?": while a time for one service is settled,
// another is only asked about, and neither takes its place nor comes behind it. Over folded text, in four languages.
import type { Language } from '../../business.ts';
import type { Command } from '../../commands.ts';
import { eachLanguage } from '../../models/text.ts';
import type { Heard } from '../../understander.ts';
import { foldCue } from '../cues/cue.ts';
import { plainlyNamed, servicesIn } from '../services/near.ts';
import { cueOf } from '../signs.ts';
import { asksForOffer } from '../text/sentences.ts';
import { readWishes } from '../times/times.ts';

/** What may stand before the question: an agreement, and a "but" or "and". */
const opens: Readonly<Record<Language, string>> = {
  en: '(?:that )?(?:sounds|works|looks) (?:good|great|fine)|good|great|fine|perfect|ok|okay|sure|yes|yeah|yep|alright|oh|and|but|so|wait|one (?:more )?(?:thing|question)|by the way|btw',
  es: 'esta bien|muy bien|bien|perfecto|si|ok|vale|claro|bueno|ah|oiga|y|pero|una pregunta|por cierto',
  fr: "d'accord|ca marche|parfait|tres bien|oui|ok|bon|ah|et|mais|une question|au fait",
  de: 'passt|gut|sehr gut|perfekt|super|in ordnung|ja|ok|okay|ach|und|aber|eine frage|ubrigens',
};
/** Who does it at the house: nobody wishes with it. */
const whoDoes: Readonly<Record<Language, string>> = {
  en: "(?:who(?:'s| is| usually| normally)?|which of you) (?:does|do|doing|deals?|dealing|handles?|handling|takes? care|gives?|teaches|runs?|performs?)",
  es: 'quien(?:es)? (?:hacen?|atienden?|se encargan?|da|dan|ve)',
  fr: "(?:c'est )?qui (?:qui )?(?:fait|font|s'occupe|s'occupent|donne|gere)",
  de: 'wer (?:macht|kummert sich|ubernimmt|erledigt|gibt|betreut)',
};

const patterns = eachLanguage((language) => ({
  opens: new RegExp(`^\\P{L}*(?:(?:${opens[language]})(?!\\p{L})[^\\p{L}]*)*`, 'u'),
  whoDoes: new RegExp(`^(?:${whoDoes[language]})(?!\\p{L})`, 'u'),
}));

const asked: ReadonlySet<string | null> = new Set(['name', 'phone', 'email', 'address', 'confirm']);

/** "But" and "wait" stand before what is to be known first. */
const holdsBack = /(?<!\p{L})(?:but|wait|pero|mais|aber)(?!\p{L})/u;
/** "Okay do you do facials?" only opens the question. */
const isSaid = /[,.!;]|(?<!\p{L})(?:yes|yeah|yep|si|oui|ja|and|y|et|und)(?!\p{L})/u;
/** By the order of words of a question, something is asked for in the place of the other. */
const instead =
  /(?<!\p{L})(?:instead|rather|en vez|en lugar|mejor|plutot|a la place|au lieu|stattdessen|(?:an)?statt|lieber)(?!\p{L})/u;
const toIt = /(?<!\p{L})(?:dazu|dazunehmen|hinzu|gleich mit)(?!\p{L})/u;

/** The question; null where another service may be wished for. */
export function asksOfOtherService(
  { state, business, turn }: Heard,
  said: string,
  language: Language,
): readonly Command[] | null {
  const top = state.frames.at(-1);
  if (top?.flow !== 'book' || !top.chosen || !asked.has(state.asked)) return null;
  const line = said.trim();
  const folded = foldCue(line);
  const is = patterns[language];
  const opener = is.opens.exec(folded)?.[0] ?? '';
  // "Also do you do X?" is asked of the house too.
  const question = folded.slice(opener.length);
  // One that says more behind it is read as a whole.
  if (/[.!?;]\s*\p{L}/u.test(question)) return null;
  if (!is.whoDoes.test(question) && !asksForOffer(question, language)) return null;
  // "Nehmen Sie eine Zahnreinigung dazu" asks for it to be added, by the order of words of a question.
  if (!is.whoDoes.test(question) && language === 'de' && (!said.includes('?') || toIt.test(question))) return null;
  // "Do you have room for a facial on Monday?" would come.
  if (instead.test(question)) return null;
  if (cueOf('available', said, language) || cueOf('book', said, language)) return null;
  if (readWishes(said, language, business, turn.now, { time: false, anchor: null }).length > 0) return null;
  const named = servicesIn(question, language, business).filter((one) => one.score >= plainlyNamed);
  if (named.length === 0 || named.some((one) => one.name === top.service)) return null;
  const asks: Command = { do: 'ask', question: folded.length === line.length ? line.slice(opener.length) : line };
  // A yes to what is read back stays one, whatever is asked with it.
  const agrees =
    state.asked === 'confirm' && cueOf('yes', opener, language) && isSaid.test(opener) && !holdsBack.test(opener);
  return agrees ? [{ do: 'affirm' }, asks] : [asks];
}
