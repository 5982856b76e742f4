// "Do you have anything later?", "¿no tiene algo más temprano?", "what else have you got?": other times than those that were told,
// asked for as a whole. It takes none of them and refuses none, whatever its "no" or its "nothing" sounds like. Folded, four languages.
import type { Language } from '../../business.ts';
import { eachLanguage } from '../../models/text.ts';
import { foldCue } from '../cues/cue.ts';

export type OtherTimes = 'earlier' | 'later' | 'others';

type Words = {
  readonly before: string;
  readonly has: string;
  readonly earlier: string;
  readonly later: string;
  readonly others: string;
  readonly behind: string;
};

const words: Readonly<Record<Language, Words>> = {
  en: {
    before: 'oh|ah|um|uh|hmm?|wait|hold on|hang on|well|so|ok|okay|actually|sorry|and|but|hey|yeah|no',
    has: "(?:(?:do|don't|dont|would|have|haven't|is|isn't|are|aren't) )?(?:you|u|there|ya)?(?: guys| all)?(?:'s|'ve)?(?: have| got| be)*(?: got)? ?(?:anything|something|nothing|any times?|any|one|a time|a slot)?(?: (?:a bit|a little|any|at all|slightly|much))*",
    earlier: 'earlier|sooner',
    later: 'later',
    others:
      "what else(?: (?:do|have|would|you|u|got|have|'ve|is|there|guys))*|(?:do you have |have you got |you got |got |is there )?(?:anything|something) else|what other times(?: (?:do|have|you|got|are|there))*",
    behind:
      'please|thanks|though|then|instead|available|open|free|in the day|that day|on that day|than that|that same day|by any chance|at all',
  },
  es: {
    before: 'oh|ah|eh|mm+|espere|espera|bueno|pues|y|pero|perdon|oiga|disculpe|entonces|ay',
    has: '(?:no )?(?:me )?(?:tienen?|tienes|tendran?|tendria[ns]?|hay|habra|habria|queda|le queda)?(?: (?:algo|nada|alguna?|un|una|hora|horario|cita|lugar|otra|poco|poquito))*',
    earlier: 'mas temprano|mas temprana|antes|mas pronto',
    later: 'mas tarde|mas noche|despues',
    others:
      '(?:que|cuales) (?:otr[oa]s?|mas) ?(?:horas?|horarios?|opciones|dias)?(?: (?:tienen?|tienes|hay|tendrian?))?|(?:no )?(?:tienen?|tienes|hay) (?:otr[oa]s? (?:horas?|horarios?|opcion(?:es)?)|algo mas)',
    behind: 'por favor|gracias|ese dia|ese mismo dia|disponible|libre',
  },
  fr: {
    before: "oh|ah|euh|hum|attendez|bon|et|mais|pardon|alors|non|d'accord|ok",
    has: "(?:est-ce que )?(?:vous )?(?:n')?(?:(?:avez|auriez)(?:[- ]vous)?|(?:il )?(?:n')?y (?:a|aurait)(?:[- ]t[- ]il)?|vous reste)?(?: pas| rien| quelque chose| une heure| un creneau| une place| un rendez-vous| de| d'| un peu)*",
    earlier: 'plus tot|avant',
    later: 'plus tard|apres',
    others:
      "(?:vous avez |vous auriez |qu'est-ce que vous avez |qu'avez-vous )?(?:quoi d'autre|d'autre|autre chose|d'autres (?:heures|creneaux|horaires|disponibilites))(?: (?:vous avez|de libre|a me proposer))?",
    behind: "s'il vous plait|svp|merci|ce jour-la|le meme jour|dans la journee|de libre",
  },
  de: {
    before: 'oh|ah|ahm|hm+|moment|warten sie|gut|und|aber|entschuldigung|also|nein|ok',
    has: '(?:(?:haben|hatten|gibt|gabe|geht|ginge|ware|habt)(?: sie| es| ihr| das| da)*)?(?: (?:denn|nicht|nichts|was|etwas|noch|auch|einen? termin|irgendwas|es|da|vielleicht|ein bisschen|ein wenig))*',
    earlier: 'fruher|fruheres|eher',
    later: 'spater|spateres',
    others:
      '(?:was (?:haben|hatten) sie (?:denn )?(?:noch|sonst)(?: noch)?|(?:haben sie |gibt es )?(?:noch )?(?:was|etwas) anderes|(?:welche|haben sie) andere[nr]? (?:zeiten|termine|uhrzeiten)(?: haben sie)?)',
    behind: 'bitte|danke|noch|was|etwas|frei|da|am selben tag|an dem tag|moglich|zeit',
  },
};

const patterns = eachLanguage((language): Readonly<Record<OtherTimes, RegExp>> => {
  const { before, has, behind, ...kinds } = words[language];
  const whole = (middle: string) => new RegExp(`^(?:(?:${before}) )*(?:${middle})(?: (?:${behind}))*$`, 'u');
  return {
    earlier: whole(`(?:${has}) ?(?:${kinds.earlier})`),
    later: whole(`(?:${has}) ?(?:${kinds.later})`),
    others: whole(kinds.others),
  };
});

/** Which other times are asked for, where nothing else is said; null where none are. */
export function asksForOthers(said: string, language: Language): OtherTimes | null {
  const plain = foldCue(said)
    .replace(/[^\p{L}\d'-]+/gu, ' ')
    .trim();
  for (const kind of ['earlier', 'later', 'others'] as const) if (patterns[language][kind].test(plain)) return kind;
  return null;
}
