// "Do you open Saturdays?", "el lunes descanso, pero ni modo", "also Mittwoch geht nicht, oder?": once a time is chosen, a day or an hour that
// is asked about for itself, or told with a shrug, is wished for by nobody, and the time that was chosen stands. Over folded text.
import type { Language } from '../business.ts';
import type { Command } from '../commands.ts';
import { eachLanguage } from '../models/text.ts';
import type { Heard } from '../understander.ts';
import { foldCue } from './cues/cue.ts';
import { cueOf } from './signs.ts';
import { readWishes } from './times.ts';

type Shape = {
  /** Asks how it is at the house then: open, full, dear. */
  readonly asks: string;
  /** A day cannot be had: with `tag` behind it, it is only checked. */
  readonly cannot: string;
  readonly tag: string;
  /** Says at the end that it does not matter. */
  readonly shrugs: string;
  /** Proposes, or turns to something else. */
  readonly turns: string;
};

const shapes: Readonly<Record<Language, Shape>> = {
  en: {
    asks: "(?:do|are|will|would) (?:you|y'all|you guys|they) (?:guys )?(?:even |ever |also |usually |normally )?(?:open|close|closed|work)|(?:bus(?:y|ier)|quiet(?:er)?|slow(?:er)?|crowded|packed|cheaper|pric(?:e|es|ier)|expensive|costs?|traffic)",
    cannot:
      "(?:'s|is|are) (?:off|out|full|gone|no good|not possible)|(?:doesn't|won't|can't|not) (?:work|happen|possible|be)",
    tag: 'right|correct|yeah|huh|then',
    shrugs:
      "(?:but|though) (?:whatever|oh well|(?:it's|that's|its|thats) (?:fine|ok|okay|all right)|no matter|never ?mind|anyways?|fine|no biggie)|oh well|whatever",
    turns:
      "instead|rather|can (?:i|we|you)|could (?:i|we|you)|may i|let's|let me|make it|change|switch|move|better|prefer|want|i'd like|i'll take|how about|what about|actually|wait|no,|sorry|if not",
  },
  es: {
    asks: '(?:abren|abre|cierran|cierra|trabajan|atienden|estan abiertos)|(?:hay|tienen) (?:mas|menos|mucha|poca) gente|(?:mas|menos) (?:lleno|ocupado|tranquilo|car[oa]|barat[oa]|gente|movimiento)|barat[oa]|cuesta|precios?',
    cannot: 'no (?:se )?(?:puede|pueden|hay|es posible|esta disponible)|nada',
    tag: 'verdad|cierto|no|o que|eh',
    shrugs:
      '(?:pero|aunque) (?:ni modo|bueno|no importa|da igual|no pasa nada|que le vamos a hacer|igual|esta bien)|ni modo',
    turns:
      'mejor|prefiero|cambi\\p{L}+|pas[ae]\\p{L}*|mov\\p{L}+|muev\\p{L}+|quiero|quisiera|puedo|podemos|podria\\p{L}*|pong\\p{L}+|que tal|en vez|en lugar|espere|perdon|no,|digo',
  },
  fr: {
    asks: '(?:vous|on) (?:ouvrez|fermez|travaillez|etes ouverts?|ouvre)|(?:etes-vous|vous etes) (?:ouverts?|fermes?)|ouvrez-vous|(?:plus|moins) (?:de monde|cher|occupe|tranquille|calme)|(?:le meme|quel) prix|coute',
    cannot:
      "c'est (?:non|mort|fichu|pas possible|complet)|(?:est|c'est) (?:exclu|complet)|(?:ca )?(?:marche|va) pas|pas possible",
    tag: "hein|non|c'est ca|n'est-ce pas|oui",
    shrugs: "mais (?:bon|tant pis|ca va|c'est pas grave|peu importe|ca ira)|tant pis|c'est pas grave",
    turns:
      'plutot|mieux|prefere\\p{L}*|chang\\p{L}+|deplac\\p{L}+|decal\\p{L}+|mettez|je (?:veux|voudrais|peux|prends)|on (?:peut|pourrait)|pourr\\p{L}+|a la place|attendez|pardon|non,|en fait',
  },
  de: {
    asks: '(?:habt|haben|seid|sind) (?:ihr|sie)(?: \\p{L}+){0,3} (?:offen|auf|geoffnet|zu|geschlossen)|(?:macht|machen|offnet|schliesst|schliessen|arbeitet) (?:ihr|sie)(?: \\p{L}+){0,3} (?:auf|zu)|(?:mehr|weniger|viel|immer) los|voller|(?:billiger|gunstiger|teurer)|kostet',
    cannot:
      '(?:geht|ist|klappt|passt) (?:also |dann |es )?(?:nicht|nichts|raus|zu|voll|weg)|(?:geht|klappt) (?:gar )?nichts',
    tag: 'oder|gell|richtig|ne|ja|stimmt',
    shrugs: '(?:aber|na) (?:egal|gut|ja|macht nichts|passt schon|was solls|geht schon)|egal|macht nichts|passt schon',
    turns:
      'lieber|besser|doch|stattdessen|verschieb\\p{L}*|verleg\\p{L}*|ander\\p{L}*|tausch\\p{L}*|nehm\\p{L}*|(?:kann|konnte|konnten|konnen|ginge|darf) (?:ich|wir|man|es)|mochte|hatte|will|moment|nein,|warten',
  },
};

const any = (words: string) => `(?<!\\p{L})(?:${words})(?!'?\\p{L})`;
const patterns = eachLanguage((language) => {
  const { asks, cannot, tag, shrugs, turns } = shapes[language];
  return {
    asks: new RegExp(any(asks), 'u'),
    checks: new RegExp(`(?:(?<!\\p{L})|(?<=\\p{L})(?='))(?:${cannot})(?!\\p{L}).*(?<!\\p{L})(?:${tag})\\P{L}*$`, 'u'),
    shrugs: new RegExp(`[ ,.](?:${shrugs})\\P{L}*$`, 'u'),
    turns: new RegExp(any(turns).replace("(?!'?\\p{L})", "(?<=,|(?!'?\\p{L}))"), 'u'),
  };
});

const asked: ReadonlySet<string | null> = new Set(['name', 'phone', 'email', 'address', 'confirm']);

/** What a line does of which the days and hours are none that are wished for; null where they may be. */
export function timeStands(
  { state, business, turn }: Heard,
  said: string,
  language: Language,
): readonly Command[] | null {
  const top = state.frames.at(-1);
  const isChosen = (top?.flow === 'book' || top?.flow === 'move') && top.chosen !== undefined;
  if (!isChosen || !asked.has(state.asked)) return null;
  const folded = foldCue(said);
  // One that says more than this is read as a whole.
  if (/[.!?;]\s*\p{L}/u.test(folded) || /\d{5,}|@/u.test(folded)) return null;
  const is = patterns[language];
  if (is.turns.test(folded) || cueOf('yes', said, language)) return null;
  if (readWishes(said, language, business, turn.now, { time: false, anchor: null }).length === 0) return null;
  if (is.shrugs.test(folded)) return [{ do: 'chitchat' }];
  if (is.checks.test(folded) && /[?]|,/u.test(folded)) return [{ do: 'ask', question: said, soft: true }];
  const isQuestion = said.includes('?') || cueOf('question', said, language);
  return isQuestion && is.asks.test(folded) ? [{ do: 'ask', question: said }] : null;
}
