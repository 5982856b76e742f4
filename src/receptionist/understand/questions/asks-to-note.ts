// "I have two dogs, they bite sometimes, put that down", "9 people and a dog, can u put that in", "have him text her when he's close": what
// is asked in so many words to be kept with a visit, or done when somebody comes. Patterns are over folded text, in four languages.
import type { Language } from '../../business.ts';
import { eachLanguage } from '../../models/text.ts';
import { foldCue } from '../cues/cue.ts';

type Words = {
  /** To keep what was said before it, at its end. */
  readonly behind: string;
  /** To keep what follows. */
  readonly ahead: string;
  /** Somebody who comes is to do something. */
  readonly does: string;
};

const words: Readonly<Record<Language, Words>> = {
  en: {
    behind:
      "(?:(?:can|could|would|will|can't|couldn't) (?:you|u|ya) )?(?:please |pls |just )*(?:(?:(?:put|add) (?:that|this|all that|those)|(?:note|write|jot|mark) (?:that|this|it|all that|those))(?: (?:down|in|on there|on it|on the (?:note|booking|ticket|order)|there|too|with it))?|(?:make|leave|take|add) a note(?: of (?:that|it))?|(?:write|note|jot) (?:that|it) down)(?: (?:please|pls|too|as well|for (?:him|her|them)))*",
    ahead:
      "(?:(?:can|could|would|will) (?:you|u|ya) )?(?:please |pls |just )?(?:(?:make|leave|add|put) a note(?: in| on it)?(?: that|:| saying)|(?:put|note|write|jot|mark|add)(?: down| in)? that(?= \\p{L}+['’ ]))",
    does: '(?:have|ask|tell|get) (?:him|her|them|whoever comes|the (?:guy|tech|technician|driver|plumber|person)) (?:to )?(?:text|knock|use|park|bring|wait|honk|buzz|go|message|come(?= (?:to|in|through|round|around|by|up) (?:the|my|our) (?:back|side|front|rear|gate|garage|door|alley|basement))|(?:call|ring|phone)(?= (?:(?:me|us|him|her|them|my \\p{L}+) )?(?:when|once|as soon|if|on (?:the|his|her|their) way|at the)(?!\\p{L})))',
  },
  es: {
    behind:
      '(?:(?:puede|podria|me) )?(?:por favor )?(?:(?:apunt|anot|pong|escrib)\\p{L}*l[oa]|tom[ea] nota|apuntelo|anotelo|pongalo)(?: (?:ahi|tambien|por favor|en la cita))*',
    ahead:
      '(?:por favor )?(?:(?:apunt|anot|pong|escrib)\\p{L}* que|tom[ea] nota (?:de )?que|deje una nota(?: de)? que)',
    does: 'que (?:me|le|nos|la|lo) (?:mand|llam|avis|toqu|escrib)\\p{L}*(?! (?:mejor )?(?:alguien|don|dona|usted\\p{L}*|(?:el|la) (?:senora?|duen[oa]|jef[ea]|encargad[oa]|gerente)))',
  },
  fr: {
    behind:
      "(?:(?:pouvez-vous|vous pouvez|pourriez-vous) (?:le |l')?)?(?:notez|noter|inscrivez|inscrire|marquez|marquer|mettez|mettre|ajoutez)(?:[- ](?:le|la|les|ca|cela))(?: (?:svp|s'il vous plait|aussi|dans le dossier|avec))*|(?:pouvez-vous|vous pouvez|pourriez-vous) (?:le |l')(?:noter|inscrire|ajouter|mettre)(?: (?:svp|s'il vous plait|aussi))*|prenez-en note",
    ahead: "(?:notez|inscrivez|marquez|ajoutez|precisez|prenez note)(?: bien)? qu(?:e |')",
    does: "qu'(?:il|elle|on) (?:m'|me |l'|la |le |lui |nous )?(?:appelle|texte|envoie|sonne|ecrive|previenne)",
  },
  de: {
    behind:
      '(?:konnen sie das (?:bitte )?(?:notieren|aufschreiben|vermerken|eintragen|dazuschreiben)|(?:notieren|schreiben|vermerken|tragen) sie (?:das|es|sich das)(?: bitte)?(?: (?:auf|dazu|ein|mit auf))?|schreiben sie das bitte dazu)(?: bitte)?',
    ahead:
      '(?:bitte )?(?:notieren|vermerken|schreiben) sie(?: bitte| sich)?(?: (?:auf|dazu))?,? dass|bitte (?:notieren|vermerken),? dass',
    does: '(?:er|sie|der techniker) soll (?:mich|sie|ihn|uns|ihr|ihm|mir)?(?: \\p{L}+){0,5} (?:anrufen|schreiben|klingeln|melden|simsen)',
  },
};

const patterns = eachLanguage((language) => {
  const { behind, ahead, does } = words[language];
  return {
    behind: new RegExp(`(?:^|[\\s,;.!?-])(?:(?:and|y|et|und|so) )?(?:${behind})[\\s.!?]*$`, 'u'),
    ahead: new RegExp(`(?<!\\p{L})(?:${ahead})\\s*(?=\\S+ \\S|\\S{4})`, 'u'),
    does: new RegExp(`(?<!\\p{L})(?:${does})(?!\\p{L})`, 'u'),
  };
});

/** What a note may open with, and is no part of it. */
const leads =
  /^\P{L}*(?<!\d)(?:(?:yes|yeah|yep|ok|okay|sure|perfect|great|go ahead|all good|looks? (?:right|good)|sounds (?:good|right|great)|that works|works for me|that's (?:right|fine|good)|right|but|and|also|oh|so|wait|please|si|sí|claro|vale|bueno|perfecto|adelante|pero|y|oui|d['’]accord|parfait|allez-y|mais|et|ja|gut|perfekt|aber|und)(?!['’\p{L}])[^\p{L}\d]*)+/iu;
/** "Tell them to call me before they book it": to be done first is no note, and the visit waits for it. */
const beforeIt =
  /(?<!\p{L})(?:before|first|until|unless|antes|primero|hasta|avant|d'abord|jusqu\p{L}*|bevor|zuerst|erst|vorher)(?!\p{L})/u;
const lettersMin = 3;
const noteMax = 300;

/** Cuts a text into sentences, each with where it begins. */
const sentencesOf = (said: string) =>
  [...said.matchAll(/[^.!?;\n]+[.!?;]*\s*/gu)].map(({ index, 0: text }) => ({ start: index, text }));

export type Noted = { readonly note: string; readonly start: number; readonly end: number };

/** What is to be noted and where it was said; null where nothing is asked to be. */
export function askedToNote(said: string, language: Language): Noted | null {
  const { behind, ahead, does } = patterns[language];
  const all = sentencesOf(said);
  for (const [at, { start, text }] of all.entries()) {
    const folded = foldCue(text).replaceAll('’', "'");
    const end = start + text.length;
    const put = behind.exec(folded);
    if (put) {
      const own = noteOf(text.slice(0, put.index));
      // "They bite sometimes. Put that down": what is meant is the sentence before it.
      const before = own === null ? all[at - 1] : undefined;
      const note = own ?? (before && !before.text.includes('?') ? noteOf(before.text) : null);
      if (note !== null) return { note, start: before?.start ?? start, end };
    }
    const led = ahead.exec(folded);
    const note = led ? noteOf(text.slice(led.index + led[0].length)) : null;
    if (led && note !== null) return { note, start: start + led.index, end };
    const done = beforeIt.test(folded) ? null : does.exec(folded);
    if (done) {
      const told = noteOf(text.slice(done.index));
      if (told !== null) return { note: told, start: start + done.index, end };
    }
  }
  return null;
}

function noteOf(text: string): string | null {
  const note = text
    .replace(leads, '')
    .replace(/[\s.!?,;:-]+$/u, '')
    .trim()
    .slice(0, noteMax);
  return (note.match(/\p{L}/gu)?.length ?? 0) >= lettersMin && /\s/u.test(note) ? note : null;
}
