import type { Command } from '../../commands.ts';
import { localTime } from '../../local-time.ts';
import type { Heard, Understood } from '../../understander.ts';
import { foldCue } from '../cues/cue.ts';
import { readWishes } from '../times/times.ts';
import { dangerWords } from './danger-words.ts';
import { isMeant } from './meant.ts';
import { touchesEmergency } from './owners-emergencies.ts';
import { noHurry, plainlyOther, urgencyOf } from './urgency-answer.ts';

const signs = (alternatives: readonly string[]): RegExp =>
  new RegExp(`(?<![\\p{L}\\d])(?:${alternatives.join('|')})(?![\\p{L}\\d])`, 'gu');

const kinPart = '(?:foot|leg|head|hand|arm|toes|fingers)';
/** Somebody is hurt, held, stranded or gone: asks by itself. */
const ofSomebody = signs([
  `(?:can'?t|cannot|can not|won'?t|isn'?t able to) (?:get|stand) up(?! (?:early|at|before|for|in the))|can (?:hardly|barely) (?:stand|breathe|open (?:it|them|my (?:mouth|eyes?)))`,
  `foam(?:ing|s)(?: at (?:the|his|her) mouth)?|shaking (?:on the|uncontrollably)|(?:took|ripped|tore|burned) (?:my|her|his) skin(?: right)? off|(?:dropped|fell|landed|came down|rolled) (?:\\p{L}+ ){0,4}on (?:his|her|my|their) ${kinPart}`,
  "(?:won'?t|don'?t|wouldn'?t) let (?:him|her|them|us|me) (?:through|go|leave|in the country)|(?:they've|they have) got my (?:husband|wife|son|daughter|brother|sister|mother|father|mom|dad|cousin|uncle|aunt|boyfriend|girlfriend|partner|friend) (?:at|in)(?!\\p{L})",
  "(?:(?<=(?:i'm|im|i am|we're|we are|he's|she's|they're|car|truck) (?:\\p{L}+ )?)sitting|stuck|stopped|pulled over|stranded) (?:here )?(?:on|at|by) the (?:shoulder|side of the (?:road|highway|freeway|interstate|motorway|street|i-?\\d|\\d{2}))|(?:don'?t|do not|no idea) (?:know )?where (?:he|she|they)(?:'s| is| are|'re|s)(?: right now| now)?(?= *(?:[.,!;?]|$))",
  'no (?:me |nos )?(?:ha |han )?(?:trajo|traido|devolvio|devuelto|regreso) (?:a mi (?:hij[oa]|nin[oa])|al nino|a la nina|a los ninos)|(?:nos|se) quedaron? (?:tirad|varad)[oa]s|no se puede (?:parar|levantar|mover|poner de pie)|no (?:lo|la|los) (?:dejan|sueltan)(?: (?:pasar|salir|ir|entrar))?|no se donde esta(?= *(?:[.,!;]|$))|echa(?:ndo)? espuma',
  "(?:n'a|a|m'a|n'ont|ont) (?:pas|jamais|toujours pas) (?:ramene|rendu) (?:mon|ma|mes|notre|le|la|les) (?:fils|fille|enfants?|petite?s?)",
  '(?:ne )?(?:peut|arrive) (?:plus|pas|pus) (?:a )?(?:se (?:re)?lever|bouger)|(?:le|la|les) laissent pas (?:passer|sortir|entrer)|(?:je )?sais pas (?:il|elle) est ou|sais pas ou (?:il|elle) est|(?:suis|sommes|est) (?:pris|prise|arretee?) (?:sur|au) (?:le )?bord de',
  '(?:il|elle) se leve (?:plus|pus)',
  '(?:wir|ich|die) (?:sind|bin) (?:(?!bei|im|in)\\p{L}+ ){0,3}liegen ?geblieben|(?:\\p{L}+ )?(?:hat|haben) (?:den|die|das|unser\\p{L}*|mein\\p{L}*) (?:klein\\p{L}*|kind(?:er)?|sohn|tochter|jungen?) (?:\\p{L}+ ){0,2}nicht zuruckgebracht|steh(?:en|e) (?:\\p{L}+ ){0,4}auf der autobahn|kann nicht (?:mehr )?aufstehen|kommt nicht (?:mehr )?hoch|lassen (?:ihn|sie|mich|uns) nicht (?:durch|raus|rein|gehen|einreisen)|weiss nicht,? wo (?:sie|er) (?:ist|sind)(?= *(?:[.,!;]|$))|halten (?:meine?n? (?:\\p{L}+)|ihn|sie) (?:[\\p{L}]+ ){0,4}fest|hat schaum',
]);

/** How something goes amiss at this moment: asks where it is a thing of the owner's emergencies. */
const goingWrong = signs([
  "nothing(?:'s| is) coming out|went (?:completely |totally )?dead|slid (?:right )?off|just (?:fell|dropped|collapsed|crashed|hit|tore|snapped|ripped|backed into|ran into|smashed)|(?:tooth|teeth)(?:'s| is| are) gone|blew up|puffed up|hissing|hanging by a thread|(?<!(?<!\\p{L})(?:we|i|guests|everyone|everybody|people)(?: all| both| just)? )(?:ate|eaten|got into|swallowed|chewed up) (?:[\\p{L}\\d'%]+ ){0,6}(?:chocolates?|brownies?|grapes|raisins|xylitol|(?:sugar ?free|packs? of|pieces? of|sticks? of) gum|onions?|macadamias?)|(?:ate|eaten|got into|swallowed|chewed up) (?:[\\p{L}\\d'%]+ ){0,6}(?:antifreeze|edibles?|pills?|ibuprofen|advil|tylenol|batter(?:y|ies)|lil(?:y|ies))|melting|still (?:rising|pouring|coming (?:in|down))|(?:can'?t|cannot) (?:move|feel) (?:my|his|her|both)(?: \\p{L}+)? (?:legs?|feet|arms?|face)|leaning (?:hard|bad|over)|cracking (?:all )?around|raining in(?:side|to)?|rain(?:'s| is) coming in|pouring (?:out|down|oil|gas|fuel|diesel|coolant|fluid)(?! (?:outside|all day|rain))|(?:gushing|spraying|spewing) (?:out|oil|gas|fuel|diesel|coolant|fluid)|(?:wind|storm|hail|tornado|gusts?|hurricane)(?: (?!damage)\\p{L}+)? (?:blew|tore|ripped|took|peeled)|(?:shingles?|roof|siding|tarp)(?: \\p{L}+){0,2} (?:blew|flew|blown|torn) off|(?:it )?won'?t (?:shut off|stop)|(?:need|send|get|want) (?:you|us|me|someone|somebody|anyone|help|a (?:crew|tech|person|guy))(?: \\p{L}+){0,4} right now|come get (?:me|us)|(?:please|better|gotta) hurry|hurry (?:up|please)|caving",
  'comio (?:\\p{L}+ ){0,5}(?:chocolates?|uvas|pasas|cebollas?|pastillas?)|no puedo mover (?:las|mis|ninguna)(?: dos)? piernas?|no sale nada|se (?:le|les|nos|me) (?:cayo|vino|esta cayendo|esta viniendo)|se (?:esta cayendo|vino abajo)|se (?:(?:me|nos|le|les) )?van? a (?:caer|venir abajo|hundir|inundar)|se (?:le|me) (?:durmieron|puso)|(?:esta |anda )?(?:metiendo|entrando)(?: \\p{L}+){0,2} agua|se (?:nos |me |les? )?(?:mete|entra) el agua|agua se (?:nos |me |les? )?(?:mete|entra)|lloviendo adentro|(?:viento|tormenta|tornado|huracan) (?:\\p{L}+ ){0,2}(?:llevo|arranco|volo|levanto)|(?:manden|mande|necesito|ocupo|vengan|venga)(?: \\p{L}+){0,4} (?:ahorita|ahora) mismo|vengan (?:ya|rapido)|no para de',
  "(?:mange|avale|bouffe) (?:[\\p{L}']+ ){0,5}(?:chocolat|raisins?|oignons?|comprimes?|medicaments?)|part (?:plus|pus)|peux (?:plus|pus) bouger (?:les|mes) jambes|sort (?:plus|pus)|vient (?:juste )?de (?:tomber|s'effondrer|casser|lacher|exploser|peter|rentrer dans)|s'effondre|(?:eau|pluie) (?:r?entre)|il pleut (?:dans|en dedans)|(?:vent|tempete) (?:\\p{L}+ ){0,3}(?:emporte|arrache|souleve)\\p{L}*|arrete (?:plus|pus)|(?:venez|venir|envoyez|besoin)(?: [\\p{L}']+){0,4} (?:tout de suite|vite)",
  '(?:schokolade|trauben|rosinen|zwiebeln?|tabletten?) (?:\\p{L}+ )?(?:gefressen|gegessen|verschluckt)|(?:beine?|beide beine) nicht (?:mehr )?bewegen|(?:geht|springt) (?:gar )?nicht (?:mehr )?an|regnet (?:\\p{L}+ )?(?:rein|herein|ins)|wasser (?:\\p{L}+ )?(?:rein|herein)|(?:wind|sturm) (?:\\p{L}+ ){0,6}(?:abgedeckt|weggerissen|heruntergerissen|weggeweht)|hort nicht (?:mehr )?auf|(?:gerade|eben) (?:\\p{L}+ )?(?:um|runter|herunter|ein)?(?:gefallen|gesturzt|gekracht|abgebrochen)|(?:brauch\\p{L}*|kommen|schick\\p{L}*)(?: \\p{L}+){0,4} sofort|sofort (?:kommen|jemand(?:en)?|hilfe)|schnell jemand(?:en)?',
]);

/** That it is all over the place is amiss only of what does harm there: leaves, acorns and boxes are everywhere too. */
const spread = signs([
  'everywhere|all over (?:the|my|our|your) (?:(?:shop|garage|kitchen|whole|bathroom|basement) )?(?:floor|place|house|kitchen|basement|road|yard|garage|driveway|shop)(?! of my (?:car|truck|van))',
  'por tod[oa]s? (?:lados|partes)|partout|uberall|alles voll',
]);
const harmful = new Set(
  'sewage smoke gas fuel leak water sparks chemical spill bleeding burn burst flooding pouring swelling allergic reaction'.split(
    ' ',
  ),
);
/** What one slips on, or it burns, said to be all over the place itself: an oil furnace is, where there is dust everywhere. */
const slick =
  /(?<![\p{L}\d])(?:oil|coolant|antifreeze|diesel|(?:brake|transmission|hydraulic) fluid|aceite|anticongelante|huile|liquide de (?:frein|refroidissement)|ol|\p{L}*flussigkeit)(?:'s|,? (?:it's|is|are|was|got|went|has|just|all|running|leaking|leaked|spilled|spilling|pouring|dripping|spraying|gushing|coming|out|esta|se|hay|derram\p{L}+|tirad[oa]|saliendo|regad[oa]|est|y en a|coule|fuit|repandue?|lauft|ist|tropft|spritzt)){0,4} (?:everywhere|all over|over the|por tod[oa]s?|partout|uberall)(?!\p{L})|(?<!\p{L})(?:uberall|partout|alles voll)(?: (?:ist|lauft|liegt|de l'|mit))? ?(?:ol|huile|\p{L}*flussigkeit)(?![\p{L}\d])/u;
const harms = [...dangerWords.filter(({ id }) => harmful.has(id)).map(({ pattern }) => pattern), slick];

/** Where the pronoun behind a comma may be of what stands before it: "the sewage backed up, it's all over the basement". */
const pieces = /[.!?;\n]|,(?! ?(?:it|it's|its|there's|ca|c'est|das|es|esta|todo|all)(?!\p{L}))/u;

/** Cold indoors: asks where the owner holds a lack of heat for an emergency. */
const cold = signs([
  "(?:(?:it's|its|it is) freezing in (?:here|the house)|we(?:'re| are) freezing)|(?:thirty|forty|fifty|[345]\\d)(?: degrees)? in (?:here|the house)|(?:nos )?estamos congela(?:dos|ndo)|no calienta nada|hace (?:mucho frio|un frio que)|on (?:se )?gele|chauffe (?:plus|pus)|wir frieren|wird nicht mehr warm",
]);

const isToldIn = (folded: string, patterns: readonly RegExp[]): boolean =>
  patterns.some((pattern) =>
    [...folded.matchAll(pattern)].some(({ index, 0: found }) =>
      isMeant(folded, { start: index, end: index + found.length, saysNot: true, grave: true }),
    ),
  );

/** Does a line tell of what may not wait? */
function tellsPerhapsUrgent(said: string, { business }: Heard): boolean {
  const folded = foldCue(said);
  if (business.emergencies.length === 0 || noHurry.test(folded)) return false;
  const isTold = (pattern: RegExp) => isToldIn(folded, [pattern]);
  return (
    isTold(ofSomebody) ||
    (isTold(cold) && touchesEmergency('heat', business)) ||
    ((isTold(goingWrong) || (isTold(spread) && spreadsHarm(folded))) && touchesEmergency(folded, business))
  );
}

function spreadsHarm(folded: string): boolean {
  return folded
    .split(pieces)
    .some((piece) => piece.search(spread) >= 0 && harms.some((pattern) => piece.search(pattern) >= 0));
}

/** The same, where it is asked: once in a talk, and where nothing else is plainly wanted and no time is settled yet. */
function perhapsUrgent(heard: Heard, said: string, commands: readonly Command[]): boolean {
  const { asked, frames, urgencyAsked } = heard.state;
  const isOpen = frames.length === 0 || asked === 'service' || asked === 'time';
  const isOther = (one: Command) => plainlyOther(one) && one.do !== 'abuse' && !isStated(one);
  if (urgencyAsked || !isOpen || commands.some(isOther)) return false;
  return tellsPerhapsUrgent(said, heard);
}

/** Words of a question. "Hay aguas negras por todos lados" has none, though "hay" may open one. */
const asking =
  /\?|(?<!\p{L})(?:how|what|when|where|who|which|why|do you|does|have you|are you|cuant[oa]s?|cuando|como|donde|quien|cual|que (?:hago|dia|hora)|tienen|hacen|combien|comment|quand|quel\p{L}*|est-ce|faites-vous|avez-vous|wie|wann|was|wer|welche\p{L}*|machen sie|haben sie)(?!\p{L})/u;
const isStated = (one: Command): boolean => one.do === 'ask' && !asking.test(foldCue(one.question));

/** What was understood, with what it asks where it may not wait, or with what the answer to that means. */
export function heedUrgency(heard: Heard, understood: Understood): Understood {
  const { commands, said } = understood;
  if (heard.state.asked === 'urgent') return { ...understood, commands: answered(heard, understood) };
  if (!perhapsUrgent(heard, said, commands)) return understood;
  // Nothing is put down with a visit while it is not known whether there is one.
  const isLeft = (one: Command) =>
    !['cannot-tell', 'ask', 'abuse'].includes(one.do) && !(one.do === 'set-reason' && one.isNote);
  const others = commands.filter(isLeft);
  return { ...understood, commands: [{ do: 'perhaps-urgent' }, ...others] };
}

/** Beside a no these say nothing more. */
const saysNoMore = new Set<Command['do']>([
  'affirm',
  'deny',
  'cannot-tell',
  'thanks',
  'chitchat',
  'decline',
  'drop',
  'wait',
]);

/** "Is this urgent right now?": a yes, or what says as much, rings whoever is on call; a no lets what is said with it be heeded; what is neither is asked about once more. */
function answered(heard: Heard, { language, commands, said }: Understood): readonly Command[] {
  const { state, turn, business } = heard;
  if (commands.some((one) => one.do === 'emergency')) return commands;
  const wishes = readWishes(said, language, business, turn.now, { time: true, anchor: null }).map(({ wish }) => wish);
  const verdict = urgencyOf(said, {
    language,
    // What it is of was told before, and is not named again: "es que se va a caer".
    isTold: isToldIn(foldCue(said), [goingWrong, ofSomebody]) || tellsPerhapsUrgent(said, heard),
    isOther: commands.some(plainlyOther),
    wishes,
    today: localTime(turn.now, business.timezone).date,
  });
  if (verdict === 'urgent') {
    const told = (state.concern ?? said).slice(0, toldMax);
    return [{ do: 'emergency', kind: 'other', said: told }, ...commands.filter((one) => one.do !== 'affirm')];
  }
  const more = commands.filter((one) => !saysNoMore.has(one.do) && !(one.do === 'ask' && one.soft));
  if (verdict === 'unclear' && state.askedAgain + state.asides === 0) return [{ do: 'perhaps-urgent' }, ...more];
  if (verdict === 'later' && !more.some((one) => one.do === 'set-times')) {
    const begins: Command[] = state.frames.length === 0 ? [{ do: 'start', flow: 'book' }] : [];
    return [...begins, ...more, { do: 'set-times', wishes: wishes.slice(0, wishesMax) }];
  }
  return more.length > 0 ? more : [{ do: 'deny' }];
}

/** So many wishes are heeded at once. */
const wishesMax = 8;

/** Of what was told so much goes into the record, in characters. */
const toldMax = 500;
