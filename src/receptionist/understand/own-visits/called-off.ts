// Words of calling off that call nothing off, and the other way round: who asks whether they may cancel later, who asks whether it is
// cancelled, whose own meeting was; and "scrap that", said of a visit that is told. Four languages, over folded text.

import { foldCue } from '../cues/cue.ts';
import { handsOver } from '../kind-words.ts';
import type { Kind } from '../kinds.ts';
import type { Seen } from '../seen.ts';
import { servicesIn, surelyNamed } from '../services/near.ts';
import type { Signs } from '../signs.ts';
import { sentenceOf } from '../text/sentences.ts';
import { asksIfMayCancel } from './cancels-if.ts';
import { hasTimeOff } from './time-off.ts';

const words = (list: string) => new RegExp(`(?<![\\p{L}\\d])(?:${list})(?![\\p{L}\\d])`, 'u');

const later =
  "later(?! (?:today|this|on))|if (?!(?:that|it)(?:'s| is)|you (?:can|could|don)|possible|not)|in case|(?:something|smth|sth|anything|things?) (?:comes|came) up|for free|free of charge|without (?:a |any )?(?:fee|paying|charge|penalty)|last[- ]minute|short notice|any ?time|whenever|up to|the day before";
const despues =
  'despues|luego|mas tarde|mas adelante|si (?!es posible|se puede|no hay|puede)|en caso|sin (?:costo|cargo|coste|pagar|multa)|gratis|ultimo momento|ultima hora|surge|cuando (?:uno |una |yo )?(?:quiera|quiero|queramos)|en cualquier momento';
const plusTard =
  "plus tard|apres coup|si (?!c'est|possible|vous pouvez)|s'il (?!vous)|en cas|sans (?:frais|payer)|gratuit\\p{L}*|derniere minute|imprevu|empechement|quand (?:on|je) veu[tx]|n'importe quand|a tout moment";
const spater =
  'spater|wenn (?!(?:das|es) (?:geht|moglich)|moglich)|falls|im notfall|kostenlos|kostenfrei|ohne (?:kosten|gebuhr)|kurzfristig|dazwischenkommt|jederzeit|wann (?:ich|man|wir) (?:will|wollen|mochte)';
const about = (ask: string, verb: string, then: string) =>
  `(?:${ask})(?!\\p{L})[^.!?]{0,40}?(?<!\\p{L})(?:${verb})(?!\\p{L})[^.!?]{0,60}?(?<!\\p{L})(?:${then})|(?:${ask})(?!\\p{L})[^.!?]{0,30}?(?<!\\p{L})(?:${then})(?!\\p{L})[^.!?]{0,30}?(?<!\\p{L})(?:${verb})`;
const mayCancel = words(
  [
    about(
      '(?:can|could|may|might|would|will) (?:i|we)|am i able to|is it (?:possible|ok|okay) to',
      'cancel|call it off|back out',
      later,
    ),
    "(?:if|in case) (?:i|we)(?:'d| would| should)? (?:(?:have|need|want|had|needed|wanted|happen) to )?(?:cancel|back out|call it off)",
    about('puedo|podria|podemos|se puede|podre', 'cancelar(?:la|lo)?|anular(?:la|lo)?', despues),
    'si (?:tengo|tuviera|tuviese|necesito|debo|quiero|tenemos)(?: que)? (?:cancelar|anular)(?:la|lo)?',
    about(
      'puis-je|(?:je|on) (?:peux|peut|pourrai|pourrais|pourra)|peut-on|pourrais-je',
      "annuler|l'annuler|decommander",
      plusTard,
    ),
    "si (?:je|j'|on|nous) ?(?:dois|devais|doit|devions|veux|voulais|ai besoin d')? ?(?:l')?annuler?",
    about('(?:kann|konnte|darf|durfte) (?:ich|man|wir)|konnen wir', '(?:ab)?sagen|absagen|stornieren', spater),
    '(?:wenn|falls) (?:ich|wir)(?: \\p{L}+){0,4} (?:absagen|stornieren) (?:muss|mussen|musste|mochte|will)',
  ].join('|'),
);

/** "Can I cancel later if something comes up?": asks for the rule, with or without a question mark, and cancels nothing. */
export const asksWhetherMayCancel = (folded: string): boolean => mayCancel.test(folded);

const cancelled = '(?:cancell?ed|cancelad[oa]s?|anulad[oa]s?|annulee?s?|storniert|abgesagt)';
const wanted =
  '(?:want|wants|need|needs|like|have|get|please|can|could|quiero|quisiera|necesito|voudrais|veux|aimerais|mochte|will|hatte|bitte)(?!\\p{L})[^.!?]{0,40}';
const toldCancelled = new RegExp(`(?<!\\p{L})${cancelled}(?!\\p{L})`, 'u');
const wantedCancelled = new RegExp(
  `(?<!\\p{L})(?:cancel|cancelar|cancele\\p{L}*|anular|anule\\p{L}*|annuler|annulez|stornieren|absagen)(?!\\p{L})|(?<!\\p{L})${wanted}${cancelled}`,
  'u',
);

/** "So the review is cancelled and the consultation booked?": asks what was done. */
export const asksWhetherCancelled = (folded: string): boolean =>
  toldCancelled.test(folded) && !wantedCancelled.test(folded);

const isCancelled = new RegExp(
  `(?<!\\p{L})(?:is|are|'s|been|esta|estan|queda|quedo|est|sont|ist|sind)(?: (?!not|pas|nicht|noch)\\p{L}+)? ${cancelled}(?!\\p{L})`,
  'u',
);

/** "So Thursday's is cancelled, and …", told once one was: what was done is gone through, and no other one is called off. */
export const tellsOfDone = (clause: Signs, { heard }: Seen): boolean =>
  heard.state.done.some(({ did }) => did === 'cancelled') &&
  isCancelled.test(clause.folded) &&
  asksWhetherCancelled(clause.folded);

const errand =
  'meeting|flight|trip|game|shift|class|concert|plans?|date|train|interview|conference|call|ride|event|party|gig|vacation|practice|school|rehearsal|tour|match|dinner|lunch|ferry|bus';
const ownCancelled = words(
  [
    `(?:my|our|his|her|the|their) (?:\\p{L}+ ){0,2}(?:${errand}) (?:(?:just|suddenly|actually|all) )?(?:(?:got|was|were|is|are|'s|has|have|been|just|suddenly|all) )+(?:cancell?ed|called off|postponed)`,
    "(?:my|our|his|her|the|their) (?:[\\p{L}'-]+ ){1,3}(?:(?:just|suddenly|up and|has|had) ){0,2}(?:cancell?ed|bailed|backed out|flaked|dropped out) (?:out )?on (?:me|us|him|her|them)",
    "(?:my|our|his|her|their|the) (?:[\\p{L}'-]+ ){1,2}(?:(?:just|suddenly|up and|went and|has|had) ){0,2}(?:cancell?ed|called off|sent away) (?:his|her|their|its) (?:\\p{L}+ )?(?:guys?|crew|people|contractors?|plumbers?|electricians?|handym[ae]n|techs?|mechanics?|cleaners?|roofers?|painters?|dentist|doctor|vet|stylist|trip|flight|order|party|contract|plans?|shift|class|meeting|service plan)",
    '(?:mi|nuestr[oa]|el|la) \\p{L}+ (?:ya )?(?:(?:le )?cancelo|corrio|despidio) (?:a )?(?:su|al) (?!cita|visita|reserva|turno)\\p{L}+',
    "(?:mon|ma|notre|le|la) (?:[\\p{L}']+ ){1,2}a (?:annule|decommande|congedie) (?:son|sa|ses|leur) (?!rendez|rdv|visite|reservation|seance)\\p{L}+",
    '(?:mein\\p{L}*|unser\\p{L}*|der|die) \\p{L}+ hat (?:sein|ihr)\\p{L}* (?!\\p{L}*(?:termin|besuch|buchung)(?!\\p{L}))\\p{L}+ (?:wieder )?(?:abgesagt|abbestellt|storniert)',
    'noise[- ]?cancell?\\p{L}*',
    '(?:mi|el|la|nuestr[oa]) (?:\\p{L}+ ){1,2}(?:me|nos) (?:cancelo|quedo mal|dejo plantad[oa]s?)',
    "(?:mon|ma|notre|le|la) (?:[\\p{L}']+ ){1,2}(?:m'a|nous a) (?:annulee?s?|lachee?s?|plantee?s?|fait faux bond)",
    '(?:se (?:me |nos )?cancelo|(?:me|nos) cancelaron|cancelaron|suspendieron) (?:mi|mis|la|el|nuestr[oa]|un|una) (?!cita|visita|turno|reserva)\\p{L}+|(?:mi|nuestr[oa]|el|la) (?!cita|visita|reserva)\\p{L}+ (?:se cancelo|fue cancelad[oa]|se suspendio)',
    "(?:mon|ma|notre|mes|le|la) (?!rendez|rdv|visite|reservation|seance)\\p{L}+ (?:a|ont|vient) (?:d'etre |ete )(?:annulee?s?|reportee?s?)|(?:mon|ma|notre) (?!rendez|rdv|visite|reservation|seance)\\p{L}+ est annulee?",
    '(?:mein\\p{L}*|unser\\p{L}*|der|die|das) (?:(?:alter?|bisherige[rn]?|letzter?|anderer?|voriger?|eigentlicher?) )?(?!\\p{L}*(?:termin|besuch|buchung)(?!\\p{L}))\\p{L}+ (?:ist|sind|wurde|wurden|hat)(?: \\p{L}+){0,2} (?:ausgefallen|abgesagt|gestrichen|storniert)',
  ].join('|'),
);

/** "My meeting got cancelled": tells why there is time, and is of no visit here. */
export const tellsOfOwnCancelled = (folded: string): boolean => ownCancelled.test(folded);

const expected = words(
  [
    "(?:you|they|someone|somebody|your \\p{L}+|he|she)(?: guys| fellas| folks| all| people| lot)? (?:(?:were|was|are|is|'re|'s)(?: all)? (?:coming|supposed to|meant to|due|going to come|gonna come|scheduled|booked)|had (?:me|us) (?:down|booked))",
    "(?:i'm|i am|i was|we're|we were|we are) (?:down|booked|scheduled|due|(?:coming )?in (?:today|tomorrow|on))|(?:you )?(?:have|got|had) (?:me|us) (?:down|booked)",
    '(?:ustedes )?(?:iban|van|tenian|quedaron) (?:a venir|a pasar|que venir|de venir|en venir)',
    'vous (?:deviez|devez|alliez) (?:\\p{L}+ )?(?:passer|venir)',
    '(?:sie|ihr) (?:wollten|solltet|sollten|wolltet)(?: \\p{L}+){0,4} (?:kommen|vorbeikommen)',
  ].join('|'),
);
const off = words(
  [
    "(?:scrap|scratch|forget|nix|bin|skip|drop|kill|call off|never ?mind) (?:that|it|this|about it|about that|the whole thing|the visit)|no need (?:for you )?to come|(?:don'?t|needn'?t|do not) (?:bother|(?:need|have) to come|come)",
    'ya no (?:hace falta|es necesario|se necesita)|no vengan|olviden?lo|dejenlo|borren?lo',
    "laisse[zr]? tomber|(?:ce n'est|c'est) (?:plus|pas) la peine|plus besoin|ne venez (?:pas|plus)|(?:oubliez|on oublie) (?:ca|cela)|(?:enleve|retire|raye|efface)[zr]?(?:-(?:le|la|moi ca))",
    'hat sich erledigt|streichen sie (?:das|es|ihn)|nicht mehr (?:notig|kommen)|brauchen (?:sie )?nicht (?:mehr )?(?:zu )?kommen|vergessen sie (?:das|es)',
  ].join('|'),
);

/** "You were coming out tomorrow … just scrap that": the clause calls off the visit that the whole tells of, or that it names itself. */
export const callsOffVisit = (clause: string, whole: string, namesVisit = false): boolean =>
  off.test(clause) && (namesVisit || expected.test(whole));

/** Nothing stands behind it but a courtesy: "ya no hace falta que confirmen" is no visit given up. */
const nothingMore = (...courtesies: string[]) => `(?=(?:,? (?:${courtesies.join('|')}))*\\P{L}*(?:[,.!;]|$))`;
const dropped = new RegExp(
  [
    `(?:(?:^|[,.;!:])\\P{L}*(?:(?:so|then|but|well|ok(?:ay)?|actually|please|just)\\P{L}+)*|(?<!\\p{L})(?:so|please|let's|go ahead and|you(?:'d)? (?:can|could|may|should|better|might as well|can just)) (?:please |just )?)(?:scrap|scratch|nix|bin|drop|kill|lose|strike) (?:that(?: one)?|it|this(?: one)?)${nothingMore('please', 'for me', 'then', 'thanks', 'thank you', '(?:off|from) (?:the|your) (?:books?|calendar|schedule|list)')}`,
    `(?:(?:^|[,.;!:])\\P{L}*|(?<!\\p{L})(?:asi que|entonces|por eso|pero|y|la (?:cita|visita)) )(?:ya no (?:hace falta|es necesario|se necesita)|ya no vengan|no vengan)${nothingMore('por favor', 'gracias', 'entonces', 'que vengan', 'ese dia', 'la (?:cita|visita)')}`,
    `(?<!\\p{L})(?:borren?la|tachen?la|quiten?(?:la|me))${nothingMore('por favor', 'gracias', 'entonces', 'de ahi', 'de(?: la|l) (?:agenda|calendario)')}`,
    `(?<!\\p{L})(?:(?:ce n'est|c'est) plus la peine|plus besoin)${nothingMore('merci', 'du coup', 'de (?:venir|passer)', "s'il vous plait")}`,
    `(?<!\\p{L})(?:enleve|retire|raye|efface)[zr]?-(?:le|la|moi(?: ca)?)${nothingMore('merci', 'du coup', "s'il vous plait", "(?:de l'|du )(?:agenda|planning|calendrier)")}`,
    `(?<!\\p{L})(?:(?:das|es|er|der|(?:der|mein|dieser) (?:termin|besuch)) hat sich(?: damit| leider| schon)?|hat sich (?:das|der termin|mein termin)(?: damit| leider)?) erledigt${nothingMore('danke')}`,
    `(?<!\\p{L})(?:streichen sie (?:das|es|ihn|den|mich)|nehmen sie (?:das|es|ihn|mich)(?: bitte| da| dann)* (?:raus|heraus))${nothingMore('bitte', 'danke', 'da', 'dann', 'raus', 'wieder', 'aus dem (?:kalender|plan)')}`,
  ].join('|'),
  'u',
);

/** "So you better scratch that", of a visit that was told; "never mind" and "forget it" may take back the breath alone. */
export const dropsTold = (folded: string): boolean => dropped.test(folded) || thatOne.test(folded);
/** Of the visit by "one": "forget that one". */
const thatOne =
  /^(?!.*(?<!\p{L})(?:not|don't|never)(?!\p{L})).*(?<!\p{L})(?:forget|skip) (?:that|this|about that) one(?!\p{L})/u;

const dropping =
  /^(?:.*[,;] (?=(?:so|and|then|but)(?!\p{L})))?(?:\P{L}*(?:so|and|then|but|please|just|can you|could you|you can|let's|go ahead and)(?!\p{L}))*\P{L}*(?<verb>scrap|scratch|skip|drop|kill|nix|take) (?:the|my) (?<rest>.+)$/u;

/** "I'm in tomorrow for both, so scratch the oil change": of the visits that are told, the one that is named right behind. */
function dropsService(clause: Signs, { heard, language, whole }: Seen): boolean {
  if (clause.negated || clause.cue('book') || clause.cue('want') || !expected.test(whole.folded)) return false;
  const { verb, rest = '' } = dropping.exec(clause.folded)?.groups ?? {};
  return servicesIn(rest, language, heard.business).some(
    ({ start, end, score }) =>
      start === 0 && score >= surelyNamed && (verb !== 'take' || /^ off(?!\p{L})/u.test(rest.slice(end))),
  );
}

/**
 * "2 o'clock. I've got gel on that has to come off": what is handed over, or told beside the hour that is chosen for what is not in the
 * diary yet, or when somebody has a day off, calls nothing off, however alike it sounds.
 */
export function onlySoundsOff(clause: Signs, { heard, mentions }: Seen): boolean {
  if (handsOver.test(clause.folded) || hasTimeOff(clause.folded)) return true;
  const { frames, done } = heard.state;
  const chooses = mentions.wishes.some(({ wish }) => wish.time !== undefined && wish.excluded !== true);
  return frames.at(-1)?.flow === 'book' && done.length === 0 && chooses && !clause.cue('appointment');
}

/** "I'd like to cancel, and no, I don't want to rebook": what is denied is another visit. */
const noOther = words(
  "(?:no need to|no|without|(?:don't|do not|not going to|won't) (?:want to|need to|have to)?) ?(?:re-?book\\p{L}*|resched\\p{L}*)|(?:don't|do not) (?:want|need) (?:a|an|any)(?:other| new| different) (?:one|time|appointment|date)|no (?:quiero|necesito|hace falta|hay que) (?:otra (?:cita|fecha|hora)|reagendar\\p{L}*|reprogramar\\p{L}*|cambiarl[ao])|(?:pas|sans)(?: besoin)?(?: de| d')? ?(?:reprogrammer|reporter|le reporter|(?:un )?autre rendez-vous|reprendre (?:un )?rendez-vous)|(?:brauche|will|mochte) (?:\\p{L}+ )?keinen (?:neuen|anderen|ersatz\\p{L}*)",
);

/** What a clause of calling off is for; null: for nothing here. Undefined where it is none, or is what it says. */
export function calledOff(clause: Signs, seen: Seen, isQuestion: boolean, bare: boolean): Kind | null | undefined {
  const { heard, whole, mentions, said } = seen;
  const isFree = heard.state.frames.length === 0;
  if (tellsOfOwnCancelled(clause.folded)) return null;
  const dated = mentions.wishes.some(({ wish }) => wish.date !== undefined || wish.time !== undefined);
  const { start, end } = sentenceOf(clause, said);
  const sentence = foldCue(said.slice(start, end));
  if (!bare && ((!dated && asksWhetherMayCancel(sentence)) || asksIfMayCancel(sentence))) return 'ask';
  if (heard.state.done.length > 0 && isQuestion && asksWhetherCancelled(clause.folded))
    return isFree ? 'appointments' : null;
  if (tellsOfDone(clause, seen)) return null;
  if (bare || !isFree) return undefined;
  if (dropsService(clause, seen)) return 'cancel';
  if (clause.cue('cancel') && noOther.test(whole.folded)) return 'cancel';
  const inside = (one: { start: number; end: number }) => one.start < end && start < one.end;
  // "A cleaning on Thursday at ten, no, scratch that, make it an exam": the wish of this breath is put right, and no visit called off.
  const isWished = seen.clauses.some((one) => one.start <= clause.start && (one.cue('book') || one.cue('want')));
  if (isWished && !expected.test(whole.folded)) return undefined;
  const namesVisit = mentions.services.some(inside) && mentions.wishes.some(inside);
  return callsOffVisit(clause.folded, whole.folded, namesVisit) ? 'cancel' : undefined;
}
