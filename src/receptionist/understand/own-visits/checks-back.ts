// "Sat 15 1pm, right? Yes or no", "what's the new date again?", "keep it", of a visit that was just moved or booked, or may be moved: it is
// only checked, or stays as it is, and no move begins of that. Patterns are over folded text, in four languages.
import type { Language } from '../../business.ts';
import type { Command } from '../../commands.ts';
import { eachLanguage } from '../../models/text.ts';
import type { Heard } from '../../understander.ts';
import { foldCue } from '../cues/cue.ts';
import { plainlyNamed, servicesIn } from '../services/near.ts';
import { readWishes } from '../times/times.ts';
import { wordsBeside } from '../times/wish-words.ts';

type Words = {
  /** What asks whether a time that is said is the right one. */
  readonly right: string;
  /** What may stand around such a time. */
  readonly around: string;
  /** The whole of a line that asks for the date. */
  readonly when: string;
  /** What a line opens with that leaves the visit where it is; that nothing shall change; and that it shall stay. */
  readonly keep: readonly [opens: string, unchanged: string, stays: string];
};

const words: Readonly<Record<Language, Words>> = {
  en: {
    right:
      "(?:right|correct|yes or no|yes\\/no|is (?:that|it) (?:right|correct)|isn't it|still)(?=\\P{L}*$|[\\s,]*(?:\\?|yes or no))",
    around:
      "so and ok okay just to check checking be sure its it's that's thats it is my the new date day time appointment appt visit session for at on still right correct yes or no that isnt isn t isn't now then wait sorry again we re we're i'm im me confirm",
    when: "(?:(?:and|so|sorry|ok|wait|just)[ ,]+)*(?:(?:what(?:'s| is| was|s)|when(?:'s| is| was|s)|tell me|remind me)(?: of)? )?(?:the|my)(?: (?:new|exact|right|correct))? (?:date|day|time|date and time|day and time)(?: (?:of|for) (?<of>(?:my|the)(?: \\p{L}+){1,3}?|it))?(?: (?:again|now|please|then))*",
    keep: [
      "no|nope|nah|actually|ok|okay|wait|never ?mind|please|just|i'll|let's|then|well",
      "(?:i |we )?(?:don'?t|do not) (?:want|need) to (?:change|move|reschedule) (?:it|that|anything)(?: (?:again|anymore|any more|after all|now))?",
      "(?:(?:keep|leave) (?:it|that|mine|my (?:appointment|appt|visit|session|time|spot)|the (?:appointment|time|date|old one|same)|things)|no changes?|don'?t (?:change|move) (?:it|that|anything))(?: (?:as(?: (?:it|that) is|(?: it)? was)?|as is|the way it is|how it is|like (?:that|it is)|where it is|alone|then|the same|please|after all|thanks|thank you))*",
    ],
  },
  es: {
    right: '(?:verdad|cierto|correcto|si o no|no es asi|no)(?=\\P{L}*\\?|\\P{L}*$)',
    around:
      'entonces y pues es la el las los mi nueva nuevo fecha hora dia cita para a al en verdad cierto correcto si o no sigue siendo ok perdon asi que confirmar solo queda quedo',
    when: '(?:(?:y|pues|perdon|entonces)[ ,]+)*(?:cual (?:es|era)|que|cuando (?:es|era|queda)|recuerdeme|digame)(?: (?:la|el|mi))?(?: nuev[oa])? (?:fecha|hora|dia|cita)(?: (?:nuev[oa]|de mi cita|de la cita))?(?: (?:otra vez|de nuevo|ahora|por favor|es|era))*',
    keep: [
      'no|bueno|mejor|entonces|pues|espere|ok',
      'no quiero (?:cambiar|mover)(?:la|lo)(?: otra vez)?',
      '(?:dej[ea]\\p{L}*l[ao]|dejemosl[ao]|la dejo|lo dejo|mantenga\\p{L}*|no (?:la|lo) (?:cambi|muev)\\p{L}*|sin cambios|ningun cambio)(?: (?:asi|como esta|donde esta|igual|tal cual|por favor|entonces|gracias))*',
    ],
  },
  fr: {
    right: "(?:c'est (?:ca|bien ca|exact)|exact|correct|n'est-ce pas|oui ou non|non)(?=\\P{L}*\\?|\\P{L}*$)",
    around:
      "alors et donc c'est c est la le les mon ma nouvelle nouveau date heure jour rendez-vous rendez vous rdv pour a au bien ca exact correct n'est-ce pas n'est ce oui ou non toujours ok pardon juste confirmer du",
    when: "(?:(?:et|alors|pardon|donc)[ ,]+)*(?:c'est quoi|quelle est|quel est|c'est quand|c'etait quoi|rappelez-moi)(?: deja)?(?: (?:la|le|mon|l'))? ?(?:nouvelle |nouveau )?(?:date|heure|jour|rendez-vous)(?: (?:deja|encore|maintenant|svp|s'il vous plait|de mon rendez-vous))*",
    keep: [
      'non|bon|ok|alors|finalement|plutot|attendez',
      'je ne veux (?:pas|plus) (?:le |la )?(?:changer|deplacer)',
      "(?:laissez(?:[- ]l[ea])?|gardez(?:[- ]l[ea])?|on (?:le |la )?(?:garde|laisse)|je (?:le |la )?(?:garde|laisse)|ne changez rien|pas de changement)(?: (?:comme ca|comme c'est|tel quel|ainsi|comme prevu|mon rendez-vous|le rendez-vous|alors|s'il vous plait|merci))*",
    ],
  },
  de: {
    right: '(?:richtig|stimmt(?:s| das)?|korrekt|oder|ja oder nein|nicht wahr|gell)(?=\\P{L}*\\?|\\P{L}*$)',
    around:
      'also und das ist es der die mein neue neuer termin datum uhrzeit tag am um uhr den richtig stimmt stimmts korrekt oder ja nein nicht wahr gell ok noch immer nur bestatigen dann jetzt bleibt',
    when: '(?:(?:und|also|entschuldigung)[ ,]+)*(?:was (?:ist|war)|wie (?:ist|war)|wann (?:ist|war)|nennen sie mir)(?: (?:noch ?mal|denn|jetzt|gleich))*(?: (?:das|der|die|mein))?(?: neue[rs]?)? (?:datum|termin|uhrzeit|tag)(?: (?:noch ?mal|jetzt|bitte|nochmals))*',
    keep: [
      'nein|ok|okay|doch|dann|ach|warten sie',
      'ich (?:will|mochte) (?:ihn|es|den termin|das) (?:nicht|doch nicht)(?: mehr| wieder| noch ?mal)? (?:andern|verschieben|verlegen)',
      '(?:lassen (?:sie|wir) (?:es|ihn|das|den termin)|(?:ich )?behalte (?:ich )?(?:ihn|es|den termin)|behalten sie (?:ihn|es|den termin)|es bleibt|bleiben wir|keine anderung|nichts andern)(?: (?:so|dabei|wie (?:es|er) ist|dann|bitte|beim alten|danke))*',
    ],
  },
};

const patterns = eachLanguage((language) => {
  const { right, when, keep } = words[language];
  const [opens, unchanged, stays] = keep;
  return {
    right: new RegExp(`(?<!\\p{L})${right}`, 'u'),
    when: new RegExp(`^\\P{L}*(?:${when})\\P{L}*$`, 'u'),
    keep: new RegExp(
      `^\\P{L}*(?:(?:${opens})[ ,.]+)*(?:(?:${unchanged})(?:[ ,.]+(?:${stays}))?|${stays})\\P{L}*$`,
      'u',
    ),
  };
});
/** Said with a yes, to stay so is as likely to stay with the new time; it is for the old one where that is said. */
const agrees =
  /^\P{L}*(?:ok|okay|let's|i'll|then|well|bueno|entonces|pues|bon|alors|on (?:le |la )?(?:garde|laisse)|dann|lassen wir)(?!['’\p{L}])/u;
const asItWas =
  /(?<!\p{L})(?:no|nope|nah|actually|never ?mind|as (?:it )?(?:is|was)|as that is|(?:the|my) \p{L}+(?: one)?|mine|the way it is|how it is|where it is|alone|don'?t|do not|changes?|como esta|donde esta|igual|tal cual|sin cambios|ningun|finalement|non|pas|rien|comme c'est|comme prevu|tel quel|mon|nein|doch|keine|nichts|nicht|beim alten|wie (?:es|er) ist)(?!\p{L})/u;
const isForNew = (folded: string): boolean => agrees.test(folded) && !asItWas.test(folded);
const visit = /(?<!\p{L})(?:appointment|appt|visit|session|lesson|class|it)(?!\p{L})/u;

const around = eachLanguage((language) => new Set(words[language].around.split(' ')));

/** Of a visit that was changed or told in this talk, and with nothing else under way. */
const isTold = ({ state }: Heard): boolean =>
  state.asked === 'more' &&
  state.frames.length === 0 &&
  (state.done.some(({ did }) => did !== 'cancelled') || state.visitTold !== undefined);

/** What such a line means; null where it is none. */
export function checksBack(heard: Heard, said: string, language: Language): readonly Command[] | null {
  const { state, business, turn } = heard;
  const folded = foldCue(said);
  const { right, when, keep } = patterns[language];
  const top = state.frames.at(-1);
  if (top?.flow === 'move' && (state.asked === 'time' || state.asked === 'confirm') && keep.test(folded))
    return state.asked === 'confirm' && isForNew(folded) ? null : [{ do: 'drop' }];
  if (!isTold(heard)) return null;
  const asks = when.exec(folded);
  const of = asks?.groups?.of;
  // "What's the time for my son?" is of no visit that was told.
  const isOfVisit =
    of === undefined || visit.test(of) || servicesIn(of, language, business).some(({ score }) => score >= plainlyNamed);
  if (asks && isOfVisit) return [{ do: 'start', flow: 'appointments' }];
  if (!right.test(folded)) return null;
  const wishes = readWishes(said, language, business, turn.now, { time: true, anchor: null });
  const beside = wordsBeside(said, wishes);
  const named = new Set(servicesIn(said, language, business).flatMap(({ name }) => foldCue(name).split(' ')));
  const isOnlyTime = wishes.length > 0 && beside.every((word) => around[language].has(word) || named.has(word));
  return isOnlyTime ? [{ do: 'start', flow: 'appointments' }] : null;
}
