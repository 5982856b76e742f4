// "I'm not booking", "I don't need to come in", "no quiero cita": said in so many words that no visit is wanted, however much a line
// sounded like one. None is begun after it in that talk until it is asked for. Over folded text, in four languages.
import type { Command } from '../../commands.ts';
import type { Heard, Understood } from '../../understander.ts';
import { foldCue } from '../cues/cue.ts';
import { announces } from '../messages/announced.ts';
import { addedTo, messageMax } from '../messages/message-answer.ts';
import { cueOf } from '../signs.ts';

const visit = '(?:appointments?|appts?|bookings?|slots?|visits?|consultations?)';
/** Nothing stands behind it that tells what else is not to be booked, or how nobody wants to come. */
const stop =
  "(?=\\P{L}*(?:[,.!;]|$)| (?:i|i'm|we|we're|just|only|but|because|please|thanks?|yo|solo|pero|porque|gracias)(?!\\p{L}))";
/** "No appointment": what opens a sentence refuses one, and "I have no appointment" tells only that there is none. */
const opens = '(?<=(?:^|[,.!?;:])\\P{L}*)';
const bare = `${opens}(?:no ${visit}|pas de (?:rendez-vous|rdv)|kein(?:en)? termin)(?=\\P{L}*(?:[,.!;]|$))`;
const anyVisit = `(?: (?:anything|an? ${visit})(?: (?:today|now|right now))?)?`;
/** What follows says which visit, or when: that one is not wanted, and another may be. */
const none = (words: string, which: string) =>
  `(?:${words})(?! (?:${which})(?!\\p{L}))(?!,? (?:do (?:i|we)|right)(?!\\p{L}))`;
const refuses = new RegExp(
  `(?<!\\p{L})(?:${[
    none(
      `(?:i'm|im|i am|we're|we are) not (?:(?:booking|scheduling)${anyVisit}${stop}|(?:trying|here|calling|looking|asking) (?:to (?:book|schedule|make (?:an? )?${visit})|for an? (?:${visit}|time)))|(?<!(?:you|u|guys|they) )(?:do not|don't|dont) (?:want|need) (?:an?|any|your|another) (?:time${stop}|${visit})|(?:do not|don't|dont) (?:want|need|have) to (?:(?:book|schedule)${anyVisit}${stop}|come (?:in|by|down|over)${stop}|make an? ${visit})|(?:do not|don't|dont) (?:need|have) to come (?:in|by|down|over) (?:and|to)|(?:not|isn't) an? ${visit}(?=\\P{L}*(?:[,.!;]|$))`,
      'like|that|before|after|on|in|with|for|so|this|next|until|till|again|twice|today|tomorrow|at|by|right now|yet|anymore|any more|(?:\\p{L}+ )?(?:mon|tues|wednes|thurs|fri|satur|sun)day',
    ),
    none(
      `no (?:quiero|queremos|necesito|necesitamos|ocupo|busco) (?:(?:una?|ninguna?|hacer(?: una)?) )?(?:cita|hora|horario|turno|reserva|consulta)|no (?:estoy|ando) (?:reservando|agendando)|no (?:quiero|queremos|necesito|necesitamos|tengo que|hace falta) (?:(?:reservar|agendar)(?: nada| (?:una|ninguna) (?:cita|hora))?${stop}|ir|pasar)`,
      'antes|despues|el|la|las|los|para|con|por|tan|de|en|hasta|a|al|que|dos|hoy|manana|todavia|aun|otra',
    ),
    none(
      "(?:ne |n')?(?:veux|voulons|demande|cherche) pas (?:(?:de|un|prendre|d'un) )*(?:rendez-vous|rdv|creneau|horaire)|pas besoin (?:(?:de|d'un|prendre) )*(?:rendez-vous|rdv|creneau|venir|passer|me deplacer)|(?:ne )?reserve (?:pas|rien)",
      'avant|apres|de|des|en|le|la|les|pour|avec|si|aussi|a|demain|deux',
    ),
    none(
      '(?:will|mochte|brauche|wollte|suche)(?: ich)?(?: (?:gar|uberhaupt|doch|aber|auch))* keinen? (?:termin|uhrzeit|buchung)|(?:will|mochte|wollte)(?: ich)?(?: (?:gar|uberhaupt|doch|aber))* nichts? (?:buchen|reservieren|vorbeikommen)|(?:muss|brauche)(?: ich)?(?: (?:gar|doch|dafur|dazu))* nicht (?:vorbeikommen|vorbeizukommen|zu kommen|kommen)',
      'vor|nach|am|im|bis|fur|mit|um|zu|so|der|heute|morgen|noch|absagen|verschieben|verlegen|stornieren|andern',
    ),
    bare,
  ].join('|')})(?!\\p{L})`,
  'u',
);

const refusesBarely = new RegExp(bare, 'u');

/** Is any visit refused? `folded` as cues are. */
export const refusesVisit = (folded: string): boolean => refuses.test(folded);

/**
 * What was understood, where a visit is or was refused: a message that is begun takes the place of what was being booked, and what the
 * talk began with is part of it; what only sounds like a wish for a visit is passed on.
 */
export function heedRefusal({ state }: Heard, understood: Understood): Understood {
  const { commands, said, language } = understood;
  const refusesNow = refusesVisit(foldCue(said));
  if (!refusesNow && state.noVisit !== true) return understood;
  const top = state.frames.at(-1);
  const begins = (flow: string) => commands.some((one) => one.do === 'start' && one.flow === flow);
  const wishes = !announces(said, language) && asksFor.some((one) => cueOf(one, said, language));
  if (begins('book') && !refusesNow && wishes) return understood;
  // "Friday at ten works then", "no appointment. A cleaning on Friday at ten": who chooses an hour wants a visit after all.
  const choosesHour = commands.some(
    (one) => one.do === 'set-times' && one.wishes.some(({ time }) => time !== undefined),
  );
  const isOpen = !refusesNow || refusesBarely.test(foldCue(said));
  if (begins('book') && !begins('message') && choosesHour && isOpen && !announces(said, language)) return understood;
  const isLeft = refusesNow && begins('message') && top?.flow === 'book' && !commands.some((one) => one.do === 'drop');
  const rest = commands.filter((one) => !ofVisit.has(one.do) && !(one.do === 'start' && one.flow === 'book'));
  const isMessage = top?.flow === 'message' && top.kept === undefined;
  const before = isMessage && state.asked === 'confirm' ? top.body : undefined;
  const words: Command = { do: 'set-message', body: addedTo(before, said).slice(0, messageMax) };
  const begun: Command[] = begins('message') ? [] : isMessage ? [words] : [{ do: 'start', flow: 'message' }, words];
  const heeded = begins('book') ? [...begun, ...rest] : commands;
  const isFirst = state.done.length === 0 && state.messages === 0 && top?.flow !== 'message';
  const told = isFirst ? heeded.map((one) => withConcern(one, state.concern)) : heeded;
  const left: Command[] = isLeft ? [{ do: 'drop' }] : [];
  return { ...understood, commands: [...left, ...(isLeft ? told.filter((one) => one.do !== 'deny') : told)] };
}
/** With one of these, and nobody to be told of it, a visit is asked for. */
const asksFor = ['appointment', 'book', 'available', 'question', 'want'] as const;
const ofVisit: ReadonlySet<Command['do']> = new Set([
  'set-service',
  'narrow-service',
  'set-times',
  'set-staff',
  'also',
  'affirm',
]);

/** Put before the words of a message, unless they hold it. */
function withConcern(one: Command, concern: string | undefined): Command {
  if (one.do !== 'set-message' || concern === undefined || one.body.includes(concern)) return one;
  return { ...one, body: addedTo(concern, one.body).slice(0, messageMax) };
}
