// What kind of thing a question wants to hear, and whether a sentence holds one: an amount, how long something takes, a limit
// in time, an age, a number.
import type { Language } from '../business.ts';
import { fold } from '../models/text.ts';

export type Wanted =
  | 'frequency'
  | 'amount'
  | 'process'
  | 'counted'
  | 'lasting'
  | 'duration'
  | 'time'
  | 'age'
  | 'number'
  | 'anything';

type Patterns = Readonly<Record<Language, RegExp>>;

const amountAsked: Patterns = {
  en: /\b(?:money|price|cost)-?wise\b|\bhow much(?! (?:time|notice|longer|space|ahead|earlier|sooner|later|warning|in advance|before|room))\b|\b(?:cost|costs|price|prices|fee|charge|rate|run me|set me back)\b|what(?:'s| is) a \w+ for\b|\bwhat (?:do|would|will) (?:you|they|u|y'all)(?: guys| folks| usually| normally)* (?:charge for\b|(?:want|ask) for (?:an?|one|that|this|these|those|the(?! (?:\w+ )?(?:visit|appointment|paperwork|forms?|insurance|check-?in|file|record)s?\b))\b)|\bwhat (?:do|does|will|would|might|is|are)\b(?! (?:you|we|i|they|he|she)\b).*\b(?:run|go(?:ing)? for|(?:come|add up|amount) to|(?:come|work) out (?:to|at)|set (?:us|you|one) back)(?=,| roughly| about| at the\b| with the\b|\W*$)/,
  es: /\bcuanto (?:cuesta|vale|cobran|sale|es|cuestan)\b|\b(?:precio|precios|coste|costo|tarifa|cobran|cuesta)\b|\b(?:cuanto|que) (?:(?:me|nos) )?(?:piden|quieren|llevan) por (?:el|la|los|las|una?|unos|unas|ese|esa|este|esta|cada|\w+[aei]r)\b(?! (?:zona|barrio|area|rumbo)\b)|\b(?:en|a) cuanto (?:(?:me|nos|te|le) )?(?:sale[n]?|saldria[n]?|queda[n]?|anda[n]?|esta[n]?|asciende[n]?)\b|\bcuanto (?:(?:me|nos|se) )?(?:costaria[n]?|saldria[n]?|seria|cobraria[n]?|piden|hay que pagar|tengo que pagar|paga)\b/,
  fr: /\bcombien (?:coute|ca|est-ce|je dois|vaut|pour)\b|c'est combien|\b(?:voulez|demandez|prenez)(?:-vous)? combien pour\b|\bcombien (?:vous )?voulez(?:-vous)? pour\b|\brevien\w+ a combien\b|\ba combien (?:ca|cela) (?:\w+ )?revien\w+|\b(?:prix|tarif|tarifs|cout|coute)\b|je paie quoi|\ba combien (?:s'eleve\w*|est|sont|reviendrai\w*)\b|\bcombien (?:coutent|couterai\w*|prenez-vous|vous prenez|demandez-vous|vous demandez|facturez-vous|vous facturez|faut-il (?:payer|compter|debourser)|on paie|je paie)\b/,
  de: /\bwie ?viel kostet\b|\bwas (?:kostet|zahlt|bezahlt|zahle|nehmen sie|verlangen sie|berechnen sie|(?:wollen|bekommen) sie fur (?:ein\w{0,2}|den|die|das|diese[nrs]?)(?! (?:unterlagen|papiere|anmeldung|akte)\b))\b|\bwie ?viel (?:verlangen|berechnen|nehmen|zahle|zahlt)\b|\bwie teuer\b|\bwas (?:macht das|nimmt man|verlangt ihr|nehmt ihr|muss ich (?:be)?zahlen)\b|\b(?:preis|preise|kostet|gebuhr|gebuhren)\b|(?<!\b(?:die|den|der) )\bkosten\b/,
};
const durationAsked: Patterns = {
  en: /\bhow (?:long|fast|quickly)\b|\bhow many (?:days|hours|minutes|weeks|months|years)\b/,
  es: /\bcuanto (?:tiempo|tarda|tardan|dura|duran)\b|cuantos (?:dias|meses|anos)|cuantas (?:horas|semanas)/,
  fr: /\bcombien (?:de (?:temps|jours|semaines|mois)|d'(?:heures|annees|ans))\b/,
  de: /\bwie (?:lange|schnell)\b|\bwie viele (?:tage|stunden|wochen|minuten|monate|jahre)\b/,
};
/** How long a thing takes, apart from how long it lasts or is good for. */
const processAsked: Patterns = {
  en: /\bhow long (?:does|do|will|would|did|is)\b.*\btakes?\b|\bhow long (?:till|until|before)\b.*\b(?:done|ready|finished|back)\b|\bwhen (?:will|would|might|is|are) (?:it|they|this|that|everything|(?:my|our|the) \w+)(?: all)?(?: (?:going to )?be)? (?:done|ready|finished)\b/,
  es: /\bcuanto (?:tiempo )?(?:tarda|tardan|demora|demoran|toma)\b|\bcuando (?:esta|estan|estara|estaran|queda|quedan|quedara|quedaran|va a estar|va a quedar|van a estar)\b.*\b(?:list[oa]s?|terminad[oa]s?|hech[oa]s?)\b/,
  fr: /\bcombien de temps (?:prend|faut|met|mettez|ca prend)\b|\bquand (?:est-ce que )?(?:ce |ca |c'|elle |il |elles |ils )?(?:sera|seront|va etre|vont etre|est|sont)\b.*\b(?:pret|prete|prets|pretes|fini|finie|termine|terminee)\b/,
  de: /\bwie lange (?:dauert|dauern|braucht|brauchen)\b|\bwann (?:ist|sind|wird|werden)\b.*\bfertig\b/,
};
/** Counted in days or more: an hour told somewhere is none of it. */
const countedAsked: Patterns = {
  en: /\bhow many (?:business |working |more )?(?:days|weeks|months|years)\b/,
  es: /\bcuant[ao]s (?:dias|semanas|meses|anos)\b/,
  fr: /\bcombien (?:de (?:jours|semaines|mois)|d'(?:annees|ans))\b/,
  de: /\bwie viele (?:werk|arbeits)?(?:tage|wochen|monate|jahre)\b/,
};
/** How long what was done or bought stays good. */
const lastingAsked: Patterns = {
  en: /\bhow (?:long|many \w+)\b.*\b(?:lasts?|holds?|holds? up|stays? (?:on|in|good|fresh))(?! (?:me|us|my|our|the|it|them|a|for))\b/,
  es: /\bcuant[ao]s? (?:\w+ )?(?:aguantan?|(?:dura|duran) (?:el efecto|los efectos|el resultado|los resultados))\b/,
  fr: /\bcombien (?:de temps|de jours|de semaines|de mois)\b.*\b(?:tien(?:t|nent)|dure(?:nt)? (?:l'effet|les effets|le resultat|les resultats))\b/,
  de: /\bwie (?:lange|viele \w+)\b.*\b(?:halt|halten|haltbar)\b/,
};
const lastingSaid =
  /\b(?:lasts?|lasting|holds?|keeps?|stays?|good for|wears? off|fades?|touch-?ups?|up to|covered|guaranteed?|warranty|duran?|aguantan?|garantia|durent?|dure|tien(?:t|nent)|garantie\w*|halt|halten|haltbar\w*|bis zu|jusqu'a|hasta)\b/;
const coarse =
  /\b(?:days?|weeks?|months?|years?|dias?|semanas?|mes(?:es)?|anos?|jours?|semaines?|mois|ans?|annees?|(?:werk|arbeits)?tage?n?|wochen?|monate?n?|jahre?n?|same-day|overnight|daily|weekly|monthly|yearly|tomorrow|24 (?:hours|horas|heures|stunden)|48 (?:hours|horas|heures|stunden)|72 (?:hours|horas|heures|stunden))\b/;
const timeAsked: Patterns = {
  en: /\bhow (?:soon|late|early|often|close|far (?:ahead|in advance)|much (?:ahead|earlier|sooner|later|notice|warning|in advance|before))\b|\b(?:what time|by when|until when)\b|^when\b/,
  es: /cada cuanto|con cuanta antelacion|hasta cuando|a que hora|cuando (?:puedo|es|hay|tengo)/,
  fr: /combien a l'avance|jusqu'a quand|a quelle heure|bons jusqu/,
  de: /\bwie (?:oft|fruh|kurzfristig)\b|\b(?:ab|bis|von) wann\b|^wann\b|um wie viel uhr/,
};
const ageAsked: Patterns = {
  en: /\bhow (?:old|young)\b|what age\b|too (?:young|old)|\bhow many (?:weeks|months|years) old\b|\bold enough\b/,
  es: /que edad|edad minima|cuant[oa]s (?:anos|meses|semanas) (?:hay|debe|tiene que)|cuant[oa]s (?:meses|semanas) de edad/,
  fr: /quel age|age minimum|combien de (?:mois|semaines) (?:doit|faut-il que)/,
  de: /wie alt|welche[ms]? alter|mindestalter|wie viele (?:wochen|monate|jahre) alt/,
};
const numberAsked: Patterns = {
  en: /\bhow many (?!days|hours|minutes|weeks|months|years)/,
  es: /\bcuant[ao]s (?!dias|meses|horas|semanas|anos)/,
  fr: /\bcombien (?:de (?!temps|jours|semaines|mois)|d'(?!heures|annees|ans))\w/,
  de: /\bwie viele (?!tage|stunden|wochen|minuten|monate|jahre)/,
};

/** How often something is done, apart from when. */
const frequencyAsked: Patterns = {
  en: /\bhow (?:often|frequently)\b|\bhow many times (?:a|per|should|must)\b|\bhow many times do(?:es)? \w+(?: \w+)? (?:need|have) to be\b/,
  es: /\bcada cuant[oa]s?\b|\bcon (?:que|cuanta) frecuencia\b|\bcuantas veces (?:al|por|hay que|se debe|conviene)\b/,
  fr: /\ba quelle frequence\b|\btous les combien\b|\bcombien de fois (?:par|faut-il|doit-on)\b/,
  de: /\bwie (?:oft|haufig)\b|\bin welchen abstanden\b|\bwie viele male (?:im|pro|sollte?|muss)\b/,
};
/** What comes round: a span, or what happens again and again. */
const rounds =
  '(?:minutes?|hours?|days?|weeks?|months?|years?|miles|visits?|times?|use|wash|seasons?|spring|summer|fall|autumn|winter|night|morning|other|horas?|dias?|semanas?|mes(?:es)?|anos?|visitas?|uso|temporada|primavera|verano|otono|invierno|noche|heures?|jours?|semaines?|mois|ans?|annees?|visites?|utilisation|saison|printemps|automne|hiver|ete|stunden?|tage?n?|wochen?|monate?n?|jahre?n?|male?|besuche?|saison|fruhjahr|fruhling|herbst|sommer|nacht)';
const frequencySaid = new RegExp(
  `\\b(?:${[
    `(?:every|each|cada|chaque|(?:tous|toutes) les|jede\\w*|alle) (?:\\S+ ){0,3}${rounds}`,
    '(?:once|twice|(?:two|three|four|several) times|einmal|zweimal|dreimal|viermal) (?:a|per|every|each|yearly|monthly|weekly|daily|in|im|pro|jahrlich|monatlich|wochentlich|taglich)',
    '(?:una vez|dos veces|tres veces|\\w+ veces) (?:al|por|cada|a la)',
    '(?:\\w+ )?fois (?:par|tous|toutes|chaque|dans)',
    'yearly|annual\\w*|weekly|monthly|daily|(?:a|per) (?:day|year|month|week)|between (?:visits|appointments)|(?:days|weeks|months|years) apart',
    'anual\\w*|mensual\\w*|semanal\\w*|al (?:dia|ano|mes)|por (?:dia|semana)|entre visitas',
    'par (?:jour|an|mois|semaine)|annuel\\w*|mensuel\\w*|entre deux (?:visites|rendez-vous)',
    'jahrlich\\w*|monatlich\\w*|wochentlich\\w*|taglich\\w*|im (?:jahr|monat)|pro (?:tag|jahr|monat|woche)|am tag|zwischen zwei (?:terminen|besuchen)',
  ].join('|')})\\b`,
);

/** "Puppies under 16 weeks": a span that is somebody's age. */
const ageSaid =
  /\b(?:under|over|older than|younger than|from the age|of age|years old|menores|mayores|edad|de moins de|de plus de|l'age|unter|uber|alter)\b/;
const digitsOrWords =
  /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|half|first|second|third|an? (?:day|week|month|year|hour)|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|un(?:a|e)? (?:an|jour|heure|dia|semana|mes|semaine|mois)|deux|trois|quatre|cinq|sept|huit|neuf|dix|zwei|drei|vier|funf|sechs|sieben|acht|neun|zehn|ein(?:en|er|em|e|es)? (?:tag|woche|monat|jahr|stunde)s?)\b/;
const unit =
  /\b(?:minutes?|mins?|hours?|days?|day's|weeks?|months?|years?|miles|minutos?|horas?|dias?|semanas?|mes(?:es)?|anos?|minutes?|heures?|jours?|semaines?|mois|ans?|minuten?|stunden?|(?:werk|arbeits)?tage?n?|wochen?|monate?n?|jahre?n?)\b/;
const clock =
  /\b\d{1,2}(?::\d\d)? ?(?:am|pm|a\.m|p\.m|uhr|h)\b|\b\d{1,2}:\d\d\b|\b(?:noon|midnight|mediodia|midi|mittag)\b|\b(?:until|from|before|after|ab|bis|von) \d{1,2}\b/;
const dayOrMonth =
  /\b(?:januar\w*|february|march|april|june|july|august|september|october|november|december|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|janvier|fevrier|mars|avril|juin|juillet|aout|septembre|octobre|novembre|decembre|februar|marz|juni|juli|oktober|dezember|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|lunes|martes|miercoles|jueves|viernes|sabados?|domingos?|(?:lun|mar|mercre|jeu|vendre|same)dis?|dimanches?|(?:mon|diens|donners|frei|sams|sonn)tags?|mittwochs?)\b/;
const always =
  /\b(?:never|always|any time|at any hour|nunca|siempre|jamais|toujours|nie|immer|jederzeit|lifetime|whenever|same day|the day before|on time|on completion|at check-in|when (?:the|it|we)|as soon|due|straight away|while you wait|at any time|a tout moment|en cualquier momento|en el momento|sur place|sofort|bei abholung|al recoger|on (?:pick-?up|collection))\b/;
const amount =
  /[$€£]\s?\d|\d\s?(?:[$€£]|dollars?|euros?|cents?|percent|prozent|%)|(?<!-)\b(?:free|half|no (?:extra |additional |weekend |travel |call-?out |trip |delivery |booking |cancellation |late )?(?:charge|fee|surcharge|cost)|at cost|same|full price|included|nothing(?! (?:is|was|has|will|can|gets)\b)|gratis|gratuit\w*|sans frais|kostenlos\w*|kostenfrei\w*|sin (?:cargo|coste|costo)|incluid\w+|inclus\w*|inklusive|enthalten|inbegriffen|never expected|costs? nothing|no cuesta[n]? (?:mas|nada|extra)|no se cobra[n]?|sin recargo|ne coute(?:nt)? (?:rien|pas plus)|meme (?:prix|tarif)|sans supplement|kosten? nichts|kosten? nicht mehr|ohne aufpreis|percent|prozent|por ciento|pour cent|first night|erste nacht|flat fee|offert\w*|validate[sd]?|validamos|sellamos (?:su|el) (?:boleto|ticket)|validons|entwerten)\b/;

const asked: readonly (readonly [Wanted, Patterns])[] = [
  ['age', ageAsked],
  ['frequency', frequencyAsked],
  ['process', processAsked],
  ['lasting', lastingAsked],
  ['counted', countedAsked],
  ['duration', durationAsked],
  ['time', timeAsked],
  ['number', numberAsked],
  ['amount', amountAsked],
];

/** "Does he go at the big-dog rate?", "¿todavía paga precio de niño?": whether a price is theirs, and no sum. */
const ofWhosePrice =
  /\b(?:do|does|is|are|can|could|will|would) (?:he|she|it|they|i|we|my \w+|our \w+) (?:still |also )?(?:go at|pay|get|count (?:as|for)|qualify for|be|fall under) (?:the|an?) (?:[\w-]+ ){1,3}(?:rate|price|fee)\b|\b(?:paga|cuenta|entra|pagan|le toca|aplica)(?: \w+)? (?:el |la |con |como )?(?:precio|tarifa) (?:de|infantil)\b|\b(?:paie|paye|a droit au|beneficie du|compte) (?:encore |toujours )?(?:au |le |du )?(?:prix|tarif) (?:enfant|reduit|etudiant|senior)\w*\b|\b(?:zahlt|gilt|bekommt)(?: \w+){0,3} (?:noch )?(?:den |der )?(?:kinder|schuler|studenten|senioren)(?:preis|tarif)\b/;

const priced = 'fee|fees|price|cost|costs|charge|rate|precio|costo|coste|tarifa|prix|tarif|cout|preis|gebuhr|kosten';
const off = '(?:comes?|coming|taken|knocked|go(?:es)?|gets?) off';
/** "Price to have my nails taken off" sets no sum: what comes off is a fee, or it comes off what is owed. */
const set = `(?:counts?|counted|goes|go|going|put|applied|appl(?:y|ies)) (?:against|towards?)|${off}(?= (?:of )?(?:(?:the|my|our|your|that|what|whatever) (?:\\w+ ){0,2}?)?(?:bills?|prices?|invoices?|totals?|costs?|fees?|balance|job|repair|treatment|estimate|amount|rent|tuition|i owe))|(?<=\\b(?:fees?|charges?|deposit) (?:(?:is|be|it|that) )?)${off}|(?:credited|deducted|subtracted|waived)|(?:descuent|descont|abon|rest)(?:a|an|ado|ada|aran?)|a cuenta|(?:deduit|deduite|deduits|impute|imputee|deduisez|soustrait|decompte)|(?:angerechnet|verrechnet|abgezogen|gutgeschrieben|anrechnen|anrechnet|abziehen|abgeht)`;
const isCredited = new RegExp(`\\b(?:${priced})\\b[^.?!]*\\b(?:${set})\\b|\\b(?:${set})\\b[^.?!]*\\b(?:${priced})\\b`);
const howMuch: Patterns = {
  en: /\b(?:how much|what(?: is|'s|s)? (?:the|your|do|does|would|will))\b/,
  es: /\b(?:cuant[oa]s?|cual)\b/,
  fr: /\b(?:combien|quel(?:le)?s?)\b/,
  de: /\b(?:wie ?(?:viel|hoch)|was|welche[rns]?)\b/,
};

/** "Does that fee count toward it?", "se descuenta del precio?": whether a sum is set against another, and not which. */
const asksIfCredited = (folded: string, language: Language): boolean =>
  isCredited.test(folded) && !howMuch[language].test(folded);

export function wantedOf(question: string, language: Language): Wanted {
  const folded = fold(question).replace(/^[^\p{L}]+/u, '');
  if (ofWhosePrice.test(folded) || asksIfCredited(folded, language)) return 'anything';
  return asked.find(([, patterns]) => patterns[language].test(folded))?.[0] ?? 'anything';
}

/** "Combien de fromages", "en cuántas semanas", "how much ahead": counts something, and asks for no sum. */
export const countsNoMoney = (question: string, language: Language): boolean => {
  const wanted = wantedOf(question, language);
  return wanted !== 'anything' && wanted !== 'amount' && !amountAsked[language].test(fold(question));
};

/** Whether a text holds what is wanted at all. */
export function holdsWanted(wanted: Wanted, text: string): boolean {
  const folded = fold(text);
  switch (wanted) {
    case 'amount':
      return amount.test(folded);
    // "A two-year warranty" lasts two years, and takes none.
    case 'process':
      return holdsWanted('duration', text.replaceAll(/\p{L}*\d*-(?:year|month|week|day|hour)\p{L}*|\bdue\b/giu, ' '));
    case 'frequency':
      return frequencySaid.test(folded) || (digitsOrWords.test(folded) && coarse.test(folded) && !ageSaid.test(folded));
    case 'counted':
      return digitsOrWords.test(folded) && coarse.test(folded);
    case 'lasting':
      return lastingSaid.test(folded) && holdsWanted('duration', text);
    case 'duration':
      return (digitsOrWords.test(folded) && unit.test(folded)) || always.test(folded);
    case 'time':
      return (
        clock.test(folded) ||
        dayOrMonth.test(folded) ||
        always.test(folded) ||
        (digitsOrWords.test(folded) && unit.test(folded))
      );
    case 'age':
    case 'number':
      return digitsOrWords.test(folded);
    default:
      return true;
  }
}
