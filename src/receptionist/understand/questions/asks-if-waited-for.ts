// "Is that okay?", "¿sí me esperan?", "soll ich verschieben?", right after a message that the caller is running late: what the house
// holds of lateness is asked. The message stands, nothing is moved, and it is no yes. Four languages, over folded text.
import type { Language } from '../../business.ts';
import { eachLanguage } from '../../models/text.ts';
import type { Seen, Wants } from '../seen.ts';
import { cueOf } from '../signs.ts';

const patterns: Readonly<Record<Language, string>> = {
  en: '(?<!(?:that|it|this) )(?:is|would|will|are) (?:that|it|this|we|you guys)(?: still| be)* (?:ok(?:ay)?|all ?right|fine|a problem|too late|cool)(?: with (?:you|him|her|them))?(?= *(?:[?,]|$))|(?:will|can|could|would|is|are|do) (?:he|she|they|you|i|someone|@)(?: guys)?(?: (?:still|gonna|going to|even|be able to))+ (?:see|take|fit|wait|be seen|come|make it|do it|have)|(?:will|can|could) (?:he|she|they|you)(?: guys)? wait|should i (?:still |just )*(?:move|reschedule|come|cancel|change|bother)|(?:do|will) i (?:have|need) to (?:reschedule|move|change|cancel)',
  es: '(?:me|nos) (?:esperan?|esperarian?|van? a esperar|pueden? (?:esperar|atender)|atienden?|atenderan?|reciben?)|(?:todavia|aun) (?:me|nos|alcanzo|puedo)|(?:esta bien|hay (?:algun )?problema|es (?:un )?problema|no pasa nada|se puede)(?= *\\?)|(?:tengo que|debo|mejor la|mejor lo) (?:cambi|reagend|muev|mov|cancel)\\p{L}+',
  fr: "(?:c'est|est-ce|est-ce que c'est|ce sera|ca (?:va|ira|pose))(?: quand meme| encore| un)? ?(?:grave|bon|possible|ok|probleme|trop tard|genant)?(?= *\\?)|vous (?:m'attendez|m'attendrez|pouvez m'attendre|me prenez|me prendrez|pouvez me prendre)|(?:il|elle|on|@) (?:peut|va|pourra|pourrait) (?:quand meme |encore )?me (?:prendre|recevoir|voir|attendre)|(?:je dois|faut-il|dois-je|il faut)(?: que je)? (?:deplac|report|annul|decal)\\p{L}+",
  de: '(?:ist|ware) (?:das|es)(?: noch| denn| trotzdem)* (?:ok(?:ay)?|schlimm|in ordnung|ein problem|moglich|zu spat)|(?:geht|klappt|passt) (?:das|es)(?: noch| trotzdem| so)*(?= *\\?)|(?:warten|wartet|nehmen|nimmt) (?:sie|er|ihr|@) (?:\\p{L}+ ){0,2}?(?:mich|auf mich)|(?:komme|werde) ich (?:noch|trotzdem|dann noch) (?:dran|drangenommen)|(?:muss|soll|sollte) ich (?:\\p{L}+ ){0,3}?(?:verschieben|verlegen|absagen|umbuchen|einen neuen)',
};
const asks = eachLanguage((language) => new RegExp(`(?<![\\p{L}'])(?:${patterns[language]})(?!\\p{L})`, 'u'));

/** The question, with what explains it; null where none of that is asked, or another time is named. */
export function asksIfWaitedFor({ heard, said, language, whole, mentions }: Seen): Wants | null {
  const { asked, frames } = heard.state;
  const message = frames.at(-1);
  if (asked !== 'confirm' || message?.flow !== 'message' || message.body === undefined) return null;
  const isLate = cueOf('late', message.body, language);
  if (!isLate || mentions.wishes.length > 0 || !asks[language].test(whole.folded)) return null;
  return {
    commands: [{ do: 'ask', question: said, told: message.body }],
    flows: new Set(),
    asks: [],
    final: true,
  };
}
