// "I got a bill for my physical", "une question sur la facture du portrait": a service that is named as what a bill, a complaint or a
// question is about is no wish to have it done. Over folded text, in four languages.
import type { Command } from '../../commands.ts';
import { foldCue } from '../cues/cue.ts';
import { messageMax } from '../messages/message-answer.ts';
import type { Seen } from '../seen.ts';
import { cueOf } from '../signs.ts';

const papers = [
  '(?:bills?|billed|billing|invoices?|invoiced|charges?|charged|overcharged|statement|receipt|refund|complaints?|complain|complaining)',
  '(?:facturas?|(?<!di )(?<!doy )cuenta|cobro|cobraron|cobrado|cargo|recibo|reembolso|quejas?|reclamo|reclamacion)',
  "(?:factures?|prelevement|remboursement|plainte|reclamation|recu d[eu'])",
  '(?:rechnung(?:en)?|abbuchung(?:en)?|quittung|beschwerde|reklamation|berechnet|abgebucht)',
].join('|');
const questions = '(?:questions?|preguntas?|dudas?|fragen?)';
const about =
  "(?:for|about|on|from|of|regarding|concerning|over|por|de|del|sobre|en|con|pour|sur|du|des|de la|de l'|d'|concernant|a propos|uber|fur|von|vom|zu|zum|zur|wegen|mit)";
/** From what it is about to the name of the service nothing else is begun, and nothing is wished for. */
const between =
  "(?: (?!(?:and|but|so|then|book|schedule|need|want|come|appointment|y|pero|quiero|necesito|cita|et|mais|veux|voudrais|rendez-vous|und|aber|mochte|brauche|termin)(?!\\p{L}))[\\p{L}\\d$'-]+){0,9}?";
const topic = (noun: string) => new RegExp(`(?<!\\p{L})(?:${noun})(?!\\p{L})${between} ${about}${between} ?$`, 'u');
const [ofPaper, ofQuestion] = [topic(papers), topic(questions)];
/** What may stand beside it in a message, and is no visit. */
const ofVisit: ReadonlySet<Command['do']> = new Set([
  'set-service',
  'narrow-service',
  'set-times',
  'set-staff',
  'set-reason',
]);
const answering: ReadonlySet<Command['do']> = new Set([
  ...(['person', 'complaint', 'ask', 'others-appointment', 'emergency', 'abuse', 'perhaps-urgent', 'orders'] as const),
]);

/** "And I need to come in again": a visit is wished for beside it. */
const comes =
  /(?<!\p{L})(?:come (?:in|back|by|over)|another (?:one|visit)|one more|ir otra vez|volver a ir|otra(?: cita)?|otro|repasser|revenir|une? autre|noch (?:ein\p{L}*|mal)|vorbeikommen|wiederkommen)(?!\p{L})/u;

/** The commands of a line, without the visit that only its bill, its complaint or its question is of. */
export function billedFor(seen: Seen, commands: readonly Command[]): readonly Command[] {
  const { heard, mentions, said, language } = seen;
  const begins = commands.filter((one) => one.do === 'start');
  const isBare = heard.state.frames.length === 0 && begins.every((one) => one.flow === 'book');
  if (!isBare || begins.length === 0 || mentions.services.length === 0) return commands;
  const folded = foldCue(said);
  if (folded.length !== said.length) return commands;
  const isOf = (noun: RegExp, { start }: { start: number }) => noun.test(folded.slice(0, start));
  const others = mentions.services.filter((one) => !isOf(ofPaper, one) && !isOf(ofQuestion, one));
  if (others.length === mentions.services.length) return commands;
  const [other] = others;
  // "I got a bill for my physical, and I need a vaccination": that one is wished for.
  if (other)
    return commands.map((one) =>
      one.do === 'set-service' && others.every(({ name }) => name !== one.service)
        ? { ...one, service: other.name }
        : one,
    );
  // "Two hundred dollars" stands before it; a time that is named behind it may be wished for.
  const last = Math.max(...mentions.services.map(({ start }) => start));
  if (commands.some((one) => one.do === 'set-times') && mentions.wishes.some(({ start }) => start > last))
    return commands;
  const behind = folded.slice(Math.max(...mentions.services.map(({ end }) => end)));
  if (['book', 'appointment'].some((cue) => cueOf(cue as 'book', behind, language)) || comes.test(behind))
    return commands;
  const rest = commands.filter((one) => one.do !== 'start' && !ofVisit.has(one.do));
  if (rest.some((one) => answering.has(one.do))) return rest;
  if (!mentions.services.some((one) => isOf(ofPaper, one))) return [...rest, { do: 'ask', question: said }];
  const greets = rest.filter((one) => one.do !== 'cannot-tell');
  return [...greets, { do: 'start', flow: 'message' }, { do: 'set-message', body: said.slice(0, messageMax) }];
}
