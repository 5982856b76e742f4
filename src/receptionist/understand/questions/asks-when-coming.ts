// "When's the guy coming?", "who's coming Thursday?", "when's my lesson?": the caller's own visit is asked after, without a word for it.
// Four languages, over folded text, in which `@` stands for somebody of the staff.
import { foldCue } from '../cues/cue.ts';
import type { Seen, Wants } from '../seen.ts';

const anyOf = (...patterns: readonly string[]) => new RegExp(`(?<![\\p{L}'])(?:${patterns.join('|')})(?!\\p{L})`, 'u');

const whenEn = '(?:when|(?:about |around )?what (?:time|day)|which day|how soon)';
const worker =
  '(?:guys?|man|men|lady|woman|girl|boys|fell(?:a|ow)|person|people|crew|team|tech(?:nician)?s?|plumbers?|electricians?|cleaners?|maids?|movers?|painters?|roofers?|installers?|inspectors?|instructors?|teachers?|tutors?|drivers?|trainers?|workers?|repair(?:m[ae]n| guy)|handym[ae]n|mechanics?|gardeners?|landscapers?|groomers?|therapists?|nurses?|appraisers?|estimators?|contractors?|exterminators?|sweeps?|tuners?|truck|van)';
const comerEn = `(?:he|she|they|you(?: guys| all| folks| people)?|y'?all|some(?:body|one)|any(?:body|one)|(?:the|that|your|my|our|this) (?:\\p{L}+ )?${worker}|@)`;
const comesEn =
  "(?:com(?:e|es|ing)|(?:get|gets|getting|be) (?:out )?here|arriv(?:e|es|ing)|show(?:ing|s)? up|(?:stop|swing)(?:ping|ing)? by|be (?:at|out at) (?:my|our)|(?<=(?:is|are|'s|'re) (?:\\p{L}+ ){1,4})due)(?! (?:in|back in|out with|up with|with|back to|from|to (?:the|town|a))(?!\\p{L}))";
const meantToEn =
  '(?: (?:supposed|going|scheduled|meant|planning|set|due) to| gonna| actually| still| again| even| exactly)*';
const wonderEn =
  '(?:(?:to )?(?:know|find out|check|see|ask|remember|confirm)|forg[eo]t|not sure|wondering|tell me|no idea|(?<!call me and )(?<!just )let me know)(?: about| exactly)?';

const comerEs =
  '(?: (?:el|la|los|las|su|sus|alguien|ustedes|usted|ellos|ella|@)(?!\\p{L})(?! (?:pedidos?|piezas?|repuestos?|refaccion\\p{L}*|paquetes?|resultados?|lentes|partes?|envios?)))?';
const wannEn = '(?:wann|um wie ?viel uhr|an welchem tag|welchen tag|zu welcher zeit)';

/** Somebody is to come to the caller. */
const comesToThem = anyOf(
  `${whenEn}(?:'s|'re|'ll| is| are| was| were| will| does| do| did)(?: you (?:think|say))? ${comerEn}(?: be)?${meantToEn} ${comesEn}`,
  `${wonderEn} ${whenEn} ${comerEn}(?:'s|'re|'ll| is| are| was| were| will)?(?: be)?${meantToEn} ${comesEn}`,
  `(?:is|are) ${comerEn}(?: \\p{L}+)? coming(?: out| over| by| here)?(?= (?:today|tomorrow|tonight|this|on|at|in the|for my|to my|or|\\p{L}+day)(?!\\p{L})|\\P{L}*$)`,
  `who(?:'s|s| is| will be| are you)(?: (?:it that's|the one|that's|sending))? (?:coming|sending)(?: out| over| by| here)?(?! (?:in|back|with|from)(?!\\p{L}))`,
  `(?:a que hora|como a que hora|que dia|cuando|para cuando|hasta que hora)(?: es que)?(?: me| nos)? ?(?:viene[ns]?|llega[ns]?|pasa[ns]?|va[ns]? a (?:venir|llegar|pasar)|vendran?|llegaran?|pasaran?)(?= *(?:[?.,!]|$)| (?:el|la|los|las|a|al|para|por (?:mi|la) casa|manana|hoy|su|sus|alguien|ustedes|usted|ellos|@))${comerEs}`,
  '(?<!(?:el|ella|ellos|ellas|alguien|@) )quien(?:es)? (?:viene[ns]?|va[ns]? a venir|vendra|me toca)(?= *(?:[?.,!]|$)| (?:el|a|manana|hoy|esta|este|para))',
  "(?:a quelle heure|vers quelle heure|quand|quel jour)(?: est-ce que| est-ce qu'| c'est que)? ?(?:(?:il|elle|ils|elles|vous|on|quelqu'un|le|la|les|votre|@)(?: \\p{L}+){0,2} )?(?:vient|viennent|viendra|passe|passent|passera|arrive|arrivent|arrivera|venez|passez|arrivez|doi(?:t|vent|vez) (?:venir|passer|arriver))(?!(?: \\p{L}+)* (?:la commande|le colis|les pieces))",
  '(?:il|elle|ils|elles|vous|on|@|le \\p{L}+|la \\p{L}+|votre \\p{L}+) (?:vient|viennent|passe|passent|arrive|arrivent|venez|passez|arrivez) (?:quand(?! (?:bien )?meme)|a quelle heure|vers quelle heure|quel jour)',
  "(?<!(?:elle|lui|eux|elles|celui|celle|ceux|quelqu'un|personne|@) )qui (?:vient|passe|va venir|va passer)(?= *(?:[?.,!]|$)| (?:demain|aujourd'hui|lundi|mardi|mercredi|jeudi|vendredi|samedi|ce|le|a|chez))",
  `${wannEn}(?: genau| denn| ungefahr)? (?:kommt|kommen|kommst)(?: denn| nun| jetzt| eigentlich)? (?:der|die|ihr(?:e)?|er|sie|jemand|man|@|morgen|heute|am|noch)(?! (?:lieferung|bestellung|ware|teile?|paket|ersatzteile?|ergebnisse?)(?!\\p{L}))`,
  `(?:wissen|fragen|erfahren|sagen|sicher|vergessen),? ${wannEn} (?:der|die|ihr(?:e)?|er|sie|jemand|@)(?: \\p{L}+){0,4} (?:kommt|kommen)`,
  'wer kommt(?: denn| da| eigentlich)?(?= *(?:[?.,!]|$)| (?:am|morgen|heute|zu|denn|noch|diese|nachste))',
);

const noVisit =
  '(?!(?:\\p{L}+ )?(?:orders?|packages?|payments?|bills?|invoices?|refunds?|deposits?|balance|rent|results?|glasses|contacts|prescriptions?|cars?|trucks?|bikes?|phones?|warranty|turn|parts?|insurance|pedido|pago|factura|resultados?|lentes|carro|coche|receta|garantia|commande|colis|paiement|facture|voiture|lunettes|garantie|bestellung|rechnung|auto|wagen|brille|zahlung|geburtstag|birthday|anniversaire|cumpleanos)(?!\\p{L}))';
const again = '(?: (?:again|next|already|exactly|scheduled|booked|set|for|supposed to be|meant to be|at))*';
const daysEn = '(?: (?:today|tomorrow|this week|next week|on \\p{L}+day|\\p{L}+day))?';

/** Something of the caller's own, by its name. */
const ofTheirOwn = anyOf(
  `(?:when|what (?:time|day))(?:'s|s| is| was)(?: it)? (?:my|our) ${noVisit}\\p{L}+(?: \\p{L}+){0,2}?${again}${daysEn}(?= *(?:[?.,!]|$))`,
  `(?:when|what (?:time|day))(?: am i| are we|'m i) (?:supposed to |meant to |scheduled to |going to )?(?:coming in|come in|come|be there|scheduled|booked|in|on|up)${again}${daysEn}(?= *(?:[?.,!]|$))`,
  `${wonderEn} (?:when|what (?:time|day)) (?:my|our) ${noVisit}\\p{L}+(?: \\p{L}+){0,2}? (?:is|was)(?!\\p{L})`,
  `i(?: (?:think|believe) i)?(?: have| got|'ve got) (?:something|an appointment|one)(?: \\p{L}+){0,3},?(?: but)?(?: i'm| i am| i)? (?:not sure|don't (?:know|remember)|forgot) (?:when|what time|what day)`,
  `(?:cuando|que dia|a que hora)(?: es que)? (?:me|nos) toca(?! (?:pagar|firmar)(?!\\p{L}))`,
  `(?:cuando|que dia|a que hora) (?:es|era|seria|tengo|tenemos)(?: el| la)? (?:mi|nuestra|nuestro) ${noVisit}\\p{L}+`,
  "(?:cuando|quand) (?:est|c'est)(?: deja)? (?:mon|ma|notre) ",
  `(?:mon|ma|notre) ${noVisit}\\p{L}+(?: de \\p{L}+)?,? (?:c'est|est) (?:quand|a quelle heure|quel jour)`,
  `(?:rendez-vous|rdv)[^.!]*,? c'est (?:quand|a quelle heure|quel jour)`,
  "c'est (?:quand|a quelle heure|quel jour) (?:mon|ma|notre) |(?:a quelle heure|quel jour|quand) (?:est|c'est|tombe) (?:mon|ma|notre) (?:rendez-vous|rdv|cours|seance|lecon|soin)|(?:savoir|demander|souviens (?:plus|pas)|rappelez-moi|oublie) (?:a quelle heure|quand|quel jour) (?:c'est|est mon|est ma|j'ai|on a|etait)",
  `${wannEn}(?: genau| denn| noch)? (?:ist|war|habe?n? (?:ich|wir)|hab ich|bin ich|sind wir)(?: (?:noch|mal|denn|nochmal|wieder|eigentlich))* (?:dran|(?:mein|unser)\\p{L}* ${noVisit}\\p{L}+)`,
  `${wannEn} (?:mein|unser)\\p{L}* ${noVisit}\\p{L}+(?: \\p{L}+){0,3} (?:ist|war)(?!\\p{L})|${wannEn} ich (?:noch mal |wieder |\\p{L}+ )?(?:dran bin|da sein (?:muss|soll)|kommen (?:muss|soll)|meinen termin habe)`,
);

/** Whoever gives it up, puts it off or wishes for one asks for more than when it is. */
const wantsMore = ['cancel', 'move', 'book', 'message', 'late'] as const;

/** That their visit be told; null where none of their own is asked after. */
export function asksWhenComing({ heard, said, whole, mentions, clauses }: Seen): Wants | null {
  const { frames, refusals, asked } = heard.state;
  const isFree = frames.length === 0 && (asked === null || asked === 'more' || asked === 'reason');
  if (!isFree || refusals > 0 || wantsMore.some((one) => clauses.some(({ cue }) => cue(one)))) return null;
  const folded = foldCue(
    mentions.staff
      .toSorted((one, other) => other.start - one.start)
      .reduce((text, { start, end }) => `${text.slice(0, start)}@${text.slice(end)}`, said),
  );
  const comes = heard.business.services.some((one) => one.needsAddress);
  const isToThem = (comes || toThem.test(folded)) && comesToThem.test(folded);
  if (!isToThem && !ofTheirOwn.test(folded)) return null;
  const start = { do: 'start', flow: 'appointments' } as const;
  return {
    commands: whole.cue('greet') ? [{ do: 'greet' }, start] : [start],
    flows: new Set(['appointments']),
    asks: [],
    final: false,
  };
}

/** "Zu mir": also where most callers are received. */
const toThem = anyOf(
  'to (?:me|us|my|our)|(?:at|by) my (?:house|place|home)|a mi casa|por mi casa|chez (?:moi|nous)|zu (?:mir|uns)|bei (?:mir|uns)',
);
