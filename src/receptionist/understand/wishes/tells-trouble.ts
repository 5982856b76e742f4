// "My toilet keeps running", "me sangran las encías", "j'ai mal au genou", "ich bin ausgesperrt": what is amiss with something or
// somebody of the caller's own is told, and nobody complained of. Patterns are over folded text, in four languages.
import type { Command } from '../../commands.ts';
import type { Heard } from '../../understander.ts';
import { foldCue } from '../cues/cue.ts';
import type { Seen } from '../seen.ts';
import { outrightNamed } from '../services/near.ts';
import { onlyRepair, serviceOfNew, serviceToFindOut } from '../services/new-here.ts';
import { visitWhenSick } from '../services/when-sick.ts';
import { tellsCase } from './tells-case.ts';

const own =
  "(?:(?:my|our|his|her|the|one of (?:my|our))(?: [\\p{L}'-]+){1,4}?|(?:my|our|his|her|the) [\\p{L}-]+|it|something|everything)";
const is =
  "(?:'s| is| are|'re|s| was| were| has been| have been| feels?| felt| looks?| seems?| got| went| gets?| sounds?)";
const very =
  '(?: (?:all|so|really|very|super|too|kind of|kinda|pretty|a bit|a little|still|always|completely|totally))*';
const amiss =
  '(?:sore|swollen|bleeding|itchy|itching|dry|blocked|plugged|ringing|numb|stiff|wobbly|loose|squeaky|squeaking|leaky|leaking|dripping|clogged|backed up|broken|cracked|chipped|torn|stuck|jammed|dead|killing me|noisy|buzzing|humming|rattling|grinding|flickering|overheating|limping|vomiting|throwing up|puking|gagging|sneezing|wheezing|panting|drooling|shaking|trembling|shivering|peeing|scratching|coughing|bloated|lethargic|crying in pain|(?:not )?acting (?:up|weird|strange|funny|right|normal|(?:like )?(?:him|her|it)self)|not (?:eating|drinking|peeing|pooping|moving|walking)|hurting|aching|frozen|infected|irritated|inflamed|falling (?:off|out|apart)|coming (?:off|loose)|running slow|not working|not (?:turning on|starting|charging|closing|opening|heating|cooling)|on the fritz|wrong|messed up|making (?:an? )?(?:\\p{L}+ )?(?:noise|sound)s?)';
const acts =
  "(?:threw up|throws up|puked|pukes|vomited|vomits|collapsed|swallowed|ate (?:an?|some|the|my|our|something)|got (?:in|into) (?:an?|some) (?:\\p{L}+ )?(?:fight|accident)|got (?:hurt|bit|bitten|stung|kicked)|has (?:an? )?(?:\\p{L}+ )?(?:lump|bump|cut|rash|limp|cough|wound|abscess|diarrhea|fleas|ticks|worms)|hurts?|aches?|bleeds?|leaks?|drips|itch(?:es)?|buzz(?:es)?|hums|rattles?|squeaks?|squeals?|grinds?|flickers?|limps?|broke|snapped|cracked|chipped|tore|fell (?:out|off|apart)|came (?:off|out|loose)|went out|gave out|died|crashed|stopped \\p{L}+ing|quit \\p{L}+ing|makes? (?:an? |some |this |that |all sorts of |weird |funny |strange )*(?:\\p{L}+ )?(?:noises?|sounds?)|shakes|vibrates|shudders|wobbles|smokes|smells|stalls|trips|hisses|clunks|clanks|pulls to (?:the|one) \\p{L}+|keeps? \\p{L}+ing|kept \\p{L}+ing|(?:won't|wont|will not|doesn't|doesnt|does not|don't) (?:turn|start|open|close|work|heat|cool|drain|flush|charge|lock|stop|shut|run|stay|boot|eat|move|light))";
const undone =
  "(?:(?:isn't|isnt|aren't|arent|hasn't|hasnt|haven't|havent) (?:been )?(?:eat(?:en|ing)|pee(?:d|ing)|poop(?:ed|ing)|drinking|drunk|walking|moving|us(?:ed|ing) (?:the|his|her|its) (?:litter|box|leg|paw)\\p{L}*|acting (?:right|normal|like (?:him|her|it)self)|doing (?:so )?well)|(?:can't|cant|cannot|can't even|won't|wont) (?:pee|poop|get up|stand(?: up)?|walk|keep (?:food|water|anything) down|put weight on))";
const unable =
  "(?:can't|cant|cannot|can not|can (?:hardly|barely)|could (?:hardly|barely)) (?:stand|walk|sleep|bend|turn (?:my|our)|lift|hear|chew|swallow|breathe through|sit|(?:get|turn|open|close|shut|start) (?:my|our|it|the))";

const trouble = new RegExp(
  `(?<!\\p{L})(?:${[
    `${own}${is}${very} ${amiss}`,
    `${own} ${acts}`,
    `${own} ${undone}`,
    "(?:there's|there is|there are|theres|i have|i've got|we have|we've got|got)(?: \\p{L}+)? (?:no (?:hot |running |cold )?(?:water|heat|heating|power|electricity|pressure|internet)|a (?:\\p{L}+ )?(?:leak|lump|rash|crack|toothache|cavity|clog)|(?:water|mold) (?:in|on|under))",
    "(?:(?:i'm|im|i am|we're|were|we are|i got|i've been|we got) )(?:locked|shut) out",
    `(?:i|we) ${unable}`,
    "(?:something(?:'s| is)?|what(?:'?s| is)) (?:is )?wrong w(?:ith)? (?:my|our|him|her|it|them)",
    '(?:i|we) (?:chipped|broke|cracked|twisted|sprained|hurt|lost|pulled|dropped|spilled) [^.!?]{0,40}(?:my|our|an?|the)(?! (?:message|appointment|mind))',
    '(?:me|le|nos|les) (?:duelen?|sangran?|arden?|pican?|molestan?|zumban?)',
    'se (?:me|nos|le) (?:rompio|quebro|cayo|descompuso|hincho|tapo|atoro|safo|zafo|poncho|astillo|inflamo|murio|apago)',
    '(?:mi|mis|nuestr\\p{L}+|el|la|los|las) [^.!?]{2,40}? (?:(?:ya )?no (?:funcionan?|prenden?|enciende|inicia|responde|imprime|carga|arranca|cierra|abre|sirve|calienta|enfria|deja de)|gotea|rechinan?|(?:esta|estan|tiene)n? (?:\\p{L}+ )?(?:rot[oa]s?|hinchad[oa]s?|tapad[oa]s?|atorad[oa]s?|floj[oa]s?|descompuest[oa]s?|una? fuga))',
    '(?:no (?:tengo|hay|tenemos)|sin) (?:agua|luz|calefaccion|electricidad)|(?:me|nos) quede?(?:mos)? (?:a?fuera|encerrad[oa]s?)',
    'no (?:puedo|podemos) (?:caminar|mover|dormir|doblar|masticar|ni)',
    "j'ai (?:\\p{L}+ )?(?:mal (?:au|a la|aux|a l'|partout|depuis)|des douleurs|une douleur)|(?:me fait|me font|fait)(?: \\p{L}+)? mal",
    '(?:mon|ma|mes|notre|nos|le|la|les) [^.!?]{2,40}? (?:saignent?|fuit|goutte|grincent?|fait (?:du|un) (?:\\p{L}+ )?bruit|(?:ne )?(?:marche|fonctionne|demarre|s.allume|repond|imprime|chauffe|charge|ferme|ouvre) (?:plus|pas)|(?:est|sont) (?:\\p{L}+ )?(?:casse|bouche|bloque|gonfle|enfle|fendu)e?s?)',
    "(?:il n'y a|y a|j'ai|on a|nous n'avons|je n'ai)(?: plus| pas) (?:d'eau|d'electricite|de chauffage|de courant)|(?:suis|sommes) (?:enferme|bloque)\\p{L}* dehors",
    "je (?:n'arrive|ne peux|peux|arrive) (?:plus|pas|a peine|presque plus) (?:a )?(?:marcher|bouger|dormir|me lever|plier|macher)",
    '(?:tut|tun)(?: \\p{L}+){0,6} weh|(?:schmerzt|schmerzen)(?= *(?:[.,!?]|$)| (?:seit|so|sehr|beim))|habe?(?: \\p{L}+){0,4} \\p{L}*schmerzen',
    '(?:mein|unser|der|die|das)\\p{L}* [^.!?]{2,40}? (?:blutet|bluten|juckt|jucken|tropft|leckt|klemmt|quietscht|quietschen|knarzt|klappert|brummt|flackert|lauft aus|(?:ist|sind) (?:\\p{L}+ )?(?:kaputt|verstopft|gebrochen|abgebrochen|undicht|locker|geschwollen|entzundet|defekt)|(?:geht|springt|funktioniert|schliesst|ladt|startet|fahrt|lauft|druckt|heizt|kuhlt|offnet|reagiert)(?: \\p{L}+)? nicht)',
    '(?:kein|keine|keinen) (?:warmes |heisses )?(?:warmwasser|wasser|strom|heizung)|(?:bin|sind|habe mich|haben uns)(?: \\p{L}+){0,2} ausgesperrt',
    'kann (?:mich |meinen? \\p{L}+ )?(?:kaum|nicht mehr|nicht) (?:noch )?(?:\\p{L}+ )?(?:gehen|bewegen|schlafen|stehen|heben|laufen|kauen)',
  ].join('|')})(?!\\p{L})`,
  'u',
);

/** The house, what it did and what it is owed: whoever speaks of that may be unhappy with it, or wants it to be told something. */
const ofHouse =
  /(?<!\p{L})(?:you|your|yours|u|ur|y'all|refund|money|bill(?:ed)?|charged|invoice|order(?:ed)?|appointment|payment|account|insurance|claim|contract|usted(?:es)?|sus?|factura|cobr\p{L}+|pedido|cita|vous|votre|vos|facture|commande|rendez-vous|ihnen|ihre?[rnms]?|rechnung|bestellung|termin)(?!\p{L})/u;

/** Is something told that is amiss, with no word of the house? Folded text. */
export const tellsTrouble = (folded: string): boolean => trouble.test(folded) && !ofHouse.test(folded);

/** Is a service named outright and wished for, with no word of the house? */
export const namesWish = ({ whole, mentions }: Seen): boolean =>
  (whole.cue('want') || whole.cue('book')) &&
  !ofHouse.test(whole.folded) &&
  mentions.services.some(({ score }) => score >= outrightNamed);

/**
 * What a trouble wants that opens a talk and names nothing of the house: a visit with the trouble for its reason, and the one that finds
 * out what is to be done where there is such a one. Null where something else was heard in it.
 */
export function seenToTrouble({ state, business }: Heard, said: string, heard: readonly Command[]): Command[] | null {
  const opens = state.frames.length === 0 && (state.asked === null || state.asked === 'reason');
  const others = heard.some((one) => one.do !== 'greet' && one.do !== 'set-name');
  if (opens && others) return begunForSick(business, said, heard);
  if (!opens || others) return null;
  const isCase = tellsCase(foldCue(said), business);
  if (!isCase && !tellsTrouble(foldCue(said))) return null;
  // A law office may do one field alone, and whose case it is nobody knows yet.
  const look = isCase
    ? serviceOfNew(business)
    : (visitWhenSick(foldCue(said), business) ?? serviceToFindOut(business) ?? onlyRepair(business));
  return [
    // "My cat is peeing everywhere" says what she does, and nobody's name.
    ...heard.filter((one) => one.do !== 'set-name' || said.includes(one.name)),
    { do: 'start', flow: 'book' },
    ...(look === undefined ? [] : [{ do: 'set-service', service: look, sure: lookSure } as const]),
    { do: 'set-reason', reason: said.slice(0, reasonMax) },
    { do: 'ask', question: said.slice(0, reasonMax), soft: true, beside: true },
  ];
}

/** "My dog's been scratching his ear", begun as a visit of no kind: the one for whoever is ill, where the house has one. */
function begunForSick(business: Heard['business'], said: string, heard: readonly Command[]): Command[] | null {
  const begins = heard.some((one) => one.do === 'start' && one.flow === 'book');
  const isBare = heard.every(
    (one) => (one.do === 'start' && one.flow === 'book') || (one.do === 'ask' && one.soft) || bare.has(one.do),
  );
  const visit = begins && isBare ? visitWhenSick(foldCue(said), business) : undefined;
  if (visit === undefined) return null;
  // "All night" tells since when, and no hour to come.
  const isNamed = ({ wishes }: Extract<Command, { do: 'set-times' }>) =>
    wishes.some(({ date, time, relative }) => (date ?? time ?? relative) !== undefined);
  return [
    ...heard.filter((one) => one.do !== 'set-times' || isNamed(one)),
    { do: 'set-service', service: visit, sure: lookSure },
    { do: 'set-reason', reason: said.slice(0, reasonMax) },
  ];
}
const bare: ReadonlySet<Command['do']> = new Set(['greet', 'set-name', 'set-times', 'set-staff', 'for-other'] as const);

const reasonMax = 1000;
/** A guess, that is told with the times. */
const lookSure = 0.5;
