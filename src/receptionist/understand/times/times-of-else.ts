// "10:30 is fine. We're back on the 20th", "À dix heures. Moi je travaille jusqu'à trois heures": behind a time that is taken, a clause of
// what somebody does or had, or a question about something else, wishes for no other. Crossed out before times are read. Folded text.
import type { Language } from '../../business.ts';
import type { TimeWish } from '../../commands.ts';
import { localTime } from '../../local-time.ts';
import { splitClauses } from '../../models/clauses.ts';
import { eachLanguage } from '../../models/text.ts';
import type { State } from '../../state.ts';
import type { Heard } from '../../understander.ts';
import { fold } from '../../values/words.ts';
import { foldCue } from '../cues/cue.ts';
import { cueOf } from '../signs.ts';

type Shape = {
  /** Whoever does something, at the head of a clause, with what they do. */
  readonly does: string;
  /** Speaks of the visit or of when somebody can: wishes, proposes, comes, is free. */
  readonly ofVisit: string;
  /** Asks whether a day or an hour can be had. */
  readonly proposes: string;
};

const dayNames =
  'mon|tues|wednes|thurs|fri|satur|sun|lunes|martes|miercoles|jueves|viernes|sabado|domingo|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag';

const shapes: Readonly<Record<Language, Shape>> = {
  en: {
    does: `(?:i|we|he|she|they|(?:my|our|his|her|their) \\p{L}+(?: \\p{L}+)?)(?:'(?:m|re|s|ve)| (?!(?:and|or)(?!\\p{L}))\\p{L}+)|(?:im|were|hes|shes) \\p{L}+|the (?!${dayNames})\\p{L}+(?: \\p{L}+)?(?:'s| (?:is|are|was|were|has|had|starts?|ends?|begins?|comes?|gets?|closes?|opens?|expires?|leaves?|runs?))`,
    ofVisit:
      "(?:i|we|he|she|they|it)'(?:ll|d)|want\\p{L}*|need|needed|like|love|prefer\\p{L}*|rather|hop(?:e|ing)|wish|can|cannot|could|would|will|should|might|com(?:e|es|ing)|make (?:it|that)|(?:be )?here|be there|take|pick|choose|go with|book\\p{L}*|schedul\\p{L}+|mov(?:e|ed)|switch|change|put|free|availab\\p{L}+|openings?|slots?|appointments?|works? (?:for|better|best|fine|great)|suits?|fine|okay|ok|good|great|perfect|better|best|late|later|early|earlier|instead|not|\\p{L}+n't|cant|dont|wont|never|only|must|(?:have|has|had|got|gotta|need) (?:to|got)|off(?! (?:work|at))|if|unless|said|say|meant?|told|asked|thought|think|guess|see you",
    proposes:
      '(?:you|we|i|he|she|they|anyone|somebody|someone|guys) (?:do|come|make|have(?! to)|get|take|see|fit|squeeze|start|be|move|change|switch|push|swap|book|schedule|stop by|drop|bring|say|mean)|come|coming|free|available|open|opens|openings?|slots?|possible|ok|okay|fine|good|better|best|work|works|suit|what about|how about|instead|rather|earlier|later|or(?! (?:can|should|do|does|is|are|will|would)(?!\\p{L}))|when|what (?:day|time)s?|too (?:late|early|soon)|(?:appointment|visit) (?:on|at|for)',
  },
  es: {
    does: '(?:yo |nosotros |ella |el |ellos )?(?:ya )?(?:trabaj(?:o|a|amos|an)|vuelv(?:o|e|en)|volvemos|regres(?:o|a|amos|an)|sal(?:go|e|imos|en)|viaj(?:o|a|amos|an)|(?:nos|me|se) (?:vamos|voy|va|van|mud\\p{L}+|cas\\p{L}+)|entr(?:o|a|amos)|estoy|estamos|tengo|tenemos|tiene|tuv(?:e|o|imos)|cumpl\\p{L}+|lleg(?:o|a|amos|an)|fue|fuimos|era|hic(?:e|imos|ieron)|pus(?:e|imos|ieron))|(?:mis?|su|nuestr[oa]s?|la|el|las|los) (?!(?:lunes|martes|miercoles|jueves|viernes|sabado|domingo|proxim\\p{L}+|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce)(?!\\p{L}))\\p{L}+(?: \\p{L}+)? (?:es|esta|fue|era|vuelve|regresa|trabaja|sale|entra|llega|empieza|termina|acaba|vence|cumple|tiene|viaja|se (?:va|casa|muda))',
    ofVisit:
      'quier\\p{L}+|quisier\\p{L}+|necesit\\p{L}+|prefier\\p{L}+|prefer\\p{L}+|mejor|pued\\p{L}+|podr\\p{L}+|podemos|veng\\p{L}+|vien\\p{L}+|venir|citas?|libres?|disponib\\p{L}+|hueco|espacio|esta bien|bien|me (?:queda|va|viene)|tom\\p{L}+|agend\\p{L}+|reserv\\p{L}+|cambi\\p{L}+|mov\\p{L}+|muev\\p{L}+|pong\\p{L}+|si|solo|nada mas|tarde|temprano|antes|no|ni|nunca|que (?:ir|estar|salir|trabajar|entrar)|digo|dije|decia|ahi|aqui',
    proposes:
      'veng\\p{L}+|vien\\p{L}+|venir|pued\\p{L}+ (?:ser|venir|ir|pasar|atender\\p{L}*|ver\\p{L}*)|podr\\p{L}+|tienen?(?! que)|hay|libres?|disponib\\p{L}+|queda|mejor|cambi\\p{L}+|mov\\p{L}+|muev\\p{L}+|pas[ae]\\p{L}*|que tal|esta bien|les? (?:parece|queda|va)|seria|o(?! (?:puedo|debo|tengo|es|hay que)(?!\\p{L}))|cuando|que (?:dia|hora)|a que hora|abren|abiert\\p{L}+|atienden',
  },
  fr: {
    does: `(?:(?:moi|nous|lui|elle) )?(?:je|on|nous|il|elle|ils|elles) \\p{L}+|(?:(?:moi|nous|lui|elle) )?j'\\p{L}+|(?:(?:mon|ma|mes|notre|nos|son|sa|ses|leurs?|le|la|les) |l')(?!${dayNames})\\p{L}+(?: \\p{L}+)? (?:est|sont|etait|a|avait|finit|commence|part|rentre|arrive|revient|travaille|ferme|ouvre|se termine|expire)`,
    ofVisit:
      "veux|veut|voulons|voudr\\p{L}+|aimer\\p{L}+|prefer\\p{L}+|besoin|prend\\p{L}*|peux|peut|pouv\\p{L}+|pourr\\p{L}+|vien\\p{L}+|venir|venons|pass(?:e|er|erai|ons)|rendez-vous|rdv|creneaux?|libres?|dispo\\p{L}*|place|convient|conviendr\\p{L}+|ca (?:va|irait|marche)|c'est (?:bon|bien|mieux|parfait)|bon|bien|mieux|plutot|tard|tot|avant|note\\p{L}*|mets|mett\\p{L}+|reserv\\p{L}+|chang\\p{L}+|deplac\\p{L}+|pas|non|jamais|seulement|juste|si|dit|dis|disais|parle|pense|serai|sera|serons|voit|ici|doit|dois|faut|y",
    proposes:
      "vien\\p{L}+|ven(?:ir|ez)|pass(?:er|ez|e)|pouv\\p{L}+|pourr\\p{L}+|peut(?!-etre)|peux (?:venir|passer|avoir)|possible|libres?|dispo\\p{L}*|place|avez-vous|vous avez|auriez\\p{L}*|plutot|mieux|chang\\p{L}+|deplac\\p{L}+|report\\p{L}+|decal\\p{L}+|c'est bon|ca (?:va|irait|marche|vous)|conv\\p{L}+|ou(?! (?:est|je|on|puis|dois|faut|sont|se)(?!\\p{L}))|quand|quel(?:le)? (?:jour|heure)|ouvert\\p{L}*|ouvrez|rendez-vous|rdv",
  },
  de: {
    does: `(?:ich|wir|er|sie|(?:mein|unser|sein|ihr)\\p{L}* \\p{L}+|(?:der|die|das) (?!${dayNames}|\\p{L}+(?:te|ste)(?!\\p{L}))\\p{L}+(?= (?:ist|sind|war|hat|hatte|beginnt|endet|lauft|fangt|kommt|geht|arbeitet|fahrt|fliegt)(?!\\p{L}))) \\p{L}+|(?:am|um|bis|ab|seit|im) [\\p{L}\\d.: ]{1,30}? (?:arbeite|arbeiten|fliege|fliegen|fahre|fahren|bin|sind|war|waren|hatte|hatten|heirate|heiraten|ziehe|ziehen|verreise|verreisen) (?:ich|wir)`,
    ofVisit:
      'nehm\\p{L}*|komm(?:e|en|t)?(?! (?:\\p{L}+ )*(?:zuruck|wieder|heim|nach hause))|mochte\\p{L}*|woll\\p{L}+|will|gern\\p{L}*|brauch\\p{L}*|kann|konn\\p{L}+|durf\\p{L}+|passt|passen|geht|ging\\p{L}*|klappt|war(?:e|en) (?:gut|super|besser|toll|ideal)|lieber|besser|frei\\p{L}*|termine?|bitte|hier|da(?: sein)?|sag\\p{L}*|mein(?:e|te|en)? (?=\\d|um|den|am)|dach\\p{L}+|glaub\\p{L}*|nicht|kein\\p{L}*|nur|erst|wenn|falls|muss|mussen|soll\\p{L}*|trag\\p{L}*|schreib\\p{L}*|merk\\p{L}*|buch\\p{L}*|verschieb\\p{L}*|verleg\\p{L}*|machen wir|sehen uns',
    proposes:
      'komm\\p{L}*|geht|ging\\p{L}*|pass\\p{L}*|klappt|frei\\p{L}*|(?:anderen|neuen|einen|weiteren) termin|haben sie|hatten sie|habt ihr|lieber|besser|oder(?! (?:kann|soll|muss|darf|ist|sind)(?!\\p{L}))|moglich|verschieb\\p{L}*|verleg\\p{L}*|tausch\\p{L}*|wie (?:war|ware|sieht)|ander\\p{L}*|wann|um wie viel|welche[nrms]? (?:tag|uhrzeit)|offen|geoffnet|auf|konnten|konnen (?:sie|wir)|ware',
  },
};

const openers =
  '(?:and|but|so|because|cause|oh|ah|also|well|then|plus|y|e|pero|porque|es que|ya|ah|bueno|pues|et|mais|car|parce que|puis|alors|und|aber|denn|weil|also|ach|dann|enfin|euh|um|uh)';
const word = (words: string) => `(?<![\\p{L}'])(?:${words})(?!\\p{L})`;
const read = eachLanguage((language) => {
  const { does, ofVisit, proposes } = shapes[language];
  return {
    does: new RegExp(`^\\P{L}*(?:${openers}\\P{L}+)*(?:${does})(?!\\p{L})`, 'u'),
    ofVisit: new RegExp(word(ofVisit).replace("(?<![\\p{L}'])", '(?<!\\p{L})'), 'u'),
    proposes: new RegExp(word(proposes), 'u'),
  };
});

/** So many words beside its day or hour make a question of its own. */
const questionWordsMin = 3;

const taken = ['yes', 'first', 'second', 'third', 'last'] as const;
const turns = ['no', 'correction', 'cancel'] as const;
const asked: ReadonlySet<string | null> = new Set(['name', 'phone', 'email', 'address', 'confirm']);

type ReadTime = { readonly wish: TimeWish; readonly start: number; readonly end: number };
type ReadsTimes = (text: string) => readonly ReadTime[];
const hasHour = ({ wish: { time, excluded } }: ReadTime) => time !== undefined && !excluded;

/** "No, Friday at nine, Thursday is when I get paid", "le 20 c'est quand on rentre": what is on a day that is told, and wished for by nobody. */
const saysWhatIsThen = new RegExp(
  `(?<=[,.;!?…] *)(?:(?:because|cause|cuz|since|porque|que|car|parce que|weil|denn|and|et|y|und|but|pero|mais|aber) )?(?:(?:on|the|el|le|am|der|den) )*(?:(?:${dayNames})(?:day)?|\\d{1,2}(?:st|nd|rd|th|\\.)?)(?: \\d{1,2}(?:st|nd|rd|th|\\.)?)?(?: is|'s|,? c'est|,? c| est| es| ist) (?:\\p{L}+ )?(?:when|my|our|his|her|quand|mon|ma|notre|cuando|mi|nuestr[oa]|wenn|mein\\p{L}*|unser\\p{L}*)(?!\\p{L})[^,.;!?]*`,
  'gu',
);

function withoutWhatIsThen(text: string, timesIn: ReadsTimes): string {
  const folded = fold(text);
  return [...folded.matchAll(saysWhatIsThen)].reduce(
    (left, { index, 0: told }) =>
      timesIn(text.slice(0, index)).length > 0
        ? `${left.slice(0, index)}${'~'.repeat(told.length)}${left.slice(index + told.length)}`
        : left,
    text,
  );
}

/** The same text with the clauses crossed out that are about something else than when the visit is to be. */
export function withoutTimesOfElse(
  line: string,
  { state, turn, business }: Heard,
  language: Language,
  timesIn: ReadsTimes,
): string {
  if (!mayBeTaken(state)) return line;
  const text = withoutWhatIsThen(line, timesIn);
  const clauses = splitClauses(text, language);
  // A part of what was said is read with what stood before it.
  const at = turn.text.indexOf(text);
  const lead = at > 0 ? turn.text.slice(0, at) : '';
  if (lead === '' && clauses.length < 2) return text;
  if (
    splitClauses(turn.text, language).some((one) =>
      turns.some((cue) => cueOf(cue, one.text.replace(/^\W*enfin /iu, ''), language)),
    )
  )
    return text;
  const days = daysOf(state, business.timezone);
  return clauses.reduce((left, { text: part, start }) => {
    const before = `${lead}${text.slice(0, start)}`;
    const length = /[\p{L}\d]/u.test(before) ? elseIn(part, language, timesIn) : 0;
    const told = length > 0 ? timesIn(part.slice(0, length)) : [];
    return length > 0 && !told.some((one) => isOfDay(one, days)) && isTaken(before, state, language, timesIn)
      ? `${left.slice(0, start)}${'~'.repeat(length)}${left.slice(start + length)}`
      : left;
  }, text);
}

/** The days of what was chosen or offered. */
function daysOf({ frames, offers }: State, zone: string): readonly string[] {
  const top = frames.at(-1);
  const chosen = top && 'chosen' in top ? top.chosen : undefined;
  const all = chosen ? [chosen] : offers.filter((one) => one.kind === 'time');
  return all.map(({ startsAt }) => localTime(startsAt, zone).date);
}

/** "I'm away until Monday", "Thursday I work", of that very day: it may speak against it. */
const isOfDay = (
  { wish: { date, until, time, earliest, latest, doneBy } }: ReadTime,
  days: readonly string[],
): boolean =>
  date !== undefined &&
  (time ?? earliest ?? latest ?? doneBy) === undefined &&
  days.some((day) => date <= day && day <= (until ?? date));

/** Times are offered, or one is chosen and something else was asked. */
function mayBeTaken({ frames, asked: now, offers }: State): boolean {
  const top = frames.at(-1);
  if (top?.flow !== 'book' && top?.flow !== 'move') return false;
  return now === 'time' ? offers.some(({ kind }) => kind === 'time') : top.chosen !== undefined && asked.has(now);
}

/** What was chosen stands; of what is offered, one is taken by its hour, its place or a yes. */
function isTaken(before: string, { asked: now }: State, language: Language, timesIn: ReadsTimes): boolean {
  if (now !== 'time') return true;
  return taken.some((cue) => cueOf(cue, before, language)) || timesIn(before).some(hasHour);
}

const hangsOn =
  /^\P{L}*(?:if|(?:as|so) long as|provided|si|s'il|siempre que|mientras|tant que|pourvu que|wenn(?:'?s)?|falls|solange|sofern)(?!\p{L})/u;

/** How much of a clause, from its start on, is about something else. */
function elseIn(part: string, language: Language, timesIn: ReadsTimes): number {
  const folded = foldCue(part);
  const { does, ofVisit, proposes } = read[language];
  // "Ja, wenn's bei Donnerstag um neun bleibt": what a yes hangs on is of the visit.
  if (hangsOn.test(folded)) return 0;
  if (does.test(folded) && !folded.includes('?')) {
    const plain = folded.replace(fillers, (filler) => '~'.repeat(filler.length));
    if (!ofVisit.test(plain)) return part.length;
    // "On rentre le 20 avec lui, faut un certificat": what stands behind a comma says something of its own.
    const head = plain.indexOf(',');
    return head > 0 && !ofVisit.test(plain.slice(0, head)) ? head : 0;
  }
  if (!cueOf('question', part, language) || proposes.test(folded)) return 0;
  const beside = timesIn(part).reduceRight(
    (left, { start, end }) => `${left.slice(0, start)} ${left.slice(end)}`,
    part,
  );
  return (beside.match(/[\p{L}\d']+/gu) ?? []).length >= questionWordsMin ? part.length : 0;
}

/** "My last one was, like, in January". */
const fillers =
  /, ?(?:like|you know|i think|i guess|o sea|pues|creo|genre|disons|je crois|halt|glaub ich|sagen wir),? /gu;
