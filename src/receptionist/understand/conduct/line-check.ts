// "Hello?? Is anybody there?": asks nothing but whether the line is alive. It is answered with what was said last, or with how to
// help, and never looked up as a question.
import type { Language } from '../../business.ts';
import { eachLanguage } from '../../models/text.ts';
import type { Signs } from '../signs.ts';

type Words = { readonly calls: string; readonly checks: string };

const words: Readonly<Record<Language, Words>> = {
  en: {
    calls: 'hello+|hi|hey|yo|um+|ok|so|sorry|excuse me',
    checks:
      '(?:is |are )?(?:any|some)(?:one|body)(?: (?:still|even|really|out))? (?:there|here|listening)|(?:are )?(?:you|u|ya)(?: guys)? (?:still )?(?:there|here)|can (?:you|anyone|anybody) hear me|(?:did|have) (?:i|we) lo(?:se|st) you',
  },
  es: {
    calls: 'hola|bueno|alo|oiga|oye|disculpe|perdon',
    checks:
      '(?:hay|esta) alguien(?: ahi| alli| en linea)?|(?:sigue|siguen|sigues|esta|estan|estas)(?: usted)? ahi|me (?:oye|oyen|oyes|escucha|escuchan|escuchas)',
  },
  fr: {
    calls: 'allo+|bonjour|hello|euh|pardon|excusez-moi|oui',
    checks:
      "(?:est-ce qu'|il )?(?:il )?y a(?:-t-il)? quelqu'un(?: au bout du fil)?|(?:vous etes|etes-vous|tu es|t'es) (?:toujours |encore )?la|(?:vous m'entendez|m'entendez-vous|tu m'entends)",
  },
  de: {
    calls: 'hallo+|hi|hey|ahm?|ja|entschuldigung',
    checks:
      '(?:ist|hort)(?: (?:da|hier|mich))?(?: noch)? (?:jemand|wer)(?: da| dran| hier)?|(?:sind sie|bist du|seid ihr) noch (?:da|dran)|(?:horen sie|horst du) mich|(?:noch )?(?:jemand|wer) da',
  },
};

const patterns = eachLanguage((language) => {
  const { calls, checks } = words[language];
  return {
    calls: new RegExp(`^\\P{L}*(?:(?:${calls})\\P{L}+){1,6}$`, 'u'),
    checks: new RegExp(`^\\P{L}*(?:(?:${calls})\\P{L}+){0,4}(?:${checks})\\P{L}*$`, 'u'),
  };
});

/** More words say something else. */
const wordsMax = 9;

/** Does it only call out whether anybody is there? A bare "hello" does with a question mark. */
export function isLineCheck({ folded }: Signs, language: Language): boolean {
  if (folded.trim().split(/\s+/).length > wordsMax) return false;
  return patterns[language].checks.test(folded) || (folded.includes('?') && patterns[language].calls.test(folded));
}
