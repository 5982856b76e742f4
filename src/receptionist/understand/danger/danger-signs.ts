// The signs of danger that are built in, for everybody and by trade, in four languages over folded text. Data for `emergencies.ts`;
// whether a sign is meant is judged in `meant.ts`.
import type { Industry } from '../../business.ts';
import { brakesRefused } from './danger-refused.ts';

export type DangerKind = 'life' | 'gas' | 'fire' | 'water' | 'police' | 'other';

/**
 * `denies`: its words may say "not" themselves ("can't breathe", "no brakes"), which then is no denial of it. `unless`: whether the
 * folded text, as a whole, tells of something else by these words.
 */
export type Sign = {
  readonly kind: DangerKind;
  readonly pattern: RegExp;
  readonly denies: boolean;
  readonly unless?: (folded: string) => boolean;
};

/** Whether one of the words stands in a folded text. */
export const word = (list: string) => new RegExp(`(?<![\\p{L}\\d])(?:${list})(?![\\p{L}\\d])`, 'u');

/** A sign that stands as words of its own. */
export const sign = (
  kind: DangerKind,
  pattern: string,
  denies = false,
  unless: (folded: string) => boolean = () => false,
): Sign => ({
  kind,
  denies,
  unless,
  pattern: new RegExp(`(?<![\\p{L}\\d])(?:${pattern})(?![\\p{L}\\d])`, 'gu'),
});

const kin =
  "(?:he|she|they|someone|somebody|(?:my|our|his|her|the|a|this) (?:\\p{L}+ )?(?:wife|husband|son|daughter|kid|child|baby|mother|mom|mum|father|dad|sister|brother|partner|girlfriend|boyfriend|friend|neighbou?r|roommate|aunt|uncle|grand\\p{L}+|niece|nephew|cousin|colleague|coworker|guest|customer|client|patient|boy|girl|man|woman|guy|lady|person|worker|student|dog|cat|puppy|horse))(?:'s| is| has| was| just| suddenly)*";

/** After "not breathing": it is the oddness that is denied, which a slight ailment or an "or anything" behind it says for sure. */
const oddBreathDenied = [
  "(?:weird|strange|odd|funny|bad|hard|heavy|wrong|fast)(?:ly)?(?:,? or (?:anything|something)|[,.;] (?:but )?(?:(?:he|she|they|it)(?:'?s| has| have)? )?(?:just|only)(?: (?:has|have|had|got|an?|the|some|little|bit of|slight|wants?|needs?|my|his|her))* (?:cough\\p{L}*|colds?|sniffles|congest\\p{L}+|(?:runny|stuffy) nose|check-?up|cleaning))",
  '(?:raro|mal|extrano|agitad[oa])[,.;] (?:(?:es que|solo|solamente|nada mas|tiene|es|un|una|poco de) )*(?:tos|resfri\\p{L}+|catarro|gripa|gripe|mocos|revision|limpieza)',
  '(?:mal|bizarrement|bizarre|etrangement|drolement)[,.;] (?:(?:mais|il|elle|a|est|juste|seulement|un|une|le|la|peu de|petite?) )*(?:rhume|toux|tousse|enrhumee?|nez (?:bouche|qui coule)|controle)',
  '(?:komisch|seltsam|merkwurdig|schlecht|schwer)[,.;] (?:(?:aber|er|sie|es|hat|ist|nur|bloss|einen?|etwas|ein bisschen|leichten?) )*(?:husten|hustet|schnupfen|erkaltung|erkaltet|kontrolle)',
].join('|');
const odd = `(?! (?:${oddBreathDenied})(?!\\p{L}))`;

const life = [
  // Breath, consciousness, heart, blood.
  `(?:can'?t|cannot|can barely|can hardly|couldn'?t|barely|not|isn'?t|stopped|trouble|difficulty|difficulties|hard to|struggling to|struggles to|unable to) (?:even |really |hardly )?breath(?:e|ing)${odd}|(?:don'?t|do not) think (?:he|she)(?:'s| is) breathing${odd}|gasping for (?:air|breath)|(?:can'?t|cannot) (?:catch|get) (?:a|my|his|her|their) breath|short(?:ness)? of breath`,
  `unconscious|(?<!(?:screen|site|website|page|app|server|system|computer|laptop|phone|button|keyboard|printer|lawyer|attorney|landlord|company|contractor|agent|office|staff|team|support|service|insurance|pedal|brakes|vendor|provider)(?:'s| is| was| has been| are| were| been)?(?: \\p{L}+){0,2} )unresponsive|passed out(?! (?:the |some |your |our |my |all |a few |\\d+ )*(?:flyers?|cards?|cand(?:y|ies)|brochures?|coupons?|samples?|leaflets?|invitations?|treats))|${kin} collapsed|(?:won'?t|isn'?t|not|can'?t|doesn'?t) wak(?:e|ing) (?:him |her |them |my \\p{L}+ )?up|(?:can'?t|cannot) wake (?:him|her|them|my \\p{L}+)|(?:${kin}|lips|face)(?: are| look)? (?:turning|going|turned|gone|looks?) blue|no pulse|${kin} (?:not |isn'?t )?(?:responding to (?:me|us)|(?<=(?:not|isn'?t) )responding)`,
  '(?<!(?:gave|give|gives|giving) (?:me|us|him|her|everyone) an? (?:\\p{L}+ )?)(?<!(?:almost|nearly|practically) (?:had|have|having|got) an? )heart attack(?! (?:when|over|at) (?:i |he |she |we |the |your |my )(?:saw|see|heard|got|opened|looked|bill|price|quote|invoice))|(?:having|just had|think (?:\\p{L}+ ){1,3}(?:had|has had|is having)) a (?:\\p{L}+ )?stroke(?! of)|face (?:is |looks? |just )?droop\\w*|slurr(?:ing|ed) (?:his |her )?(?:words|speech)|chest pains?|pains? (?:in|across) (?:my|his|her|the) chest|(?:my|his|her) chest (?:\\p{L}+ )?(?:hurts|aches|is (?:\\p{L}+ )?tight)|(?:tightness|pressure) in (?:my|his|her|the) chest',
  "overdos(?:ed?|ing)(?! on (?:coffee|caffeine|sugar|chocolate|cuteness))|swallowed (?:\\p{L}+ ){0,3}(?:bleach|poison|pills|drain cleaner|detergent)|having an? (?:severe|bad|serious|major|terrible|massive) allergic reaction|choking(?! (?:up|hazards?|point|game))|anaphyla\\w+|drowning(?! in)|bleeding (?:really |very |so |pretty )?(?:heavily|badly|bad|out|a lot|profusely|everywhere|to death)|blood (?:is )?(?:everywhere|pouring|gushing|spurting)|(?:bleeding|blood),? (?:(?!stop)\\p{L}+,? ){0,3}?(?:won'?t|will not|doesn'?t|isn'?t|hasn'?t|not) (?:stop(?:ped|ping)?|quit)|(?:can'?t|cannot) stop (?:the |his |her |my )?bleeding|(?:won'?t|will not|doesn'?t|hasn'?t|isn'?t) (?:stop|quit)(?:ped|ping|ting)? bleeding(?! (?:money|cash|air|oil|fluid|us|me|employees|clients|customers|staff|users|talent|subscribers|members|jobs)(?!\\p{L})| when(?:ever)? (?:i|we|you) (?:trim|cut|clip)(?!\\p{L}))|(?<!(?:asset|tax|property|wage) )seizure(?! (?:of|disorder|medication|meds|alert|dog|order|warrant|history))|electrocuted|severe burns?|(?:been|got|was) stabbed",
  // Who does not want to live.
  "kill(?:ing)? (?:myself|himself|herself)(?! (?:for|laughing|at work|with work|working))|suicid\\w+|wants? to die(?! (?:of|from|laughing|my|the|it|them|some|gr[ae]y|blond|black|red))|end(?:ing)? (?:my|his|her) life|end it all|(?:don'?t|doesn'?t|do not) want to (?:live|be alive)(?= (?:any ?more|any longer)|[.!,;]|$)",
  `no (?:puede|puedo|podia|logra) (?:casi |ni )?respirar|no (?:esta )?respira(?:ndo)?${odd}|apenas (?:puede )?respirar?|(?:le|me) cuesta (?:mucho )?respirar|(?:le|me) falta el aire|inconsciente|se (?:me )?desmayo|no (?:se )?(?:despierta|reacciona)|infarto(?! de risa)|ataque (?:al|de) corazon|derrame cerebral|dolor (?:\\p{L}+ )?(?:de|en el) pecho|(?:me|le) duele (?:mucho )?el pecho|sobredosis|suicid\\w+|(?:quiero|voy a|pienso|ganas de) (?:matarme|morir(?:me)?(?! de))|(?:quiere|va a) matarse|quitarme la vida|(?<!(?:motor|carro|coche|auto|moto|camioneta) )se (?:me )?(?:esta )?ahog\\w+(?! (?:el|mi|la) (?:motor|carro|coche|auto|moto|camioneta))|sangra(?:ndo)? (?:mucho|muchisimo|demasiado|sin parar)|no (?:deja|para) de sangrar|convulsion\\w*|se (?:esta )?(?:poniendo|puso) (?:azul|morad[oa])`,
  `ne respire (?:plus|pas)${odd}|n'arrive (?:plus|pas) a respirer|(?:ne )?(?:peut|peux) (?:plus|pas) respirer|respire (?:plus|pas)${odd}|(?:du mal|des difficultes|de la peine) a respirer|inconsciente?|perdu connaissance|s'est evanoui\\w*|(?:ne )?se reveille (?:pas|plus)|crise cardiaque|infarctus|avc|(?:douleurs?|mal) (?:\\p{L}+ ){0,2}(?:a|dans) la poitrine|overdose|(?:(?:vais|veux|envie de) me|(?:veut|va) se) (?:tuer|suicider)|suicid\\w+|(?:veux|veut|envie de) (?:mourir(?! de)|en finir)|s'etouffe|s'etrangle|saigne (?:beaucoup|abondamment|enormement)|n'arrete pas de saigner|convulse|convulsions`,
  `(?:kriegt?|bekomm\\w+) (?:\\p{L}+ ){0,2}keine luft|keine luft (?:mehr )?(?:bekomm\\w+|kriegt?)|nicht (?:mehr )?(?:richtig )?atmen|atmet (?:\\p{L}+ )?(?:nicht|kaum)${odd}|atemnot|bewusstlos|ohnmachtig|nicht (?:mehr )?ansprechbar|wacht nicht (?:mehr )?auf|(?:mann|frau|mutter|vater|kind|sohn|tochter|opa|oma|er|sie|kolleg\\w+|kund\\w+|gast) (?:\\p{L}+ ){0,3}zusammengebrochen|(?<!fast (?:einen|nen) )herzinfarkt|schlaganfall|brustschmerz\\w*|schmerzen in (?:der|meiner|seiner|ihrer) brust|uberdosis|(?:ich|er|sie) (?:\\p{L}+ ){0,3}(?:mich|sich) (?:\\p{L}+ )?umbringen|selbstmord|suizid\\w*|(?:das|mein|sein|ihr) leben nehmen|(?:will|mochte|mag) (?:nicht mehr leben|sterben)|erstickt(?! (?:in|im) (?:arbeit|papier|buro))|blutet (?:\\p{L}+ )?(?:stark|sehr|heftig|wie verruckt)|hort nicht (?:mehr )?auf zu bluten|krampfanfall`,
].join('|');

const room =
  '(?:house|home|kitchen|garage|room|bedroom|basement|roof|attic|building|apartment|barn|shed|shop|store|office|car|truck|van|engine|oven|stove|dryer|furnace|boiler|wall|outlet|panel|bed|couch|curtains?)';
const enBody =
  '(?:you|guys|sales|business|mouth|tongue|throat|skin|scalp|back|legs?|feet|knees?|shoulders?|muscles|cheeks|ears|eyes|nerves?|gums?|stomach|week|season|team|playlist|stylist)';
const esBody = '(?:piel|garganta|ojos?|boca|lengua|cara|cuero|estomago|espalda|herida|muela|encias?|orejas?)';
const deGlow =
  '(?:\\p{L}*licht|\\p{L}*lampe|\\p{L}*leuchte|kerzen?|gluhbirne|haut|augen?|hals|magen|kopfhaut|zunge|mund|nase|wunde|salbe|creme|shampoo|farbe|harnrohre|sonne|cd|dvd)';
/** Something burns; a light, a throat or a hairdo does not. */
const fire = [
  `(?<!${enBody}(?:'s|'re| is| are| was| were| feels?)(?: \\p{L}+){0,2} )(?:on|caught|catching|catches) fire(?! (?:red|orange|engine|truck))|there(?:'s| is| was) (?:an? |\\p{L}+ )*fire|(?:a|the|this) fire (?:\\p{L}+ )?(?:broke out|started|has started|is spreading|won'?t go out|in (?:my|our|the)(?! (?:fireplace|fire ?pit|wood|pellet|stove|pit)))|(?<!(?:can|may|could|should|shall|do|if|when|would|will) )(?:we|i)(?:'ve| have)? (?:got |have )?(?:a|an? \\p{L}+) fire(?! \\p{L}+(?: \\p{L}+)?$)(?= (?:in|at|on|here|going|right|now)|[.!,]|$)|(?:house|kitchen|grease|electrical|chimney|apartment|attic|dryer) fires?|(?<=^|[.!?] )fire(?=!|\\.|$)|flames(?! (?:in|of|on) (?:my|the|our) (?:gas |wood |pellet )?(?:fireplace|stove|burners?|grill|logs?|furnace|pilot|insert|fire ?pit))|${room} (?:is|are) (?:\\p{L}+ )?burning|burning down|smoke (?:is )?(?:everywhere|filling|billowing|pouring)|full of smoke`,
  `(?<!${esBody}(?: me)? )(?<!(?<!se )(?:me|te|le) )(?:esta|estan)(?: \\p{L}+)? ardiendo(?! (?:la|el|los|las|mis?) ${esBody})|incendio|incendiando|se (?:me |nos )?(?:esta )?quema(?:ndo)?(?! (?:la|el|los|las|mis?) (?:${esBody}|comida|fusible))|en llamas|hay fuego|fuego en (?:la|el|mi|nuestra)`,
  '(?<!(?:joues?|peau|gorge|langue|bouche|yeux|dos|jambes?|pieds?)(?: \\p{L}+){0,2} )en feu|(?:a|ont) pris feu|prend feu|incendie|en flammes|il y a le feu|(?<!(?:avec|allumer|faire|devant|bon|joli|y a-t-il|avez-vous)(?: (?:un|le|du|bon|joli|petit))* )feu de cheminee|(?:maison|cuisine|toit|garage|voiture|appartement|cave|four|grange|immeuble) brule',
  `(?<!${deGlow}(?: \\p{L}+){0,2} )brennt(?! (?:beim|wenn|auf der (?:haut|zunge|kopfhaut)|in den augen|im (?:hals|auge|mund|magen)|mir|noch licht|(?:das |ein |eine |die |der )?${deGlow}|unter den nageln))|in flammen|feuer (?:im|in der|in meine[rm]|in unsere[rm]|ausgebrochen)|(?:haus|kuchen|wohnungs|zimmer|kamin|dachstuhl)brand`,
].join('|');

/** Where a fire is meant to be. */
const hearth = '(?:fireplaces?|(?:wood ?)?stoves?|fire ?pits?|pits?|grills?|hearth|logs?|campfire|furnace|insert)';
/** On a stove it is at large. */
const inHearth = `in (?:the|my|our|a)(?: \\p{L}+)? ${hearth}(?!\\p{L})`;

/** Nobody has put it out yet. */
const fireLasts = `fire (?:\\p{L}+ ){0,4}(?:is|it's|keeps?)(?: \\p{L}+)? (?:spreading|growing|getting bigger)|fire (?!${hearth}(?!\\p{L}))(?:(?!${inHearth})\\p{L}+ ){0,4}(?:is|it's|keeps?)(?: (?!not|never)\\p{L}+)? burning(?! out|(?: \\p{L}+){0,2} ${inHearth})|fire (?:is|isn't|is not)(?: not)?(?: \\p{L}+)? (?:out|under control) yet|put (?:\\p{L}+ ){0,3}fire(?: \\p{L}+){0,3} (?:started|flared|came back)(?: up)? again|fuego(?! lento)(?: (?!chimenea|estufa|hoguera)\\p{L}+){0,2} (?:no (?:esta|se|lo)(?: \\p{L}+){0,2} apag\\p{L}+|sigue)|(?:feu(?! (?:stop|arriere|avant|rouge|vert|orange|droit|gauche|de (?:croisement|position|detresse|route|brouillard|bois|camp)))|incendie) (?:\\p{L}+ ){0,2}(?:n'est )?pas (?:encore )?(?:eteint|maitrise)|(?:feuer|brand) (?:(?!kamin|ofen|kaminofen|herd|grill)\\p{L}+ ){0,2}nicht (?:geloscht|aus|unter kontrolle)`;

/** A blow to the head that bleeds or makes dizzy. */
const hurtHead =
  "(?:hit|banged|smashed|cracked|split|struck) (?:(?:his|her|my|their|the) )?head (?:[\\p{L}',]+ ){0,8}(?:bleed\\w*|blood|unconscious|not moving|dizzy|vomit\\w*|throwing up)|(?:golpeo|pego|abrio) (?:\\p{L}+ ){0,3}(?:en )?(?:la )?cabeza(?: [\\p{L},]+){0,6} (?:sangr\\w+|maread\\w+|inconsciente|vomit\\w+)|(?:cogne|tape|ouvert) (?:\\p{L}+ ){0,3}(?:la )?tete(?: [\\p{L}',]+){0,6} (?:saigne\\w*|sang|inconscient\\w*|vomi\\w*)|(?:kopf)(?: [\\p{L},]+){0,6} (?:gestossen|angeschlagen|aufgeschlagen)(?: [\\p{L},]+){0,5} (?:blut\\w*|bewusstlos|schwindlig|erbrech\\w*|erbroch\\w*|ubergeben)";

/** Lips of somebody who gets no air. */
const blue =
  "(?:lips|face|tongue)(?:'s|'re| is| are)(?: (?:all|so|really|already))? blue(?! (?:in|on|from|lipstick|tattoo|dye|ink)(?!\\p{L}))";
/** What dyes them, or has them so by nature. */
const dyed = word(
  'popsicles?|ice pops?|candy|candies|loll(?:y|ies|ipops?)|slush\\p{L}*|frosting|icing|cupcakes?|gum|gloss|lipstick|make-?up|(?:face )?paint\\p{L}*|markers?|chow(?: chow)?|parrot|macaw',
);
const noAir = word(
  'chok\\p{L}+|breath\\p{L}*|gasp\\p{L}*|poison\\p{L}*|swallowed|stuck|limp|unconscious|faint\\p{L}*|passed out|cold|shak\\p{L}+|swell\\p{L}*|swollen|allerg\\p{L}+|help|hurry',
);

/** Danger wherever it is told. */
export const anyIndustry: readonly Sign[] = [
  sign('life', life, true),
  sign('life', blue, true, (folded) => dyed.test(folded) && !noAir.test(folded)),
  sign('life', hurtHead),
  sign('fire', fire),
  sign('fire', fireLasts, true),
  sign(
    'gas',
    'carbon monoxide|co (?:alarm|detector) (?:is )?(?:going off|beeping|went off)|monoxido de carbono|monoxyde de carbone|kohlenmonoxid',
  ),
];

/** Gas that a body has is nobody's leak: "it smells when he passes gas", "my dog has gas and bad odor", "l'odeur de ses gaz". */
const ofNoBody =
  '(?<!(?:pass(?:es|ed|ing)?|ses|(?:dog|cat|puppy|kitten|baby|infant|horse|rabbit)(?: (?:always|really|often|still|also))? (?:has|had|have|gets|got)(?: (?:bad|awful|terrible|a lot of|lots of|some))?) )';

const gasSmell = `(?:smell\\w*|odou?r|stink\\w*|whiff) (?:\\p{L}+ ){0,4}${ofNoBody}gas|(?:gas(?! and)|${ofNoBody}gas) (?:\\p{L}+ ){0,2}(?:smell|odou?r)|gas (?:\\p{L}+ ){0,2}(?:leak\\w*|escap\\w+)|leak\\w* gas|huele (?:\\p{L}+ ){0,3}gas|olor (?:\\p{L}+ ){0,3}gas|(?:fuga|escape) de gas|(?:sent|odeur) (?:\\p{L}+ ){0,3}${ofNoBody}gaz|fuite de gaz|(?:riecht|stinkt|geruch) (?:\\p{L}+ ){0,4}gas|gasgeruch|gas(?:leck|austritt)`;
/** What gas is made to smell of. To a plumber it means gas; a vet or a cook hears it of much else. */
const rottenEggs =
  'rotten[- ]eggs? (?:\\p{L}+ ){0,3}smell|(?<!(?<!\\p{L})(?:water|faucet|tap|well|shower|drain)(?: that| it)? )smell\\w* (?:\\p{L}+ ){0,4}rotten[- ]eggs?|huevos? podridos?|oeufs? pourris?|faulen eiern';
/** "My house smells of gas": of a building, whomever it is told to; a car smells of its fuel. */
const home =
  '(?:house|home|kitchen|apartment|flat|basement|cellar|building|hallway|stairwell|bathroom|bedroom|living room|room|office|place|casa|cocina|departamento|piso|sotano|edificio|maison|cuisine|appartement|cave|immeuble|haus|kuche|wohnung|keller|treppenhaus|flur)';
const gasAtHome = `${home} (?:\\p{L}+ ){0,3}(?:${gasSmell})|(?:${gasSmell})(?: \\p{L}+){0,4} ${home}`;
const vehicle =
  '(?:cars?|trucks?|vans?|suv|vehicles?|engine|exhaust|mower|motorcycle|boat|coche|carro|camioneta|moto|voiture|camion|wagen|auto|motorrad)';
const gasOnFoot = `(?<!${vehicle}(?: [\\p{L}']+){0,4} )(?:${gasSmell})(?! (?:station|pump|tank|cap|pedal|mileage)|(?: \\p{L}+){0,3} ${vehicle}(?!\\p{L}))`;
const gas = { toGarages: sign('gas', gasAtHome), toOthers: sign('gas', `${gasOnFoot}|${gasAtHome}`) };

const water =
  "(?:burst|bursted|broken|ruptured|exploded|split|busted) (?:\\p{L}+ ){0,3}pipe|pipe (?:\\p{L}+ ){0,4}(?:burst|bursted|exploded|ruptured|split|busted)|(?<!(?:inbox|market|phones?|office)(?: \\p{L}+){0,2} )flood(?:ing|ed)(?! (?:with|by) (?:calls|e-?mails?|requests|orders|messages|people|customers|work|leads))|(?:is|are|all|everything|half) under ?water|(?:ankle|knee|inch|inches) (?:deep|of water)|ceiling(?:'s)? (?:\\p{L}+ ){0,3}(?:collaps\\w+|caving in|came down|coming down(?! (?:(?:this|next) (?:week|month|weekend|summer|winter|spring|fall|year)|(?:on |next |this )?\\p{L}+day(?<!today)|for (?:the |our |a |my )?(?:reno\\p{L}*|remodel\\p{L}*|work|project|paint\\p{L}*))(?!\\p{L})))|water (?!bills? )(?:\\p{L}+ ){0,4}through the (?:ceiling|floor|wall|light)|(?:esta|todo) bajo (?:el )?agua|sous l'eau|(?:y a|il y a|plein|c'est)? ?(?:de )?l'?eau partout|eau (?:\\p{L}+ )?partout|eau (?:qui )?(?:\\p{L}+ )?(?:coule|tombe|passe|sort|gicle|ruisselle) (?:\\p{L}+ )?(?:du|par le|a travers le) plafond|wasser (?:\\p{L}+ ){0,2}uberall|uberall (?:\\p{L}+ ){0,2}wasser|water(?:'s)? (?:\\p{L}+ ){0,3}(?:everywhere|pouring(?! (?:slow\\p{L}*|weak\\p{L}*) (?:from|out of|in|at) (?:the|my|our|every|all) (?:\\p{L}+ )?(?:faucets?|taps?|shower|spout)(?!\\p{L}))|gushing|rushing|spraying|shooting|coming through)|sewage (?:\\p{L}+ ){0,3}(?:backing|coming|everywhere|overflow\\w*)|(?:tubo|tuberia|cano|caneria)s? (?:\\p{L}+ ){0,3}(?:revent\\w+|rota|roto|rompi\\w*|estall\\w+)|(?:revent\\w+|rompi\\w*|estall\\w+) (?:\\p{L}+ ){0,3}(?:tub(?:o|eria)s?|canos?|caneria|manguera)|agua por tod\\w+|inund\\w+|(?:tuyau|canalisation|conduite) (?:\\p{L}+ ){0,3}(?:eclate|perce|creve|casse|rompu)\\w*|inond\\w+|degat des eaux|rohr (?:\\p{L}+ ){0,3}(?:geplatzt|gebrochen)|(?:geplatztes|gebrochenes) rohr|rohrbruch|wasserrohrbruch|uberschwemm\\w+|uberflut\\w+|unter wasser|wasser (?:\\p{L}+ ){0,3}(?:lauft|stromt|spritzt) (?:\\p{L}+ ){0,3}(?:uberall|decke|wohnung|keller)";

const valveStuck =
  "(?:can'?t|cannot|won'?t) (?:\\p{L}+ ){0,2}(?:shut|turn) (?:(?:\\p{L}+ ){0,2}(?:off )(?:the )?(?:water|main)|(?:the )?(?:water|main)(?: \\p{L}+)? off)";

/** Where what is put on somebody does its harm. */
const skin =
  "(?:scalp|skin|face|head|neck|eyes?|eyelids?|lips?|forehead|hairline)(?:'s| is| are|'re| keeps?| feels like it's)";
const piel =
  '(?:(?:la |el |los |mi |mis )?(?:cuero cabelludo|piel|cara|cabeza|ojos?|parpados?|labios?))(?: (?:me |esta |estan |tengo |se me )*)?';
const peau = '(?:cuir chevelu|peau|visage|tete|yeux|paupieres?|levres?)';
const haut = '(?:kopfhaut|haut|gesicht|augen?|lider|lippen?)';

/** Danger as the callers of a trade tell it. */
export const byIndustry: { readonly [industry in Industry]?: readonly Sign[] } = {
  trades: [
    sign('gas', `${gasSmell}|${rottenEggs}`),
    sign('water', water),
    sign('water', valveStuck, true),
    sign(
      'fire',
      "spark(?!l| ?plugs?(?!\\p{L}))\\w* (?:\\p{L}+ ){0,4}(?:outlet|panel|wire\\w*|socket|box|meter|breaker|switch|cord|fixture)|(?:outlet|panel|wire\\w*|socket|box|meter|breaker|switch|cord|fixture)(?:'s)? (?:\\p{L}+ ){0,4}spark(?!l| ?plugs?(?!\\p{L}))\\w*|burning smell|smell\\w* (?:\\p{L}+ ){0,3}burning|chispas|olor a quemado|huele a quemado|etincelles|odeur de brule|funken|brandgeruch|riecht verbrannt",
    ),
  ],
  medical: [
    sign(
      'other',
      'knocked[- ]out (?:a |my |his |her )?(?:tooth|teeth)|(?:tooth|teeth) (?:\\p{L}+ ){0,4}(?:knocked out|fell out)|swollen (?:face|throat|tongue)|(?:face|throat|tongue) (?:\\p{L}+ ){0,4}(?:swollen|swelling)|broken jaw|diente (?:\\p{L}+ ){0,3}(?:arranc\\w+|salio|cayo)|cara (?:\\p{L}+ ){0,3}hinchada|dent (?:\\p{L}+ ){0,3}(?:arrachee|cassee|tombee)|visage (?:\\p{L}+ ){0,3}(?:gonfle|enfle)|zahn (?:\\p{L}+ ){0,3}(?:ausgeschlagen|rausgeschlagen)|gesicht (?:\\p{L}+ ){0,4}(?:geschwollen|schwillt)',
    ),
  ],
  legal: [
    sign(
      'police',
      '(?<!(?:the|black|on|some) )ice (?:(?:agents?|officers?|guys) )?(?:is|are|came|just|showed up|outside) (?!(?:off|down|from|loose|crashing|fell|slid|broke|melt\\p{L}*|build\\p{L}*|all|hanging|dripping|dangling)(?!\\p{L}))(?:\\p{L}+ ){0,3}?(?:outside|in front of|banging on|knocking (?:on|at)) (?:my|our|the|his|her) (?:\\p{L}+ )?(?:door|house|home|work|apartment|building|job)(?![^.!?\\n]{0,60}(?:slip|fell|fall|melt|salt|shovel))|(?:la migra|inmigracion|ice|los agentes|la policia) (?:se (?:lo|la|los|las) llev(?:o|aron)|se llev(?:o|aron) a (?:mi|nuestr[oa]|un|mis))|(?:ice|immigration(?: (?:officers?|agents?|police))?|(?:la )?migra|(?:agentes de )?inmigracion) (?:\\p{L}+ ){0,6}(?:at (?:my|our|the) (?:door|house|home|work)|(?:is|are) here|(?:en|a|toca\\w*) (?:la|mi|nuestra) (?:puerta|casa))|(?:knocking|banging|door|tocando|toca|puerta) (?:[\\p{L},]+ ){0,8}(?:ice|immigration|(?:la )?migra|inmigracion)|(?:detained|picked up|taken|arrested) (?:\\p{L}+ ){0,3}by (?:ice|immigration)|(?:se lo|se la|lo|la) (?:llevo|detuvo|agarro) (?:la migra|inmigracion)',
    ),
    sign(
      'police',
      "(?:been|was|were|is|are|got|get|getting|just|have|has|'ve|'s|they|police|cops|officers?) (?:just )?arrest(?:ed|ing)|under arrest|in (?:police )?custody|in jail|being detained|took (?:\\p{L}+ ){1,3}away in handcuffs|(?:picked up|taken|grabbed|hauled (?:in|off)) (?:\\p{L}+ ){0,2}by (?:the )?(?:police|cops)|(?:police|cops) (?:\\p{L}+ ){0,2}(?:took|grabbed|have|picked up) (?:him|them|her(?! (?:statement|report|phone|car|number|name|purse|things|license|info\\p{L}*|bag|keys|dog))|(?:my|our) (?:\\p{L}+ )?(?:wife|husband|son|daughter|kids?|child|children|mother|mom|mum|father|dad|sister|brother|partner|girlfriend|boyfriend|friend|roommate|uncle|aunt|nephew|niece|cousin|boy|girl|fianc\\p{L}+|grand\\p{L}+)(?!'))|(?:se lo|se la|lo|la) (?:llevo|agarro) la policia|(?:police|cops) (?:\\p{L}+ ){0,3}(?:at (?:my|our) (?:door|house|home|apartment|place)|here|searching)|restraining order against me|arrest(?:aron|ado|ada)|detuv\\w+|detenid[oa]|en la carcel|arrete par la police|(?:ete|est) arretee?|garde a vue|en prison|verhaftet|festgenommen|in haft|in untersuchungshaft|polizeigewahrsam",
    ),
  ],
  automotive: [
    sign(
      'other',
      `(?:had|been in|in) (?:an?|a bad|a car) (?:car )?(?:accident|crash|wreck)|stranded|stuck on the (?:highway|freeway|interstate|shoulder|road)|brakes? (?:\\p{L}+ ){0,3}(?:fail\\w*|stopped working|gone|went out|don'?t work)|(?:no|zero|no working|lost (?:my|the|all|all my)) brakes${brakesRefused}|varad[oa] en|sin frenos(?! abs(?![^\\n]*(?:pedal|fondo|fren[ao])))${brakesRefused}|frenos (?:\\p{L}+ ){0,3}(?:fallaron|no funcionan)|accidente de (?:coche|auto|carro)|accident de voiture|en panne sur (?:l'autoroute|la route)|freins (?:\\p{L}+ ){0,3}lachent|autounfall|liegengeblieben|bremsen (?:\\p{L}+ ){0,3}(?:versag\\w+|gehen nicht|funktionieren nicht)`,
      true,
    ),
  ],
  wellness: [
    sign(
      'other',
      `${skin} (?:\\p{L}+ ){0,2}(?:burning|blistering|blistered|on fire|swelling(?: up)?|swollen)(?! (?:a little|a bit|calories|(?:\\p{L}+ )?from (?:crying|the sun|sun\\p{L}*|allergies|lack|filler)))|${piel} (?:\\p{L}+ ){0,2}(?:ardiendo|arde|quemandose|ampollad[oa]|hinchad[oa]s?)(?! de (?:llorar|no dormir))|(?:me|le) (?:arde|quema|esta (?:ardiendo|quemando))(?: mucho)? ${piel}|(?:me|le) (?:salio|dio|hizo) (?:una )?(?:(?!buena|gran)\\p{L}+ )?reaccion|${peau} (?:\\p{L}+ ){0,2}(?:brule(?:nt)?(?! un peu)|gonflee?s?(?! (?:le matin|de fatigue|a force|d'avoir|depuis toujours))|cloques)|(?:j'ai fait|je fais) une (?:(?!bonne|belle)\\p{L}+ )?reaction|j'ai une (?:(?!bonne|belle)\\p{L}+ )?reaction(?= (?:a (?:la|votre|ce|cette)|apres|au produit)(?!\\p{L}))|brennt (?:(?!nicht|nur|ein|etwas|leicht|kurz)\\p{L}+ ){0,2}(?:auf|an) (?:der|meiner) (?:kopf)?haut|${haut} (?:\\p{L}+ ){0,2}(?:brennt|geschwollen|blasen)|(?:(?:having|just had|started having) (?:a|some kind of|some sort of|an? (?!great|good|positive|nice|wonderful|amazing|lovely|fantastic)\\p{L}+) reaction|(?:had|have got|got|have) (?:a|some kind of|some sort of|an? (?!great|good|positive|nice|wonderful|amazing|lovely|fantastic|mild)\\p{L}+) reaction(?= (?:to|from|after) (?:the|your|that|this|what)(?!\\p{L}))) (?:to|from|after)|` +
        'allergic reaction|chemical burn|reaccion alergica|quemadura quimica|reaction allergique|brulure chimique|allergische reaktion|veratzung',
    ),
  ],
  technology: [
    sign(
      'other',
      "(?:nobody|no ?one|none of us|not one of us) (?:\\p{L}+ ){0,3}(?:can|is able to|could) (?:\\p{L}+ ){0,2}(?:log ?in|log ?on|work|connect|access|get in|get on|print|sign in)|(?:whole|entire) (?:office|company|team|firm|building|floor|shop) (?:\\p{L}+ ){0,3}(?:is|are|has been|went) (?:\\p{L}+ ){0,2}(?:down|offline|out)|(?:everybody|everyone) (?:\\p{L}+ ){0,3}(?:locked out|offline|(?:can'?t|cannot) (?:log ?in|work|connect))|nadie puede (?:entrar|trabajar|conectarse|iniciar sesion)|personne ne peut (?:plus )?(?:se connecter|travailler|acceder)|niemand kann (?:sich )?(?:mehr )?(?:anmelden|einloggen|arbeiten)|niemand kommt (?:mehr )?(?:rein|ins system)",
      true,
    ),
    sign(
      'other',
      '(?:pay|send|want|wants|demand\\w*|asking for|zahlen|zahle|pagar|pague|payer|payez|verlang\\w*)(?: (?!with|con|avec|mit|in|using|by)\\p{L}+| \\d+){0,4} bitcoins?|ransomware|(?:been|got|were|are being) hacked|data breach|everything is encrypted|(?:server|network|system|site|everything) (?:\\p{L}+ ){0,3}(?:is|are|went) (?:completely |totally )?down|secuestro de datos|hackead[oa]s?|rancongiciel|pirates?|gehackt|serverausfall',
    ),
  ],
  financial: [
    sign(
      'other',
      '(?:fraud\\w*|unauthori[sz]ed) (?:\\p{L}+ ){0,3}(?:charge|transaction|transfer|withdrawal)s?|identity (?:was )?(?:theft|stolen)|wire fraud|account (?:\\p{L}+ ){0,3}(?:hacked|drained)',
    ),
  ],
  tourism: [sign('other', '(?:stranded|locked out|lost my passport|been robbed|was robbed|got robbed)')],
};

/** All that callers of a trade may tell of: to a garage, gas is what one fills up with. */
export const signsFor = (industry: Industry): readonly Sign[] => [
  ...anyIndustry,
  industry === 'automotive' ? gas.toGarages : gas.toOthers,
  ...(byIndustry[industry] ?? []),
];
