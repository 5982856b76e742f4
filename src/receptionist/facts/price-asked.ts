// What a price is asked of, where the words alone would mislead: the thing that is talked about ("one like that"), a child beside
// the rest of a party, a fee that hangs on a condition, or no price at all, though the word is said.
import type { Business } from '../business.ts';
import { tokenize } from '../models/text.ts';
import { foldCue } from '../understand/cues/cue.ts';

/** "Taken as part of the price of a new one", "off the price": speaks of a price, and asks for none. */
export const onlySpeaksOfPrice =
  /(?<!\p{L})(?:(?:as )?part of the price|(?:comes?|coming|included?|covered|in) (?:with|in|by|under) the (?:[\p{L}\d-]+ ){0,3}(?:price|cost)|(?:va|van|viene[n]?|entra[n]?|incluid[oa]s?) (?:incluid[oa]s? )?(?:en|con) el (?:precio|costo)|(?:comprise?s?|inclus\p{L}*) dans le (?:prix|tarif)|im preis (?:\p{L}+ ){0,4}(?:enthalten|inbegriffen|drin|dabei|inklusive)|(?:enthalten|inbegriffen|inklusive) im preis|(?:off|toward|towards|against) the (?:price|cost)|(?:como )?parte del precio|a cuenta del precio|une partie du prix|en deduction du prix|deduit du prix|(?:als )?teil des (?:preises|kaufpreises)|(?:mit dem|auf den) (?:kauf)?preis (?:verrechn|angerechn|anrechn)\p{L}*)(?!\p{L})/u;

/** "Who would come out to give me a price?": a person is asked after; whoever asks who can say it wants the price. */
export const whoTellsPrice =
  /^\P{L}*(?:(?:and|so|hi|hello|y|et|und|hola|bonjour|hallo)\P{L}+)*(?:who(?:'s|'ll|'d)? (?:would|will|does|is|comes?|coming|(?:can|could|should) (?:come|stop|drive|drop|swing)|gives?|makes?|handles?|do i|am i|gonna|going)(?!.*(?<!\p{L})(?:how much|cheap\p{L}*|cost me|know|tell|say|ask)(?!\p{L}))(?: [\p{L}']+){0,9} (?:price|quote|cost)s?|quien(?:es)? (?:(?:me |nos )?(?:vendria|viene|va|hace|da))(?!.*(?:cuanto|decir|(?<!\p{L})sabe))(?: \p{L}+){0,9} (?:precio|presupuesto|cotizacion)|qui (?:vient|viendrait|viendra|va|(?:me |nous )?fait|s'occupe)(?!.*(?:combien|(?<!\p{L})dire))(?: [\p{L}']+){0,9} (?:prix|devis)|wer (?:kommt|kame|wurde|macht|erstellt)(?!.*(?:wie ?viel|(?<!\p{L})(?:sagen|wissen)))(?: \p{L}+){0,9} (?:preis|angebot|kostenvoranschlag))(?!\p{L})/u;

/** "Do I have to see the doctor before I can get a massage?": whether something comes first. */
export const asksIfNeeded =
  /(?<!\p{L})(?:(?:do|would|will|should|must) (?:i|we|they|he|she)(?: \p{L}+)? (?:have to|need|gotta|get)|must (?:i|we)|tengo que|hay que|necesito|hace falta|dois-je|faut-il|je dois|il faut|muss (?:ich|man)|brauche ich)(?!\p{L})(?=.*(?<!\p{L})(?:before|first|beforehand|prior|antes|primero|avant|d'abord|vorher|zuerst|bevor)(?!\p{L}))/u;

/** A sum is asked for, and not when it is paid or whether anything is. */
export const asksAmount =
  /(?<!\p{L})(?:how much|what(?:'?s| is|'ll| will| would| does| do) (?:that|it|this|they|you)(?: guys)?(?: \p{L}+){0,3} (?:run|cost|charge|come to|set)|cuanto|combien|wie ?viel|was (?:kostet|kosten|wird|wurde|macht))(?!\p{L})(?!.*(?<!\p{L})(?:free|gratis|gratuit\p{L}*|kostenlos|umsonst)(?!\p{L}))/u;

/** Both prices are wanted as one. */
export const together =
  /(?<![\p{L}])(?:together|total|both|combined|altogether|in all|juntos|juntas|en total|los dos|las dos|ensemble|au total|les deux|zusammen|insgesamt|beides?)(?![\p{L}])/u;

/** "A return like that", "uno así", "une comme ça", "so eine": the one that is talked about. */
export const pointsAtTalk =
  /(?<!\p{L})(?:like (?:that|this)|(?:that|this) (?:kind|sort|type) of|(?:of )?(?:that|this) (?:kind|sort)|such an?|(?:una?|algo|cosa) (?:\p{L}+ )?asi|asi una?|como (?:es[eao]|est[eao])|de ese tipo|(?:une?|quelque chose) (?:\p{L}+ )?(?:comme (?:ca|cela|celui-la|celle-la)|pareille?)|de ce (?:genre|type)|so (?:eine?[nrms]?|was|etwas)|solch(?:e[nrms]?)?|dieser art)(?!\p{L})/u;

/** "Just the first one", "solo la primera vez": the one that is being booked. */
export const firstOfTalk =
  /(?<!\p{L})(?:(?:just|only|at least|solo|nada mas|solamente|seulement|juste|nur|erst ?mal) )?(?:for |para |pour |fur )?(?:the|that|this|la|el|esa|ese|le|cette|die|das|der|den) (?:very )?(?:first|primer[oa]?|premiere?|erste[nrms]?)(?: (?:one|visit|time|session|appointment|meeting|vez|cita|visita|sesion|fois|rendez-vous|seance|mal|termin|besuch|sitzung))?(?!\p{L})/gu;

/** Whom of a party it is for: their age and kinship name no other service. */
export const forWhomWords = new Set(
  'von for de kid kids child children toddler baby son daughter boy girl year years old yr yrs under age aged each also two three four five six seven eight nine ten eleven twelve adult adults senior seniors nino nina ninos ninas hijo hija hijos hijas bebe ano anos edad menor menores adulto adultos dos tres cuatro cinco seis siete ocho nueve diez once doce enfant enfants fils fille filles bebe ans age agee adulte adultes deux trois quatre cinq sept huit neuf dix onze douze kind kinder kindes sohn tochter baby jahr jahre jahren jahriges jahrigen alt erwachsene erwachsener zwei drei vier funf sechs sieben acht neun zehn elf zwolf'.split(
    ' ',
  ),
);

/** "If you end up fixing it, do I still pay for the checking?": the list says the fee, and not what becomes of it. */
export const hangsOnCondition =
  /(?<!\p{L})(?:still (?:pay|owe|have to pay|be charged|charge)|(?<!(?<!\p{L})(?:how much|what (?:do|did|would|will)|cuanto|combien|was|wie ?viel)(?: [\p{L}']+){0,6} )(?:pay|paying|charged?)(?: \p{L}+){0,3} (?:twice|(?:all over |over )?again|a second time|on top)|(?:taken|comes?|come) off|credited|deducted|(?:igual|todavia|de todos modos|aun asi|tambien) (?:\p{L}+ )?(?:pago|pagar|cobran|cobrarian)|(?<!(?<!\p{L})(?:how much|what (?:do|did|would|will)|cuanto|combien|was|wie ?viel)(?: [\p{L}']+){0,6} )(?:pago|pagar|cobran|cobrarian) (?:otra vez|de nuevo|nuevamente)|(?:pago|pagar|cobran|cobrarian) (?:igual|aparte|dos veces)|(?:vuelvo|volvemos|volveria|tengo que volver|hay que volver) a pagar|(?:vuelven|volverian) a cobrar|me (?:descuentan|rebajan)|(?:payer|paye|paie|facturez) (?:quand meme|en plus|deux fois)|(?<!(?<!\p{L})(?:how much|what (?:do|did|would|will)|cuanto|combien|was|wie ?viel)(?: [\p{L}']+){0,6} )(?:payer|paye|paie|facturez) (?:encore(?: une fois)?|a nouveau|de nouveau)|re(?:paye|paie|payer)|deduit\p{L}*|trotzdem (?:\p{L}+ )?(?:zahl|bezahl|berechn)\p{L}*|(?:zahl|bezahl)\p{L}* (?:ich )?(?:\p{L}+ ){0,3}(?:trotzdem|doppelt|zweimal|extra)|(?<!(?<!\p{L})(?:how much|what (?:do|did|would|will)|cuanto|combien|was|wie ?viel)(?: [\p{L}']+){0,6} )(?:zahl|bezahl)\p{L}* (?:ich )?(?:\p{L}+ ){0,3}(?:noch ?(?:ein)?mal|wieder|erneut)|(?:noch ?(?:ein)?mal|wieder|erneut) (?:be)?zahlen|angerechnet|verrechnet|(?:if|when|once) (?:i|we|you|it|they|the)(?: \p{L}+)* (?:fix|repair|book|hire|buy|go ahead|keep|cancel|have you)\p{L}*|si (?:despues )?(?:lo |la )?(?:reparan|arreglan|hago|hacemos|contrato|compro)|si (?:je|vous|on) (?:\p{L}+ )?(?:repar|achet|fai|pren)\p{L}*|wenn (?:ich|sie|wir)(?: \p{L}+){0,5} (?:repariert?e?n?|machen|kaufe|beauftrag\p{L}*|buche))(?!\p{L})/u;

/** "What does a fitting run?", "what do you want for a piercing": a price in other words, where what it is of is named. */
export const pricedOtherwise =
  /(?<!\p{L})(?:what(?:'s|s| is) (?:an?|the|one|your|that|this) (?:\p{L}+[ -]){1,5}(?:going to|gonna) (?:run|cost|come to|set (?:me|us) back)|what (?:does|do|would|will|did) (?:an?|the|one|your) (?:\p{L}+[ -]){1,5}(?:run|come to|come in at|set (?:me|us) back)(?= *[?.!]*$| me| us| for)|what (?:do|would|will|does) (?:you|u|y'all|they)(?: guys| folks| usually| normally)? (?:want|take|get|ask) (?:for|to (?!bring|know|see|hear))|(?:que|cuanto) (?:me |nos |se )?(?:piden|llevan|toman|cobran|cobrarian) por|(?:combien|que) (?:demandez|prenez)-vous pour|was (?:wollen|bekommen|kriegen) sie fur)(?!\p{L})/u;

/** "The alignment: are the tires rotated for free with it?", a pass rate, a temperature: no price of what is named. */
export const noPriceOf =
  /(?<!\p{L})(?:(?:(?:for )?free|included|complimentary|gratis|gratuit\p{L}*|incluid\p{L}*|inclus\p{L}*|kostenlos|umsonst|inbegriffen) (?:with|when|along with|con|cuando|avec|quand|mit|bei|beim|zu|zur|zum)|(?:pass|success|failure|interest|response) rates?|temperat\p{L}+)(?!\p{L})/u;

/**
 * "A discount for seniors", "cheaper if I bring three": a price that hangs on who comes, how many or when it is on sale. The list
 * has the plain one, which answers nothing of this.
 */
export const reducedFor =
  /(?<!\p{L})(?:discount\p{L}*|coupons?|promo(?:s|tions?|tional)?|(?:on|a|any|special|summer|winter|spring|holiday) sales?|price breaks?|(?:reduced|special|student|senior|military|member|group|family|kids?) (?:rates?|prices?|deals?|pricing)|seniors?|students?|veterans?|military|(?<!family )members?(?:hip)?|first responders?|teachers?|nurses?|cheaper (?:if|when|for|with)|(?:less|break|deal) (?:if|when|for (?:two|three|four|both|several|more|bringing)) (?:i|we)?|descuentos?|rebajas?|promocion(?:es)?|ofertas?|cupon(?:es)?|(?:precio|tarifa) (?:especial|reducid[oa])|jubilad[oa]s?|estudiantes?|tercera edad|militares|soci[oa]s?|mas barat[oa]s? (?:si|cuando|para|con|por)|remises?(?! en)|rabais|promotions?|tarifs? (?:reduits?|special|speciaux|etudiants?|senior)|etudiant(?:e?s)?|retraite(?:e?s)?|chomeu(?:r|se)s?|membres?(?! de (?:la|ma) famille)|adherents?|moins cher(?:e?s)? (?:si|quand|pour|avec)|\p{L}*rabatte?|\p{L}*ermassig\p{L}+|nachlass|sonderangebote?|aktion(?:en)?|senioren\p{L}*|rentner\p{L}*|student(?:en|innen)?|studierende|mitglied(?:er)?|(?:gunstiger|billiger) (?:wenn|falls|fur|bei|mit))(?!\p{L})/u;

/** "How much do I put down", "is the tip in the price", "what do I lose if I cancel", "what comes on top": beside the price, and not the price. */
export const besidePrice =
  /(?<!\p{L})(?:deposits?|down ?payments?|put (?:\p{L}+ )?down|up ?front|retainer|in advance|prices?(?: \p{L}+){0,5} (?:includes?|cover)|included? in (?:the|that|your|its) \p{L}+|(?:already )?in the price|tips?|gratuity|cancel\p{L}*|no.?shows?|pull out|call (?:it|that|this) off|(?:do|would|will|could|might) (?:i|we) lose|money (?:is |gets? |be )?(?:gone|lost|back)|refund\p{L}*|on top|surcharges?|how much (?:more|extra)|(?:is|are) (?:it|that|they) (?:any )?more(?= *[?.!]*$)|anticipos?|depositos?|senal|por adelantado|propinas?|precio (?:\p{L}+ ){0,4}incluye|incluid[oa]s? en el precio|cancel[oa]|cancel(?:ar|amos)|pierdo|perdemos|me (?:devuelven|regresan)|reembols\p{L}+|recargos?|suplementos?|cuanto mas|de mas|acompte|arrhes|d'avance|pourboires?|prix (?:\p{L}+ ){0,4}(?:inclut|comprend)|(?:inclus|compris)\p{L}* dans le (?:prix|tarif)|annul\p{L}+|je perds|on perd|rembours\p{L}+|supplements?|majoration|combien (?:de|en) plus|anzahlung|vorauszahlung|im voraus|trinkgeld|im preis|preis (?:\p{L}+ ){0,4}(?:enthalten|inbegriffen|dabei)|absag\p{L}*|abzusagen|stornier\p{L}*|verliere|zuruckbekomm\p{L}*|(?:das )?geld zuruck|aufpreis|aufschlag|zuschlag|obendrauf|(?:kostet|kosten|zahle|zahlt) (?:das |es |ich |man |mich das )?(?:dann )?mehr|wie ?viel mehr)(?!\p{L})/u;

/** "What do you charge to send those?", "¿cuánto cobran por enviármelas?": what sending or copying a thing costs is not what making it does. */
export const ofSending =
  /(?<!\p{L})(?!(?:[^.?!]){0,60}(?<!\p{L})(?:someone|somebody|anyone|anybody|a (?:guy|man|tech\p{L}*|plumber|electrician|crew)|alguien|(?:un|una|el|al?) (?:tecnic[oa]|plomero|electricista|persona)|quelqu'un|un technicien|jemand\p{L}*|einen (?:techniker|monteur|handwerker)|out)(?!\p{L}))(?:(?:charge|cost|fee|much|price|pay|run)(?: \p{L}+){0,4} (?:to|for) (?:\p{L}+ )?(?:(?:send|mail|e-?mail|ship|forward|fax|photocopy|copy)(?:ing)?|copies of|a copy of)|(?:have|get) (?:it|them|those|these|that) (?:sent|mailed|e-?mailed|shipped|forwarded|faxed|copied)|(?:cobran?|cuesta[n]?|cuanto|precio)(?: \p{L}+){0,4} (?:por|de|para)? ?(?:enviar|mandar|fotocopiar|copiar)\p{L}*|(?:combien|prix|coute\p{L}*|prenez|facturez|demandez|payer)(?: \p{L}+){0,4} (?:pour|d'|de|a)? ?(?:m'|l'|les |le |la |me |nous )*(?:envoyer|expedier|transmettre|photocopier)|(?:was|wie ?viel|kostet|kosten|verlangen|berechnen|nehmen)(?: \p{L}+){0,6} (?:(?:ver|zu)?schicken|(?:zu|ver)zuschicken|zu (?:ver)?schicken|(?:ver|zu)senden|zu (?:ver)?senden|versand|fotokopieren|zu kopieren))(?!\p{L})/u;

/** "Just the X-rays by themselves", where the list has them with a check-up: a part of what has its price as a whole. */
export const byItself =
  /(?<!\p{L})(?:by (?:itself|themselves)|on (?:its|their) own|(?<!(?:leave|left|live|lives|let) (?:\p{L}+ )?)alone(?= *[?.!,]*$)|separately|solit[oa]s?(?= *[?.!,]*$)|sol[oa]s(?= *[?.!,]*$)|por separado|tout(?:e|es)? seul(?:e?s)?|separement|fur sich allein|allein(?= *[?.!,]*$)|einzeln)(?!\p{L})/u;

/** Does the service do several things by its name, and the question leave one of them out? */
export function isOnlyPartOf(name: string, question: string): boolean {
  const parts = foldCue(name).split(severalInName);
  const said = new Set(tokenize(question).map(({ norm }) => bareWord(norm)));
  return parts.length > 1 && parts.some((part) => !tokenize(part).some(({ norm }) => said.has(bareWord(norm))));
}
const severalInName = /\s*(?:[,&+]|(?<!\p{L})(?:and|plus|with|y|con|et|avec|und|mit)(?!\p{L}))\s*/u;
/** One or many of it. */
const bareWord = (norm: string) => foldCue(norm).replace(/e?s$/, '');

/** Who pays for others, by any name of theirs. */
const payers =
  '(?:\\p{L}+ )?(?:insurance|insurer|insurers|policy|(?:health|dental|vision|pet|home|warranty|care|benefits?) plan|medicare|medicaid|medi-cal|tricare|the va|workers.? comp\\p{L}*|warranty|warranties|employer|landlord|benefits|coverage)';
/** Of whom it is asked what they pay the business: that is a price. */
const customers =
  "(?:i|we|you|u|y'all|one|it|that|this|there|an?|each|every\\p{L}*|both|people|customers?|clients?|patients?|members?|kids?|children|child|teens?|teenagers?|adults?|seniors?|students?|families|couples?|guests?|visitors?|drivers?|owners?|son|daughter|husband|wife|partner|mother|mom|mum|father|dad|parents|sister|brother|grand\\p{L}+|aunt|uncle|niece|nephew|friends?|neighbou?rs?|family|dogs?|cats?|group)";
/** Ahead of what somebody may or may not pay; "how much do teenagers pay" asks for the sum. */
const whether = `(?<!(?:how much|what) )(?:will|would|does|do|can|could) (?!(?:\\p{L}+ ){0,2}?${customers} )(?:\\p{L}+ ){1,3}?(?:going to |even |also |actually |ever |help )?`;
/** "Would Medicare pay for it?", "¿lo paga mi seguro?": what somebody else pays is no price of the business. */
export const othersPay = new RegExp(
  `(?<!\\p{L})(?:${[
    `(?<!without |no )${payers} (?:(?:is|are|will|would|does|do|going|to|gonna|even|also|actually|ever|usually|still) ){0,3}(?:pay|pays|cover|covers|reimburse|reimburses|foot)`,
    `${whether}(?:pay|reimburse|foot|cover(?= *[?.!,]*$| (?:it|that|this|these|those|the|my|our|your|his|her|an?|any|some|all|part|half|most|for)(?!\\p{L})))`,
    '(?:mi|el|su|nuestro|la|una) (?:seguro|aseguradora|garantia|arrendador|casero|empresa)(?: \\p{L}+){0,3} (?:paga|cubre|reembolsa)\\p{L}*',
    '(?:paga|cubre|reembolsa) (?:eso |esto |algo )?(?:mi|el|nuestro|la) (?:seguro|aseguradora|garantia)',
    "(?:ma|la|notre|mon|l')(?: ?)(?:mutuelle|assurance|secu|garantie|employeur|proprietaire)(?: \\p{L}+){0,3} (?:paie|paye|rembourse|couvre|prend en charge)\\p{L}*",
    '(?:paie|paye|rembourse|couvre)-t-elle',
    '(?:zahlt|bezahlt|ubernimmt|erstattet|deckt|tragt) (?:das |es |die kosten |den \\p{L}+ |die \\p{L}+ )?(?:meine|die|unsere|eine|mein|der|unser) (?:\\p{L}*versicherung|krankenkasse|kasse|beihilfe|haftpflicht|garantie|vermieter|arbeitgeber)',
    '(?:meine|die|unsere) (?:\\p{L}*versicherung|krankenkasse|kasse|beihilfe) (?:\\p{L}+ ){0,3}(?:zahlt|bezahlt|ubernimmt|erstattet|deckt)',
  ].join('|')})(?!\\p{L})`,
  'u',
);

/** "The other one", "per hoof", "do I pay to have it fixed": the list's price is of the whole, the first and the new. */
export const ofOtherThan =
  /(?<!\p{L})(?:the (?:other|second) one|a second(?: one)?|second \p{L}+|per (?!person|head|visit|session|appointment|time)\p{L}+|(?<!(?:how much|what) )do (?:i|we) (?:have to )?pay (?:to|for) (?:fix|redo|have|get)|(?:have|get) (?:it|that|this) (?:put back|redone|fixed again)|el otro|la otra|(?:el|la) segund[oa]|por (?:pieza|ventana|unidad|una|uno)|l'autre|(?:le|la) (?:deuxieme|seconde?)|(?:das|die|der|den) (?:andere|zweite)n?|pro (?!person|kopf|nase|termin|sitzung|besuch)\p{L}+)(?!\p{L})/u;

const estimate =
  /estimat|(?<!\p{L})quotes?(?!\p{L})|presupuesto|cotizacion|devis|voranschlag|(?<!\p{L})(?:kosten|preis)?angebot(?!\p{L})/u;

/** A meeting, a tasting or a look beforehand, by the service's name: its price is none of what comes of it. */
export const onlyTalk = new RegExp(
  `consult|tasting|fitting|intro|meeting|assessment|evaluation|valoracion|asesoria|degustacion|prueba|essayage|degustation|entretien|rendez-vous|beratung|besprechung|gesprach|anprobe|kostprobe|${estimate.source}`,
  'u',
);

/** "What does a bespoke suit start at?" is not answered by what talking about one costs. */
export const isOnlyTalk = (name: string, question: string): boolean =>
  onlyTalk.test(foldCue(name)) && !onlyTalk.test(foldCue(question));

/** One word for another where the visit that is spoken of is one of these: "la revisión" of an "eye exam". Folded. */
export const wordsForExam = new Set(
  'exam exams examen examens examination checkup check test prueba revision chequeo control controle bilan untersuchung kontrolle'.split(
    ' ',
  ),
);

/** Somebody's coming to see is what an estimate is, by whatever name. */
const seesToIt =
  /(?<!\p{L})(?:come|coming|look|looking|visit|fee|assess\p{L}*|inspect\p{L}*|give (?:me|us) a price|vengan?|venir|visita|revis\p{L}+|ver|deplac\p{L}+|passer|visite|voir|kommen|anfahrt|anschau\p{L}*|anseh\p{L}*|begutacht\p{L}*)(?!\p{L})/u;

/** Is a visit that ends in a price named, in a house that has such a one? */
export const asksForEstimate = (folded: string, { services }: Business): boolean =>
  (estimate.test(folded) || givesPrice.test(folded)) && services.some(({ name }) => estimate.test(foldCue(name)));
const givesPrice =
  /(?<!\p{L})(?:giv(?:e|ing) (?:me|us) an? (?:price|number|figure)|dar(?:me|nos|le)? un precio|(?:me|nous) donner un prix|(?:mir|uns) einen preis (?:nennen|sagen|machen))(?!\p{L})/u;

/** "How much does a new furnace cost?" is not answered by what an estimate for one costs. */
export const isOnlyEstimate = (name: string, question: string): boolean =>
  estimate.test(foldCue(name)) && ![estimate, seesToIt].some((one) => one.test(foldCue(question)));

/** How a price is asked. */
export type PriceAsked = {
  /** For one kind of person or thing, which the list may not be meant for. */
  readonly narrowed: boolean;
  /** Each service is named, and none only resembled. */
  readonly outright: boolean;
  /** How many words of weight it has beside the service and its price. */
  readonly rest: number;
  /** With no word for a price. */
  readonly onlySounds: boolean;
};

/** So much beside its name is not all of the service: "how much to top up my lashes, two weeks after the set?". */
export const asidesMin = 3;
