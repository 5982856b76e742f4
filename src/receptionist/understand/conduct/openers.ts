// How callers begin to speak of something else: "by the way", "oiga", "au fait", "ach". It answers nothing, and is nobody's name.
import type { Language } from '../../business.ts';
import { foldCue } from '../cues/cue.ts';
import { cueOf } from '../signs.ts';

const openers =
  "just before(?: that)?|before (?:that|i say yes|i confirm|we do)|antes(?: de eso| de confirmar)?|juste avant(?: ca| cela)?|avant (?:ca|cela|de confirmer)|vorher noch|vorab|davor noch|by the way|btw|oh|ah|ooh|actually|listen|look|say|hey|so|and|but|well|wait|hang on|hold on|quick question|one (?:more )?question|one (?:more )?thing|before i forget|just wondering|speaking of which|incidentally|por cierto|cierto|oiga|oye|a proposito|mire|mira|ay|ahora que me acuerdo|antes de que se me olvide|una (?:pregunta|duda|cosa)|otra cosa|pues|bueno|y|pero|digame|disculpe|perdone|perdon|au fait|dites(?:[- ]moi)?|dis|tiens|a propos|sinon|ecoutez|attendez|alors|et|mais|euh|une (?:petite )?question|tant que j'y pense|avant que j'oublie|pardon|excusez-moi|ubrigens|ach(?: ja)?|sagen sie(?: mal)?|sag mal|nebenbei(?: gesagt)?|apropos|horen sie|eigentlich|eine frage|noch(?: (?:was|etwas))?|bevor ich es vergesse|moment(?: mal)?|und|aber|also|entschuldigung|warten sie";

const onlyOpens = new RegExp(`^[^\\p{L}\\d]*(?:(?:${openers})(?!\\p{L})[^\\p{L}\\d]*)+$`, 'u');

/** Whether the words only begin to speak, and say nothing yet. */
export const isOpener = (text: string): boolean => onlyOpens.test(foldCue(text));

// Those of more words are one only before a pause: elsewhere "ach so" is "ach" and "so", and nothing is to be read in two ways.
const opening = new RegExp(
  `^[^\\p{L}\\d]*(?:(?:${openers}|ach so|moment noch|eine frage noch|noch eine frage)\\s*[,:;–—-]+\\s*)+`,
  'u',
);

/** The folded text without what it begins with up to a pause: "juste avant : ça coûte combien ?" asks only what it costs. */
export const withoutOpening = (folded: string): string => folded.replace(opening, '');

const turnsTo =
  "(?:first(?: of all)?|tell me|(?:i )?(?:almost )?forgot(?: to (?:ask|say))?|you didn'?t answer(?: me| my question)?|my question is|i(?:'d| would)? (?:rather know|just want to know|was wondering)|primero(?: que nada)?|se me olvidaba|se me olvido|no me contesto|solo quiero saber|es que queria saber|queria saber|d'abord|j'oubliais|j'ai oublie|vous n'avez pas repondu|je veux juste savoir|je voulais savoir|erst(?: ein)?mal|zuerst|sagen sie mir erst(?: ein)?mal|(?:das )?hab(?:e)? ich (?:ganz )?vergessen|sie haben (?:mir )?nicht geantwortet|ich will nur wissen|ich wollte nur wissen|noch kurz|um|uh|er|euh|ah|aeh|este|sorry)";
const turning = new RegExp(
  `^[^\\p{L}\\d]*(?:(?:(?:${openers}|${turnsTo})(?!\\p{L})[ ]*)+[,:;.…!–—-]+\\s*|(?:and|but|so|y|pero|et|mais|und|aber|ok|okay|oh|ach|ah|ay)\\s+)*`,
  'u',
);

/** Where what is said begins behind the words that only turn to it: "hold on. ", "oh wait i forgot, but "; 0 where it does at once. */
export function openingEnd(said: string): number {
  const folded = foldCue(said);
  return folded.length === said.length ? (turning.exec(folded)?.[0].length ?? 0) : 0;
}

const holdsOn =
  /^[^\p{L}]*(?:(?:no|nein|nee|non|uh|um|uhm|oh|ah|ok|okay|so|well|eh|este|euh|äh|ähm|ach)[,.!…]*\s+)*(?:(?:wait|hold on|hang on|hold up|one (?:sec|second|moment|minute)|esp[eé]r[ea](?:me)?|un (?:momento|segundo|momentito)|attend(?:ez|s)|(?:un|une) (?:instant|moment|seconde)|(?:einen? )?(?:moment|augenblick|sekunde)(?: mal| bitte)?|warten? sie|warte)(?: (?:a|un|une|einen?) (?:sec|second|moment|minute|min|momento|segundo|instant|seconde|sekunde))?[,.!…–-]*\s+)(?=\p{L})/iu;

/** "No wait, what time do you open?", "uh hang on how much is that": the talk is held up, and nothing denied of what is asked behind it. */
export function withoutHoldingOn(said: string, language: Language): string {
  const rest = said.replace(holdsOn, '');
  return cueOf('question', rest, language) ? rest : said;
}
