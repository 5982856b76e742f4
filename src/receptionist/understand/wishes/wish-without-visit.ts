// "No appointment, I just want to order the cake": where a visit is refused and something else is wished for in its place, that is
// what the team hears. Who only wants to know, to change or to talk is led elsewhere. Over folded text, in four languages.
import type { Language } from '../../business.ts';
import { foldCue } from '../cues/cue.ts';

const only: Readonly<Record<Language, RegExp>> = {
  en: /(?<!\p{L})(?:(?:i|we|i'm|we're) (?:(?:just|only|simply) (?:want(?:ed)?|need(?:ed)?|looking)|(?:want(?:ed)?|need(?:ed)?) (?:just|only))|i'd (?:just |only )like)(?: (?:to|for))? (?!(?:to )?(?:know|ask|find|see|check|hear|understand|cancel|move|change|reschedule|talk|speak|book|a (?:question|quote|price|person|human|minute|second|call)|some(?:one|body)|information|info|it|that|this|an answer|the (?:price|hours|address))(?!\p{L}))(?<wish>[^.!?]+)/u,
  es: /(?<!\p{L})(?:(?:solo|solamente|nomas|nada mas) (?:quiero|quisiera|necesito|queria)|(?:quiero|necesito) (?:solo|nomas|nada mas)) (?!(?:saber|preguntar|ver|checar|oir|cancelar|mover|cambiar|hablar|reservar|agendar|una (?:pregunta|persona|llamada|cita)|informacion|el precio|eso)(?!\p{L}))(?<wish>[^.!?]+)/u,
  fr: /(?<!\p{L})(?:je (?:veux|voulais|voudrais) (?:juste|seulement|simplement)|(?:juste|seulement) je (?:veux|voudrais)) (?!(?:savoir|demander|voir|verifier|annuler|deplacer|changer|parler|reserver|une (?:question|information|personne)|un (?:renseignement|prix|rendez-vous)|le prix|ca|cela)(?!\p{L}))(?<wish>[^.!?]+)/u,
  de: /(?<!\p{L})ich (?:will|wollte|mochte|brauche) (?:nur|bloss|lediglich|einfach nur) (?!(?:wissen|fragen|eine (?:frage|auskunft)|einen (?:termin|preis)|jemanden|das|es)(?!\p{L}))(?<wish>(?![^.!?]*(?<!\p{L})(?:wissen|fragen|absagen|verschieben|sprechen|reden|buchen)(?!\p{L}))[^.!?]+)/u,
};
const wordsMin = 3;
/** "I want somebody to fix it for free", "can't you just write that down?": what the house is to do instead, whatever else is said. */
const done: Readonly<Record<Language, RegExp>> = {
  en: /(?<!\p{L})(?:(?:i|we) (?:want|need|expect|would like|'d like) (?:(?:somebody|someone|you(?: guys)?|y'all) to (?!(?:call|talk|speak|tell|be|know|answer|book|move|cancel)(?!\p{L}))|(?:it|them|this|that|the \p{L}+) (?:to be )?(?=(?:fixed|redone|repaired|replaced|refunded|delivered|made|sorted)(?!\p{L})))|(?:can|can't|could|couldn't|won't) you (?:guys )?(?:not )?just (?:write|take|note|put|jot|pass|send)(?!\p{L}))(?<wish>[^.!?]+)/u,
  es: /(?<!\p{L})(?:(?:quiero|queremos|necesito|espero) que (?:(?:me|nos|lo|la|los|las|se|alguien|ustedes) )*(?!(?:llam|habl|dig|contest|reserv|cancel|cambi)\p{L}*)|(?:no )?(?:puede|pueden|podria|podrian) (?:nada mas |solo |simplemente )?(?:anotar|apuntar|tomar|pasar|escribir)\p{L}*)(?<wish>[^.!?]+)/u,
  fr: /(?<!\p{L})(?:(?:je veux|j'aimerais|je voudrais|il faut) (?:que (?:vous|quelqu'un|l'on|on) |qu'on |qu'il )(?!(?:me |m')?(?:rappel|parl|dis|annul|deplac)\p{L}*)|(?:pouvez|pourriez)[- ]vous (?:pas )?(?:juste|simplement) (?:noter|prendre|transmettre|ecrire))(?<wish>[^.!?]+)/u,
  de: /(?<!\p{L})(?:(?:ich (?:will|mochte|erwarte)|wir (?:wollen|mochten)),? dass (?:(?:sie|jemand|man|ihr|es|das|mir) )*|(?:konnen|konnten) sie (?:das|es) nicht (?:einfach |nur )?)(?<wish>(?![^.!?]*(?<!\p{L})(?:anruft|zuruckruft|absagt|verschiebt|bucht)(?!\p{L}))[^.!?]+)/u,
};
/** What is bought or fetched needs no more words. */
const ordering =
  /^(?:to )?(?:order|buy|purchase|get|pick|encargar|pedir|comprar|recoger|commander|acheter|recuperer)\p{L}*(?!\p{L})|(?<!\p{L})(?:bestellen|kaufen|abholen)$/u;

/** What is wished for in place of a visit that was refused, said in the same breath; null where nothing is. */
export function wishWithoutVisit(said: string, language: Language): string | null {
  const folded = foldCue(said);
  return [only, done].some((some) => {
    const wish = some[language].exec(folded)?.groups?.wish?.trim() ?? '';
    return wish.split(/\s+/).length >= wordsMin || ordering.test(wish) || (some === done && wish !== '');
  })
    ? said
    : null;
}
