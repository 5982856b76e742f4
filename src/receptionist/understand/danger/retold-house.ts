// A house's dangers in callers' own words: gas by what it smells of, sewage by what comes up, wiring by what it does, who is shut in
// and who broke in, the tree by where it lies.
import { type Retold, retold, supposed, upTo, within } from './retold.ts';

const the = '(?:(?:the|my|our|your|his|her|their|a|an) )';

const gas = retold(
  '(?:gas|gaz|propane?)(?!\\p{L})',
  [
    'rotten eggs?|sulphur|sulfur|mercaptan|huevos? podridos?|oeufs? pourris?|faulen eiern|faule eier',
    `gas (?:meter|line|pipe|tank)${within(20)}hissing|hissing${within(30)}(?:gas|propane)|smell\\p{L}* ${upTo(3)}propane|propane (?:smell|leak)\\p{L}*`,
  ],
  {
    unless: [
      `water|faucet|tap|(?<!(?:as|very|so|feel|feeling) )well|sink|drain|shower|lunch|agua|grifo|drenaje|eau|robinet|egout|wasser|abfluss|${supposed}`,
    ],
  },
);

const sewage = retold(
  'sewage|sewer|aguas negras|drenaje|egout|abwasser',
  [
    `(?:poop|poo|shit|crap|feces|toilet|black|brown|dirty|gross|nasty|septic) (?:water|stuff|gunk|sludge|liquid)${within(60)}(?:coming|backing|basement|floor|tub|shower|everywhere|bathroom)|(?:basement|floor|tub|shower|bathroom)${within(40)}(?:poop|poo|shit|feces|toilet water|black water|septic)`,
    `toilets? ?(?:'s|is|are|keeps?)? ${upTo(1)}overflow\\p{L}*${within(60)}(?:tub|shower|everywhere|black|drain|all over)`,
    `(?:coming|comes|backing|backs|backed|came|bubbling) (?:back )?up ${upTo(1)}(?:out of|through|into|in|from) ${the}?${upTo(1)}(?:tub|bathtub|shower|drains?|floor drain|toilets?)`,
    `(?:se (?:esta )?sal\\p{L}+|saliendo|regresa\\p{L}*|brota\\p{L}*|sube\\p{L}*)${within(30)}(?:drenaje|caca|aguas? (?:negras?|sucias?)|coladera)|(?:drenaje|caca|aguas? (?:negras?|sucias?))${within(30)}(?:saliendo|regresa\\p{L}*|brota\\p{L}*|por (?:la|el) (?:coladera|regadera|tina|inodoro|bano))`,
    `(?:remont|refoul)\\p{L}*${within(40)}(?:egouts?|toilettes?|douche|baignoire|drain|bain)|(?:egouts?|toilettes?)${within(30)}(?:remont|refoul)\\p{L}*`,
    `(?:abwasser|fakalien|klo|dreckwasser|bruhe|kacke)${within(40)}(?:hoch|zuruck|uber|heraus|raus)(?! ?(?:termin|ruf))`,
  ],
  { unless: [`how (?:much|often)|quote|install\\p{L}*|${supposed}`] },
);

const coldHouse = retold(
  'no heat|heat(?:ing)? (?:is |went )?out|chauffage|calefaccion|heizung',
  [
    'radiators (?:are |have |all |gone |completely |totally |just |stone |ice |dead )*cold|stone cold radiators',
    `(?:woke|wake|got|came) ${upTo(1)}(?:up|home|back) to (?:a |an )?(?:freezing|ice|cold|frozen) (?:house|home|apartment|place)|(?:house|place|apartment|home|inside|in here)(?:'s| is) (?:freezing|an icebox|like an icebox|like ice|ice cold|down to \\d+)`,
    "(?:boiler|furnace|heater|heat pump|heat)(?:'s| is| has| just| went)* (?:dead|died|quit|kaput|toast|conked out)(?! (?:battery|thermostat))",
    'radiadores (?:\\p{L}+ ){0,2}(?:frios|helados)',
    '(?:fournaise|chaudiere|thermopompe|chauffage) (?:\\p{L}+ ){0,2}(?:lachee?|morte?|arretee?|en panne)|radiateurs? (?:sont |est |tous )*(?:froids?|glaces?)',
    'heizkorper (?:\\p{L}+ ){0,3}(?:eis)?kalt|heizung (?:\\p{L}+ ){0,3}(?:tot|ausgefallen|kaputt|aus|kalt)',
  ],
  { unless: [`summer|last (?:year|winter)|garage|shop|pool|water heater|verano|ete|sommer|${supposed}|thermostat`] },
);

const oil = retold(
  'oil (?:leak|spill|tank)|heating oil|fuite d.(?:huile|mazout)|olleck',
  [
    `(?:heating |fuel )?oil${within(20)}(?:all over|across|on) (?:the|my|our) ${upTo(1)}(?:floor|basement|yard|ground|lawn)|oil tank(?:'s| is| has)? (?:\\p{L}+ )?(?:leaking|dripping|split|rusted through)`,
    `(?:reservoir|cuve|huile|mazout)${within(25)}(?:coule|fuit|perd|par terre|partout)`,
  ],
  { unless: ['car|truck|coolant|engine|voiture'] },
);

const fixture = '(?:switch|outlet|socket|plug|light|lamp|panel|breaker box|fuse box|wiring|wires?)';
const sparks = retold(
  'spark|chispa|etincelle|funken|burning smell|shock',
  [
    `${fixture}${within(30)}(?:flash\\p{L}*|bang|popp\\p{L}*|exploded|boom)${within(40)}(?:smok\\p{L}+|burn\\p{L}*|scorch\\p{L}*|black|flames?)`,
    `${fixture}(?:'s| is| are| started| starts| keeps?| just)* (?:\\p{L}+ )?(?:crackl\\p{L}+|sizzl\\p{L}+|arc(?:ing|ed|s))|(?:crackling|sizzling|arcing)${within(25)}${fixture}`,
    `(?:enchufe|contacto|apagador|caja de (?:luz|fusibles)|tablero)${within(25)}(?:truena|tronando|chisporrotea\\p{L}*|echa\\p{L}* lumbre|saca\\p{L}* lumbre)`,
    `(?:prise|tableau|interrupteur|panneau)${within(25)}(?:gresille|crepite|petille|arcs?)`,
    'funkt es|es funkt|funk(?:en|t)(?:\\p{L}*) (?:\\p{L}+ ){0,3}(?:aus|in|bei) (?:der|dem|die|den|meiner?) (?:steckdose|schalter|lampe|leitung|sicherung\\p{L}*|verteiler\\p{L}*)|(?:steckdose|schalter|lampe|sicherung\\p{L}*) (?:\\p{L}+ )?(?:funkt|knistert|brutzelt|kokelt)',
  ],
  { unless: ['zwischen uns|wi-?fi|funkgerat'] },
);

const scorched = retold(
  '(?:burn|quemad|brul|verschmor|verbrannt|brandgeruch|sparks?|chispas?)',
  [
    `smell\\p{L}*${within(20)}(?:melt\\p{L}*|singed|scorch\\p{L}*|hot plastic|burnt (?:plastic|wires?|rubber))|(?:melting|hot|burnt) (?:plastic|wires?)(?: smell)?${within(30)}${fixture}`,
    `(?:outlet|socket|switch|plug|panel|breaker box|fuse box)${within(20)}(?:scorched|melted|melting|charred|singed|burnt|turned black|gone black|black and)`,
    '(?:plastico|cables?) (?:quemad[oa]s?|derretid[oa]s?)|enchufe (?:\\p{L}+ ){0,2}(?:derretid[oa]|quemad[oa]|negro)',
    `(?:sent|odeur)${within(20)}(?:fondu|crame|plastique brule)|prise (?:\\p{L}+ ){0,2}(?:fondu|noirci|brule)e?`,
    `(?:riecht|stinkt)${within(25)}(?:verschmort|angeschmort|verkohlt|verschmorten?)|steckdose (?:\\p{L}+ ){0,2}(?:verschmort|angeschmort|schwarz|geschmolzen)`,
  ],
  { unless: ['last (?:year|month)|coffee|cake|food|oven|wire ?less|haare?|hair'] },
);

const hotPanel = retold('panel.*hot|panel.*(?:water|wet)|sparks from the panel', [
  "(?:panel|breaker box|fuse box|electrical box)(?:'s| is| feels| gets| got| cover| door)+ (?:\\p{L}+ )?(?:hot|burning)(?! (?:tub|attic))",
  '(?:verteiler\\p{L}*|sicherungskasten|schaltkasten) (?:ist |wird |\\p{L}+ ){0,3}heiss',
  '(?:tablero|caja de (?:luz|fusibles|breakers)|panel) (?:\\p{L}+ ){0,2}caliente',
  '(?:panneau|tableau|boite) (?:electrique )?(?:est |\\p{L}+ ){0,2}(?:chaud|brulant)e?',
]);

const box =
  '(?:panel|breaker box|breakers|fuse box|electrical box|tablero|caja de (?:luz|fusibles|breakers)|sicherungskasten|verteilerkasten|verteiler|tableau electrique|panneau electrique|boite electrique)';
const wetPanel = retold(
  '(?:water|agua|eau|wasser).*(?:panel|tablero|tableau|panneau|sicherung|verteiler)',
  [
    `${box}${within(20)}(?:wet|soaked|dripping|flooded|moja\\p{L}+|agua|wasser|nass|mouille|eau)`,
    `(?:rain|water|leak\\p{L}*|drip\\p{L}*|agua|lluvia|eau|pluie|wasser|regen)${within(25)}(?:into|in|through|onto|on|over|en|al|sobre|dans|sur|im|in den|auf) (?:(?:the|my|our|el|la|mi|le|mon|den|dem) )?${upTo(1)}${box}`,
  ],
  { unless: ['sub-?panel for|water heater|pump|install\\p{L}*|new'] },
);

const jolt = retold(
  'shock|toques|descarga|corriente|decharge|stromschlag|electrocut',
  [
    '(?:got|was|been|gets?|getting|just|nearly got) (?:\\p{L}+ )?(?:zapped|electrocuted|jolted)|(?:it|outlet|switch|washer|machine|lamp|light|faucet|pool|ladder) (?:just )?(?:zaps?|zapped|jolted|bit) (?:me|him|her|us|my \\p{L}+)',
    `(?:got|get|felt|feel|gave|gives) ${upTo(2)}(?:\\p{L}+ )?(?:jolt|zap|tingles?|tingling|buzz)${within(30)}(?:touch\\p{L}*|lamp|outlet|switch|ladder|rail|faucet|water|pool|machine|washer|dryer|stove|fridge|door)|(?:touch\\p{L}*|grabb\\p{L}*|plugg\\p{L}*)${within(40)}(?:jolt|zap\\p{L}*|tingl\\p{L}*)`,
    'shocks? (?:\\p{L}+ )?(?:from|off|out of|of) (?:the |our |my )?(?:\\p{L}+ )?(?:dryer|washer|washing machine|outlet|switch|stove|fridge|panel|lamp|faucet|sink|shower|fence|pool)',
    'shocked (?:in|by|from) (?:the |our |my )?(?:\\p{L}+ )?(?:pool|water|ladder|light|hot tub|spa)',
    '(?:me |nos |te |le )?(?:da|dan|dando|dio|dieron) (?:un )?toques?|(?:pasa|sinti\\p{L}+|siento|se siente|hay) (?:la )?corriente (?:en|al|cuando)|le dio (?:la )?corriente|electrocut\\p{L}+',
    '(?:pris|prends|prend|recu|attrape|eu) (?:\\p{L}+ )?(?:une decharge|un choc|le jus|du jus|le courant)',
    '(?:eine|einen) (?:gewischt|geschossen|schlag) (?:bekommen|gekriegt)|unter strom',
  ],
  { unless: [`price|bill|news|quote|coffee|precio|factura|prix|preis|${supposed}`] },
);

const wire = retold(
  'wires?(?: \\p{L}+)? down|(?:downed|fallen|live) (?:\\p{L}+ )?(?:wire|line)|power ?line|cables? (?:caid|tirad)|fil electrique|stromleitung',
  [
    `(?:wires?|cables?|power lines?|service (?:drop|line)|electric lines?)${within(25)}(?:hanging|lying|laying|dangling|draped|fell|down)${within(15)}(?:yard|driveway|ground|street|lawn|sidewalk|road|fence|car)`,
    `(?:took|pulled|ripped|tore|knocked) ${the}?(?:\\p{L}+ )?(?:wires?|power lines?|cables?|mast) (?:off|down|out|loose)`,
    `fils? (?:electriques? )?(?:qui )?(?:pend|traine|arrache|tombe)\\p{L}*${within(20)}(?:cour|rue|terrain|entree|pelouse|toit)|cables?${within(15)}(?:colgando|tirad|caid)\\p{L}*${within(20)}(?:patio|calle|banqueta|entrada)|(?:leitung|kabel)${within(15)}(?:hangt|liegt)${within(20)}(?:hof|garten|strasse|einfahrt)`,
  ],
  {
    unless: [
      'internet|cable tv|cox|comcast|clothes ?lines?|dog|fence wire|christmas|string lights|buried|underground|install\\p{L}*|estimate|quote',
    ],
  },
);

const little =
  '(?:bab(?:y|ies)|kid|child|son|daughter|toddler|year old|infant|newborn|little (?:one|boy|girl)|grand(?:son|daughter|kid|baby)|bebe|nin[oa]|hij[oa]|niet[oa]|petite?|fils|fille|enfant|kind|sohn|tochter|kleine[rn]?)';
const childShut = retold(
  `${little}.*(?:lock|encerr|enferm|barr|eingesch|eingesp)|lock.*${little}|(?:encerr|enferm|eingesperrt|eingeschlossen).*${little}`,
  [
    `${little}(?:'s)?${within(40)}(?:in|inside) (?:the|my|our) (?:\\p{L}+ )?(?:car|truck|van|suv|vehicle|jeep)${within(40)}keys? ${upTo(4)}(?:inside|in there|in it|too|in the|with (?:him|her|them))`,
    `${little}(?:'s| is| are)?${within(15)}(?:in|inside) (?:the|my|our) (?:\\p{L}+ )?(?:car|truck|van|suv|vehicle|jeep)${within(40)}(?:can'?t get (?:in|to|him|her|them)|doors? (?:locked|won'?t))`,
    `keys? ${upTo(4)}(?:in|inside) (?:the|my|our) (?:\\p{L}+ )?(?:car|truck|van|suv|vehicle|jeep)${within(15)}(?:with|and) (?:(?:the|my|our|her|his) )?(?:\\p{L}+ )?${little}`,
    `${little}${within(30)}(?:adentro|dentro|encerrad[oa])${within(20)}(?:carro|coche|auto|camioneta|troca|bano|cuarto)|se (?:me )?(?:quedo|encerro) ${upTo(2)}${little}${within(30)}(?:adentro|dentro|encerrad[oa]|en el (?:carro|coche|bano))`,
    `(?:carro|coche|auto|camioneta|troca|voiture|bagnole|wagen)(?: [\\p{L}']+){0,3} (?:con|avec|mit) (?:\\p{L}+ )?${little}(?: \\p{L}+){0,2} (?:a?dentro|dedans|interieur|drin(?:nen)?)`,
    `(?:car|truck|van|suv|vehicle|jeep)(?:'s| is| got)? (?:\\p{L}+ )?(?:locked|shut)${within(10)}with (?:\\p{L}+ )?${little} (?:still )?(?:inside|in it|in there)`,
    `${little}${within(20)}(?:s'est|est|sont|se sont) (?:\\p{L}+ )?(?:(?:em)?barre|enferme|coince|pris)e?s?`,
    `${little}${within(40)}(?:eingeschlossen|eingesperrt|im auto${within(30)}schlussel|schlussel${within(30)}im auto)`,
  ],
  { unless: ['car seat|copies|copy|dog|no kids?|without|lost'] },
);

const intruder =
  '(?:somebody|someone|they|he|burglars?|thie(?:f|ves)|(?:an?|some) (?:guy|man|kid|intruder)|people|robbers?|my ex)';
const brokeIn = retold(
  'break-?in|broke(?:n)? in|burglar|robo|metieron|cambriol|effraction|einbruch|eingebrochen',
  [
    `${intruder}(?:'s|'ve| has| have| had| just)* (?:kicked|smashed|busted|pried|forced|jimmied|punched|broke|(?:put|threw|chucked) (?:a|an) (?:brick|rock|stone|hammer) (?:through|at|into)) ${upTo(3)}(?:door|window|lock|glass|slider|storefront|shop ?front|display)s?`,
    "doors?(?:'s| was| had| has| been| is| got| were)+ (?:\\p{L}+ )?(?:forced|kicked in|pried|smashed in|busted (?:in|open)|jimmied)",
    '(?:just|been|got|were|was|are being|being) (?:\\p{L}+ )?(?:burglari[sz]ed|burgled|robbed|broken into)',
    'se (?:me |nos |le )?(?:metieron|metio (?:alguien|un)|estan metiendo)|(?:me|nos) (?:acaban de robar|robaron|asaltaron)|forzaron (?:la|mi|nuestra)|(?:entraron|entro) a robar',
    "(?:faire|fait|ete|avons ete|suis fait) cambriol\\p{L}+|(?:ont )?(?:force|defonce|fracture|casse) (?:la|ma|notre) (?:porte|serrure|fenetre)|quelqu'un est (?:r?entre|en train d'entrer)",
    'eingebrochen|einbrecher|(?:tur|schloss|fenster) (?:\\p{L}+ ){0,3}(?:aufgebrochen|eingeschlagen|aufgehebelt)',
  ],
  {
    unless: [
      'key|(?:in|en|im|since|depuis|desde|seit) (?:jan|feb|fev|mar|ma[iy]|a[bpv]r|jun|juin|jul|juil|a[ou][ugo]|sep|o[ck]t|nov|de[cz]|ener|dic)\\p{L}*|last (?!night)\\p{L}+|if|so that|years? ago|(?<!(?:while|with|and) (?:(?:my|our|the|both|two) )*)kids?|protect\\p{L}*|para que no|damit',
    ],
  },
);

const timber =
  '(?:trees?|oak|pine|maple|elm|cottonwood|pecan|willow|palm|spruce|fir|birch|ash|limbs?|branch(?:es)?|trunk|arbol|rama|arbre|branche|sapin|chene|baum|eiche|tanne|fichte|ast)';
const itsPlace = '(?:roof|house|home|ceiling|bedroom|garage|porch|kitchen|living room|attic|deck|shed)';
const work = [
  'trim\\p{L}*|prun\\p{L}*|roots?|plant\\p{L}*|before|podar|plantar|sembrar|quote|estimate|bid|worried|afraid|might|could(?! (?:you|someone|somebody|anyone|anybody)(?!\\p{L}))|cut back|dead(?:wood)?|hoja\\p{L}*|leaves|needles|acorns',
];
const treeOnHouse = retold(
  '(?:tree|branch|arbol|arbre|baum|rama).*(?:house|roof|car|truck|casa|techo|maison|toit|haus|dach)',
  [
    `${timber}${within(15)}(?:fell|came (?:down|right|through)|come (?:down|through)|crashed|went|landed|smashed|just|is|sticking|poking|lying)${within(15)}(?:through|on|onto|into|on top of) ${the}${upTo(2)}${itsPlace}`,
    `(?:there's|there is|got|have|we've got) (?:an? )?${upTo(2)}${timber} (?:\\p{L}+ )?through ${the}${upTo(2)}${itsPlace}`,
    `${timber}(?: just| has| fell and| came down and)* (?:crushed|smashed|flattened|totaled|totalled|squashed|took out|landed on|caved in) ${the}?(?:\\p{L}+ )?(?:cars?|truck|van|suv|house|roof|garage|porch|ceiling)`,
    `${timber}${within(20)}(?:aplast\\p{L}+|cayo|vino abajo|destroz\\p{L}+|encima)${within(30)}(?:carro|coche|camioneta|troca|casa|techo|garaje)`,
    `${timber}${within(20)}(?:ecrase|tombee?|defonce|effondree?)${within(25)}(?:maison|toit|voiture|auto|char|garage)`,
    `${timber}${within(25)}(?:haus|dach|auto|wagen|garage)${within(15)}(?:gefallen|gekracht|gesturzt|zerdruckt)|${timber}${within(20)}(?:liegt) ${upTo(1)}auf (?:dem|unserem|meinem) (?:haus|dach|auto|wagen)`,
  ],
  { unless: work },
);
const hangingPane = retold('glass.*fall|glass about', [
  "(?:glass|pane|window|sheet)(?:'s| is)? (?:\\p{L}+ )?(?:hanging|dangling|loose|about to (?:fall|come))(?: by| over| out| off| down|[.,!]|$)",
]);
const treeFalls = retold('tree.*(?:about to|going to) fall', [
  `${timber}(?:'s| is)? ${upTo(2)}(?:cracking|splitting|tipping|uprooting|lifting|about to)${within(40)}(?:come down|fall|go|any (?:second|minute|moment))`,
]);
const branchOnLine = retold(
  '(?:tree|branch|limb|rama|branche|ast).*(?:power line|wire|cable|luz|leitung)',
  [
    `${timber}${within(20)}(?:down|fell|fallen|hanging|leaning|resting|lying|caught|came down|broke)${within(15)}(?:on|onto|over|against|across|in) (?:the|our|my) (?:\\p{L}+ )?(?:lines?|wires?|cables?)`,
  ],
  { unless: work },
);
const treeBlocks = retold(
  '(?:tree|arbol|arbre|baum).*(?:block|road|street|driveway|calle|camino|rue|route|strasse)',
  [
    `${timber}(?:'s| is| fell| came| lying| down| right| just| has| fallen)* (?:blocking|across|down across|blocked) ${the}(?:\\p{L}+ )?(?:road|street|driveway|lane|drive|only way)`,
    `(?:road|street|driveway|lane|drive)(?:'s| is| was| has been)* (?:\\p{L}+ )?(?:blocked|cut off|closed off) ${upTo(3)}${timber}`,
    `(?:camino|calle|carretera|entrada)${within(20)}(?:tapad|bloquead|cerrad)[oa]${within(20)}${timber}|${timber}${within(20)}(?:tap|bloque)\\p{L}+ ${upTo(2)}(?:camino|calle|entrada|carretera)`,
    `${timber}${within(20)}(?:bloque|en travers)${within(20)}(?:rue|route|chemin|entree)|${timber}${within(20)}(?:blockiert|quer)${within(20)}(?:strasse|einfahrt|weg)`,
  ],
  { unless: work },
);

const petShut = retold('(?:pet|dog|cat|animal).*(?:lock|car)', [
  "(?:dog|cat|puppy|pup|pets?)(?:'s| is| are|) (?:\\p{L}+ )?(?:trapped|stuck|locked|shut) (?:up )?(?:in|inside) (?:the|my|our) (?:\\p{L}+ )?(?:car|truck|van|suv)",
]);
const leftOn = retold(
  'stove on|something on the stove|oven on',
  [
    `(?:left|there's|got|have|with) ${upTo(3)}(?:on the (?:stove|burner)|in the oven)|(?:stove|oven|burner|candles?)(?:'s| is| are)? (?:still )?(?:on|lit|burning)`,
  ],
  { beside: ["locked|lock|can'?t get (?:in|back)|shut (?:behind|me)"] },
);

const flue = retold(
  'chimney fire|kaminbrand|feu de cheminee|incendio',
  [
    "(?:flue|chimney|stove ?pipe|liner)(?:'s| is| was)? (?:\\p{L}+ )?(?:roaring|glowing|red hot)|(?:flue|chimney) (?:sounds|roars|is) (?:\\p{L}+ )?like an? (?:jet|train|freight)",
    `flames? ${upTo(4)}(?:out of|out|from|top of) ${upTo(3)}(?:chimney|flue|stack)|(?:chimney|flue)${within(15)}(?:shooting|spitting|throwing) (?:flames|sparks|fire)`,
    'feu (?:est |a |vient de )*(?:pris|prend|prendre) (?:\\p{L}+ )?(?:dans|a) (?:la|ma|notre) cheminee|cheminee (?:\\p{L}+ ){0,2}(?:en feu|brule|ronfle)',
    '(?:schornstein|kamin) (?:\\p{L}+ ){0,2}(?:brennt|gluht|drohnt)|flammen (?:\\p{L}+ )?aus dem (?:schornstein|kamin)|llamas (?:\\p{L}+ )?(?:de|por) la chimenea',
  ],
  { unless: [`how|install\\p{L}*|${supposed}`] },
);
const smokeIn = retold(
  '(?:smoke|smoking|fumee|rauch|humo).*(?:room|house|home|fill|haus|maison|casa)|(?:house|room).*smoke',
  [
    `smoke${within(30)}(?:pouring|coming|backing|billowing|blowing|rolling|pushing) (?:back |up |down |out )*(?:in|into|inside)${within(20)}(?:room|house|home|bedroom|kitchen|basement)`,
    `(?:boucane|fumee)${within(30)}(?:revient|refoule|entre|remplit|rentre|plein)${within(20)}(?:salon|maison|piece|chambre|cuisine)`,
    `rauch${within(30)}(?:zieht|druckt|kommt|quillt)${within(20)}(?:wohnung|\\p{L}*zimmer|haus|kuche)|humo${within(30)}(?:regresa\\p{L}*|mete|metiendo|entra\\p{L}*|llena\\p{L}*)${within(20)}(?:sala|casa|cuarto|cocina)`,
  ],
  {
    unless: [
      'when|whenever|every time|sometimes|a (?:little|bit)|cuando|a veces|quand|parfois|wenn|manchmal|last|neighbou?r\\p{L}*|barbecue|bbq',
    ],
  },
);

const burst = retold(
  'burst|broken pipe|pipe broke|tuberia|tubo roto|rohrbruch|tuyau',
  [
    `geyser|(?:pipes?|hose|valve|supply line|water line|fitting|faucet)${within(25)}(?:snapped|blew (?:off|apart)|let go|popped off|exploded|split (?:open|wide))`,
  ],
  { unless: ['yellowstone|last (?:year|winter)'] },
);
const fromAbove = retold('(?:ceiling|techo|plafond|decke|water (?:coming|pouring)|leak)', [
  "water(?:'s| is)? (?:coming|pouring|running|dripping|gushing) (?:down |right |straight )*(?:from|through) (?:(?:the|my|our) )?(?:upstairs|(?:apartment|unit|floor|neighbou?rs?) (?:above|upstairs)|light)|light fixtures?(?:'s| is| are)? (?:\\p{L}+ )?(?:dripping|leaking|full of water)",
  `(?:dripping|leaking|raining) (?:\\p{L}+ )?(?:through|from|out of) (?:the|my|our) ${upTo(2)}ceiling`,
  `ceiling${within(25)}(?:sagging|bulging|bowing|caving|about to (?:give|fall|come))`,
]);
const dry = retold('no water|sin agua|plus d.eau|kein wasser', [
  `nothing(?:'s| is)? (?:comes|coming) out of (?:any|the|all|our)${within(20)}(?:faucets?|taps?)|(?:all|every|none of) ${upTo(2)}(?:faucets?|taps?)${within(20)}(?:dry|nothing|work)`,
  `no (?:me |nos )?sale (?:ni una gota|nada)${within(25)}(?:llaves?|grifos?|agua)`,
]);
const roofGone = retold(
  'roof|techo|toit|dach',
  [
    `(?:wind|storm|gust|tornado|hurricane|viento|tormenta)${within(20)}(?:peeled|ripped|tore|blew|took|lifted|pulled|arranco|volo|llevo)${within(20)}(?:roof|techo)`,
  ],
  { unless: ['shingles?|few|last (?:year|month)'] },
);
const rainIn = retold('water (?:pouring|coming)|roof|agua|flood', [
  "rain(?:'s| is)? (?:\\p{L}+ )?(?:coming|pouring|running|dripping) (?:straight in|right in|(?:straight |right |down )*(?:into|through))(?! (?:the )?(?:fall|spring|week|month|area|forecast))",
  `(?:lluvia|agua)${within(20)}(?:metiendo|mete|entrando|entra)${within(25)}(?:casa|cuarto|sala|cocina|por tod)`,
]);
const pumpSmoke = retold('(?:pump|bomba).*(?:smok|humo)|(?:smok|humo).*(?:pump|bomba)', [
  `(?:smoke|smoking)${within(25)}(?:pump|motor)|(?:pump|motor)${within(20)}(?:smoke|smoking)`,
]);

export const houseRetold: readonly Retold[] = [
  petShut,
  leftOn,
  flue,
  smokeIn,
  burst,
  fromAbove,
  dry,
  roofGone,
  rainIn,
  pumpSmoke,
  gas,
  sewage,
  coldHouse,
  oil,
  sparks,
  scorched,
  hotPanel,
  wetPanel,
  jolt,
  wire,
  childShut,
  brokeIn,
  hangingPane,
  treeFalls,
  branchOnLine,
  treeOnHouse,
  treeBlocks,
];
