// What a clause is for where its very words settle it, whatever service, day or hour they are like: care before and after a visit,
// things of one's own that are to be put in, papers that are needed by a day, and what is booked. Patterns are over folded text, in
// four languages.
import type { FlowName } from '../commands.ts';
import { asksCalendar } from '../facts/calendar-asked.ts';
import { disputesCharge, wishesForVisit } from './conduct/wrong-charge.ts';
import { foldCue } from './cues/cue.ts';
import { leavesWord } from './messages/leaves-word.ts';
import { tellsHowOneComes } from './messages/sounds-like-message.ts';
import { ofBooked } from './own-visits/booked-already.ts';
import { asksBehindPause, awayBesideWish } from './own-visits/stays-away.ts';
import { isUnwellForVisit } from './own-visits/unwell.ts';
import { wantsConfirmation } from './own-visits/wants-confirmation.ts';
import { asksAroundVisit } from './questions/asks-around-visit.ts';
import { asksHowHeld } from './questions/asks-how-held.ts';
import { asksIfFree } from './questions/asks-if-free.ts';
import { asksWhatIsBooked } from './questions/asks-of-visit.ts';
import { asksToClear } from './questions/asks-to-clear.ts';
import { asksWhatThen } from './questions/asks-what-then.ts';
import { asksWhosIn } from './questions/asks-whos-in.ts';
import { asksHowToVisit } from './questions/how-to-visit.ts';
import { asksWhenToComeFor } from './questions/when-to-come.ts';
import type { Seen } from './seen.ts';
import { onlyAsksForBoth, wantedBesides } from './services/asked-along.ts';
import { plainlyNamed } from './services/near.ts';
import { cueOf, type Signs } from './signs.ts';
import { onlyHopesForSomebody } from './text/if-they-are-in.ts';
import { comesAlong, sentenceOf } from './text/sentences.ts';
import { tellsOfSomebody } from './who-comes/whom-for.ts';
import { tellsCase } from './wishes/tells-case.ts';

type At = { readonly isQuestion: boolean; readonly bare: boolean; readonly times: boolean };

/** What the clause is for, null for nothing of its own, undefined where its words leave that open. */
export function settledByWords(
  clause: Signs,
  seen: Seen,
  { isQuestion, bare, times }: At,
): FlowName | 'ask' | 'also' | 'complaint' | null | undefined {
  const { asked, frames } = seen.heard.state;
  const top = frames.at(-1);
  if ((top === undefined || top.flow === 'book') && wantedBesides(clause, seen)) return top ? 'also' : 'book';
  if (onlyAsksForBoth(clause, seen)) return null;
  if (asksIfFree(clause, seen) || onlyHopesForSomebody(clause, seen)) return null;
  if (bare) return undefined;
  // Where a message is taken it is what the message says; where a visit waits for a yes, an aside.
  if (asked !== 'confirm' && disputesCharge(seen.whole.folded)) {
    if (asked === 'message' || top?.flow === 'message') return null;
    if (!wishesForVisit(seen)) return 'complaint';
  }
  // "The interview got moved, it's November 9 now": what somebody is to hear.
  if (asked === 'message' && !isQuestion && wasMoved.test(seen.whole.folded)) return null;
  if (!times && tellsOfSomebody(seen.said, clause.start, seen.language)) return null;
  if (isUnwellForVisit(clause, seen)) return 'cancel';
  if (wantsConfirmation(clause, seen)) return top === undefined ? 'book' : null;
  const besideWish = top === undefined ? awayBesideWish(clause, seen) : undefined;
  if (besideWish !== undefined) return besideWish;
  // "Leo kann am Donnerstag nicht, geht auch Freitag?", in one breath.
  if (top === undefined && asksBehindPause(clause, seen)) return 'move';
  // "My furnace quit. When can you come out?" wants a visit, and no rule of the house.
  if (top === undefined && asksWhenToComeFor(clause, seen)) return 'book';
  if (top === undefined && !times && asksWhatThen(clause.folded)) return 'ask';
  // "My landlord kept my deposit" is what they come for.
  if (top === undefined && !isQuestion && tellsCase(clause.folded, seen.heard.business)) return null;
  if (top === undefined && isQuestion && (asksHowHeld(clause.folded) || asksAroundVisit(clause, seen))) return 'ask';
  // "My daughter's fifteen, what do I need to do to get her going?": nobody's visit is asked after.
  const part = asksOwnPart.test(clause.folded) && !asksHowToVisit(clause.folded);
  if (top === undefined && isQuestion && !times && part) return 'ask';
  if (top === undefined && leavesWord(seen)) return 'message';
  if (top === undefined && asksWhosIn(clause, seen)) return 'ask';
  if (asked !== 'message' && asksWhatIsBooked(clause.folded)) return 'appointments';
  const booked = ofBooked(clause, seen);
  if (booked !== undefined) return booked;
  const ofChange = asksPriceOfChange(clause, seen);
  if (ofChange !== undefined) return ofChange;
  if (isQuestion && (asksOfCare(clause) || (!times && asksFromWhatAge(clause.folded)))) return 'ask';
  // "And which papers should she have ready?" puts nothing right of what was stated.
  if (asked === 'confirm' && isQuestion && !times && asksWhich.test(clause.folded)) return 'ask';
  const plain = seen.mentions.wishes.length === 0 && !seen.whole.cue('appointment');
  const books = seen.whole.cue('book') && seen.mentions.services.length > 0;
  if (plain && !books && asksIfSafe.test(seen.whole.folded)) return 'ask';
  const isThing = !times && seen.mentions.services.length === 0;
  if (isQuestion && isThing && asksToClear(clause.folded)) return 'ask';
  if (isQuestion && (asksWhatComes.test(clause.folded) || asksWhichDay(clause))) return 'ask';
  if (tellsHowOneComes(clause) || tellsOfPlan(clause, seen) || tellsOfOwn(clause, seen)) return null;
  if (isQuestion && !times && asksOfOwnThings(seen.whole.folded)) return 'ask';
  if (frames.length === 0 && wantsPapers(clause, seen)) return 'message';
  return undefined;
}

const asksOwnPart =
  /(?<!\p{L})(?:what (?:do|should|would|must) (?:i|we) (?:need|have) to (?:do|bring|sign|fill)|how do (?:i|we) (?:get|sign) (?:him|her|them) (?:started|going|up|in)|que (?:necesito|tengo que|hay que|debo) (?:hacer|traer|firmar) para|qu'est-ce qu(?:e je dois|'il faut) (?:faire|apporter)|was (?:muss|mussen|soll) (?:ich|wir) (?:\p{L}+ ){0,3}(?:machen|tun|mitbringen))(?!\p{L})/u;
const wasMoved =
  /(?<!\p{L})(?:(?:got|was|were|has been|have been|is being)(?: \p{L}+)? (?:moved|changed|rescheduled|postponed|cancell?ed|pushed)|se (?:cambio|movio|cancelo|aplazo|pospuso)|(?:fue|ha sido) (?:cambi|movi|cancel|aplaz)\p{L}+|a ete (?:deplace|reporte|annule|change)\p{L}*|wurde (?:\p{L}+ ){0,4}(?:verlegt|verschoben|abgesagt|geandert))(?!\p{L})/u;

/** "From what age …?" is a rule, and nobody's secret. */
const ofAge =
  /(?<!\p{L})(?:(?:from )?(?:what|which) age (?:can|may|must|does|do|is)|(?:a partir de|desde) que edad (?:puede|se puede|debe|tiene que)|(?:a partir de|des) quel age (?:\p{L}+ ){0,2}?(?:peut|puisse|doit|est-ce)|ab welchem alter (?:darf|durfen|kann|konnen|muss|mussen|soll))(?!\p{L})/u;
const child =
  '(?:hij[oa]s?|nin[oa]s?|bebes?|cachorr[oa]s?|fil(?:le|s)|enfants?|chiots?|chatons?|tochter|sohn|kind(?:er)?|baby|welpen?)';
/** "Ab wann darf meine Tochter Ohrlöcher bekommen?": of a child, "from when" is from what age; of anybody else, from which day. */
const fromWhenOfChild = new RegExp(
  `(?<!\\p{L})(?:(?:a partir de|desde) cuando (?:se le )?(?:puede|debe|tiene que) (?:mis?|un[oa]?|el|la) ${child}|(?:a partir de|des) quand (?:est-ce qu(?:e |'))?(?:un|une|mon|ma|les?) ${child} (?:peut|peuvent|doit|doivent)|ab wann (?:darf|durfen|kann|konnen|muss|soll) (?:(?:meine?|unsere?|eine?|das|der) )?${child})(?!\\p{L})`,
  'u',
);
const forVisit =
  /(?<!\p{L})(?:citas?|turno|venir|traer\p{L}*|pasar|rendez-vous|rdv|passer|amener|termine?|\p{L}*kommen(?<!bekommen)|\p{L}*(?:bringen|gebracht|holen|geholt))(?!\p{L})/u;
const asksFromWhatAge = (folded: string): boolean =>
  ofAge.test(folded) || (fromWhenOfChild.test(folded) && !forVisit.test(folded));

const asksWhich =
  /^\P{L}*(?:(?:and|but|so|oh|ok|okay|yes|wait|y|pero|si|oiga|et|mais|oui|und|aber|ja)\P{L}+)*(?:what(?! (?:about|if|time|day))|which(?! (?:time|day))|how (?:much|many|long)|where|que(?! (?:tal|dia|hora))|cual(?:es)?|cuant[oa]s?|donde|quel(?:le)?s?(?! (?:jour|heure))|qu'est-ce que|combien|was|welche[rsn]?(?! (?:tag|uhrzeit|zeit))|wo|wie (?:viel|lange|viele))(?!\p{L})/u;

const changesOne =
  "(?:(?:i|we) (?:\\p{L}+ ){0,2}?(?:move|change|switch|reschedule|push|postpone|cancel|call)\\p{L}*|(?:cambi|muev|mov|aplaz|pospon|cancel|anul)\\p{L}+|(?:je|j'|on|nous) ?(?:\\p{L}+ ){0,2}?(?:deplac|decal|report|chang|annul|repouss)\\p{L}+|(?:ich|wir) .{0,60}(?:verschieb|verleg|absag|stornier|ander)\\p{L}*)";
const costs =
  '(?:same price|cost\\p{L}* (?:the same|more|extra|less|anything)|(?:is|be|are) (?:there|it) (?:an? |any )?(?:\\p{L}+ )?(?:fee|charge|free|more expensive|cheaper)|(?:pay|charged?) (?:anything|more|extra|me|us|a fee|again)|mism[oa] precio|cuesta (?:lo mismo|mas)|(?:cobran|pago|pagar|cargo|recargo)|meme (?:prix|tarif)|(?:plus|moins) cher|coute (?:pareil|plus)|(?:frais|payer|facture[rz]?|supplement)|gleiche\\p{L}* preis|(?:kostet|koste) (?:das|es) (?:\\p{L}+ )?(?:mehr|extra|gleich|etwas|was)|gleich viel|(?:gebuhr|zahlen|bezahlen|aufpreis))';
const supposedChange = new RegExp(`(?<!\\p{L})(?:if|si|s'|wenn|falls) ?${changesOne}`, 'u');
const whatItCosts = new RegExp(`(?<!\\p{L})${costs}(?!\\p{L})`, 'u');

/** "If I move it to Friday, is it the same price?": nothing is moved before that is known; undefined where no change is supposed. */
function asksPriceOfChange(clause: Signs, { said }: Seen): 'ask' | null | undefined {
  const { start, end } = sentenceOf(clause, said);
  const sentence = foldCue(said.slice(start, end));
  if (!supposedChange.test(sentence)) return undefined;
  const asked = sentence.replace(supposedChange, ' ');
  // What is dictated or typed in haste has no mark anywhere.
  if (!whatItCosts.test(asked) || (said.includes('?') && !sentence.includes('?'))) return undefined;
  return whatItCosts.test(clause.folded) ? 'ask' : null;
}

/** "I'm ten weeks pregnant, is the massage ok?": whether it may be done is to be known first. */
const asksIfSafe =
  /(?<!\p{L})(?:(?:pregnan\p{L}+|embarazad\p{L}|enceinte|schwanger\p{L}*|(?:still |am |i'm )nursing(?! (?:a|an|my|this))|breastfeeding|blood thinners|pacemaker|marcapasos|marcapaso|pacemaker|herzschrittmacher)(?!\p{L}).*(?<!\p{L})(?:is|are|can|may|safe|ok|okay|puedo|puede|pueden|seguro|peut|puis|danger|risque|darf|kann|geht)|(?:is|are|would) (?:it|that|the|a)(?: \p{L}+){0,3} (?:safe|dangerous)|(?:es|seria) (?:segur[oa]|peligros[oa])|est-ce (?:dangereux|sans danger)|sans danger|ist (?:das|es) (?:gefahrlich|sicher|unbedenklich))(?!\p{L})/su;

const care =
  '(?:meals?|food|eat(?:ing)?|fed|feed(?:ing)?|fast(?:ing)?|drink(?:ing)?|have water|breakfast|dinner|supper|treats?|stitches|sutures|staples|bandages?|cone|bathed?|swim|comidas?|comer|cenar|desayunar|beber|tomar agua|ayunas?|puntos|vendaje|banarse|banarla|banarlo|repas|manger|boire|a jeun|points|pansement|collerette|mahlzeit(?:en)?|essen|fressen|gefressen|trinken|nuchtern|faden|verband|trichter|baden)';
/** When, until when and for how long; what somebody was given is asked of what is kept of them. */
const ofCare = new RegExp(
  `^\\P{L}*(?:(?:and|so|oh|but|y|e|et|und|aber|hi|hello|hola|bonjour|hallo)[ ,!.]+)*(?:when|(?:until|till|up to|from|at) (?:when|what time)|what time|how (?:late|long|many hours)|(?:hasta |desde )?cuando|(?:a|hasta) que hora|cuanto tiempo|cuantas horas|quand|(?:jusqu'a|a|jusqu'a) (?:quand|quelle heure)|combien de (?:temps|heures)|(?:bis |ab )?wann|wie (?:lange|spat)|(?:um|bis) (?:wie ?viel uhr|wann)) (?!did|was|were)[^?]{0,50}(?<!\\p{L})${care}(?!\\p{L})`,
  'u',
);

/** "When is her last meal?": what holds before or after a visit, whoever it is for. */
export const asksOfCare = (clause: Signs): boolean =>
  ofCare.test(clause.folded) &&
  !clause.cue('appointment') &&
  (!clause.cue('book') || comeOut.test(clause.folded)) &&
  !toCome.test(clause.folded);
/** Of stitches, and of nobody who comes out to somebody. */
const comeOut =
  /(?<!\p{L})(?:stitches|sutures|staples|bandages?|cone)(?: \p{L}+)? (?:come|taken|comes) (?:out|off)(?!\p{L})/u;
const toCome =
  /(?<!\p{L})(?:(?:can|could|would|will) (?:you|u|someone|somebody)|(?:can|could|may|should) (?:i|we) (?:bring|come|get|drop|have)|available|free|pueden?|podrian?|traer\p{L}*|venir|llevar\p{L}*|pouvez|pourriez|amener|konnen sie|konnten sie|bringen|vorbei\p{L}*)(?!\p{L})/u;

const plan =
  /(?<!\p{L})(?:(?:(?:is|are|am|was)|(?:he|she|it|they|i|we)'(?:s|re|m)) (?:being|getting|having|going to (?:be|get|have)|gonna (?:be|get|have)|due to be)|(?:he|she|they|it) (?:has|have) (?:his|her|their|its)|(?:la|lo|le|los|las|me|nos) (?:van|vamos) a \p{L}+r|(?:elle|il|ils|elles|on) (?:est|sera|seront|va etre|se fait|doit etre)|(?:er|sie|es|wir|ich|\p{L}+) (?:wird|werden|werde))(?!\p{L})/u;

/** "She's being spayed on Friday. When is her last meal?": what is to be done is told, and nothing wished for. */
const tellsOfPlan = (clause: Signs, { clauses, language }: Seen): boolean =>
  plan.test(clause.folded) &&
  !clause.cue('book') &&
  !clause.cue('want') &&
  !clause.cue('question') &&
  clauses.some((one) => one !== clause && one.cue('question') && (asksOfCare(one) || comesAlong(one, language)));

/** "What am I in for on Friday?", "was kommt auf mich zu?": what a visit will be like. */
const asksWhatComes =
  /(?<!\p{L})(?:what (?:am i|are we|is (?:he|she)) in for(?= (?:on|with|at|if|when|there|here|today|tomorrow)| *[?.!,]|$)|(?:que|lo que) (?:me|nos) espera|qu'est-ce qui (?:m'|nous )attend|a quoi (?:dois-je|je dois|faut-il|on doit) (?:m'|s')attendre|was (?:kommt(?: \p{L}+){0,3} auf (?:mich|uns|ihn|sie) zu|erwartet (?:mich|uns|ihn)))(?!\p{L})/u;
/** "What day is the 25th?": the calendar is asked, and no visit for that day. */
const asksWhichDay = (clause: Signs): boolean =>
  asksCalendar(clause.folded) && !clause.cue('appointment') && !clause.cue('available');

const ownVisit =
  /^\P{L}*(?:(?:and|so|but|because|y|et|und|weil)[ ,]+)*(?:(?:i|we)(?:'ve got| have(?: got)?)(?: already)? (?:an?|my|our) (?:\p{L}+ )?(?:appointment|appt|visit|booking)(?= (?:at|on|this|next|tomorrow|today|with|for)(?!\p{L}))|(?:ya )?(?:tengo|tenemos) (?:una |mi )?cita (?:el|a|para|manana|hoy)|(?:j'ai|on a|nous avons)(?: deja)? (?:un |mon )?(?:rendez-vous|rdv) (?:a|le|demain|aujourd'hui|lundi|mardi|mercredi|jeudi|vendredi|samedi)|(?:ich|wir) (?:habe?n?)(?: (?:schon|ja|da|um|am|heute|morgen|\p{L}+tag|\d+|\p{L}+)){1,4} (?:einen|meinen) termin(?= *(?:[.,!?]|$)))/u;

/** "What are we in for on Friday? I have an appointment at ten": a visit that stands is told beside a question after it. */
const tellsOfOwn = (clause: Signs, { clauses }: Seen): boolean =>
  ownVisit.test(clause.folded) && clauses.some((one) => one !== clause && asksWhatComes.test(one.folded));

/** What a caller has of their own and nobody is to put in. */
const noPart =
  '(?!(?:car|truck|van|bike|name|number|house|home|place|doctor|dentist|vet|insurance|business|company|shop|kids?|child|children|schedule|pace|time|way|risk|room|auto|carro|coche|casa|nombre|numero|seguro|negocio|empresa|hijos?|ritmo|voiture|nom|maison|assurance|entreprise|enfants?|rythme|wagen|haus|nummer|firma|versicherung|kinder)(?!\\p{L}))';
const thing = `${noPart}[\\p{L}\\d]+`;
const ownThing = [
  `(?:my|our|mis?|nuestr[oa]s?|mes|mon|ma|nos|notre|meine?[nr]?|unsere?[nr]?) (?:own|propi[oa]s?|propres?|eigenen?) ${thing}`,
  `(?:habe|haben|hatte|hatten|bringe|bringen)(?: (?:ich|wir|die|schon))* eigene[nr]? ${thing}`,
  `(?:i|we)(?:'ve| have)? (?:already |just )?(?:bought|ordered|purchased|got) (?:${thing} ){1,4}(?:online|myself|ourselves|elsewhere|somewhere else|on (?:amazon|ebay))`,
  `(?:compre|compramos|pedi|consegui) (?:${thing} ){1,4}(?:por (?:mi cuenta|internet)|en (?:linea|internet)|yo mism[oa])`,
  `(?:j'ai|on a|nous avons) (?:deja )?(?:achete|commande) (?:${thing} ){1,4}(?:moi-meme|nous-memes|en ligne|sur internet|ailleurs)`,
  `(?:habe|haben) (?:${thing} ){0,4}(?:selbst|selber|online|im internet|woanders) (?:gekauft|bestellt|besorgt)`,
].join('|');
const putIn =
  "(?:(?:will|would|can|could|do) (?:you|u|ya|they|somebody|someone)(?: guys)? (?:\\p{L}+ )?(?:put|fit|install|mount|use|hang|work with|attach|hook|sew|set)|(?:me |nos )?(?:l[oa]s? )?(?:instal(?:an?|arian?|aran?)|mont(?:an?|arian?|aran?)|ponen?|pondrian?|coloc(?:an?|arian?|aran?)|usan?|usarian?)|(?:pueden?|podrian?) (?:instalar|montar|poner|colocar|usar)\\p{L}*|(?:vous |pouvez-vous |pourriez-vous |on )(?:me |nous )?(?:les |la |le |l'|y )?(?:mont\\p{L}+|pos\\p{L}+|install\\p{L}+|utilis\\p{L}+|mett\\p{L}+)|(?:montez|posez|installez|utilisez|mettez|accepteriez)-vous|bau(?:en|t) (?:sie|ihr) .{0,30}(?:ein|an)|(?:wurden|konnen|konnten) (?:sie|ihr) .{0,40}(?:einbauen|anbauen|montieren|verbauen|verwenden|benutzen|anbringen|aufziehen|einsetzen)|(?:montieren|verbauen|verwenden|benutzen) (?:sie|ihr))";
const ownThingsPutIn = new RegExp(`(?<!\\p{L})(?:${ownThing})(?!\\p{L}).*(?<!\\p{L})${putIn}(?!\\p{L})`, 'su');
const putInOwnThings = new RegExp(`(?<!\\p{L})${putIn}(?!\\p{L}).*(?<!\\p{L})(?:${ownThing})(?!\\p{L})`, 'su');

/** "I ordered my own rotors, will you put those on?": whether the house does that is to be known first. */
const asksOfOwnThings = (folded: string): boolean => ownThingsPutIn.test(folded) || putInOwnThings.test(folded);

const paper =
  '(?:invoices?|receipts?|letters?|notes?|x[- ]?rays?|scans?|bill|statement|reports?|certificates?|paperwork|papers|documents|records|copy|copies|prescription|facturas?|recibos?|radiografias?|placas|informes?|justificantes?|certificados?|papeles|documentos|expediente|copias?|factures?|recus?|radiographies?|radios|releves?|rapports?|attestations?|certificats?|papiers|documents|dossier|copies?|rechnung(?:en)?|rontgenbild(?:er)?|quittung(?:en)?|belege?|berichte?|bescheinigung(?:en)?|unterlagen|papiere|dokumente|kopien?|attest|befund(?:e)?)';
const about =
  '(?:the|my|our|your|an?|that|this|those|all|signed|final|itemi[sz]ed|el|la|los|las|mi|mis|un|una|su|sus|le|les|l|ma|mon|mes|une|des|vos|notre|nos|die|den|das|der|eine?n?|meine?n?|unsere?n?|ihre?n?|unterschriebene?n?)';
const needsPaper = new RegExp(
  `(?<!\\p{L})(?:(?:i|we|he|she|they|(?:my|our) \\p{L}+)(?:'d| would)? (?:\\p{L}+ )?(?:needs?|wants?|like|must have|have to have)(?: to (?:get|have|receive))?|(?:can|could|would|will) (?:you|someone|somebody)(?: please)? (?:send|e-?mail|mail|fax|forward|prepare|print|have|get)(?: me| us| over)?|(?:necesito|necesitamos|me hace falta|nos hace falta|ocupo)(?: (?:que me (?:manden|envien)|tener|recibir))?|(?:pueden?|podrian?) (?:tener listos?|tener listas?|preparar|mandar|enviar|mandarme|enviarme|imprimir)|(?:il (?:me|nous) (?:faut|faudrait)|j'ai besoin|nous avons besoin|j'aurais besoin)(?: d| de)?|(?:pouvez|pourriez)-vous (?:me |nous )?(?:preparer|envoyer|imprimer)|(?:ich|wir) (?:brauchen?|brauchten?|benotigen?)(?: (?:noch|bitte|dringend))?|(?:konnen|konnten) (?:sie|ihr)(?: mir| uns| bitte)*)(?:[ '](?:${about}|\\p{L}+)){0,3}?[ ']${paper}(?!\\p{L})`,
  'u',
);
const courier =
  /(?<!\p{L})(?:courier|messenger|fedex|dhl|ups|mensajer[oa]|mensajeria|coursier|kurier\p{L}*) (?:\p{L}+ ){0,2}(?:comes?|coming|picks?|arrives?|be there|viene|pasa|llega|recoge|vendra|pasara|passe|passera|vient|viendra|arrive|kommt|holt)(?!\p{L})/u;
/** Somebody comes with it or for it after all: that is a visit. */
const comesFor =
  /(?<!\p{L})(?:(?:i|we|me|us)(?:'d|'ll| will| would| can| could)? (?:like to |want to |need to |have to )?(?:come|stop|swing|drop|pick|bring|go over)|(?:can|could|may) (?:i|we) (?:come|stop|swing|drop|pick|bring|get)|pasar|recoger(?:l[oa]s?)?|paso a|venir|ir por|passer|recuperer|chercher|vorbeikommen|abholen|durchgehen|besprechen|together|go through|go over|help with|review)(?!\p{L})/u;

/** "A receipt for my cleaning": what the paper is of is no visit that is wished for. */
const ofWhat =
  /(?<!\p{L})(?:for|of|from|about|de|por|para|pour|von|fur|uber|zu[rm]?) (?:(?:my|our|the|his|her|mi|mis|la|el|su|ma|mon|le|notre|meine\p{L}?|den|dem|der|die|das|unser\p{L}*) )?(?:last |ultima |letzten? |\p{L}+ )?$/u;
const paperOf = new RegExp(
  `(?<!\\p{L})${paper} (?:for|of|from|about|de|por|para|pour|von|fur|uber) (?:my|our|the|his|her|mi|la|el|ma|mon|le|notre|meine\\p{L}?|den|dem|der|unser\\p{L}*) (?:last |ultima |letzten? )?(?:appointments?|visits?|cita|visita|rendez-vous|visite|termin|besuch)(?!\\p{L})`,
  'u',
);
/** What is often a visit itself is a paper only where it is there already, and is wanted by a day. */
const readyBy =
  /(?<!\p{L})(?:(?:needs?|wants?) (?:the|my|our|that) (?:\p{L}+ )?(?:estimate|quote)|(?:necesit\p{L}+|quier\p{L}+) (?:el|mi|su) presupuesto|(?:faut|besoin d[eu]) ?(?:le|mon|notre|u)? ?devis|brauch\p{L}+ (?:den|meinen|ihren) kostenvoranschlag|brauch\p{L}+ das angebot) (?:\p{L}+ ){0,3}?(?:by|before|until|antes del?|para el|avant|pour|bis|vor)(?!\p{L})/u;

/** "Pls send invoice", "necesito copia de mi receta": what is kept of them is to be sent, and nobody comes for it. */
const sendsPaper = new RegExp(
  `(?<!\\p{L})(?:(?:please |just |kindly )?(?:send|e-?mail|fax|forward|mail)(?: (?:me|us|over|along))*|(?:if you (?:would|could|can)|to) (?:send|e-?mail|fax|forward)(?: me| us)?|(?:(?:i|we) need|(?:can|could|may) (?:i|we)(?: please)? (?:get|have)) (?:a )?cop(?:y|ies) of|(?:me |nos )?(?:mandan?|mandenme|manden|enviann?|envienme|envien)(?: (?:me|nos))?|necesit\\p{L}+ (?:una )?copias? de|(?:j'ai besoin|il me faut|il me faudrait)(?: d'une copie| une copie) d[eu]|(?:envoyez|faites)[- ](?:moi|nous)(?: parvenir)?|(?:schicken|senden|mailen) sie (?:mir|uns)(?: bitte)?|(?:ich|wir) brauchen? eine kopie)(?:[ '](?:${about}|cop(?:y|ies)|of|de|du|d|von|\\p{L}+)){0,3}?[ ']?(?:${paper}|power of attorney|receta)(?!\\p{L})`,
  'u',
);

/** A copy is wanted of what there is, also by a question. */
const copyOf = /(?<!\p{L})(?:cop(?:y|ies) of|copias? de|copie d[eu]|kopie (?:von|der|meine\p{L}))(?!\p{L})/u;

/** A key or a cake is copied by who makes it: what one has a copy of is a paper. */
const ofPaper = `(?= (?:(?!(?:for|by|on|in|at|to|para|por|en|pour|au|fur|bis|am|im)(?!\\p{L}))[\\p{L}\\d']+ ){0,3}(?:\\p{L}+['’])?(?:${paper}|returns?|leases?|polic(?:y|ies)|deeds?|contracts?|wills?|charts?|files?|plans?|permits?|warrant(?:y|ies)|receta|declaracion(?:es)?|contratos?|polizas?|testamentos?|historial|declarations?|contrats?|bail|police|testament|ordonnances?|\\p{L}*erklarung(?:en)?|\\p{L}*vertrag\\p{L}*|versicherungs\\p{L}*|rezept|akten?)(?!\\p{L}))`;
const wantsCopy = new RegExp(
  `(?<!\\p{L})(?:${[
    `(?:(?:i|we)(?:'d| would)? (?:also |still |just )?(?:need|like|want)|(?:can|could|may) (?:i|we)(?: please)? (?:get|have)) (?:an? )?cop(?:y|ies) of${ofPaper}`,
    `(?:necesit\\p{L}+|ocup\\p{L}+|quisiera|quiero|me falta)(?: (?:tambien|todavia))? (?:una )?copias? (?:de|del)${ofPaper}`,
    `(?:il (?:me|nous) (?:faut|faudrait)|j'ai(?: aussi)? besoin d'|j'aurais(?: aussi)? besoin d'|je voudrais) ?(?:aussi )?une copie (?:de|du|des)${ofPaper}`,
    `(?:brauch\\p{L}*|benotig\\p{L}*|hatten?)(?: (?:ich|wir|gerne?|noch|bitte|dringend|auch)){0,4} (?:eine )?kopie (?:von|vom|der|des|meine[rs]?|unsere[rs]?)${ofPaper}`,
    `kopie (?:von|vom|der|des|meine[rs]?|unsere[rs]?)${ofPaper} [^.!?]{1,40} (?:brauch\\p{L}*|benotig\\p{L}*|hatten?)(?: (?:ich|wir))?`,
  ].join('|')})(?!\\p{L})`,
  'u',
);

/** "I need the invoice by Thursday at ten", "the courier comes at ten": what is to be ready is passed on, and nobody comes for it. */
function wantsPapers(clause: Signs, { whole, mentions, language, said }: Seen): boolean {
  const wantsElse =
    (['cancel', 'book', 'move', 'appointment'] as const).some((one) => whole.cue(one)) ||
    mentions.services.some((one) => one.score >= plainlyNamed && mentions.wishes.length > 0);
  if (mentions.staff.length > 0) return false;
  const sends = () =>
    (sendsPaper.test(clause.folded) || wantsCopy.test(clause.folded)) &&
    (!said.includes('?') || copyOf.test(clause.folded));
  if (!wantsElse && sends()) return true;
  const isOf = ({ start }: { start: number }) => ofWhat.test(foldCue(said.slice(0, start)));
  if (mentions.wishes.length === 0 || !mentions.services.every(isOf)) return false;
  if (cueOf('appointment', whole.folded.replace(paperOf, ' '), language) || comesFor.test(whole.folded)) return false;
  return needsPaper.test(clause.folded) || readyBy.test(clause.folded) || courier.test(clause.folded);
}
