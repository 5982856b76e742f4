// "No appointment, I just want to order the cake": where a visit is refused and something else is wished for in its place, that is
// what the team hears. Who only wants to know, to change or to talk is led elsewhere. Over folded text, in four languages.
import type { Language } from '../business.ts';
import { foldCue } from './cues/cue.ts';

const only: Readonly<Record<Language, RegExp>> = {
  en: /(?<!\p{L})(?:(?:i|we|i'm|we're) (?:(?:just|only|simply) (?:want(?:ed)?|need(?:ed)?|looking)|(?:want(?:ed)?|need(?:ed)?) (?:just|only))|i'd (?:just |only )like)(?: (?:to|for))? (?!(?:to )?(?:know|ask|find|see|check|hear|understand|cancel|move|change|reschedule|talk|speak|book|a (?:question|quote|price|person|human|minute|second|call)|some(?:one|body)|information|info|it|that|this|an answer|the (?:price|hours|address))(?!\p{L}))(?<wish>[^.!?]+)/u,
  es: /(?<!\p{L})(?:(?:solo|solamente|nomas|nada mas) (?:quiero|quisiera|necesito|queria)|(?:quiero|necesito) (?:solo|nomas|nada mas)) (?!(?:saber|preguntar|ver|checar|oir|cancelar|mover|cambiar|hablar|reservar|agendar|una (?:pregunta|persona|llamada|cita)|informacion|el precio|eso)(?!\p{L}))(?<wish>[^.!?]+)/u,
  fr: /(?<!\p{L})(?:je (?:veux|voulais|voudrais) (?:juste|seulement|simplement)|(?:juste|seulement) je (?:veux|voudrais)) (?!(?:savoir|demander|voir|verifier|annuler|deplacer|changer|parler|reserver|une (?:question|information|personne)|un (?:renseignement|prix|rendez-vous)|le prix|ca|cela)(?!\p{L}))(?<wish>[^.!?]+)/u,
  de: /(?<!\p{L})ich (?:will|wollte|mochte|brauche) (?:nur|bloss|lediglich|einfach nur) (?!(?:wissen|fragen|eine (?:frage|auskunft)|einen (?:termin|preis)|jemanden|das|es)(?!\p{L}))(?<wish>(?![^.!?]*(?<!\p{L})(?:wissen|fragen|absagen|verschieben|sprechen|reden|buchen)(?!\p{L}))[^.!?]+)/u,
};
const wordsMin = 3;

/** What is wished for in place of a visit that was refused, said in the same breath; null where nothing is. */
export function wishWithoutVisit(said: string, language: Language): string | null {
  const wish = only[language].exec(foldCue(said))?.groups?.wish?.trim() ?? '';
  return wish.split(/\s+/).length >= wordsMin ? said : null;
}
