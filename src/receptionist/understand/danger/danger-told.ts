// Danger in callers' own words, beside the plain signs: a breath that goes wrong, the question whether to call for help, a child
// that burns with fever, water from above, an accident. Four languages, over folded text; whether one is meant is judged in `meant.ts`.
import type { Business } from '../../business.ts';
import { carbonTold } from './danger-carbon.ts';
import { crashTold, fearsCrash } from './danger-crash.ts';
import { goesOnWater, inWater, takesOnWater } from './danger-in-water.ts';
import { linesTold } from './danger-lines.ts';
import { pillsTold } from './danger-pills.ts';
import { shutIn } from './danger-shut-in.ts';
import { type Sign, sign } from './danger-signs.ts';
import { smokeTold } from './danger-smoke.ts';
import { underWay } from './danger-under-way.ts';
import { fearsWater } from './owners-kinds.ts';

const kin =
  '(?:wife|husband|son|daughter|kid|child|boy|girl|baby|toddler|newborn|mother|mom|mum|father|dad|sister|brother|partner|girlfriend|boyfriend|friend|neighbou?r|grand\\p{L}+|guest|customer|client|patient|man|woman|guy|lady|dog|cat|puppy|kitten)';
const who = `(?:(?:he|she|they)(?:'?s|'?re| is| are)?|(?:my|our|his|her|the|this|a)(?: \\p{L}+)? ${kin}(?:'?s| is)?|i'?m|i am)`;
const very = '(?:so |really |very |kinda |kind of |super |all |too |pretty |a bit |a little )?';
const amiss =
  '(?:weird|strange|odd|irregular|rapid|shallow|heavi)(?:ly)?|badly|funny|wrong|poorly|fast|hard|heavy|labou?red';
/** It tells of what is breathed, or of a sport: "bad air", "heavy paint fumes", "hard in class". */
const notOfAir =
  '(?! (?:(?!(?:from|after|with|and|of|since|because|for|to)(?!\\p{L}))\\p{L}+ )?(?:air|fumes?|dust|smoke|vapou?rs?|particles|chemicals|mou?ld|toxins|exhaust)(?!\\p{L})| in (?!(?:his|her|their|my|our|the|this|bed|here|there)(?!\\p{L})))';

const breath = [
  `${who} (?:(?!not |isnt |arent |never )\\p{L}+ )?breathing ${very}(?:(?:${amiss})${notOfAir}|bad(?= *(?:[.!;\\n]|$|, )| (?:right )?now))`,
  `(?:(?:his|her|my|our|the)(?: \\p{L}+)?(?: ${kin}'?s)? breathing)(?:'?s| is| has| got| gets| seems| sounds| looks)(?: (?:been|gotten|getting|become))? ${very}(?:${amiss}|bad|off|worse)`,
  `(?:labou?red|agonal) breathing|(?:started|starting|began|beginning) to breathe ${very}(?:${amiss})${notOfAir}|breathes ${very}(?:badly|poorly)${notOfAir}`,
  'respira(?:ndo|r)? (?:\\p{L}+ ){0,2}(?:raro|extrano|mal|feo|agitad[oa]|rapidisimo|muy rapido|con (?:mucha )?dificultad)|respiracion (?:\\p{L}+ ){0,3}(?:rar|extran|agitad)[oa]',
  'respire (?:(?!pas|plus)\\p{L}+ ){0,2}(?:mal|bizarre(?:ment)?|etrangement|drolement|difficilement|trop vite|tres vite|avec difficulte)|(?:commence|se met)(?: \\p{L}+)? a (?:(?:mal|difficilement) respirer|respirer (?:\\p{L}+ )?(?:mal|bizarrement|difficilement))|respiration (?:\\p{L}+ ){0,3}(?:bizarre|etrange|difficile|sifflante)',
  'atme[nt] (?:(?!nicht)\\p{L}+ ){0,3}(?:komisch|seltsam|merkwurdig|schlecht|schwer|flach|rochelnd|unregelmassig)|atmung (?:\\p{L}+ ){0,3}(?:komisch|seltsam|merkwurdig|schlecht|schwer|flach|unregelmassig)',
];

/** A clause that opens its sentence, after no more than a greeting or a question word's own clause. */
const opens =
  '(?:^|[.!?\\n])[ ¿¡]*(?:(?:hi|hello|hey|quick question|question|just wondering|thanks|thank you|please|and|so|but|also|ok(?:ay)?|well|hola|oigan?|disculpe|una (?:pregunta|duda)|gracias|y|pero|entonces|bonjour|une question|merci|et|mais|alors|hallo|guten tag|eine frage|danke|und|aber|also),? ){0,3}(?:(?:what|who|where|how|que|a quien|qui|was|wen|wer)(?!\\p{L})[^.!?,;\\n¿¡]{0,40} )?';
const past =
  "(?:(?!(?:red|bed|tired|scared|stressed|worried|closed|supposed|infected|\\p{L}*eed)(?!\\p{L}))\\p{L}+ed|ate|fell|got|went|came|had|was|were|did|took|stood|sat|woke|drank|bit|began|broke|saw|threw|ran|lost|felt|became|left|gave|(?:se|le|lo|la) \\p{L}+o|(?!(?:labio|frio|medio|sitio|servicio)(?!\\p{L}))\\p{L}+(?:io|yo|aba|aban|aron|ieron)|puso|hizo|dijo|tuvo|fue|era|tenia|comia|s'est|(?:a|ai|j'ai|est) (?:mange|bu|tombee?|levee?|avale|pris|eu|fait|vu|mordue?|pique|commence|joue|couru|marche|devenue?|arrivee?)|etait|avait)";
/** Told of what has happened: "when he ate a peanut". */
const happened = `(?=(?: [\\p{L}']+){0,4}? ${past}(?!\\p{L}))`;
/** "When he eats he turns grey" tells of two: the second is so. */
const twoOf =
  '(?=[^.!?,;\\n]{0,80}(?<!\\p{L})(?:he|she|it|they|il|elle|ca)(?!\\p{L})[^.!?,;\\n]{0,80}(?<!\\p{L})(?:he|she|it|they|il|elle|ca)(?!\\p{L}))';
const unsure = '(?<!(?:know|sure|certain|no se|segur[oa]|sais pas|sur|weiss nicht|sicher),? )';
const then = '(?:(?:then|entonces|alors|dann|est-ce que|je) ){0,2}';
/**
 * Nothing that is only supposed stands before it: no condition in its own clause or opening the sentence, no "when" at the
 * start or directly before it. A "when" that tells of the past, or behind what is told already, supposes nothing.
 */
const now = [
  // What the question begins with, first of all: the look behind is dear.
  "(?=should|shall|must|do|llam|debo|debe|tengo|hay|es |j'|on |faut|il |je |sol|mu)",
  `(?<!(?<!\\p{L})${unsure}(?:if|whenever|in case|why|wenn|falls|wann)(?!\\p{L})[^.!?,;\\n¿¡]{0,80})`,
  `(?<!(?<!\\p{L})${unsure}si(?! *,)(?!\\p{L})(?!${happened})[^.!?,;\\n¿¡]{0,80})`,
  `(?<!${opens}(?:if|whenever|in case|wenn|falls)(?!\\p{L})[^.!?,;\\n¿¡]{3,80}, *${then})`,
  `(?<!${opens}(?:when|cuando|quand|si)(?!\\p{L})(?!${happened})(?!${twoOf})[^.!?,;\\n¿¡]{3,80},? *¿?${then})`,
  `(?<!(?<!\\p{L})(?:when|cuando|quand)(?: ${then})?)`,
].join('');
const only = '(?!,? (?:if|when|whenever|in case|instead|si|cuando|quand|en cas|wenn|falls|bei)(?!\\p{L}))';
/** Whether help is to be called, asked by who does not know. */
const asksWhether = [
  `(?:should|shall|must|do) (?:i|we) (?:have to |need to |just )?(?:call|dial|ring|phone) (?:911|999|112|(?:an |the )?ambulance|the paramedics)${only}`,
  `(?:llamo|llamamos|(?:debo|debemos|deberia|tengo que|hay que) llamar) (?:al (?:911|112)|a (?:una |la )?ambulancia|a emergencias)${only}|es (?:como )?para (?:llamar al )?(?:911|112)`,
  `(?:j'appelle|on appelle|faut[- ]il appeler|il faut appeler|(?:je )?dois[- ](?:je )?appeler) (?:le (?:15|18|112|911|samu)|une ambulance|les (?:pompiers|secours))${only}`,
  `(?:soll|sollte|muss|sollen|mussen) (?:ich|wir) (?:\\p{L}+ ){0,2}(?:notarzt|krankenwagen|rettungswagen|rettung|112|911|notruf) (?:anrufen|rufen|wahlen)${only}`,
];
const help = [
  '(?:is|was) (?:this|it|that) (?:an? )?(?:911|999|112)[- ](?:worthy|call|emergency|situation|thing)|(?:911|999|112)[- ]worthy',
  'fall fur (?:die (?:112|911)|den (?:notarzt|notruf|rettungswagen))',
  // Written once: it is what of all signs takes longest to be made.
  `${now}(?:${asksWhether.join('|')})`,
];

/** What a breast has that feeds a child or is looked at is no heart's. */
const nursing =
  '(?![^.!?\\n]{0,40}(?:nursing|feeding|amamant|lactan|dar(?:le)? (?:el )?pecho|mamogra|allait(?:e|ant|er|em)|still(?:e|en|t|zeit)|mammogra|knoten))';
const chest = '(?:my|his|her) chest(?! (?:of|freezer|tattoo|wax\\p{L}*|piercing|hair)(?!\\p{L}))';
const noNerve = '(?<!(?:neck|back|nerve|disc) )(?![^.!?\\n]{0,50}(?:elbow|wrist|shoulder|neck|disc|nerve))';
const blouse =
  '(?<!(?:blusa|camisa|vestido|faja|sosten|brasier|corse|chaqueta|saco|traje|robe|chemise|chemisier|corset|veste|bustier|soutien-gorge)(?: \\p{L}+){0,3} )';
const noNeedle = '(?![^.!?\\n]{0,40}(?:anesthesi|anestesi|betaubung|piqure|spritze))';
/** A heart or a head that fails, as those tell it to whom it happens. */
const failing = [
  `${chest}(?:'?s| is| has| keeps| feels| started| just)?(?: (?!(?:not|never|no)(?!\\p{L}))\\p{L}+){0,3} (?:hurt(?:s|ing)?|aching|tight|heavy|crushing|squeez(?:ed|ing))${nursing}|(?:hurts|hurting|crushing|squeezing)(?: \\p{L}+){0,2} (?:in|on|across) ${chest}${nursing}`,
  `${noNerve}(?:pains?|hurt(?:s|ing)?|ach(?:es|ing)|pressure|tight\\p{L}*|numb\\p{L}*|tingl\\p{L}+)[^.!?\\n]{0,40} (?:down|into|to) (?:my|his|her) left arm`,
  `dol(?:iendo|er|io|ia)(?: \\p{L}+){0,2} el pecho${nursing}|duele(?: \\p{L}+){0,2} el pecho${nursing}|(?:opresion|presion|apreton|punzadas?)(?: \\p{L}+){0,2} (?:en|de) (?:el|mi|su) pecho|${blouse}(?:se me|se le|me|le) (?:esta )?(?:cierra|cerrando|aprieta|apretando|oprime|oprimiendo) el pecho|(?:el|mi|su) pecho (?:\\p{L}+ )?(?:apretado|oprimido)`,
  `(?<!(?:cuello|cervical|espalda|nervio)[^.!?\\n]{0,30})(?:dolor|duele|doliendo)[^.!?\\n]{0,40} (?:baja|va|corre|pasa|corriendo|bajando)(?: \\p{L}+){0,2} brazo izquierdo`,
  `se le (?:cae|cayo|tuerce|torcio|paralizo) (?:(?!de )\\p{L}+ )?(?:(?:un|medio) lado de la |media |la )(?:cara|boca)${noNeedle}`,
  `(?:oppression|serrement|pression|poids|etau) (?:\\p{L}+ ){0,2}(?:a|dans|sur|de) (?:la|ma|sa) poitrine|${blouse}(?:ca|me|lui|ma|sa|la) (?:poitrine )?(?:me |lui )?(?:serre|oppresse)(?: \\p{L}+){0,2} (?:la |dans la )?poitrine|(?:ma|sa|la) poitrine (?:me |lui )?(?:\\p{L}+ )?(?:serre|fait (?:\\p{L}+ )?mal)${nursing}`,
  `(?<!(?:cou|nuque|dos|nerf)[^.!?\\n]{0,30})(?:douleur|mal)[^.!?\\n]{0,40} (?:descend|va|passe|irradie|part)(?: \\p{L}+){0,2} bras gauche`,
  `(?<!dans (?:la|sa|ma) )(?:bouche|visage) (?:(?!qui|encore)\\p{L}+ ){0,3}(?:de travers|paralysee?|affaissee?)${noNeedle}`,
  `(?:druck|enge|engegefuhl|druckgefuhl|stechen|stiche) (?:\\p{L}+ ){0,2}(?:in|auf|hinter) (?:der|meiner|seiner|ihrer|dem) brust(?:bein|korb)?|brust (?:\\p{L}+ ){0,2}(?:tut (?!nicht)|schmerzt(?! nicht)|sticht|druckt)${nursing}|tut (?!(?:\\p{L}+ ){0,3}(?:nicht|gut)(?!\\p{L}))(?:\\p{L}+ ){0,3}(?:in der|die|meine|seine|ihre) brust (?:(?!nicht)\\p{L}+ ){0,2}weh${nursing}`,
  `(?<!(?:nacken|hals|rucken|nerv)[^.!?\\n]{0,30})(?:schmerz\\p{L}*|weh)[^.!?\\n]{0,40} linken arm`,
  `(?:mundwinkel|gesichtshalfte) (?:\\p{L}+ ){0,3}(?:hangt|gelahmt)${noNeedle}|(?:spricht|redet) (?:\\p{L}+ ){0,2}(?:verwaschen|lallend)`,
];

/** Told wherever it is: somebody's life. */
const lifeTold: readonly Sign[] = [
  sign('life', breath.join('|'), true),
  sign('life', failing.join('|')),
  sign('life', help.join('|')),
  shutIn,
  inWater,
];

const feverish = sign(
  'other',
  [
    `(?:he|she|(?:my|our|the)(?: \\p{L}+)? (?:son|daughter|kid|child|boy|girl|baby|toddler|newborn))(?:'?s| is)(?: [\\p{L}\\d]+){0,4} burning up`,
    '(?:ardiendo|volando) (?:en|de) (?:fiebre|calentura)',
    'brulant\\p{L}* de fievre',
    'gluht (?:vor|im) fieber',
  ].join('|'),
);

const pours = '(?:leak|drip|pour|rain|gush|stream)ing';
const itPours = "(?:it'?s|it is) (?:\\p{L}+ )?pouring";
/** Rain is everywhere outside; what stands near it says that it is not the rain. */
const indoors = '(?<!\\p{L})(?:water|ceiling|pipe|kitchen|bathroom|basement|toilet|sink|upstairs)(?!\\p{L})';
const over = '(?:the|my|our|his|her|a|this)(?: \\p{L}+)? ceiling';
const cae =
  '(?:cae|cayendo|sale|saliendo|entra|entrando|baja|bajando|viene|viniendo|mete|metiendo|cuela|chorre\\p{L}+|escurr\\p{L}+|gotea(?:ndo)?|filtra(?:ndo)?)';
const delTecho = '(?:por|de|desde|en)l?(?: el| mi| nuestro)? techo';

/** Water that comes from above or pours, as callers tell it to a trade whose owner holds water for an emergency. */
const waterTold = sign(
  'water',
  [
    `water(?! bills?(?!\\p{L}))(?:'?s| is)? (?:\\p{L}+ ){0,3}?(?:${pours}|com(?:es|ing)|pours|drips|leaks|runs|running|falling|flowing|seeping)(?: \\p{L}+){0,2} (?:through|thru|out of|from|down|off) ${over}`,
    `ceiling(?:'?s| is| has| keeps)?(?: (?:now|just|really|started|been|suddenly|totally|also|like|badly))* (?:${pours})`,
    `${pours} (?:\\p{L}+ ){0,2}(?:through|thru|from|out of) ${over}`,
    `${itPours} (?:(?:out of|from|through|thru|onto)(?! (?:the )?(?:sky|clouds?|morning|noon))|all over (?:the|my|our|his|her|me|everything)(?! (?:city|town|state|area|county|country|place)))`,
    `${itPours} (?:everywhere|all over)(?=[^\\n?]{0,60}${indoors})|(?<=${indoors}[^\\n?]{0,60})${itPours} (?:everywhere|all over)`,
    `${itPours}(?: everywhere| all over)?(?=[ .,!]+(?:please |pls )?(?:send|help|hurry|come (?:now|quick)|somebody|someone|now *(?:[.!\\n](?!.{0,60}(?:still (?:com|on|work|open)|tomorrow|reschedul))|$)))`,
    `${cae} (?:\\p{L}+ ){0,3}agua (?:\\p{L}+ ){0,3}${delTecho}|agua (?:\\p{L}+ ){0,3}${cae} (?:\\p{L}+ ){0,2}${delTecho}`,
    `techo (?:\\p{L}+ ){0,2}(?:goteando|chorreando|escurriendo|tirando agua)|(?:goteando|chorreando|escurriendo|lloviendo) (?:\\p{L}+ )?${delTecho}`,
    '(?:eau|flotte) (?:\\p{L}+ ){0,3}(?:coule|tombe|passe|sort|traverse|goutte|ruisselle|degouline)(?: \\p{L}+){0,2} (?:du|le|de mon|mon|notre) plafond|(?:ca|il) (?:\\p{L}+ )?(?:coule|fuit|pleut|goutte|degouline|tombe) (?:\\p{L}+ )?(?:du|par le|a travers le|de mon) plafond',
    'plafond (?:(?!ne )\\p{L}+ ){0,2}(?:fuit|coule|goutte|degouline|ruisselle)(?! (?:pas|plus))',
    '\\p{L}*wasser (?:\\p{L}+ ){0,4}(?:durch|von|aus) (?:der|die|unsere[rm]?|meine[rm]?) (?:\\p{L}+)?decke|es (?:lauft|tropft|kommt|schuttet|regnet|rinnt|stromt) (?:\\p{L}+ ){0,3}(?:durch|von|aus) (?:der|die|unserer?|meiner?) (?:\\p{L}+)?decke',
    'decke (?:(?!nicht)\\p{L}+ ){0,2}(?:tropft|leckt|rinnt)(?! nicht)',
  ].join('|'),
);

/** What callers of this business tell in words of their own. */
export const toldSigns = (business: Business): readonly Sign[] => [
  ...lifeTold,
  ...carbonTold,
  ...pillsTold,
  ...smokeTold(business),
  ...linesTold,
  ...(business.industry === 'medical' ? [feverish] : []),
  ...(business.industry === 'automotive' ? underWay : []),
  ...(goesOnWater(business) ? [takesOnWater] : []),
  ...(fearsCrash(business) ? [crashTold] : []),
  ...(business.industry === 'trades' && fearsWater(business) ? [waterTold] : []),
];
