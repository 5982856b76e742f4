// What fails in a car or a boat that is under way, told to who mends them: an engine that smokes, brakes that are worn through. An
// engine that smokes as its fault is, at a cold start or for weeks, or that is to be seen to on a later day, is a visit. Four
// languages, over folded text; whether it is meant is judged in `meant.ts`.
import { type Sign, sign, word } from './danger-signs.ts';

/** How a fault smokes: a little, bluish, at a start, out of the exhaust, for a while now. */
const asFault = word(
  [
    "a (?:little|bit|tad)|slight(?:ly)?|sometimes|lately|blu(?:e|ish)|(?:cold|when it'?s cold)|start[- ]?ups?|(?<!(?:won'?t|wouldn'?t|doesn'?t|can'?t|not) )starts?|starting|idl(?:e|es|ing)|rpms?|revs?|revving|accelerat\\p{L}+|exhaust|tail ?pipe|every (?:morning|time)|(?:in the )?mornings|for (?:about |like |over |almost )?(?:a|an|one|two|three|four|several|some|\\d+) (?:days?|weeks?|months?|while)|since (?:last|yesterday|\\p{L}+day)",
    'un poco|poquito|poquitito|a veces|azul(?:ado)?|en frio|al (?:arrancar|prender|encender|acelerar)(?:lo)?|cuando (?:lo |la )?(?:arranc\\p{L}+|prend\\p{L}+|enciend\\p{L}+|aceler\\p{L}+)|ralenti|escape|mofle|cada (?:manana|vez)|(?:en|por) las mananas|desde (?:hace|ayer|el \\p{L}+)|hace (?:una?|dos|tres|\\d+|varios|unos) (?:dias?|semanas?|mes(?:es)?)',
    "un (?:tout petit )?peu|legerement|parfois|bleue?|bleutee?|bleuatre|au demarrage|a froid|(?:quand|lorsque) (?:je |j')(?:demarre|accelere)|au ralenti|a l'acceleration|pot|echappement|tous les matins|le matin|depuis (?:hier|(?:une?|deux|trois|\\d+|quelques) (?:jours?|semaines?|mois))",
    'etwas|ein (?:bisschen|wenig)|leicht|manchmal|blau(?:lich)?|kaltstart|(?:beim|nach dem) (?:kalt)?(?:start(?:en)?|anlassen|beschleunigen|gas ?geben)|im leerlauf|auspuff|morgens|jeden morgen|seit (?:gestern|(?:einer|zwei|drei|\\d+|ein paar) (?:tagen|wochen?|monaten))',
  ].join('|'),
);
/** A day that is not today. */
const anotherDay = word(
  '(?:mon|tues|wednes|thurs|fri|satur|sun)days?|tomorrow|next week|lunes|martes|miercoles|jueves|viernes|sabado|domingo|(?<!(?:esta|la) )manana|(?:proxima semana|semana que (?:viene|entra))|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|demain|semaine prochaine|(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag)s?|ubermorgen|(?<!guten )morgen|nachste(?:n|r)? woche',
);
/** What is wished for it then; a day alone may be that of a journey or of the last repair. */
const visit = word(
  "(?:can|could|will|would) (?:you|i|we|somebody|someone)|book\\p{L}*|appointments?|schedule|bring (?:it|her)|drop (?:it|her)|come in|quote|estimate|diagnos\\p{L}*|cita|(?:lo |la )?revis\\p{L}+|agend\\p{L}+|(?:lo|la) (?:llevo|traigo)|rendez-vous|rdv|regarder|diagnostic|l'apporter|termin|anschauen|ansehen|nachsehen|vorbeibringen|diagnose",
);
/** Under way or burning: whatever else is said. */
const atOnce = word(
  [
    "highway|freeway|interstate|i-?\\d+|on the (?:road|water|shoulder)|side of the road|stuck|stranded|pulled over|(?<!(?:when|while|if|after) )(?:i'?m|we'?re|i am|we are) (?:\\p{L}+ )?(?:driving|drifting|out (?:here|on))|(?:need|send|get) (?:me |us )?an? tow|help(?! (?:me |us )?(?:with|find|figure))|hurry|right now|(?:look at it|come|here|need you) now|what (?:do|should) (?:i|we) do|(?:won'?t|wouldn'?t|doesn'?t|can'?t) (?:re)?start|glow\\p{L}*|cabin|with (?:my|the|our) (?:kids?|baby|child(?:ren)?)|(?:getting|it'?s|gets?) (?:\\p{L}+ )?(?:worse|thicker|bigger)|flames?|fire|burning(?! oil)|pouring|billowing|smell\\p{L}* (?:\\p{L}+ ){0,3}(?:gas|gasoline|fuel|burn\\p{L}*(?! oil))|(?:gas|gasoline|fuel) (?:\\p{L}+ )?(?:smell|leak\\p{L}*)|leak\\p{L}* (?:gas|gasoline|fuel)|(?:kids?|baby|child(?:ren)?|son|daughter) (?:\\p{L}+ ){0,3}(?:inside|in (?:the (?:car|truck|van|back)|it|here))",
    'autopista|carretera|orilla|varad[oa]s?|tirad[oa]s?|ayuda|auxilio|ahorita|ahora mismo|(?:voy|vamos|estoy|ando|estamos) (?:manejando|conduciendo|en (?:la calle|camino|el camino))|que (?:hago|hacer|hacemos)|con (?:mi|mis) (?:ninos?|ninas?|bebe|hij[oa]s?)|cada vez (?:mas|peor)|llamas|fuego|quemando|incendi\\p{L}+|grua|huele (?:\\p{L}+ )?a (?!aceite)\\p{L}+|olor a (?:gasolina|quemado)|(?:ninos?|ninas?|bebe|hij[oa]s?) (?:\\p{L}+ ){0,3}(?:adentro|dentro|en el (?:carro|coche|auto))',
    "autoroute|bord de|au secours|vite|sur la route|je roule|que (?:faire|dois-je faire)|avec (?:mes enfants|mon bebe)|de plus en plus|maintenant|en feu|brule|flammes|remorqu\\p{L}+|coincee?s?|(?:sent|odeur) (?:\\p{L}+ )?(?:d'|l'|de l')?(?:essence|le brule|de brule)|(?:enfants?|bebe) (?:\\p{L}+ ){0,3}(?:dedans|dans la voiture)",
    'autobahn|strassenrand|standstreifen|hilfe|jetzt|sofort|was soll ich (?:tun|machen)|(?:stehe|bin|stehen|sind) auf der|auf (?:der )?a ?\\d+|wird (?:\\p{L}+ )?(?:mehr|schlimmer|starker)|brennt|flammen|abschlepp\\p{L}*|(?:riecht|stinkt) (?:\\p{L}+ ){0,2}nach (?:benzin|sprit|verbrannt\\p{L}*)|benzingeruch|(?:kind|kinder|baby) (?:\\p{L}+ ){0,3}(?:im auto|drin|drinnen)',
  ].join('|'),
);

/** "The engine smokes a little on cold starts", "humo del motor, ¿el viernes?": to be mended, and nothing burns. */
const isFault = (folded: string): boolean =>
  (asFault.test(folded) || (anotherDay.test(folded) && visit.test(folded))) && !atOnce.test(folded);

/** What a car as a whole smokes of besides: out of its back, white, where it is started, and whatever is free of smoke. */
const ofCar = word(
  'out (?:of )?(?:the|its) (?:back|rear)|white|(?:turn|start)(?:ed|s|ing)? it|pull(?:s|ed|ing)? up|when (?:i|it) (?:brakes?|turns?|shifts?|stops?|idles?)',
);
const isFaultOfCar = (folded: string): boolean => (ofCar.test(folded) && !atOnce.test(folded)) || isFault(folded);

const engine = '(?:hood|engine|motor)';
const still =
  "(?:'?s| is| has| just| keeps| started| really| now)* smoking(?! (?:hot(?! and)|good|fast|free|cars?|section|area|oil)(?!\\p{L}))";
const carSmokes = `(?:my|our|the|this) (?:\\p{L}+ )?(?:car|truck|van|suv|jeep|boat|outboard)${still}`;
const smokes = [
  `smok(?:e|ing)(?! (?:tests?|testing|machines?)(?!\\p{L})) (?:\\p{L}+ ){0,5}${engine}(?!\\p{L})`,
  `${engine}${still}`,
  '(?:humo|humea\\p{L}*) (?:\\p{L}+ ){0,4}(?:cofre|capo|motor)|(?:motor|cofre|capo)(?: \\p{L}+){0,2} (?:humea\\p{L}*|(?:echa|echando|saca|sacando) (?:\\p{L}+ )?humo)',
  "(?:fumee|fume) (?:\\p{L}+ ){0,4}(?:capot|moteur)|(?:capot|moteur) (?:(?:est en train de|s'est mis a|commence a) )?fume(?:r|nt)?(?! pas)",
  '(?:rauch|raucht|qualm|qualmt) (?:\\p{L}+ ){0,4}(?:motorhaube|haube|motor)|(?:motorhaube|motor) (?:\\p{L}+ ){0,2}(?:raucht|qualmt)(?! nicht)|aus (?:der|meiner|unserer|dem|meinem) (?:motorhaube|haube|motor) (?:kommt|steigt|quillt) (?:(?!kein)\\p{L}+ ){0,2}?(?:rauch|qualm)',
].join('|');

const drives =
  "(?<!(?:when|while|whenever|if) )(?:(?:i'?m|i am|we'?re|we are|still) (?:\\p{L}+ )?(?:driving|rolling|going down|on (?:the|i-?\\d))|on the (?:highway|freeway|interstate|road))(?!\\p{L})";
const worn =
  "(?:no|zero|out of|without(?: any)?|(?:have|got|has)(?: not|n't) (?:got )?any) (?:more )?brake (?:pads?|fluid|shoes)(?! (?:in stock|change|job|replace\\p{L}*|flush|service|needed|leaks?|wear|(?:warning )?light|in the (?:trunk|box|car|truck|garage|shop))(?!\\p{L}))";

/** Told to whoever mends cars and boats. */
export const underWay: readonly Sign[] = [
  sign('other', smokes, false, isFault),
  sign('other', carSmokes, false, isFaultOfCar),
  sign('other', `${worn}(?=[^.!?\\n]{0,80}${drives})|(?<=${drives}[^.!?\\n]{0,60})${worn}`, true),
];
