// "Can I drop the car off early, before work?", once a visit is booked: whoever asks whether they may hand something in at
// another hour than that of the visit asks for no other visit. In four languages, over folded text.
import type { Language } from '../../business.ts';
import type { Command } from '../../commands.ts';
import { eachLanguage } from '../../models/text.ts';
import type { Heard } from '../../understander.ts';
import { foldCue } from '../cues/cue.ts';

type Words = {
  /** Asks whether something may be handed in. */
  readonly mayHandIn: string;
  /** An hour that is none of a visit. */
  readonly aside: string;
};

const words: Readonly<Record<Language, Words>> = {
  en: {
    mayHandIn:
      '(?:can|could|may) (?:i|we|my \\p{L}+) (?:just |already |also )?(?:drop|leave|bring) (?:it|him|her|them|(?:the|my|our|this|that) \\p{L}+)',
    aside:
      "early|earlier|before work|before (?:you|y'all|you guys) (?:are |'re )?open|before hours|after hours|after (?:you close|work)|overnight|(?:the )?(?:night|evening|day|morning) before|on my way to work",
  },
  es: {
    mayHandIn:
      '(?:puedo|podria|podemos|se puede) (?:dejar|llevar|traer)(?:l[oaes]+| (?:el|la|mi|mis|los|las|a mi) \\p{L}+)',
    aside:
      'temprano|mas temprano|antes del trabajo|antes de (?:que abran|abrir|ir al trabajo)|despues de (?:que cierren|cerrar)|(?:la noche|el dia|la tarde) (?:anterior|antes)|una? (?:noche|dia) antes|camino al trabajo',
  },
  fr: {
    mayHandIn:
      "(?:puis-je|est-ce que je peux|je peux|je pourrais|on peut|peut-on) (?:(?:le|la|les|l') ?)?(?:deposer|laisser|amener|apporter)(?: (?:le|la|les|mon|ma|mes|l')? ?\\p{L}+)?",
    aside:
      "plus tot|de bonne heure|avant (?:le travail|l'ouverture|d'aller au travail|que vous (?:n')?ouvriez)|apres (?:la fermeture|le travail)|la veille(?: au soir)?|le (?:soir|jour) d'avant",
  },
  de: {
    mayHandIn:
      '(?:kann|darf|konnte|durfte|konnen|durfen) (?:ich|wir|man) (?:(?:es|ihn|sie|das|den|die|mein\\p{L}*|unser\\p{L}*)(?: \\p{L}+)?)',
    aside:
      'fruher|vor der (?:arbeit|offnung)|bevor sie (?:offnen|aufmachen)|nach (?:feierabend|ladenschluss)|(?:schon )?am (?:abend|tag) (?:vorher|davor|zuvor)|am vorabend|uber nacht',
  },
};
/** German has the verb at the end. */
const handsIn = /(?<!\p{L})(?:abgeben|abstellen|hinstellen|vorbeibringen|bringen|dalassen|hinbringen)(?!\p{L})/u;

const patterns = eachLanguage(
  (language) =>
    new RegExp(
      `(?<!\\p{L})(?:${words[language].mayHandIn})(?!\\p{L}).*(?<!\\p{L})(?:${words[language].aside})(?!\\p{L})`,
      'u',
    ),
);
const instead =
  /(?<!\p{L})(?:instead|rather|move|reschedule|en vez|en lugar|mejor|plutot|a la place|stattdessen|lieber)(?!\p{L})/u;

/** The question alone; null where something else is asked, or no visit was booked. */
export function asksToHandIn({ state }: Heard, said: string, language: Language): readonly Command[] | null {
  if (state.asked !== 'more' || state.done.length === 0) return null;
  const folded = foldCue(said);
  if (!patterns[language].test(folded) || instead.test(folded)) return null;
  if (language === 'de' && !handsIn.test(folded)) return null;
  return [{ do: 'ask', question: said }];
}
