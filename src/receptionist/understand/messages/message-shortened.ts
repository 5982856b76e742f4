// "Leave out the bit about the key", "only the first sentence", "just say call me back": a message that was read back is shortened. What is
// to go is found by its words in one sentence of it, or one clause. Over folded text, in four languages.
import type { Language } from '../../business.ts';
import { eachLanguage } from '../../models/text.ts';
import { foldCue } from '../cues/cue.ts';

type Words = {
  /** What is to go follows. */
  readonly without: string;
  /** What is to stay alone follows. */
  readonly only: string;
  /** The whole message follows. */
  readonly instead: string;
  /** "The bit about". */
  readonly part: string;
  /** What may stand behind it. */
  readonly behind: string;
};

const words: Readonly<Record<Language, Words>> = {
  en: {
    without:
      "(?:leave|take|cut|strip|get) (?:out|off|rid of)|(?:leave|take)(?= .* out(?: please| then)?\\P{L}*$)|(?:drop|skip|delete|remove|erase|scratch|lose|cut|omit)|without|(?:do not|don't|dont|no need to) (?:mention|include|say|put|write|add)(?: (?:anything|the thing))?",
    only: '(?:just|only|keep(?: (?:just|only))?|leave (?:just|only))',
    instead: '(?:just|only|simply) (?:say|write|put|tell (?:him|her|them))',
    part: '(?:the |that )?(?:bit|part|thing|piece|stuff|line|sentence|words?)s? (?:about|with|on|of|that says)',
    behind:
      " out| in there| part| bit| please| then|,? (?:they|he|she) (?:do not|don't|doesn't) need (?:that|it|to know(?: that)?)",
  },
  es: {
    without:
      '(?:quit|borr|elimin|sac|suprim|omit)(?:e|a|en)(?: de ahi)?|sin|no (?:ponga|mencione|diga|incluya|escriba|hable de)|deje fuera',
    only: '(?:solo|solamente|nada mas|unicamente|deje solo)',
    instead: '(?:solo|solamente|nada mas|simplemente) (?:diga|digale|ponga|escriba)',
    part: '(?:lo|la parte|el pedazo|eso|la frase) (?:de|del|sobre)',
    behind: ' por favor| y ya',
  },
  fr: {
    without:
      '(?:enlevez|retirez|supprimez|otez|effacez|oubliez)|sans|ne (?:mettez|mentionnez|dites|notez|parlez) pas(?: de)?|laissez de cote',
    only: '(?:juste|seulement|uniquement|gardez (?:juste|seulement))',
    instead: '(?:dites|mettez|ecrivez|notez)(?:[- ](?:lui|leur))? (?:juste|seulement|simplement)',
    part: "(?:la partie|le truc|le passage|le bout|l'histoire|la phrase|ce qui concerne) ?(?:sur|de|du|d'|avec)?",
    behind: " s'il vous plait",
  },
  de: {
    without:
      '(?:lassen sie|nehmen sie)(?= .* (?<!nicht )(?:weg|raus|heraus)(?!\\p{L}))|(?:streichen|loschen|entfernen) sie|ohne|erwahnen sie(?= .*nicht)|(?=das mit .*(?:brauchen sie nicht|konnen sie (?:weglassen|streichen)|muss nicht))',
    only: '(?:nur|bloss|lediglich)',
    instead: '(?:sagen|schreiben|richten) sie (?:ihm |ihr |ihnen )?(?:nur|bloss|einfach)(?: aus)?',
    part: '(?:das|den teil|die sache|den satz) (?:mit|uber|von)',
    behind: ' weg| raus| heraus| bitte| brauchen sie nicht.*| konnen sie (?:weglassen|streichen)| muss nicht.*| nicht',
  },
};
/** What is told anew is a clause of its own: "before noon", "my number on it", "lo que dije" or "Bescheid" is no whole message. */
const clauses: Readonly<Record<Language, string>> = {
  en: "(?:that )?(?<what>(?:(?:i|he|she|we|they|someone|i'm|we're|i'll|we'll|i've|there(?:'s| is| are| was)|call|ring|phone|text|to (?!(?:be|him|her|me|them|the)(?!\\p{L}))\\p{L}+)(?!['\\p{L}])|(?:it|the|my|our) (?:\\p{L}+ ){0,3}(?:is|are|was|were|has|have|needs?|can|can't|will|won't|did|didn't|does|doesn't|leaks?|broke|came|fell)(?!\\p{L})) .{3,}?)",
  es: '(?:que |(?=(?:llam|marqu)\\p{L}+(?:me|nos)(?!\\p{L})))(?<what>(?!(?:si|no|eso|lo que)(?!\\p{L})).{4,}?)',
  fr: "(?:que |qu'|(?=de (?:me|nous|rappeler)))(?<what>(?!(?:oui|non|c'est (?:ca|bon))(?!\\p{L})).{4,}?)",
  de: 'dass (?<what>(?!(?:ja|nein)(?!\\p{L})).{4,}?)',
};
const opens =
  '^\\P{L}*(?:(?:yes|no|nope|ok|okay|oh|but|and|please|can you|could you|wait|actually|sorry|better|si|pero|por favor|mejor|espere|oui|non|mais|plutot|attendez|ja|nein|nee|aber|bitte|halt|lieber)[\\s,.!]+)*';
const patterns = eachLanguage((language) => {
  const { without, only, instead, part, behind } = words[language];
  const what = `\\s*(?<part>(?:${part})(?!\\p{L}))?\\s*(?<what>[^.!?;]{2,60}?)(?:${behind})*[\\s.!]*$`;
  return {
    without: new RegExp(`${opens}(?:${without})(?!(?<=\\p{L})\\p{L})${what}`, 'u'),
    only: new RegExp(`${opens}(?:${only})(?!\\p{L})${what}`, 'u'),
    instead: new RegExp(
      `^\\P{L}*(?:(?:no|nope|non|nein|nee|please|por favor|bitte|oh|ok)[\\s,.!]+)*(?:${instead})(?!\\p{L})[\\s,]*(?:${clauses[language]})[\\s.!]*$`,
      'u',
    ),
  };
});

/** "The second sentence": which one, the last being -1. */
const places: readonly [RegExp, number][] = [
  [/(?<!\p{L})(?:first|primera?|premiere?|erste[nr]?)(?!\p{L})/u, 0],
  [/(?<!\p{L})(?:second|segund[ao]|deuxieme|seconde|zweite[nr]?)(?!\p{L})/u, 1],
  [/(?<!\p{L})(?:third|tercer[ao]?|troisieme|dritte[nr]?)(?!\p{L})/u, 2],
  [/(?<!\p{L})(?:last|ultim[ao]|derniere?|letzte[nr]?)(?!\p{L})/u, -1],
];
const aSentence =
  /(?<!\p{L})(?:sentences?|part|bit|line|frase|parte|oracion|linea|phrase|partie|ligne|satz|teil|zeile)(?!\p{L})/u;

/** The sentences of a text; a title ends none. */
const sentencesOf = (body: string): readonly string[] =>
  body.split(/(?<=[.!?…])(?<!(?<!\p{L})(?:dr|dra|mr|mrs|ms|st|sr|sra|mme|nr|no)\.)\s+/iu).filter((one) => one !== '');
/** The clauses of one sentence, each with what joins it to the one before. */
const clausesOf = (body: string): readonly string[] =>
  body.split(/(?=,?\s+(?:and|but|because|y|e|pero|porque|et|mais|parce que|und|aber|weil)\s)|(?=,\s)/iu);

/** Shorter words, and these, name nothing that is told. */
const lettersMin = 3;
const empty =
  /^(?:the|that|this|about|with|and|for|bit|part|thing|her|his|its|los|las|del|una?|por|con|que|eso|lo|les?|des|une|sur|avec|der|die|das|den|dem|mit|uber|ein|eine[nrm]?|und|mein(?:e[nrms]?)?|mon|mes|mis|sus|our|their|por|favor|bitte|please)$/u;
const namedIn = (text: string): readonly string[] =>
  (foldCue(text).match(/[\p{L}\d]+/gu) ?? []).filter((one) => one.length >= lettersMin && !empty.test(one));
const stemMax = 5;
const hits = (text: string, wanted: readonly string[]): number => {
  const there = namedIn(text);
  const isSame = (a: string, b: string) => {
    const length = Math.max(4, Math.min(stemMax, a.length, b.length));
    return a === b || (a.length >= length && a.slice(0, length) === b.slice(0, length));
  };
  return wanted.filter((one) => there.some((word) => isSame(one, word))).length;
};

type Meant = { readonly pieces: readonly string[]; readonly at: number };
/** The pieces among which one is meant, and which: that which is named, or in which most of the words stand. */
function meantOf(body: string, what: string): Meant | null {
  const sentences = sentencesOf(body);
  const place = aSentence.test(what) ? places.find(([word]) => word.test(what)) : undefined;
  if (place) {
    const at = place[1] < 0 ? sentences.length - 1 : place[1];
    return at < sentences.length && sentences.length > 1 ? { pieces: sentences, at } : null;
  }
  const wanted = namedIn(what);
  for (const pieces of [sentences, clausesOf(body)]) {
    if (pieces.length < 2) continue;
    const all = pieces.map((one) => hits(one, wanted));
    const most = Math.max(...all);
    // In two of them it is not plain which is meant.
    if (most > 0 && all.filter((one) => one === most).length === 1) return { pieces, at: all.indexOf(most) };
  }
  return null;
}

const tidy = (text: string): string => {
  const bare = text.replace(/^(?:[\s,]+|(?:and|but|y|pero|et|mais|und|aber)\s+)+/iu, '').trim();
  return bare.slice(0, 1).toUpperCase() + bare.slice(1);
};

/** The message without what is to go, or with that alone which is to stay; null where nothing of it is named. */
export function shortened(body: string, said: string, language: Language): string | null {
  const folded = foldCue(said);
  if (folded.length !== said.length) return null;
  const { without, only, instead } = patterns[language];
  const whole = instead.exec(folded)?.groups?.what;
  if (whole !== undefined && !how.test(whole) && !addsToIt.test(folded)) {
    const at = folded.lastIndexOf(whole);
    return tidy(said.slice(at, at + whole.length));
  }
  const gone = without.exec(folded)?.groups;
  const left = gone && !isDenied.test(gone.what ?? '') ? meantOf(body, gone.what ?? '') : null;
  const staying = left?.pieces.filter((_, at) => at !== left.at) ?? [];
  const isPart = gone?.part !== undefined || aSentence.test(folded);
  const isPlain = left && (isPart || (!ofHands.test(folded) && isNamedWhole(left, gone?.what ?? '')));
  if (left && isPlain && staying.some((one) => !opensOnly.test(foldCue(one)))) {
    const joint = left.pieces.length === sentencesOf(body).length ? ' ' : '';
    const rest = staying.join(joint);
    const end = /[.!?…]$/.exec(body)?.[0] ?? '';
    return tidy(/[.!?…]$/.test(rest) ? rest : `${rest}${end}`);
  }
  const kept = only.exec(folded)?.groups;
  const isNamed =
    kept !== undefined &&
    !saysOfIt.test(kept.what ?? '') &&
    (kept.part !== undefined || aSentence.test(kept.what ?? ''));
  const stays = isNamed ? meantOf(body, kept.what ?? '') : null;
  return stays && tidy(stays.pieces[stays.at] ?? '');
}
/** "Just the folder part is urgent": something is said of it. */
const saysOfIt =
  /(?<!\p{L})(?:is|are|was|matters?|should|has|needs?|urgent|secret|private|es|esta|urge|importa|est|presse|ist|sind|eilt|dringend)(?!\p{L})/u;
/** "Lassen Sie die Belege nicht weg": it is to stay. */
const isDenied = /(?<!\p{L})(?:not|never|\p{L}+n't|no|pas|nicht|nie)(?!\p{L})/u;
/** "Take out the folder", "remove the old tank" may be asked of whoever it is for. */
const ofHands =
  /(?<!\p{L})(?:take|cut|strip|get|drop|remove|lose|(?:quit|sac|elimin)(?:e|a|en)|enlevez|retirez|otez|nehmen sie|entfernen sie)(?!\p{L})/u;
/** "Without the neighbour", and not "without the blue folder I can't file" or "drop by Tuesday": the thing and nothing more is named. */
const isNamedWhole = ({ pieces, at }: Meant, what: string): boolean =>
  aThing.test(what) && hits(pieces[at] ?? '', namedIn(what)) === namedIn(what).length;
const aThing =
  /^(?:the|that|this|my|his|her|our|their|el|la|los|las|mis?|sus?|les?|l'|mon|ma|mes|des?|du|de la|der|die|das|den|dem|meinen?|(?=['"“«„]))\P{L}*\p{L}[^,]*$/u;
/** "Can you give Karl a message? This is Paula.": tells nothing by itself. */
const opensOnly =
  /^\P{L}*(?:(?:hi|hello|hey|hola|bonjour|hallo|guten tag|buenos dias|this is|it'?s|i'?m|my name is|soy|habla|me llamo|c'est|ici|je suis|je m'appelle|hier ist|hier spricht|mein name ist|ich bin|ich heisse) ?(?:\p{L}[\p{L}.'-]* ?){0,5}\P{L}*|.*(?:message|recado|mensaje|nachricht|ausrichten)(?!\p{L})[^?]{0,40}\?)$/u;
/** "No, just tell him that it leaks again": behind a no that drops nothing it is told with the rest. */
const addsToIt =
  /^\P{L}*(?:(?:no|nope|non|nein|nee)(?!\p{L}))(?!\P{L}*(?:just|only|simply) (?:say|write|put)(?!\p{L}))/u;
/** "Just say it like that", "just say yes", "solo diga gracias": no words of a message. */
const how =
  /^(?:it|that|this|so|yes|no|thanks?|thank you|hi|hello|(?:it )?(?:like (?:that|this)|(?:as|the way) .*)|eso|asi|gracias|hola|si|ca|cela|comme ca|merci|bonjour|oui|das|es|so|danke|ja|i (?:said|told|mentioned)(?: (?:you|that|it|so|hi|hello|thanks))*|.*(?:urgent|dringend|asap).*)$/u;
