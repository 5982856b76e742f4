// "Tell him my crown came off … no, forget it, I'll call later": what was begun is taken back before the breath is over, and none of
// it is kept. Only a last word that says nothing else takes back: "tell him to forget it" is a message, and so is one that ends in
// "I've changed my mind" with no "no" before it. At its beginning such a word puts aside what was talked of, and the rest is what is wanted.
import type { Language } from '../../business.ts';
import { eachLanguage } from '../../models/text.ts';
import { foldCue } from '../cues/cue.ts';

type Words = {
  readonly fillers: string;
  /** Those of the fillers that turn round what was said. */
  readonly turns: string;
  readonly takesBack: string;
  /** What may as well be the end of a message: it takes back only behind a word that turns round. */
  readonly takesBackTurned: string;
  readonly later: string;
  /** How a piece begins that says when the word behind it would hold: "if not, never mind". */
  readonly unless: string;
};

const words: Readonly<Record<Language, Words>> = {
  en: {
    fillers:
      'oh|ah|um+|uh+|er|hmm?|no|nah|wait|actually|ok|okay|well|and|but|you know what|sorry|please|thanks|thank you|then|all right|alright|just|on second thought',
    turns: 'no|nah|wait|actually|you know what|on second thought',
    takesBack:
      'never ?mind(?: (?:it|that))?|forget (?:it|about it|that|i said (?:that|anything))|scratch that|no message',
    takesBackTurned:
      "leave it|drop it|don'?t bother(?: (?:him|her|them))?|(?:i'?ve )?changed my mind|don'?t (?:tell|say|pass|send|leave) (?:him|her|them|it|that|anything)(?: on)?",
    later:
      "(?:i'?ll|we'?ll|i will|we will|i can|let me|i'?m going to|i'?d rather) (?:just )?(?:call|phone|ring|text|e-?mail|try|tell|talk to|speak to|come by|stop by)(?: (?:you|him|her|them|back|again|later|myself|in person|in|some|tomorrow|today|tonight|monday|the|morning|another|time))*",
    unless: 'if|otherwise',
  },
  es: {
    fillers:
      'ah|ay|oh|eh|este|no|espere|espera|mire|mira|bueno|pues|y|pero|perdon|disculpe|mejor|por favor|gracias|ya|entonces|sabe que',
    turns: 'no|espere|espera|mejor|sabe que',
    takesBack: 'olvide(?:lo|selo)|olvidal[oa]|mejor no|mejor nada|sin recado',
    takesBackTurned:
      'dejel[oa](?: asi)?|dejal[oa]|(?:he cambiado|cambie) de (?:idea|opinion)|no (?:le )?diga nada|ya no hace falta',
    later:
      '(?:yo )?(?:(?:mejor|luego|despues|mas tarde|ya|manana|otro dia) )*(?:(?:le|les|lo|la) )?(?:llamo|llamare|marco|vuelvo a llamar|escribo|paso|digo)(?: (?:yo|luego|despues|mas tarde|otro dia|manana|mismo|misma))*',
    unless: 'si(?= \\p{L})|de lo contrario',
  },
  fr: {
    fillers:
      "ah|oh|euh|heu|ben|bon|non|attendez|en fait|finalement|et|puis|mais|pardon|desolee?|s'il vous plait|merci|alors|bof",
    turns: 'non|attendez|en fait|finalement',
    takesBack: 'laisse[rz]? tomber(?: (?:ca|cela))?|oubliez(?: (?:ca|cela))?|pas de message',
    takesBackTurned:
      "laissez comme ca|tant pis|ce n'est (?:pas|plus) (?:grave|la peine)|c'est pas grave|j'ai change d'avis|ne (?:lui |leur )?dites rien",
    later:
      "(?:je|j'|on) ?(?:vous |le |la |lui |les )?(?:rappelle|rappellerai|rappelons|telephonerai|ecrirai|appelle|appellerai|verrai|dirai|passerai)(?: (?:moi-meme|plus tard|demain|apres|ce soir|un autre jour|directement))*",
    unless: "si(?= \\p{L})|s'ils?(?! vous)|sinon",
  },
  de: {
    fillers:
      'ach|oh|ah|ahm?|hm|nein|nee|ne|moment|warten sie|doch|also|gut|und|aber|bitte|danke|sorry|entschuldigung|dann|ok|okay|eigentlich|wissen sie was',
    turns: 'nein|nee|ne|moment|warten sie|eigentlich|wissen sie was',
    takesBack: "vergessen sie(?: ?'?s| es| das)?|vergiss es|keine nachricht",
    takesBackTurned:
      'lassen (?:sie|wir) (?:es|das)(?: gut sein| lieber| bleiben)?|schon gut|hat sich erledigt|lieber (?:doch )?nicht|doch nicht|ich hab(?:e)? (?:es )?mir (?:es )?anders uberlegt|sagen sie (?:ihm |ihr |ihnen )?nichts',
    later:
      '(?:ich|wir) (?:rufe|rufen|melde|melden|probiere|schreibe|komme|sage|versuche|versuch)(?: (?:es|ihm|ihr|mich|uns|sie|ihn|das|spater|selbst|selber|nochmal|noch|mal|morgen|dann|wieder|einfach|an|vorbei|ein|anderes))*',
    unless: 'wenn|falls|sonst|ansonsten',
  },
};

const only = ({ fillers }: Words, ...parts: readonly string[]) =>
  new RegExp(`^(?:(?:${fillers})\\s+)*(?:${parts.join('|')})(?:\\s+(?:${fillers}))*$`, 'u');

const patterns = eachLanguage((language) => {
  const of = words[language];
  const thenLater = `(?:\\s+(?:${of.later}))?`;
  return {
    takesBack: only(of, `(?:${of.takesBack})${thenLater}`),
    takesBackTurned: only(of, `(?:${of.takesBackTurned})${thenLater}`),
    turns: new RegExp(`^(?:(?:${of.fillers})\\s+)*(?:${of.turns})(?!\\p{L})`, 'u'),
    filler: new RegExp(`^(?:${of.fillers})$`, 'u'),
    closes: only(of, of.fillers, of.later),
    unless: new RegExp(`^(?:(?:${of.fillers})\\s+)*(?:${of.unless})(?!\\p{L})`, 'u'),
  };
});

/** Longer, and it says something of its own. */
const pieceLengthMax = 80;

const piecesOf = (said: string) =>
  foldCue(said)
    .split(/[,;.!?…–—]+|\s-+\s|\n/u)
    .map((one) => one.trim())
    .filter((one) => one !== '');

/** Is the last word of it that nothing of it is meant? */
export function isTakenBack(said: string, language: Language): boolean {
  const { takesBack, takesBackTurned, turns, closes, unless } = patterns[language];
  const pieces = piecesOf(said);
  for (let at = pieces.length - 1; at > 0; at -= 1) {
    const piece = pieces[at] ?? '';
    const before = pieces[at - 1] ?? '';
    if (piece.length > pieceLengthMax) return false;
    const isShort = before.length <= pieceLengthMax;
    if (takesBack.test(piece)) return !unless.test(before.slice(0, pieceLengthMax));
    if (takesBackTurned.test(piece))
      return turns.test(piece) || (isShort && at > 1 && closes.test(before) && turns.test(before));
    if (!closes.test(piece)) return false;
  }
  return false;
}

/** "If not, never mind": does its last word hold only in a case that is named right before it? */
export function isOnlyIfNot(said: string, language: Language): boolean {
  const { unless } = patterns[language];
  return piecesOf(said)
    .slice(-2)
    .some((one) => unless.test(one.slice(0, pieceLengthMax)));
}

/** So many words at most put aside what was talked of. */
const asideWordsMax = 7;

/** "Forget it, book me a cleaning Friday": what is said behind the words that put aside what was talked of; null where none do. */
export function behindTakingBack(said: string, language: Language): string | null {
  const words = [...said.matchAll(/[\p{L}\d'’]+/gu)].slice(0, asideWordsMax + 1);
  for (let count = words.length - 1; count > 0; count -= 1) {
    const lead = foldCue(
      words
        .slice(0, count)
        .map(([word]) => word)
        .join(' '),
    );
    const { index: from = 0 } = words[count] ?? {};
    const { takesBack } = patterns[language];
    if (takesBack.test(lead)) return said.slice(from);
  }
  return null;
}

/** Is it nothing but words that put aside what was talked of? Folded, with whatever marks it has. */
export const putsAside = (folded: string, language: Language): boolean =>
  patterns[language].takesBack.test(wordsOf(folded));

/** Words alone, as they are told apart by one blank. */
const wordsOf = (folded: string): string =>
  folded
    .replaceAll(/[^\p{L}\d' ]+/gu, ' ')
    .replaceAll(/ +/gu, ' ')
    .trim();

/** What may stand beside such words and says nothing of its own. */
export const fillersOf = (language: Language): string => words[language].fillers;

/** "Actually, can you move it to tomorrow?": what is said behind the words that turn round; null where none do. */
export function behindTurning(said: string, language: Language): string | null {
  const { turns, filler } = patterns[language];
  if (
    !turns.test(
      foldCue(said)
        .replaceAll(/[^\p{L}\d' ]+/gu, '')
        .trim(),
    )
  )
    return null;
  const rest = [...said.matchAll(/[\p{L}\d'’]+/gu)].find(([word]) => !filler.test(foldCue(word)));
  return rest ? said.slice(rest.index) : null;
}
