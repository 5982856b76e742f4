// The sentence that a clause stands in, and what its form says: a question, something only supposed, a policy asked about.
import type { Language } from '../../business.ts';
import { foldCue } from '../cues/cue.ts';
import { askedToKnow, asksOfHouse } from '../questions/asked-to-know.ts';
import type { Seen } from '../seen.ts';
import { cueOf, type Signs } from '../signs.ts';
import { ifTheyAreIn } from './if-they-are-in.ts';

type Place = { readonly start: number; readonly end: number };

/** A question, or a wish to be told. */
export function isQuestionLike(clause: Signs): boolean {
  return (
    clause.cue('question') ||
    /\b(?:tell|give|need|want|get|know|digame|deme|necesito|quiero|donnez|voudrais|brauche|sagen|geben)\b/.test(
      clause.folded,
    )
  );
}

/** "If I have to call it off, how late can I do that?" supposes; nothing is to be done. */
export function isSupposed(sentence: string): boolean {
  return (
    sentence.includes('?') &&
    /(?<![\p{L}])(?:if|what happens|supposing|suppose|let's say|in case|si|s'il(?! (?:vous|te) plait)|supongamos|suponga|suponiendo|imagine|supposons|supposez|mettons|admettons|wenn|falls|angenommen)(?![\p{L}])/u.test(
      foldCue(sentence.replace(spanishYes, ' ')).replace(ifYes, ' '),
    )
  );
}

/** "Say you find it and fix it, do I still pay?": the sentence begins with what is supposed. */
export const supposesFirst = (sentence: string): boolean =>
  sentence.includes('?') &&
  /^\P{L}*(?:(?:and|so|but|ok(?:ay)?|y|pero|et|mais|und|aber)[ ,]+)*(?:if|what if|(?:let's |lets |just )?(?:say|suppose|supposing)(?: that)? (?:i|we|you|they|he|she|it|the|my|our)|in case|si|s'(?:il|ils)(?! (?:vous|te) plait)|(?:supongamos|digamos|pongamos) que|(?:mettons|admettons|supposons|disons) que|wenn|falls|angenommen)(?!\p{L})/u.test(
    foldCue(sentence.replace(spanishYes, ' ')).replace(ifYes, ' '),
  );

/** "If yes, can I come on Saturday?": leans on what was asked before, and wishes all the same. */
const ifYes =
  /(?<!\p{L})(?:if (?:so|yes|yeah|that's the case)|si es asi|en caso afirmativo|si oui|si c'est le cas|(?:wenn|falls) (?:ja|dem so ist))(?!\p{L})/gu;

/** "Sí", and "si, …" at the beginning, says yes and supposes nothing. */
const spanishYes = /(?<!\p{L})sí(?!\p{L})|^\P{L}*si\s*[,.¿]/giu;

/** "If possible, on Friday?" wishes for it. */
const hope =
  "(?:if (?:it's |it is |at all )?possible|if (?:you|there|that|it|the|he|she|they)(?:'ve|'s)? (?:got|have|is|are|works?|can|could|free)|si (?:es posible|se puede|hay|tienen?|pueden?|fuera posible|esta)|if (?:not|there's (?:nothing|no)|you don't)|si no|s'il n'y a|(?:wenn|falls) (?:nichts|nicht|kein\\p{L}*)|si (?:c'est )?possible|si (?:vous (?:avez|pouvez)|il y a|ca va|c'est bon)|(?:wenn|falls) (?:es )?(?:moglich|geht|ginge|sie .{0,20}(?:haben|konnen)|noch .{0,20}frei))(?!\\p{L})";

const onlyHoping = new RegExp(
  `(?<!\\p{L})(?:${hope}|(?<!(?:what|that|happens|pasa|passe|ist|passiert),? )${ifTheyAreIn})`,
  'u',
);
const hopesFirst = new RegExp(
  `^[^\\p{L}]*(?:(?:and|but|so|or|maybe|please|ok|okay|y|o|pero|et|ou|mais|und|oder|aber)[ ,]+)*${hope}`,
  'u',
);

/** Only hopes, and asks for nothing more; "call me back if possible" asks first. */
export const onlyHopes = (folded: string): boolean =>
  hopesFirst.test(folded) && folded.trim().split(/\s+/).length <= hopeWordsMax;
const hopeWordsMax = 6;

/** "If it's blowing that day, what then?": wants to know what holds then. */
export const asksWhatIf = (sentence: string): boolean => isSupposed(sentence) && !onlyHoping.test(foldCue(sentence));

/** "You know what?" asks for nothing. */
export const asksNothing = (folded: string): boolean =>
  /^[^\p{L}]*(?:(?:and|but|so|no|mire|mira|y|pero|et|mais|und|aber)[ ,]+)*(?:(?:do )?(?:you|u|ya) know what|guess what|sabe(?:s|n)? (?:que|una cosa)|vous savez quoi|tu sais quoi|(?:wissen sie|weisst du) was)[^\p{L}]*$/u.test(
    folded,
  ) ||
  ifSo.test(folded) ||
  whileDone.test(folded) ||
  saysToday.test(folded);
/** "… while you swap the breaker box?": what is done meanwhile, and no wish. */
const whileDone =
  /^[^\p{L}]*(?:while (?:you|they|he|she|y'all|the (?:guys|crew|guy|technician))(?: guys)?(?: are|'re)? (?!(?:at it|here|there|on|looking|re|are|have|were)(?!\p{L}))\p{L}+ (?:the|my|our|it|that|out)|mientras (?:ustedes )?(?:me |nos )?(?:cambian|arreglan|reparan|hacen|instalan|reemplazan)|pendant que vous (?:changez|remplacez|reparez|faites|installez)|wahrend (?:sie|ihr) (?:den|die|das|meine?n?))(?!\p{L})/u;

/** "It's still Thursday": what day it is, and no wish. */
const saysToday =
  /^[^\p{L}]*(?:(?:but|and|pero|y|mais|et|aber|und) )?(?:(?:it'?s|it is|today'?s) (?:(?:still|only|just|already) )+\p{L}+day|(?:todavia|aun|apenas|solo|ya) es \p{L}+|(?:on est|nous sommes|c'est) (?:encore|seulement|deja) \p{L}+di|(?:es ist|heute ist)(?: ja| doch)? (?:erst|noch|schon) (?:\p{L}+tag|mittwoch))[^\p{L}]*$/u;

/** "If you do, put him down": leans on the answer to what was asked before. */
const ifSo =
  /^[^\p{L}]*(?:(?:and|y|et|und) )?(?:if (?:so|yes|not|you (?:do|can|are|have)|that's (?:ok|fine))|si (?:es asi|pueden?|lo hacen|no|oui|non|c'est (?:le cas|possible))|sinon|wenn (?:ja|nein|das geht)|falls (?:ja|nein|das geht))[^\p{L}]*$/u;

/** Speaks of a time that is free to be had. */
export const asksForSlots = (folded: string): boolean =>
  /(?<![\p{L}])(?:free|available|openings?|slots?|appointments?|what times? do you have|(?:can|could) (?:you|u|someone|somebody|i|we) (?:come|be here|start|get here|bring|drop)|(?:can|could) (?:you|u|someone|somebody|they) (?:see|fit|squeeze|take) (?:me|us|him|her|them|my)|pueden? venir|(?:puedo|podria|podemos) (?:ir|venir|pasar|llevar\p{L}*|traer\p{L}*|dejar\p{L}*)|pouvez-vous (?:venir|passer)|(?:puis-je|je (?:peux|pourrais)) (?:venir|passer|l'(?:apporter|amener|emmener)|(?:le|la|les) deposer)|konnen sie (?:kommen|vorbeikommen)|(?:kann|konnte) ich (?:(?:ihn|sie|es|das \p{L}+|mein\p{L}* \p{L}+) )?(?:(?:heute|morgen|ubermorgen|am \p{L}+) (?:fruh |vormittag |nachmittag |abend )?)?(?:kommen|vorbeikommen|(?:vorbei)?bringen|abgeben)|libres?|places?|dispo\p{L}*|creneaux?|rendez-vous|frei|freie[nrs]?|termine?|huecos?|citas?|turnos?|que hora (?:tienen?|hay)|what times?(?:'s| is| are| would be)? (?:good|best|convenient|ok|okay|possible|works?|suits?)|(?:you|someone|somebody|they) be (?:t?here|at (?:my|our))|zeit|tiempo|(?:seriez|serez)-vous (?:la|libres?|chez)|vous (?:seriez|serez) (?:la|chez)|(?:avez|auriez)-vous (?:le |du )temps|les (?:queda|viene|va) bien|pueden? (?:recibir|atender|ver)(?:me|nos|l[oae]s?)?)(?![\p{L}])/u.test(
    folded,
  );

/** "My sink is clogged, can you come tomorrow?" is answered by what is free, and by no text. */
export const asksForRoom = (clause: Signs): boolean => clause.cue('available') || asksForSlots(clause.folded);

/** "What about four?", "¿y a las cuatro?": puts another time in place of the one that is talked about. */
export const proposesTime = (folded: string): boolean =>
  /(?<!\p{L})(?:(?:what|how) about|(?:can|could) (?:we|i|you) (?:do|make)|que tal|y (?:si|que tal)|et (?:a|si)|plutot|pourquoi pas|wie (?:ist|ware) es|geht (?:auch|es)|und um)(?!\p{L})/u.test(
    folded,
  );

/** "Until what time", "jusqu'à quelle heure": the answer is a clock, whatever day is named with it. */
export const asksClock = (folded: string): boolean =>
  !asksForSlots(folded) &&
  /(?<![\p{L}])(?:(?:until|till|til|up to|by|from) what (?:time|hour)|what time(?:'s| is| do| does| did) (?!i(?![\p{L}]))|how late|hasta (?:que hora|cuando)|(?:desde|a partir de) que hora|(?:jusqu'a|a partir de|des|vers) (?:quelle heure|quand)|(?:bis|ab) (?:wann|wie ?viel uhr))(?![\p{L}])/u.test(
    folded,
  );

/** "Can my sister come in with me?" is of one's own visit, unless something is to be booked or changed. */
export function comesAlong({ folded }: Signs, language: Language): boolean {
  const rest = folded.replace(alongWith, ' ');
  if (rest === folded) return false;
  return !(['book', 'cancel', 'move', 'others-visit'] as const).some((name) => cueOf(name, rest, language));
}
const alongWith =
  /(?<!\p{L})(?:(?:(?:come|coming|be|go|sit|stay|wait)(?: (?:in|over|by|out))? )?(?:along )?with (?:me|us)|(?:come|tag) along|(?:sit|stay|wait|go) (?:in )?with|accompan\p{L}+|(?:venir )?(?:conmigo|con nosotros)|acompan\p{L}+|(?:venir )?avec (?:moi|nous)|m'accompagn\p{L}+|mit (?:mir|uns)(?: (?:mit)?kommen)?|mitkomm\p{L}+|mitbring\p{L}+|begleit\p{L}+|dabei ?(?:sein|bleiben))(?!\p{L})/u;

/** "Could you come to my place?", asked of a business that nobody visits at home. */
export const toCallersPlace = (folded: string): boolean =>
  toTheirs.test(folded) ||
  (/(?<![\p{L}])(?:come|coming|visits?|calls?|send|vienen?|vengan?|venir|van|ir|pasan?|pasar|venez|viennent|passez|passer|deplac\p{L}+|kommen|kommt|besuch\p{L}*)(?![\p{L}])/u.test(
    folded,
  ) &&
    /(?<![\p{L}])(?:(?:to|at|out to) (?:my|our) (?:house|home|place|apartment|flat|door)|home (?:visits?|calls?)|house calls?|a domicilio|(?:a|en) (?:mi|nuestra) casa|(?:a|en) casa|a domicile|chez (?:moi|nous)|a la maison|zu (?:mir|uns)(?: nach hause)?|bei (?:mir|uns) zu hause|nach hause|ins haus|hausbesuche?)(?![\p{L}])/u.test(
      folded,
    ));

/** "Could Ms. Meeks come over to my bank": wherever it is, it is not the house's; "can my son come to my appointment" is. */
const toTheirs =
  /(?<!\p{L})(?:(?:can|could|would|will|do|does) (?!(?:i|we|my|our)(?!\p{L}))(?:(?:(?! (?:i|we|i'm|we're)(?!\p{L}))[^.?!,]){1,40}? (?:come|travel|drive)|(?:(?:m[rs]s?|dr)\.? )?\p{L}+(?: guys| all| ever| also)? go)(?: over| out| by| down| up)* to (?:the |an? )?(?:hospitals?|nursing homes?|care homes?|assisted living|hospice|rehab|jail|prison|church|bedside)(?!\p{L})|(?:vienen|vendrian?|irian?|van|(?:pueden?|podrian?) (?:venir|ir)) (?:al?|hasta el|hasta la|a la|a un) (?:hospital|asilo|carcel|residencia)(?!\p{L})|(?<!(?<!\p{L})(?:je|j'|on|nous)(?: ?\p{L}+){0,2} )(?:venez|viendriez|venir|vous deplacez|deplacez)(?:-vous)? (?:a l'|jusqu'a l'|a la |en |dans une )(?:hopital|maison de retraite|prison|ehpad)(?!\p{L})|(?:kommen|kamen|wurden|konnten|konnen) (?:sie|ihr)(?: \p{L}+){0,3} (?:ins|in das|in ein|zum|in die) (?:krankenhaus|pflegeheim|altersheim|altenheim|seniorenheim|hospiz|gefangnis)(?!\p{L})|(?:can|could|would|will|do|does) (?!(?:i|we|my|our)(?!\p{L}))(?:[^.?!,]|(?<=(?:m[rs]s?|dr))\.){1,40}? come(?: over| out| by| down| up)* to (?:my|our) (?!(?:\p{L}+ ){0,2}(?:appointments?|appt|visits?|sessions?|lessons?|class(?:es)?|time|slot|turn|first|next|last|attention|mind|senses)(?!\p{L}))\p{L}+|(?:podri?an?|puede[n]?|pudiera[n]?)(?: \p{L}+)? (?:venir|ir|pasar) (?:a|hasta) (?:mi|nuestr[oa]) (?!(?:\p{L}+ )?(?:citas?|consulta|visita|clase|sesion|turno|hora)(?!\p{L}))\p{L}+|(?<!(?<!\p{L})(?:je|j'|on|nous)(?: ?\p{L}+){0,2} )(?:venir|passer|se deplacer|vous deplacer|deplacez) (?:a|jusqu'a|sur) (?:mon|ma|notre) (?!(?:\p{L}+ )?(?:rendez-vous|rdv|seance|cours|visite|tour)(?!\p{L}))\p{L}+|(?<!(?<!\p{L})(?:ich|wir)(?!\p{L})[^.?!]{0,60})(?:zu|in|an|auf) (?:mein|unser)(?:e[rmn]?|s)? (?!(?:\p{L}+ )?(?:termin|stunde|sitzung|besuch|behandlung|\p{L}*pause|urlaub|freizeit))(?:\p{L}+ ){1,3}(?:kommen|rauskommen|hinkommen|vorbeikommen))(?!\p{L})/u;

/** A dot after a day's number ends nothing: "am 21. November", "der 23. um halb elf". */
const sentenceEnds =
  /[!?;](?:\s+|$)|(?<!\d)\.(?:\s+|$)|(?<=\d)\.(?:$|\s+(?=\p{Lu})(?!Jan|Feb|Mär|Apr|Mai|Jun|Jul|Aug|Sep|Okt|Nov|Dez))/gu;

/** The sentence that a clause stands in. */
export function sentenceOf(clause: Pick<Signs, 'start' | 'end'>, said: string): Place {
  const before = said.slice(0, clause.start);
  const last = [...before.matchAll(sentenceEnds)].at(-1);
  const start = last ? last.index + last[0].length : 0;
  const from = Math.max(clause.start, clause.end - 1);
  const ahead = [...said.slice(from).matchAll(sentenceEnds)][0];
  return { start, end: ahead ? from + ahead.index + 1 : said.length };
}

/** The question in the caller's words; one that leans on what was said before ("what would that cost?") takes it along. */
export function questionText(clause: Signs, sentence: Place, { clauses, said, mentions, language }: Seen): string {
  const names = mentions.services.some((one) => one.start >= sentence.start && one.end <= sentence.end);
  const text = unwrapped(said.slice(sentence.start, sentence.end), language);
  const leans =
    !names &&
    (/\b(?:that|it|this|one|them|those|eso|esto|ca|cela|das|dafur|davon)\b/.test(clause.folded) ||
      text.split(/\s+/).length <= 4);
  const before = clauses.filter((one) => one.end <= sentence.start && !one.cue('question')).at(-1);
  return leans && before ? `${before.text}. ${text}` : text;
}

/** What is asked, without the wish to know it; it has as many words in either spelling. */
function unwrapped(text: string, language: Language): string {
  const asked = askedToKnow(foldCue(text), language);
  const count = asked?.match(/\S+/g)?.length ?? 0;
  const words = [...text.matchAll(/\S+/g)];
  return count < askedWordsMin ? text : text.slice(words.at(-count)?.index);
}

/** Shorter, and it leans on what stands around it. */
const askedWordsMin = 2;

/** Sentences this many before a question explain it; what was told earlier is another matter. */
const tellingMax = 2;
/** Longer, and its end explains. */
const toldMax = 2000;
/** "Oh, too bad." explains nothing. */
const tellingWordsMin = 4;

/**
 * What was told right before a question, to explain it: "We're on the third floor. Could you still get a loveseat out?"
 * `asksOrTells`: of a clause, whether it is for nothing else. Undefined where nothing was.
 */
export function toldBefore(
  sentence: Place,
  { clauses, said }: Seen,
  asksOrTells: (clause: Signs) => boolean,
): string | undefined {
  const told: string[] = [];
  for (let end = sentence.start; end > 0 && told.length < tellingMax; ) {
    const last = clauses.filter((one) => one.end <= end).at(-1);
    if (!last) break;
    const before = sentenceOf(last, said);
    const inside = clauses.filter((one) => one.start >= before.start && one.end <= before.end);
    if (before.start >= end || inside.some((one) => one.cue('question') || !asksOrTells(one))) break;
    const text = said.slice(before.start, before.end).trim();
    if (text.split(/\s+/).length >= tellingWordsMin) told.unshift(text);
    end = before.start;
  }
  return told.length > 0 ? told.join(' ').slice(-toldMax) : undefined;
}

/** Does an "and" before it begin it? "… if I forget and don't show?" goes on with what is supposed. */
export const isJoined = (clause: Signs, sentence: Place, said: string): boolean => {
  const before = foldCue(said.slice(sentence.start, clause.start));
  if (supposes.test(before) && goesOn.test(clause.folded)) return false;
  return /^(?:and|n|also|plus|y|e|et|und|&)\s/.test(clause.folded) || /(?:\band|\bn|\by|\bet|\bund|&)\s*$/.test(before);
};
const supposes = /(?<!\p{L})(?:if|when|unless|si|cuando|quand|lorsque|wenn|falls)(?!\p{L})[^.?!]*$/u;
/** A verb denied, and nobody who does it. */
const goesOn =
  /^(?:(?:and|or|y|o|et|ou|und|oder) )*(?:(?:don't|do not|dont|can't|cannot|never|won't) (?!you(?!\p{L}))\p{L}+|no \p{L}+[oae](?!\p{L})|(?:ne |n')\p{L}+ pas|nicht (?:komme|kommen|erscheine|auftauche))/u;

const offering: Readonly<Record<Language, RegExp>> = {
  en: /^(?:(?:hi|hello|hey|and|so|also)[ ,!.]+)*(?:do|did) (?:you|u|y'all)(?: guys| folks)? (?:also |even )?(?:have|sell|offer|do|teach|give|make|rent|carry|stock|provide|run|host|accept|take|lend|fix|repair|treat|deliver|install|groom)\b|^(?:(?:hi|hello|hey|and|so)[ ,!.]+)*(?:do|can) (?:you|u|y'all)(?: guys| folks)? also (?!(?:book|reserve|add|note|cancel|move|(?:re)?schedule|put|change|include|squeeze|remind|tell|want|need|know|think|(?:get|fit|sign|send|call) (?:me|us|him|her|my))(?!\p{L}))\p{L}+/u,
  es: /^[¿¡\s]*(?:(?:hola|buenas|buen[oa]s (?:dias|tardes|noches)|y)[ ,!.]+)*(?:ustedes )?(?:tambien )?(?:ofrecen|tienen|venden|hacen|dan|alquilan|aceptan|imparten|organizan|rentan|prestan|arreglan|reparan|atienden|instalan|(?!(?:(?:pueden|podrian|quieren|tendrian)(?!\p{L})|(?:agend|reserv|apunt|anot|inscrib|cancel|anul|pong|agreg|anad|inclu|sum|cambi|muev)))\p{L}+(?:an|en)(?: [yo] \p{L}+(?:an|en))?(?: (?!(?:manana|hoy|lunes|martes|miercoles|jueves|viernes|sabado|domingo)(?!\p{L}))\p{L}+){0,4} tambien(?=.*\?))(?![\p{L}])/u,
  fr: /^(?:(?:bonjour|bonsoir|salut|et)[ ,!.]+)*(?:est-ce que )?(?:(?:proposez|avez|faites|vendez|donnez|louez|offrez|acceptez|organisez|pretez|reparez|traitez|installez|livrez)-vous|vous (?:proposez|avez|faites|vendez|donnez|louez|offrez|acceptez|organisez)|(?!vous (?:pouvez|pourriez)|(?:vous )?(?:(?:pouvez|pourriez|auriez|voulez)(?!\p{L})|reserv|ajout|not|inscri|mett|annul|deplac|planifi|prevoy|pren))(?:vous \p{L}+ez|\p{L}+ez-vous) (?:aussi|egalement)(?=.*\?))(?![\p{L}])/u,
  de: /^(?:(?:hallo|guten (?:tag|morgen|abend)|und|moin|gruss gott)[ ,!.]+)*(?:bieten|haben|verkaufen|machen|geben|vermieten|verleihen|unterrichten|nehmen|fuhren|reparieren|behandeln|liefern|installieren) (?:sie|ihr)(?![\p{L}])|^(?:(?:hallo|guten (?:tag|morgen|abend)|und)[ ,!.]+)*(?!(?:konnen|konnten|wurden|hatten|wollen)(?!\p{L})|buch|reservier|trag|schreib|erganz|notier|merk|meld|plan|sag|streich|stornier|verschieb|verleg|rechn)\p{L}+en (?:sie|ihr) auch(?!\p{L})(?=.*\?)/u,
};

/** "Do you teach painting?": whatever it is, somebody asks this business for it. */
export function asksForOffer(folded: string, language: Language): boolean {
  const wondered = askedToKnow(folded, language);
  return offering[language].test(folded) || (wondered !== null && asksOfHouse(wondered, language));
}

const ofOwn = /(?<![\p{L}])(?:my|our|mine|mi|mis|nuestr[oa]s?|mon|ma|mes|notre|nos|mein\w*|unser\w*)(?![\p{L}])/u;
const requests =
  /(?<![\p{L}])(?:(?:can|could|would|will) (?:you|u|someone)|please|(?:puede|puedes|podria|pueden)(?: usted(?:es)?)? (?:cancelar|cambiar|anular|mover)|(?:pouvez|pourriez)(?:-vous)?|(?:konnen|konnten|kannst) (?:sie|du))(?![\p{L}])/u;
const shortestRule = 5;

/** "How close to the visit can I cancel for free?": a question about the rule, or a wish said as one. Only the owner's texts tell. */
export const mayAskForRule = (clause: Signs): boolean =>
  clause.cue('question') &&
  !ofOwn.test(clause.folded) &&
  !requests.test(clause.folded) &&
  clause.folded.split(/\s+/).length >= shortestRule;

/** "What's that?", "¿y eso cuánto es?": names nothing, and asks of what stands right before it. */
export const onlyPointsBack = (folded: string): boolean =>
  /^\P{L}*(?:and |y |et |und )?(?:(?:what|how much)(?:'?s| is) (?:that|it|this)|(?:cuanto|que|a como) (?:es|sale|cuesta) (?:eso|esa|ese)|(?:eso|esa|ese) (?:cuanto|que|a como) (?:es|sale|cuesta)|(?:c'est|ca fait|ca coute) (?:quoi|combien)(?: ca)?|(?:was|wie ?viel) (?:ist|kostet|macht) (?:das|es))\P{L}*$/u.test(
    folded,
  );
