// "Do you open Saturdays?", "el lunes descanso, pero ni modo", "also Mittwoch geht nicht, oder?": once a time is chosen, a day or an hour that
// is asked about for itself, or told with a shrug, is wished for by nobody, and the time that was chosen stands. Over folded text.
import type { Language } from '../../business.ts';
import type { Command } from '../../commands.ts';
import { localTime, weekdayOf } from '../../local-time.ts';
import { eachLanguage } from '../../models/text.ts';
import type { Heard } from '../../understander.ts';
import { foldCue } from '../cues/cue.ts';
import { cueOf } from '../signs.ts';
import { readWishes } from './times.ts';

type Shape = {
  /** Asks whether the house is open then. */
  readonly opens: string;
  /** Asks how it is there then: full, dear. */
  readonly asks: string;
  /** Asks whether it can be had, or speaks of the caller's own day. */
  readonly wishes: string;
  /** A day cannot be had: with `tag` behind it, it is only checked; with `weakTag`, where a question mark says so. */
  readonly cannot: string;
  readonly tag: string;
  readonly weakTag: string;
  /** Says what the caller does on a day. */
  readonly own: string;
  /** Says at the end that it does not matter. */
  readonly shrugs: string;
  /** Proposes, or turns to something else. */
  readonly turns: string;
};

const shapes: Readonly<Record<Language, Shape>> = {
  en: {
    opens:
      "(?:do|are|will|would) (?:you|y'all|you guys|they) (?:guys )?(?:even |ever |also |usually |normally )?(?:open|close|closed|work)",
    asks: "(?:is|are|will|would|does|do)(?: [\\p{L}\\d']+){1,5}? (?:bus(?:y|ier)|quiet(?:er)?|slow(?:er)?|crowded|packed|cheaper|pricier|expensive|costs?|price|traffic)|(?:price|traffic)",
    wishes:
      "free|available|availability|any(?:thing|where)|openings?|spots?|slots?|(?:do|have|would) you (?:have|got)|fit|squeeze|for (?:me|us)|i'm|im|i am|we're|put me|if so",
    cannot:
      "(?:'s|is|are) (?:off|out|full|gone|no good|not possible)|(?:doesn't|won't|can't|not) (?:work|happen|possible|be)",
    tag: 'right|correct',
    weakTag: 'yeah|huh|then',
    own: "(?:my |a )?day off|(?:i'm|im|i am) (?:off|working|at work)|i work|off work",
    shrugs: '(?:(?:but|though) )?(?:whatever|oh well|no matter|never ?mind|anyways?|no biggie)',
    turns:
      "instead|rather|can (?:i|we|you)|could (?:i|we|you)|may i|let's|let me|make it|change|switch|move|better|prefer|want|i'd like|i'll take|how about|what about|actually|wait|no,|sorry|if not",
  },
  es: {
    opens: '(?:abren|abre|cierran|cierra|trabajan|atienden|estan abiertos)',
    asks: '(?:hay|tienen) (?:mas|menos|mucha|poca) gente|(?:mas|menos) (?:lleno|ocupado|tranquilo|car[oa]|barat[oa]|gente|movimiento)|barat[oa]|cuesta|precios?',
    wishes:
      'libres?|disponib\\p{L}+|tienen?(?! (?:mas|menos|mucha|poca) gente)|hay (?:algo|lugar|cita|citas|espacio|hueco|campo|chance)|queda|para (?:mi|nosotros)|estoy|tengo|si es asi|en ese caso',
    cannot: 'no (?:se )?(?:puede|pueden|hay|es posible|esta disponible)|nada',
    tag: 'verdad|cierto|o que',
    weakTag: 'no|eh',
    own: 'descanso|libro|trabajo|mi dia libre',
    shrugs: '(?:(?:pero|aunque) )?(?:ni modo|no importa|da igual|no pasa nada|que le vamos a hacer)',
    turns:
      'mejor|prefiero|cambi\\p{L}+|pas[ae]\\p{L}*|mov\\p{L}+|muev\\p{L}+|quiero|quisiera|puedo|podemos|podria\\p{L}*|pong\\p{L}+|que tal|en vez|en lugar|espere|perdon|no,|digo',
  },
  fr: {
    opens:
      '(?:vous|on) (?:ouvrez|fermez|travaillez|etes ouverts?|ouvre)|(?:etes-vous|vous etes) (?:ouverts?|fermes?)|ouvrez-vous',
    asks: '(?:plus|moins) (?:de monde|cher|occupe|tranquille|calme)|(?:le meme|quel) prix|coute',
    wishes:
      "libres?|dispo\\p{L}*|vous avez|avez-vous|de la place|reste|pour (?:moi|nous)|je suis|j'ai|si oui|dans ce cas",
    cannot:
      "c'est (?:non|mort|fichu|pas possible|complet)|(?:est|c'est) (?:exclu|complet)|(?:ca )?(?:marche|va) pas|pas possible",
    tag: "hein|c'est ca|n'est-ce pas",
    weakTag: 'non|oui',
    own: 'mon (?:jour de )?conge|je travaille|en conge',
    shrugs: "mais (?:bon|tant pis|c'est pas grave|peu importe)|tant pis|c'est pas grave",
    turns:
      'plutot|mieux|prefere\\p{L}*|chang\\p{L}+|deplac\\p{L}+|decal\\p{L}+|mettez|je (?:veux|voudrais|peux|prends)|on (?:peut|pourrait)|pourr\\p{L}+|a la place|attendez|pardon|non,|en fait',
  },
  de: {
    opens:
      '(?:habt|haben|seid|sind) (?:ihr|sie)(?: \\p{L}+){0,3} (?:offen|auf|geoffnet|zu|geschlossen)|(?:macht|machen|offnet|schliesst|schliessen|arbeitet) (?:ihr|sie)(?: \\p{L}+){0,3} (?:auf|zu)',
    asks: '(?:mehr|weniger|viel|immer) los|voller|(?:billiger|gunstiger|teurer)|kostet',
    wishes:
      '(?:habt|haben|hatten|hattet)(?: \\p{L}+){1,5} (?:was|etwas|platz|termine?|luft)|frei|geht|ginge|klappt|fur (?:mich|uns)|bei mir|ich (?:bin|hab|habe)|wenn ja',
    cannot:
      '(?:geht|ist|klappt|passt) (?:also |dann |es )?(?:nicht|nichts|raus|zu|voll|weg)|(?:geht|klappt) (?:gar )?nichts',
    tag: 'oder|gell|richtig',
    weakTag: 'ne|ja|stimmt',
    own: '(?:hab|habe) (?:ich )?(?:\\p{L}+ )?(?:frei|urlaub)|arbeite ich|ich arbeite',
    shrugs: '(?:(?:aber|na) )?(?:egal|macht nichts|was solls)',
    turns:
      'lieber|besser|doch|stattdessen|verschieb\\p{L}*|verleg\\p{L}*|ander\\p{L}*|tausch\\p{L}*|nehm\\p{L}*|(?:kann|konnte|konnten|konnen|ginge|darf) (?:ich|wir|man|es)|mochte|hatte|will|moment|nein,|warten',
  },
};

const any = (words: string) => `(?<!\\p{L})(?:${words})(?!'?\\p{L})`;
const patterns = eachLanguage((language) => {
  const { opens, asks, wishes, cannot, tag, weakTag, own, shrugs, turns } = shapes[language];
  const refused = `(?:(?<!\\p{L})|(?<=\\p{L})(?='))(?:${cannot})(?!\\p{L})`;
  return {
    asks: new RegExp(any(`${opens}|${asks}`), 'u'),
    wishes: new RegExp(any(wishes), 'u'),
    checks: new RegExp(
      `${refused}.*(?:[?,].*(?<!\\p{L})(?:${tag})\\P{L}*$|(?<!\\p{L})(?:${tag}|${weakTag})\\s*\\?\\P{L}*$)`,
      'u',
    ),
    own: new RegExp(any(own), 'u'),
    shrugs: new RegExp(`[ ,.](?:${shrugs})\\P{L}*$`, 'u'),
    turns: new RegExp(any(turns).replace("(?!'?\\p{L})", "(?<=,|(?!'?\\p{L}))"), 'u'),
  };
});

/** "Then Thursday, whatever" proposes it. */
const proposes =
  /^\P{L}*(?:(?:well|ok|okay|so|also|na|bueno|pues|bon|ben),? )?(?:then|make|has to|it has to|dann|alors|entonces)(?!\p{L})|(?<!\p{L})then,/u;
/** Words before the question, with a comma behind them. */
const openers =
  /^\P{L}*(?:(?:oh|ah|and|but|so|hey|well|hm+|by the way|btw|(?:one )?(?:quick )?question|y|pero|oiga|bueno|por cierto|una pregunta|et|mais|bon|euh|au fait|une question|und|aber|ach|also|ubrigens|eine frage)[,:]? ?)+/u;

const asked: ReadonlySet<string | null> = new Set(['name', 'phone', 'email', 'address', 'confirm']);

/** What a line does of which the days and hours are none that are wished for; null where they may be. */
export function timeStands(
  { state, business, turn }: Heard,
  said: string,
  language: Language,
): readonly Command[] | null {
  const top = state.frames.at(-1);
  const chosen = top?.flow === 'book' || top?.flow === 'move' ? top.chosen : undefined;
  if (!chosen || !asked.has(state.asked)) return null;
  const folded = foldCue(said);
  // One that says more than this is read as a whole.
  if (/[.!?;]\s*\p{L}/u.test(folded) || /\d{5,}|@/u.test(folded)) return null;
  const is = patterns[language];
  if (is.turns.test(folded) || cueOf('yes', said, language)) return null;
  const [first, second] = readWishes(said, language, business, turn.now, { time: false, anchor: null });
  // "I'm busy Tuesday, is Thursday free?" turns from one to the other.
  if (first === undefined || second !== undefined) return null;
  const { date, time, earliest, latest } = first.wish;
  const hasHour = (time ?? earliest ?? latest) !== undefined;
  if (!hasHour && is.shrugs.test(folded) && is.own.test(folded) && !proposes.test(folded))
    return [{ do: 'chitchat', inPassing: true }];
  // "Tuesday won't work then, huh": of the day that was chosen itself, it takes it back.
  const chosenDate = localTime(chosen.startsAt, business.timezone).date;
  if (date === undefined ? !hasHour : weekdayOf(date) === weekdayOf(chosenDate)) return null;
  if (is.checks.test(folded)) return [{ do: 'ask', question: said, soft: true }];
  const isQuestion = said.includes('?') || cueOf('question', said, language);
  const question = folded.replace(openers, '');
  const isPlain = !/,\s*\p{L}/u.test(question) && !is.wishes.test(question);
  return isQuestion && isPlain && is.asks.test(question) ? [{ do: 'ask', question: said }] : null;
}
