// "Tell him my crown came off … no, forget it, I'll call later": what was begun is taken back before the breath is over, and none of
// it is kept. Only a last word that says nothing else takes back: "tell him to forget it" is a message.
import type { Language } from '../business.ts';
import { foldCue } from './cues/cue.ts';

type Words = { readonly fillers: string; readonly takesBack: string; readonly later: string };

const words: Readonly<Record<Language, Words>> = {
  en: {
    fillers:
      'oh|ah|um+|uh+|er|hmm?|no|nah|wait|actually|ok|okay|well|and|but|you know what|sorry|please|thanks|thank you|then|all right|alright|just|on second thought',
    takesBack:
      "never ?mind(?: (?:it|that))?|forget (?:it|about it|that|i said (?:that|anything))|scratch that|leave it|drop it|don'?t bother(?: (?:him|her|them))?|(?:i'?ve )?changed my mind|don'?t (?:tell|say|pass|send|leave) (?:him|her|them|it|that|anything)(?: on)?|no message",
    later:
      "(?:i'?ll|we'?ll|i will|we will|i can|let me|i'?m going to|i'?d rather) (?:just )?(?:call|phone|ring|text|e-?mail|try|tell|talk to|speak to|come by|stop by)(?: (?:you|him|her|them|back|again|later|myself|in person|in|some|tomorrow|today|tonight|monday|the|morning|another|time))*",
  },
  es: {
    fillers:
      'ah|ay|oh|eh|este|no|espere|espera|mire|mira|bueno|pues|y|pero|perdon|disculpe|mejor|por favor|gracias|ya|entonces|sabe que',
    takesBack:
      'olvide(?:lo|selo)|olvidal[oa]|olvidelo|dejel[oa](?: asi)?|dejal[oa]|mejor no|mejor nada|no importa|cambie de (?:idea|opinion)|no (?:le )?diga nada|ya no(?: hace falta)?|sin recado',
    later:
      '(?:yo )?(?:(?:mejor|luego|despues|mas tarde|ya|manana|otro dia) )*(?:(?:le|les|lo|la) )?(?:llamo|llamare|marco|vuelvo a llamar|escribo|paso|digo)(?: (?:yo|luego|despues|mas tarde|otro dia|manana|mismo|misma))*',
  },
  fr: {
    fillers:
      "ah|oh|euh|heu|ben|bon|non|attendez|en fait|finalement|et|puis|mais|pardon|desolee?|s'il vous plait|merci|alors|bof",
    takesBack:
      "laissez (?:tomber|comme ca)|laisse tomber|oubliez(?: (?:ca|cela))?|tant pis|ce n'est (?:pas|plus) (?:grave|la peine)|c'est pas grave|j'ai change d'avis|ne (?:lui |leur )?dites rien|pas de message",
    later:
      "(?:je|j'|on) ?(?:vous |le |la |lui |les )?(?:rappelle|rappellerai|rappelons|telephonerai|ecrirai|appelle|appellerai|verrai|dirai|passerai)(?: (?:moi-meme|plus tard|demain|apres|ce soir|un autre jour|directement))*",
  },
  de: {
    fillers:
      'ach|oh|ah|ahm?|hm|nein|nee|ne|moment|warten sie|doch|also|gut|und|aber|bitte|danke|sorry|entschuldigung|dann|ok|okay|eigentlich|wissen sie was',
    takesBack:
      'vergessen sie(?: es| das)?|vergiss es|lassen (?:sie|wir) (?:es|das)(?: gut sein| lieber| bleiben)?|schon gut|hat sich erledigt|lieber (?:doch )?nicht|doch nicht|macht nichts|egal|ich hab(?:e)? (?:es )?mir (?:es )?anders uberlegt|sagen sie (?:ihm |ihr |ihnen )?nichts|keine nachricht',
    later:
      '(?:ich|wir) (?:rufe|rufen|melde|melden|probiere|schreibe|komme|sage|versuche|versuch)(?: (?:es|ihm|ihr|mich|uns|sie|ihn|das|spater|selbst|selber|nochmal|noch|mal|morgen|dann|wieder|einfach|an|vorbei|ein|anderes))*',
  },
};

const only = ({ fillers }: Words, ...parts: readonly string[]) =>
  new RegExp(`^(?:(?:${fillers})\\s+)*(?:${parts.join('|')})(?:\\s+(?:${fillers}))*$`, 'u');

const patterns = Object.fromEntries(
  Object.entries(words).map(([language, of]) => [
    language,
    {
      takesBack: only(of, `(?:${of.takesBack})(?:\\s+(?:${of.later}))?`),
      closes: only(of, of.fillers, of.later),
    },
  ]),
) as Readonly<Record<Language, { readonly takesBack: RegExp; readonly closes: RegExp }>>;

/** Longer, and it says something of its own. */
const pieceLengthMax = 80;

/** Is the last word of it that nothing of it is meant? */
export function isTakenBack(said: string, language: Language): boolean {
  const { takesBack, closes } = patterns[language];
  const pieces = foldCue(said)
    .split(/[,;.!?…–—]+|\s-+\s|\n/u)
    .map((one) => one.trim())
    .filter((one) => one !== '');
  for (let at = pieces.length - 1; at > 0; at -= 1) {
    const piece = pieces[at] ?? '';
    if (piece.length > pieceLengthMax) return false;
    if (takesBack.test(piece)) return true;
    if (!closes.test(piece)) return false;
  }
  return false;
}
