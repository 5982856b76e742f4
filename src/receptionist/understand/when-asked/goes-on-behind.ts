// "Never mind, ten is fine", "vergessen Sie die Erinnerung, ja, buchen Sie": what a caller puts aside in the middle of a booking is the
// matter of the moment, where what stands behind it agrees to the visit, gives its time or goes on with it. What goes away for good
// ("no, forget it, I'll call back") has nothing of that behind it. In four languages.
import type { Language } from '../../business.ts';
import type { Command } from '../../commands.ts';
import { eachLanguage } from '../../models/text.ts';
import type { Heard } from '../../understander.ts';
import { foldCue } from '../cues/cue.ts';
import type { Hear } from '../seen.ts';
import { servicesIn, surelyNamed } from '../services/near.ts';
import { cueOf } from '../signs.ts';
import { behindTakingBack, fillersOf, putsAside } from './taken-back.ts';

type Words = {
  /** Puts aside what is named behind it. */
  readonly aside: string;
  /** Goes with a visit and is none: it may be left out. */
  readonly goesWith: string;
  /** The visit itself. */
  readonly visit: string;
  /** Rules out what stands beside it. */
  readonly denies: string;
};

const words: Readonly<Record<Language, Words>> = {
  en: {
    aside: '(?:never ?mind|forget|skip|scratch|drop)(?: about)? (?:the|that|this|my|any) ',
    goesWith:
      'reminders?|texts?|text messages?|e-?mails?|confirmations?|receipts?|notes?|messages?|calls?|call ?back|price|cost|discount|coupon|insurance|parking|questions?|invoice|estimate|rest|last (?:bit|part|question)',
    visit: 'appointment|appt|booking|visit|slot|time|whole thing|thing|it|idea|change|move|all of it',
    denies:
      "no|not|never|can'?t|cannot|won'?t|don'?t|doesn'?t|isn'?t|too|busy|cancel\\p{L}*|i'?m sure|sooner|later today|some other time",
  },
  es: {
    aside:
      '(?:olvid(?:e|a)(?:se|te)?|dej(?:e|a)|quit(?:e|a)) (?:del |de (?:la |los |las )?|el |la |los |las |es[ea] |lo del? (?:la )?)',
    goesWith:
      'recordatorios?|mensajes?|correos?|textos?|confirmacion|recibo|factura|nota|llamada|precio|descuento|seguro|pregunta|presupuesto|lo demas',
    visit: 'cita|reserva|turno|visita|hora|cambio|todo',
    denies: 'no|nunca|tampoco|demasiado|muy|ocupad[oa]|cancel\\p{L}*|anul\\p{L}*|estoy segur[oa]|otro dia',
  },
  fr: {
    aside: "(?:laisse[rz] tomber|oublie[rz]|enleve[rz]|laisse[rz]) (?:le |la |les |ce |cette |mon |ma |l')",
    goesWith:
      'rappels?|messages?|sms|textos?|courriels?|mails?|e-mails?|confirmation|recu|facture|note|appel|prix|tarif|reduction|assurance|question|devis|reste',
    visit: 'rendez-vous|rdv|reservation|creneau|visite|changement|heure|tout',
    denies: "ne|n'\\p{L}+|pas|jamais|trop|annul\\p{L}*|prise?|occupee?|j'en suis sure?|autre (?:jour|fois)",
  },
  de: {
    aside: '(?:vergessen|streichen|lassen|vergiss|lass) (?:sie |wir )?(?:(?:bitte|doch) )?(?:das|den|die|der) ',
    goesWith:
      'erinnerung|nachricht|sms|e-?mail|mail|bestatigung|quittung|rechnung|notiz|anruf|ruckruf|preis|rabatt|versicherung|frage|kostenvoranschlag|rest',
    visit: 'termin|buchung|reservierung|besuch|anderung|uhrzeit|zeit|ganze',
    denies: 'nicht|nie|kein\\p{L}*|zu|absag\\p{L}*|stornier\\p{L}*|bin (?:mir )?sicher|ein andermal',
  },
};

const patterns = eachLanguage((language) => {
  const { aside, goesWith, visit, denies } = words[language];
  const fillers = `(?:(?:${fillersOf(language)})(?!\\p{L})\\P{L}*)*`;
  return {
    aside: new RegExp(`^\\P{L}*${fillers}${aside}(?<what>[^,.;:!?–—]{2,30}?)\\s*(?:[,.;:!–—-]+|$)`, 'u'),
    goesWith: new RegExp(
      `^(?:\\p{L}+ )?(?:${goesWith})(?: (?:then|bit|part|thing|please|entonces|alors|dann|bitte))?$`,
      'u',
    ),
    visit: new RegExp(`(?<!\\p{L})(?:${visit})(?!\\p{L})`, 'u'),
    denies: new RegExp(`(?<!\\p{L})(?:${denies})(?!\\p{L})`, 'u'),
  };
});

type Aside = { readonly rest: string; readonly what: string | null };

/** What is put aside, if it is named, and what stands behind it; null where nothing is put aside. */
function asideOf(said: string, language: Language): Aside | null {
  const named = patterns[language].aside.exec(foldCue(said));
  if (named?.groups?.what !== undefined) return { rest: said.slice(named[0].length).trim(), what: named.groups.what };
  const rest = behindTakingBack(said, language);
  return rest === null ? null : { rest, what: null };
}

/** What is answered behind it; null where the visit itself is given up, or it is not plain. */
export function goesOnBehind(heard: Heard, said: string, language: Language, hear: Hear): readonly Command[] | null {
  const { frames, asked } = heard.state;
  const top = frames.at(-1);
  if ((top?.flow !== 'book' && top?.flow !== 'move') || asked === null || asked === 'message') return null;
  if (putsAside(foldCue(said), language)) return null;
  const aside = asideOf(said, language);
  if (!aside) return null;
  const { goesWith, visit, denies } = patterns[language];
  const { rest, what } = aside;
  const isBeside = what !== null && goesWith.test(what);
  if (what !== null && !isBeside) {
    const named = servicesIn(what, language, heard.business).filter(({ score }) => score >= surelyNamed);
    // "Forget the cleaning": that is what was being booked.
    const isOfThis = named.length > 0 && named.every(({ name }) => name === top.service);
    if (isOfThis && !/[\p{L}\d]/u.test(rest)) return [{ do: 'drop' }];
    if (named.length > 0 || visit.test(what)) return null;
  }
  // What goes with a visit is left out, and the visit stands: it is asked for once more.
  if (!/[\p{L}\d]/u.test(rest)) return isBeside ? [{ do: 'cannot-tell' }] : null;
  if (denies.test(foldCue(rest)) && !isBeside) return null;
  const commands = hear(rest).filter((one) => one.do !== 'greet');
  if (commands.some((one) => leaves.has(one.do) || (one.do === 'start' && one.flow !== 'book'))) return null;
  const agrees = commands.some((one) => one.do === 'affirm');
  if (agrees && !isBeside && !cueOf('book', rest, language)) return null;
  if (agrees || commands.some(givesTime)) return commands;
  return isBeside ? [{ do: 'cannot-tell' }] : null;
}

const leaves: ReadonlySet<Command['do']> = new Set(['drop', 'deny', 'abuse', 'set-message', 'goodbye'] as const);
const givesTime = (one: Command): boolean =>
  one.do === 'pick' || (one.do === 'set-times' && one.wishes.every((wish) => wish.excluded !== true));
