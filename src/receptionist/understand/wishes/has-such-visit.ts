// "My son's been coughing, do you have a sick visit?", "haben Sie einen Kinder-Sehtest frei?": who asks whether the house has one such
// visit wants it. One is asked for, by a name the owner gave it, and all that may stand beside it is when and for whom. What is asked in
// the plural, or of its price, its kind or its things ("do you have an oil change special?"), stays a question. In four languages.
import type { Language } from '../../business.ts';
import { eachLanguage } from '../../models/text.ts';
import { foldCue } from '../cues/cue.ts';
import type { Seen } from '../seen.ts';
import { plainlyNamed } from '../services/near.ts';
import type { Signs } from '../signs.ts';

type Words = {
  /** Asks for one of them. */
  readonly has: string;
  /** Stands between that and what it is for. */
  readonly kind: string;
  /** What a visit is called, and that there is room. */
  readonly visit: string;
  /** For whom it is. */
  readonly who: string;
};

const words: Readonly<Record<Language, Words>> = {
  en: {
    has: '(?:do|would|might) you (?:guys |all |still |maybe |happen to )*(?:have|got)|have you got|(?:you )?got',
    kind: "(?:an?|any|one)(?: (?:kid'?s|kids|child'?s|children'?s|men'?s|women'?s|boy'?s|girl'?s|baby|quick|regular|simple|basic|plain|short|same[- ]day|next[- ]day|early|late|morning|afternoon|evening))*",
    visit: 'slot|appointment|appt|visit|opening|spot|time|session|open|free|available|left|coming up',
    who: '(?:him|her|us|me|them|it|my|our|a|the)(?: (?:little|older|younger))?(?: (?:son|daughter|kids?|child|boy|girl|baby|wife|husband|mom|dad|mother|father|dog|cat|puppy|kitten|car|truck|bike|house))?',
  },
  es: {
    has: '(?:tienen?|tendrian?|tendran?|tienes|habra|hay)(?: (?:libre|disponible))?',
    kind: 'una?(?: (?:cita|turno|hora|espacio) (?:para|de)(?: una?| la| el)?)?',
    visit: 'libre|disponible|cita|turno|espacio',
    who: '(?:el|ella|mi|mis|un|una|la|nosotros)(?: (?:hij[oa]s?|nin[oa]s?|bebe|espos[oa]|mama|papa|perr[oa]|gat[oa]|carro|coche|casa))?',
  },
  fr: {
    has: "(?:est-ce que )?vous (?:avez|auriez)(?: encore)?|avez-vous|auriez-vous|vous n'auriez pas|t'as",
    kind: 'une?(?: (?:creneau|place|rendez-vous|rdv) (?:pour|de)(?: une?| la| le)?)?',
    visit: 'libre|de libre|disponible|creneau',
    who: '(?:lui|elle|moi|nous|mon|ma|mes|un|une|le|la)(?: (?:fils|fille|enfants?|bebe|femme|mari|mere|pere|chien|chienne|chat|chatte|voiture|velo|maison))?',
  },
  de: {
    has: '(?:haben|hatten|habt|hattet) (?:sie|ihr)(?: (?:da|noch|vielleicht|denn|mal|auch))*',
    kind: '(?:eine?n?|noch eine?n?)(?: (?:termin|platz) fur (?:eine?n?|die|den|das))?',
    visit: 'frei|termin|platz|ubrig',
    who: '(?:ihn|sie|mich|uns|es|meine?n?|unsere?n?|eine?n?|den|die|das)(?: (?:sohn|tochter|kind|kinder|baby|frau|mann|mutter|vater|hund|katze|kater|auto|wagen|rad|haus))?',
  },
};
const courtesies =
  "please|thanks|thank you|por favor|gracias|s'il vous plait|svp|merci|bitte|danke|maybe|soon|by chance";
const joins =
  '(?:(?:and|so|but|oh|hi|hello|y|pero|hola|et|mais|bonjour|und|aber|hallo|also|alors|entonces)(?!\\p{L})\\P{L}*)*';
const links = '(?:for|on|at|in|by|to|para|el|la|a|en|pour|le|a|au|fur|am|um|an|im|the|this|next|of)';

const patterns = eachLanguage((language) => {
  const { has, kind, visit, who } = words[language];
  return {
    before: new RegExp(`(?:^|\\P{L})\\P{L}*${joins}(?:${has}) (?:${kind})\\P{L}*$`, 'u'),
    after: new RegExp(
      `^(?:\\P{L}*(?:(?:${visit}|${courtesies}|${links} (?:${who})|${links})(?!\\p{L})))*\\P{L}*$`,
      'u',
    ),
  };
});

/** Is one such visit asked for, rather than whether the house does it at all? */
export function hasSuchVisit(clause: Signs, { heard, said, language, mentions }: Seen): boolean {
  if (heard.state.frames.length > 0 || clause.negated) return false;
  const { before, after } = patterns[language];
  return mentions.services.some((one) => {
    if (one.start < clause.start || one.end > clause.end || one.ambiguous || one.score < plainlyNamed) return false;
    // By another name it may be a thing of the house: "do you have a shower door?".
    const words = said.slice(one.start, one.end);
    if (!isNamedWhole(words, one.name) && forOthers.test(foldCue(words))) return false;
    const isTimed = mentions.wishes.some(({ start }) => start >= clause.start && start < clause.end);
    if (!isNamedWhole(words, one.name) && !isTimed && !visits.test(foldCue(said.slice(one.start, clause.end))))
      return false;
    const untimed = mentions.wishes.reduce(
      (rest, { start, end }) =>
        start >= one.end ? rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end) : rest,
      said,
    );
    return (
      before.test(foldCue(said.slice(clause.start, one.start))) &&
      after.test(foldCue(untimed.slice(one.end, clause.end)))
    );
  });
}

const wordsOf = (text: string): readonly string[] =>
  (foldCue(text).match(/\p{L}+/gu) ?? []).filter((word) => word.length > 2).map((word) => word.replace(/e?s$/, ''));

/** Does it hold every word of the name? */
function isNamedWhole(said: string, name: string): boolean {
  const own = new Set(wordsOf(said));
  return wordsOf(name).length > 0 && wordsOf(name).every((word) => own.has(word));
}
/** "Eine Zahnreinigung für Hunde": for whom it is may be taken for part of what it is called; children may be. */
const forOthers =
  /(?<!\p{L})(?:for|para|pour|fur)(?! (?:\p{L}+ )?(?:kids?|children|nin[oa]s?|enfants?|kind(?:er)?)(?!\p{L}))(?!\p{L})/u;
/** What a visit is called, or what is done in one. */
const visits =
  /(?<!\p{L})(?:appointments?|appt|visits?|slot|opening|session|consult\p{L}*|cita|visita|turno|rendez-vous|rdv|visite|seance|creneau|examen|termin|besuch|\p{L}{3,}(?:ing|ment|tion|sion|cion|miento|eza|age|ung))(?!\p{L})/u;
