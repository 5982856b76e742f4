// "No, don't pass anything on, just book me in today": the message that was offered is refused, and something else is wanted.
import type { Language } from '../../business.ts';

const refusal: Readonly<Record<Language, RegExp>> = {
  en: /^\P{L}*(?:(?:no|nope|nah|ok|please)[ ,.!]+)*(?:(?:do not|don['’]?t) (?:pass|send|forward|leave|take|tell|relay|ask|bother)(?!\p{L})|(?:not an?|no) message|(?:forget|never ?mind|skip) (?:the|that|about the)? ?message)[^.!?;]{0,40}?[,.;!]*\s+(?=(?:just|only|simply|instead|i (?:just|only|want|need|would)|i'?d|can|could|book|put|get|please)(?!\p{L}))/iu,
  es: /^\P{L}*(?:(?:no|ok|por favor)[ ,.!]+)*(?:no (?:le |les |me )?(?:pas|mand|dej|env[ií]|dig|tom|anot)\p{L}*|ning[uú]n (?:recado|mensaje)|sin (?:recado|mensaje))[^.!?;]{0,40}?[,.;!]*\s+(?=(?:solo|sólo|mejor|simplemente|quiero|necesito|res[eé]rv\p{L}*|ag[eé]nd\p{L}*|ap[uú]nt\p{L}*|d[eé]me|puedo)(?!\p{L}))/iu,
  fr: /^\P{L}*(?:(?:non|ok|s['’]il vous plaît)[ ,.!]+)*(?:(?:ne )?(?:leur )?(?:transmettez|passez|laissez|envoyez|dites|prenez)(?:-leur)? (?:rien|pas)|pas (?:de|un) message|rien à transmettre)[^.!?;]{0,40}?[,.;!]*\s+(?=(?:juste|simplement|plutôt|réservez\p{L}*|inscrivez\p{L}*|mettez\p{L}*|donnez\p{L}*|prenez\p{L}*|je (?:veux|voudrais|peux)|donc)(?!\p{L}))/iu,
  de: /^\P{L}*(?:(?:nein|nee|ok|bitte)[ ,.!]+)*(?:(?:geben|leiten|richten|schicken|sagen) sie (?:\p{L}+ )?(?:nichts|keine?)|nichts (?:weitergeben|ausrichten|weiterleiten)|keine nachricht)[^.!?;]{0,40}?[,.;!]*\s+(?=(?:einfach|nur|lieber|sondern|buchen|tragen|geben|machen|ich (?:will|möchte|brauche|hätte)|kann ich)(?!\p{L}))/iu,
};

/** "No, like a gas line": what was asked is put in other words, and no message is refused. */
const putOtherwise: Readonly<Record<Language, RegExp>> = {
  en: /^\P{L}*(?:no|nah|nope)[\s,.!]+(?:i mean|i meant|like|as in|i'?m (?:asking|talking) about|i was (?:asking|talking) about)[\s,]+/iu,
  es: /^\P{L}*no[\s,.!]+(?:digo|o sea|quiero decir|quise decir|me refiero a|me refer[ií]a a|hablo de|tipo)[\s,]+/iu,
  fr: /^\P{L}*non[\s,.!]+(?:je veux dire|je voulais dire|je parle d[eu]|je parlais d[eu]|genre|plutôt)[\s,]+/iu,
  de: /^\P{L}*(?:nein|nee|ne)[\s,.!]+(?:ich meine|ich meinte|ich rede von|also)[\s,]+/iu,
};

/** What was meant, where it is asked what to pass on and the question is put in other words; null elsewhere. */
export function meantOtherwise(said: string, language: Language): string | null {
  const put = putOtherwise[language].exec(said);
  const rest = put ? said.slice(put[0].length) : '';
  return /\p{L}/u.test(rest) && !/^(?:don'?t|no|nicht|pas|never)(?!\p{L})/iu.test(rest) ? rest : null;
}

/** What is said behind the refusal of a message; null where none is refused so. */
export function behindRefusal(said: string, language: Language): string | null {
  const refused = refusal[language].exec(said);
  if (!refused) return null;
  const rest = said.slice(refused[0].length).replace(/^(?:sondern|donc)[\s,]+/iu, '');
  return /\p{L}/u.test(rest) ? rest : null;
}
