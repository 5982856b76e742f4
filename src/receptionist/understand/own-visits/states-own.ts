// "I've got color on the 21st at nine, could we start at ten instead?", "Ms. Ortiz was coming Thursday, I need that moved": a visit
// that stands is told first, by what it is for or who comes, with its day; then it is changed, or only to be confirmed. No new one is
// wished for. Patterns are over folded text, in four languages.

import { foldCue } from '../cues/cue.ts';
import { asksToCheck } from '../questions/asks-to-check.ts';
import { daysNamed, type Seen } from '../seen.ts';
import { plainlyNamed } from '../services/near.ts';
import type { Signs } from '../signs.ts';
import { sentenceOf } from '../text/sentences.ts';
import { oneOfKin } from '../who-comes/kin.ts';
import { dropsTold } from './called-off.ts';
import { changesThing, hasThing } from './has-thing.ts';
import { hasTimeOff } from './time-off.ts';

const has = [
  "(?:i|we)(?:'ve| have)? (?:got|have|had (?=(?:an?|my|our) (?:\\p{L}+ )?(?:appointment|appt|booking|visit)(?!\\p{L}))) ?(?!to |a (?:question|problem|quick|meeting|conference|doctor))",
  "(?:i'?m|i am|we'?re|we are) (?:booked|scheduled|down|signed up) ",
  // "I'm on Wednesday with Dr. Park": in the book of that day.
  "(?:i'?m|i am|we'?re|we are) on (?=(?:(?:this|next) )?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow)(?! (?:shifts?|nights?|off|through|thru|to)(?!\\p{L})))",
  'supposed to (?:come|be|see|have) ',
  '(?:ya )?(?:tengo|tenemos|tenia|teniamos) (?!que |una (?:pregunta|duda|junta|reunion))',
  "(?:j'ai|on a|nous avons|j'avais) (?!une (?:question|reunion))",
  '(?:ich|wir) (?:habe?n?|hatten?) (?!eine frage)',
].join('|');
const comes = [
  "(?:is|was|were|'s|are) (?:(?:supposed|going|due) to )?(?:be )?(?:coming|here|come|see|stop by|seeing)",
  'coming (?:on|at|by|over|out|this|next|tomorrow|today|mon|tues|wednes|thurs|fri|satur|sun)',
  '(?:viene|vendria|venia|iba a venir|va a venir|quedo de venir)',
  '(?:doit|devait|vient|vas?) (?:passer|venir)|(?:vient|passe) (?:chez|le|demain|lundi|mardi|mercredi|jeudi|vendredi|samedi)',
  '(?:kommt|sollte|soll|wollte)(?: \\p{L}+){0,4}(?: kommen)?',
].join('|');
/** Right before a name, whom the caller goes to see: "je suis chez", and not every "I am". */
const seesSomeone = new RegExp(
  `(?<!\\p{L})(?:${[
    "(?:i'?m|i am|we'?re|we are) (?:seeing|in with|(?:getting|having) (?:my|our) (?:\\p{L}+ ){1,5}(?:with|by))",
    '(?:yo )?(?:veo a|voy con|me toca con|estoy con)',
    'je (?:vois|suis (?:avec|chez))',
    '(?:ich (?:bin|sitze)|(?:bin|sitze) ich) (?:\\S+ ){0,5}bei',
  ].join('|')}) (?:(?:the|el|la|le|der|dem|dr|doctor|doctora|docteur|doktor|frau|herrn?|mr|mrs|ms)\\.? )*$`,
  'u',
);
/** Behind these it is asked, supposed or wished that somebody comes, and not told. */
const notTold =
  'are|were|is|was|can|could|do|does|did|would|will|should|if|whether|when|what time|need|want|like|of|si|cuando|que|quand|lorsque|peut|pourrait|kann|konnen|konnte|konnten|wurden?|soll|sollen|sollte|sollten|wenn|falls|ob|dass|bis|wann|mochten|wollen';
/**
 * Somebody of the house whose name was not caught: "the girl's coming", "ihr Techniker kommt". A finite verb tells of it: "I'd like
 * your technician to come" wishes for it, and so may "vous passez".
 */
const houseComes = new RegExp(
  `(?<!\\p{L})(?<!(?<!\\p{L})(?:${notTold}) )(?:${[
    "(?:the (?:young |nice |cleaning |repair )?(?:girls?|guys?|lady|ladies|man|fella|gentleman|tech|technician)|(?:one of )?your (?:\\p{L}+ ){0,1}?\\p{L}+)(?:(?:'s|'re| is| are| was| were) (?:(?:supposed|going|due|meant) to )?(?:be )?(?:coming|come)| comes)",
    "(?:you(?: guys| all| folks| people)?|y'all)(?:'re| are| were) (?:(?:supposed|going|due|meant) to )?(?:be )?(?:coming|come)",
    '(?:(?:(?:la|el|las|los) (?:muchach[oa]s?|chic[oa]s?|senor(?:a|as|es)?|joven(?:es)?|tecnic[oa]s?)|su (?:\\p{L}+ )?(?:gente|tecnic[oa]|emplead[oa]|muchach[oa])|ustedes) |(?=(?:iban a|quedaron de) venir))(?:me )?(?:vienen?|venian?|va[n]? a venir|iban? a venir|quedo de venir|quedaron de venir)',
    '(?:(?:la (?:jeune )?(?:dame|fille)|le (?:monsieur|jeune homme|technicien)|la technicienne|votre \\p{L}+(?: \\p{L}+)?) (?:vient|passe|(?:doit|devait) (?:venir|passer))|vous (?:deviez|devez) (?:venir|passer))',
    '(?:die (?:junge |nette )?(?:dame|frau)|der (?:junge |nette )?(?:herr|mann|techniker)|die technikerin|ihre? \\p{L}+(?: \\p{L}+)?|sie) (?:kommt|kommen|wollten?|sollten?)(?! (?:sie|wir|ich))',
  ].join('|')})(?!\\p{L})`,
  'u',
);
/** Told, and not asked: "do I have a cleaning on Thursday". */
const hasAny = `(?<!\\p{L})(?<!(?:do|did|can|could|if|whether|when|should|si|ob) )(?:${has})`;
/** "I have my son Thursday" tells of whom one minds, and of no visit; "… with Marisol", of the house, tells of one again. */
const hasAnyone = new RegExp(hasAny, 'u');
const hasOne = new RegExp(
  `${hasAny}(?! ?(?:a )?(?:my|our|mi|mon|ma|meinen?) (?:${Object.values(oneOfKin).join('|')})(?!'|\\p{L}| (?:booked|scheduled|down|signed)))`,
  'u',
);
/** Right before a name, whom somebody is to be with. */
const withSomeone =
  /(?<!\p{L})(?:with|con|avec|chez|bei|mit) (?:(?:the|el|la|le|der|dem|dr|doctor|doctora|docteur|doktor|frau|herrn?|mr|mrs|ms)\.? )*$/u;
/** "So no cleaning then": what is not to be stands nowhere. */
const noneOfIt = /(?<!\p{L})(?:no|not an?|without|sin|ningun\p{L}*|pas d[eu']|sans|keinen?|ohne) $/u;
const someoneComes = new RegExp(`(?<!\\p{L})(?:${comes})(?!\\p{L})`, 'u');

const needed =
  /(?<!\p{L})(?:(?:and|so|but)(?: i| we)? (?:need|want|would like|'?d like|could use)(?! (?:it|that|to (?:move|change|switch|push|reschedule))(?!\p{L}))|(?:i|we)(?:'d| would)? (?:need|want|like)(?! (?:it|that|to (?:move|change|switch|push|reschedule))(?!\p{L}))|y (?:necesito|quiero|quisiera)|et (?:je|j'ai) (?:voudrais|aimerais|besoin)|und (?:brauche|mochte|will|hatte gern))(?!\p{L})/u;
/** "I have Thursday free for a cleaning". */
const freeOn =
  /(?<!\p{L})(?:have|got|tengo|tenemos|ai|avons|habe|haben)(?: \p{L}+){0,3} (?:off|free|open|libre|frei)(?!\p{L})/u;

const changed =
  /(?<!\p{L})(?:instead(?! of)|mov(?:e|ed|ing)|push(?:ed)?|resched\p{L}*|switch\p{L}*|(?<!(?:can't|cannot|not|won't|to|couldn't) )make (?:it|that)|(?:later|earlier)(?= *(?:[,.?!]|$)| (?:say|that|in|on|if|please))|need (?:it|that|to) (?:moved|changed|later|earlier|change|be)|could we (?:start|do|make)|cambi\p{L}+|mover\p{L}*|muev\p{L}+|pasar(?:la|lo|las|los)|(?:pasar|pasamos|pasarnos) (?:al|a la|para el|para la)(?= )|recorr\p{L}+|pospon\p{L}+|en (?:vez|lugar) de|(?:puede|podria|pudiera) ser|la quiero (?:mas )?\p{L}+|mas (?:tarde|temprano)|decal\p{L}+|deplac\p{L}+|report\p{L}+|repouss\p{L}+|remett\p{L}+ (?:ca|cela|le|la|a)(?!\p{L})|chang\p{L}+|plutot|a la place|verschieb\p{L}*|(?<=(?:auf|um) \p{L}+ )schieben|verleg\p{L}*|umbuch\p{L}*|stattdessen|(?:eine|einen|zwei) (?:halbe )?(?:stunde|tag|woche)n? (?:spater|fruher)|lieber)(?!\p{L})/u;

/** Another time is asked for, by the words for it; folded. */
export const saysChange = (folded: string): boolean => changed.test(folded);

const everyTime =
  /(?<!\p{L})(?:every|always|usually|normally|tod[oa]s l[oa]s|cada|siempre|tous les|toutes les|chaque|toujours|jede[nrs]?|immer)(?!\p{L})/u;
/** What is over stands no more. */
const over =
  /(?<!\p{L})(?:last (?:week|month|time|year|night|\p{L}+day)|yesterday|ago|already had|la semana pasada|el mes pasado|ayer|la semaine (?:derniere|passee)|le mois dernier|hier|letzte[nr]? \p{L}+|gestern)(?!\p{L})/u;

/** "Something came up": that one cannot come says not yet whether another time is wanted. */
const hindered =
  /(?<!\p{L})(?:beg off|bow out|(?:can't|cannot|can not|won't be able to|not going to be able to|not gonna) (?:make|do|come|be)|(?:something|stuff) (?:came|come) up|se me (?:complico|atraveso|junto)|no (?:voy a |lo voy a )?(?:podr?e?|poder|puedo|llego|alcanzo)|empech\p{L}+|(?:peux|pourrai|pourrais) (?:plus|pas)|(?:kann|schaffe|konnte)(?: \p{L}+){0,4} nicht)(?!\p{L})/u;

/** "… next Tuesday, but my wife can't Tuesday": the very day that was told; of another day it may be somebody else's. */
const notThatDay =
  /(?<!\p{L})(?<day>(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow)(?!\p{L})[^?]*(?<!\p{L})(?:can't|cannot|can not) (?:on |this |next )*\k<day>(?!\p{L})/u;

const calledOff = /(?<!\p{L})(?:cancel|anul|annul|absag|abzusag|stornier|streich)\p{L}*/u;

const confirmed =
  /(?<!\p{L})(?:double[- ]?check\p{L}*|(?:just )?checking|confirm\p{L}*|verif\p{L}*|mak(?:e|ing) sure|still (?:on|good|right|stands?|happening|coming|ok)|asegurarme|sigue (?:en pie|igual)|todavia (?:esta|va)|toujours (?:bon|d'actualite|prevu)|maintenu|bestatig\p{L}*|(?:dabei|das so|so|es) bleibt|bleibt (?:es|das)|noch (?:gilt|steht|aktuell)|stimmt)(?!\p{L})/u;

/** Is it confirmed, or said to stand? */
export const confirmsIt = (text: string): boolean => confirmed.test(foldCue(text)) || confirmsOwn.test(foldCue(text));

/** "Double checking I'm Thursday at three", "confirmo mi cita del jueves": confirmed without being told before. */
const confirmsOwn =
  /(?<!\p{L})(?:(?:double[- ]?check(?:ing)?|checking|confirm(?:ing)?|making sure|make sure)(?: that)? (?:i'?m|i am|we'?re|we are|you have me|you'?ve got me|my (?:appointment|visit|booking|time))|(?:check|see|tell me|know|verify)(?: for me)? (?:if|whether|when|what (?:day|time)) (?:i'?m|i am|we'?re) (?:booked|scheduled|down|in|coming|on)|confirm(?:o|ar|amos|arle) (?:que )?(?:mi|la|nuestra|tengo) (?:cita|visita|reserva|clase|hora)|confirm(?:e|er|ons) (?:mon|ma|le|notre|que j'ai) (?:rendez-vous|rdv|visite|reservation|cours)|(?:bestatige|bestatigen)(?: \p{L}+)? (?:meinen|den|unseren) (?:termin|besuch))(?!\p{L})/u;

/** Whether there is room, or whether something would do. */
const asksForRoom =
  /(?<!\p{L})(?:(?:have|has|had|got|is there|are there|be) (?:anything|something|any|room|a (?:slot|spot|time))|fit (?:me|us) in|(?:would|could|can|does) .{1,40} work|(?:tendra|tiene|tendria|tienen|tendrian|hay|habra|habria)n? (?:algo|lugar|espacio|un (?:hueco|espacio|lugar))|(?:aurait|auriez|avez|a)(?:[- ](?:vous|t-il|t-elle|il|elle))? (?:quelque chose|une place|de la place|un creneau)|(?:ca|cela) (?:irait|marcherait|vous irait)|(?:serait|est) possible|(?:hatten?|hat|haben|gabe|gibt)(?: \p{L}+){1,5} (?:etwas|was|platz|zeit)|ginge|passt es)(?!\p{L})/u;

/** "Any chance of Sunday at noon?", "how about Friday": all that is asked is another time, which stands here as a mark. */
const onlyAsksForTime = new RegExp(
  `^\\P{L}*?(?:(?:so|and|but|y|pero|et|mais|und|aber) )?(?:${[
    '(?:(?:is there )?any chance (?:of|for)|(?:how|what) about|(?:can|could) (?:i|we) (?:do|come(?: in)?))(?: on)?',
    '(?:hay (?:alguna )?(?:posibilidad|chance) (?:de|para|de ir)|que tal|(?:puedo|podria|podemos|podriamos) (?:ir|venir))(?: el)?',
    '(?:il y aurait|y aurait-il|il y a|y a-t-il) moyen(?: de venir| pour)?|et si (?:je venais|on disait)|(?:je (?:peux|pourrais)|puis-je|on (?:peut|pourrait)) (?:venir|passer)',
    '(?:wie ware es|geht(?: auch)?|ginge(?: auch)?|(?:kann|konnte) ich(?: auch)?)(?: mit| am)?',
  ].join(
    '|',
  )})?[\\s,]*#[\\s,]*(?:or so|instead|then|maybe|please|work(?:s|ed)?|possible|entonces|por favor|alors|plutot|dann|auch|kommen|gehen)?\\W*$`,
  'u',
);

/** "… tomorrow at three, and I have to travel. Would he have anything Friday?": behind what is told, another time is asked for. */
function asksElsewhere(seen: Seen, told: Signs): boolean {
  const { said, whole, clauses, mentions } = seen;
  if (whole.cue('also') || whole.cue('another') || whole.cue('for-other')) return false;
  return clauses.some((clause) => {
    if (clause.start < told.end) return false;
    const { start, end } = sentenceOf(clause, said);
    const marked = mentions.wishes
      .filter((one) => one.start >= start && one.end <= end)
      .reduceRight(
        (text, one) => `${text.slice(0, one.start - start)}#${text.slice(one.end - start)}`,
        said.slice(start, end),
      );
    if (!(asksForRoom.test(clause.folded) || clause.cue('available') || onlyAsksForTime.test(foldCue(marked))))
      return false;
    return (
      said.slice(start, end).includes('?') &&
      mentions.wishes.some(
        (one) => one.start >= start && one.end <= end && (one.wish.date ?? one.wish.time ?? one.wish.relative),
      )
    );
  });
}

/** What is to be done of a visit that is told to stand: undefined where none is told, or nothing is said of it. */
export function ofStandingVisit(seen: Seen): 'cancel' | 'move' | 'appointments' | 'told' | undefined {
  const { said, whole, mentions, clauses } = seen;
  const folded = foldCue(said);
  const isDated = mentions.wishes.some(({ wish }) => wish.date !== undefined);
  const days = daysNamed(seen);
  const drops = days < 2 && !said.includes('?') && clauses.some((one) => dropsTold(one.folded));
  if (whole.cue('message') || (!drops && (whole.cue('cancel') || calledOff.test(folded)))) return undefined;
  if (hindered.test(folded) && !changed.test(folded) && days < 2) return undefined;
  const changes = changed.test(folded) || hindered.test(folded) || notThatDay.test(folded);
  if (confirmsOwn.test(folded) && !changes) return 'appointments';
  // "Your people come Thursdays, could we have a deep clean this time?": what is named apart from it is wanted anew.
  const wantsOther = (isOfTold: (one: { start: number; end: number }) => boolean) =>
    mentions.services.some((one) => one.score >= plainlyNamed && !isOfTold(one));
  const told = clauses.find((clause) => {
    if (over.test(clause.folded)) return false;
    const before = (at: number) => foldCue(said.slice(clause.start, at));
    // Folded, "hätte gern" is a "hatte".
    if (/(?<!\p{L})h(?:ä|ae)tten?(?!\p{L})/iu.test(clause.text)) return false;
    const inside = (one: { readonly start: number; readonly end: number }) =>
      one.start >= clause.start && one.start < clause.end;
    if (!mentions.wishes.some((one) => inside(one) && one.wish.date !== undefined)) return false;
    const isVisit =
      clause.cue('appointment') ||
      mentions.services.some((one) => inside(one) && one.score >= plainlyNamed && !noneOfIt.test(before(one.start)));
    const isWith = mentions.staff.some(inside);
    const sees = mentions.staff.some((one) => inside(one) && seesSomeone.test(before(one.start)));
    const isAtWith = mentions.staff.some((one) => inside(one) && withSomeone.test(before(one.start)));
    const asked = /^\s*\?/.test(said.slice(clause.end - 1)) || clause.text.includes('?');
    // "I've got a wedding Saturday and need a cleaning before": what one has is not what one needs.
    const isNeeded = needed.test(clause.folded) || freeOn.test(clause.folded) || hasTimeOff(clause.folded);
    return (
      (!asked &&
        !isNeeded &&
        houseComes.test(clause.folded) &&
        !everyTime.test(clause.folded) &&
        !wantsOther(inside)) ||
      (isVisit && !isNeeded && hasOne.test(clause.folded)) ||
      (!asked && !isNeeded && !wantsOther(inside) && hasThing(clause.folded) && changesThing(folded)) ||
      (isWith &&
        !asked &&
        !isNeeded &&
        (sees || [isAtWith ? hasAnyone : hasOne, someoneComes].some((one) => one.test(clause.folded))))
    );
  });
  if (!told || !isDated) return undefined;
  // "… but the doctor moved me to the same hour, so you better scratch that": whatever else was moved, that one is not wanted.
  if (drops) return 'cancel';
  if (changes || (asksElsewhere(seen, told) && !wantsOther((one) => one.start < told.end))) return 'move';
  if (confirmed.test(folded) || asksToCheck(said)) return 'appointments';
  // "I have a cleaning on Thursday at ten, where do I park?" tells of it, and wishes for nothing.
  const asks = clauses.some((one) => one.cue('question') && !one.cue('book') && !one.cue('want') && !one.cue('also'));
  return asks ? 'told' : undefined;
}
