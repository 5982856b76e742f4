// Dangers of animals and of the road in callers' own words: what an animal swallowed, how it lies there, a pedal that goes to the
// floor, a car that died where others drive fast.
import { type Retold, retold, supposed, upTo, within } from './retold.ts';

const ours = '(?:(?:my|our|the|his|her|mi|nuestr[oa]|el|la|mon|ma|notre|le|mein\\p{L}*|unser\\p{L}*|der|die|den) )?';
const animal =
  '(?:dog|cat|puppy|pup|kitten|kitty|rabbit|perr[oa]|gat[oa]|cachorr[oa]|chien\\p{L}*|chat\\p{L}*|chiot|hund|hundin|katze|kater|welpe|pet|animal|he|she|it|him|her)';
const wheels =
  '(?:car|truck|van|suv|pickup|motorcycle|bike|bus|driver|carro|coche|camioneta|troca|camion|moto|voiture|auto|char|camion|lkw|wagen|motorrad)';

const runOver = retold(
  'hit by a car|atropell|renverse|frappe par|angefahren|uberfahren',
  [
    '(?:got|was|been|just got|were) (?:run over|ran over|mowed down)',
    `${wheels} (?:just |has )?(?:clipped|hit|ran over|run over|struck|nailed|bumped|rolled over|backed over) ${ours}${animal}`,
    `(?:backed|drove|rolled|ran) over ${ours}${animal}`,
    `(?:fait|faire|ete|etre) (?:\\p{L}+ )?(?:frapper|frappee?|ecraser|ecrasee?|renverser|renversee?|heurtee?) par (?:un|une|le|la|l') ?${wheels}|(?:fait|faire) (?:ecraser|renverser)`,
    `(?:lo|la|le) (?:pego|golpeo|aplasto|arrollo) un[a]? ${wheels}|${wheels} (?:le|lo|la) (?:pego|golpeo|paso (?:por )?encima)`,
    `(?:von|vors?|unter) ${upTo(1)}${wheels} (?:\\p{L}+ )?(?:erwischt|erfasst|gekommen|gelaufen)`,
  ],
  { unless: ['insurance|parked|fender|bumper'] },
);

const bane =
  "(?:antifreeze|coolant|weed ?killer|round-?up|slug (?:bait|pellets)|snail (?:bait|pellets)|rodenticide|(?:mouse|rat|roach|ant|gopher|mole) (?:bait|poison|traps?|pellets)|bleach|ibuprofen|advil|tylenol|acetaminophen|aspirin|xylitol|pesticide|insecticide|fertili[sz]er|lil(?:y|ies)|sago palm|edibles?|(?:a (?:bottle|bunch|handful) of|my|mom's|dad's|our|grandma's) (?:\\p{L}+ )?(?:pills|meds|medication|tablets|sleeping pills))";
const veneno =
  '(?:anticongelante|herbicida|insecticida|raticida|matarratas|mata ?ratas|veneno\\p{L}*|cloro|fertilizante|mis pastillas|croquetas de rata)';
const poisonFr =
  '(?:antigel|desherbant|insecticide|poison\\p{L}*|(?:mes|des) medicaments|javel|anti-?limaces?|granules? bleus?|engrais)';
const giftDe =
  '(?:frostschutz\\p{L}*|unkraut\\p{L}*|schneckenkorn|insektizid|\\p{L}*gift|mausekorner|meine tabletten|blaukorn|dunger)';
const poisoned = retold(
  'poison|venen|gift|mort-aux-rats|raticid|bait',
  [
    `(?:drank|drunk|drinking|licked|licking|lapped|ate|eaten|eating|swallowed|got into|gotten into|chewed|got (?:a ?hold|hold) of|consumed|ingested|gobbled) ${upTo(6)}${bane}`,
    `(?:comio|trago|tomo|lamio|bebio) ${upTo(5)}${veneno}`,
    `(?:bu|mange|avale|leche|bouffe) ${upTo(5)}(?:[ld]')?${poisonFr}`,
    `${giftDe} ${upTo(4)}(?:getrunken|gefressen|geleckt|\\p{L}*schluckt|erwischt|geschleckt)|(?:frisst|frass|trank|leckte?) ${upTo(4)}${giftDe}`,
  ],
  { unless: [`safe|${supposed}|prescri\\p{L}+|do you sell|tick`] },
);

const airless = retold(
  'breath|respir|at[em]|luft',
  [
    "(?:gums|tongue|lips)(?:'re|'s| are| is| look| looks| turned| turning| going| gone| have gone| went)+ (?:\\p{L}+ )?(?:blue|bluish|white|gr[ae]y|purple)",
    "(?:can'?t|cannot|isn'?t|not|barely|can hardly|couldn'?t) (?:get(?:ting)?|catch(?:ing)?|suck in) (?:any |enough |his |her |its |my |a )?(?:air|breath|oxygen)|fighting for (?:air|breath|every breath)|heaving for air",
    'breathing (?:really |so |very |super |way too )*(?:fast|hard|rapidly)|ribs? (?:\\p{L}+ )?(?:sucking|pulling|caving) in',
    'respira (?:muy |bien )?(?:rapido|agitad[oa])|respire (?:tellement |tres |trop |vraiment )*(?:vite|fort)|tire sur ses cotes|atmet (?:\\p{L}+ )?schnell',
    '(?:encias|lengua|labios) (?:\\p{L}+ ){0,2}(?:azul|azules|blancas?|morad[oa]s?)|le falta el aire',
    '(?:gencives|langue|levres) (?:\\p{L}+ ){0,2}(?:bleues?|blanches|mauves?)|cherche (?:son air|son souffle)',
    `(?:zahnfleisch|zunge|lippen) (?:\\p{L}+ ){0,2}(?:blau|weiss|grau)|ringt nach luft|schnappt nach luft`,
  ],
  {
    unless: [
      'after (?:a |his |her )?(?:run|walk|play|exercis)\\p{L}*|asleep|sleep\\p{L}*|schlaf\\p{L}*|dort|duerme|chow|stairs|lipstick',
    ],
  },
);

const fit = retold(
  'seiz|convuls|krampf|epilep',
  [
    `(?:twitching|thrashing|paddling|jerking|convulsing)${within(30)}(?:on (?:the|his|her) (?:\\p{L}+ )?(?:floor|ground|side)|uncontroll\\p{L}+|all over|not (?:there|responding|himself|herself)|drool\\p{L}*|foam\\p{L}*|stiff)`,
    '(?:having|has|had|in) (?:\\p{L}+ )?fits?(?! (?:of|in|over|for|into))(?= (?:on|right|now|and|again|in the)|[.,!]|$)',
    'esta (?:temblando|sacudiendose) (?:todo|toda|mucho|sin (?:control|parar))|le (?:dio|esta dando) un ataque|echando espuma',
    "fait une crise(?! (?:cardiaque|de nerfs|d'angoisse|de colere|de foie|de panique))|tremble de (?:partout|tout son corps)|a des spasmes",
    'zuckt (?:am ganzen|uberall|wie wild|ganz)|zittert am ganzen|(?:hat|kriegt|bekommt|hatte gerade) (?:gerade )?einen (?:krampf)?anfall|krampft',
  ],
  {
    unless: [
      'scared|afraid|thunder\\p{L}*|firework\\p{L}*|nervous|cold|years? ago|as a puppy|miedo|cohetes|peur|angst|silvester|laugh\\p{L}*',
    ],
  },
);

const gut = '(?:belly|stomach|tummy|abdomen|gut)';
const bloat = retold(
  '(?:belly|bloat|vientre|ventre|bauch|panza|abdomen)',
  [
    `${gut}(?:'s| is| got| feels| looks| was| has gone)+ ${upTo(2)}(?:hard|tight|rock hard|huge|blown up|distended|ballooned)`,
    `(?:panza|vientre|barriga|estomago) ${upTo(3)}(?:dur[oa]|hinchad[oa]|inflamad[oa]|inflad[oa])`,
    `ventre ${upTo(3)}(?:dur|gonfle|ballonne|tendu)e?`,
    `bauch ${upTo(3)}(?:hart|prall|aufgeblaht|geschwollen|ganz dick)`,
  ],
  {
    unless: [
      'lump|pregnan\\p{L}*|years?|months?|weeks?|fat|overweight|diet|rub|sensitive|bulto|gord[oa]|prenada|embarazada|grosse|enceinte|gestante|bosse|trachtig|schwanger|knoten|seit (?:jahren|monaten)',
    ],
  },
);

const brakes = retold(
  'brake|freno|frein|bremse|no frena',
  [
    'brakes? (?:just |have |has |suddenly |totally |completely |all )*(?:went|quit|died|gave up)(?= (?:and|on me|while|when|at|as|going|coming)|[.,!]|$)',
    `(?:pedal|brakes?)${within(35)}(?:barely|couldn'?t|won'?t|can'?t|wouldn'?t|didn'?t|hardly) stop(?:ped|ping)?|(?:barely|couldn'?t|won'?t|can'?t|wouldn'?t) stop${within(35)}(?:pedal|brakes?)`,
    `(?:brakes?|freno|frein|bremse)${within(35)}(?:nothing (?:happened|happens)|hasta (?:el )?fondo|no pasa nada|rien ne se passe|passiert (?:gar )?nichts)|brakes?${within(40)}(?:rolled|blew|ran|slid|sailed) (?:right |straight )?(?:through|into) (?:a|the|an) (?:\\p{L}+ )?(?:light|stop sign|intersection|wall|garage)`,
    '(?:no (?:tengo|tenemos|traigo)|(?:ando|voy|vengo|estoy|vamos|quede|quedamos) sin) (?:ya )?frenos|pedal (?:\\p{L}+ ){0,4}(?:hasta|al) (?:el )?(?:abajo|fondo|piso|suelo)|(?:carro|coche|camioneta|troca) (?:ya )?no (?:frena|para|se detiene)',
    "(?:ai|a|avons) (?:plus|pas|pus) de freins?|pedale (?:\\p{L}+ ){0,4}(?:au fond|au plancher|dans le vide)|(?:voiture|auto|char) (?:ne )?(?:freine|s'arrete) (?:plus|pas|pus)",
    `pedal ${upTo(4)}(?:durch|bis zum boden|ins leere)|(?:auto|wagen) (?:bremst|halt) nicht mehr|(?:habe?|hat|haben) (?:plotzlich )?keine bremsen mehr`,
  ],
  {
    unless: [
      `squeak\\p{L}*|squeal\\p{L}*|grind\\p{L}*|parking brake|hand ?brake|rechin\\p{L}*|chirri\\p{L}*|grinc\\p{L}*|quietsch\\p{L}*|last (?:week|month|year)|${supposed}`,
    ],
  },
);

const fastRoad =
  '(?:(?:the )?(?:shoulder|highway|freeway|interstate|motorway|turnpike|parkway|beltway)|the side of (?:the|a) (?:road|highway)|i-?\\d+|(?:us|route|highway) \\d+|loop \\d+)';
const stranded = retold(
  'highway|freeway|stranded|autopista|carretera|autoroute|autobahn|tirado|broken down on|stuck on',
  [
    `(?:won'?t start|not starting|died|dead|broke(?:n)? down|stopped running|stuck|quit|flat(?: tire)?|blew (?:a|out)|conked out|overheated|stalled)${within(40)}(?:on|off|by) ${fastRoad}`,
    `(?:on|off|by) ${fastRoad}${within(40)}(?:won'?t start|isn'?t starting|died|dead|broke(?:n)? down|stuck|quit|flat|conked out|stalled|won'?t (?:move|go|run))`,
    `(?:parad[oa]s?|tirad[oa]s?|varad[oa]s?|qued\\p{L}+|muri\\p{L}+|apag\\p{L}+|descompus\\p{L}+|no (?:prende|arranca|anda))${within(40)}(?:freeway|autopista|carretera|highway|orilla de|interestatal|i-?\\d+)|(?:freeway|autopista|carretera|highway|interestatal)${within(40)}(?:no (?:prende|arranca|anda|camina)|se (?:me )?(?:murio|apago|descompuso|paro))`,
    `(?:en panne|mort|lachee?|part plus|demarre (?:plus|pas)|coincee?)${within(40)}(?:autoroute|bord de la route|accotement)|autoroute${within(40)}(?:en panne|mort|lachee?|part plus|demarre (?:plus|pas))`,
    `(?:liegengeblieben|steht|stehe\\p{L}*|springt nicht an|geht nicht mehr)${within(30)}(?:autobahn|standstreifen|seitenstreifen)|(?:autobahn|standstreifen)${within(40)}(?:liegengeblieben|springt nicht an|verreckt|ausgegangen)`,
  ],
  { unless: [`traffic|late|running late|${supposed}|sometimes|last (?:week|month|year)|trafico|trafic|stau|exit`] },
);

const fuel = retold('fuel|gasolina|benzin|essence|smell of gas|huele a gas', [
  `(?:tirando|tira|chorreando|goteando|saliendo|sale|perdiendo|derramando) ${upTo(2)}(?:gasolina|combustible|diesel)`,
  `(?:gas(?:oline)?|fuel|diesel|petrol)(?:'s| is)? (?:\\p{L}+ )?(?:pouring|dripping|running|gushing|puddling|leaking) (?:\\p{L}+ )?(?:out|under\\p{L}*|from|onto|all over)|(?:puddle|pool) of (?:gas(?:oline)?|fuel|diesel)|(?:reeks|stinks|reeking|stinking) of (?:gas(?:oline)?|fuel|petrol)`,
  `(?:essence|gaz|diesel) (?:\\p{L}+ ){0,2}(?:coule|fuit|degoutte)|(?:perd|coule|fuit) ${upTo(2)}(?:essence|diesel)|flaque d'essence`,
  `(?:benzin|diesel|sprit) ${upTo(3)}(?:lauft|tropft|rinnt)(?: aus)?|(?:verliert|lauft|tropft) ${upTo(2)}(?:benzin|diesel|sprit)`,
]);

const cellSmokes = retold(
  'battery|akku|batterie|bateria',
  [
    `(?:fumes?|smoke|burning smell|qualm|rauch|humo|fumee)${within(30)}(?:battery|akku|batterie|bateria)|(?:battery|akku|batterie|bateria)${within(30)}(?:hissing|fumes|popping|smoke|smells? (?:like )?burn\\p{L}*|zischt|stinkt|riecht|humo|fume)`,
  ],
  { unless: ['smoke (?:detector|alarm)s?|rauchmelder|detecteur|(?:low|dead) battery'] },
);

export const animalsRoadsRetold: readonly Retold[] = [
  cellSmokes,
  runOver,
  poisoned,
  airless,
  fit,
  bloat,
  brakes,
  stranded,
  fuel,
];
