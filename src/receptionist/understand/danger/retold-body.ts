// The body's dangers in callers' own words: hearing and sight that went, legs and bladder that nobody feels, a chest in a vice, teeth
// and blood. What comes slowly to everybody needs a word of its suddenness.
import { type Retold, retold, supposed, upTo, within } from './retold.ts';

const sudden = [
  'sudden(?:ly)?|all (?:at once|of a sudden)|out of nowhere|overnight|w[oa]ke up|just (?:now|went|quit|stopped|shut|died|like that)|during|since (?:yesterday|last night|this morning|today|noon|lunch)|this morning|(?:an?|one|two|three|few|couple of|\\d+) (?:minutes?|hours?) ago|while (?:i was )?driving|in an instant',
  'de repente|de pronto|de golpe|de la nada|desde (?:ayer|anoche|hoy|esta manana)|amanec\\p{L}+|me desperte|hace (?:una hora|un rato|unos minutos)|esta manana',
  "tout a coup|tout d'un coup|d'un (?:seul )?coup|soudain\\p{L}*|subit\\p{L}*|depuis (?:hier|ce matin|cette nuit|tantot)|reveille\\p{L}*|du jour au lendemain|ce matin|il y a (?:une heure|dix minutes)",
  'plotzlich\\p{L}*|auf einmal|mit einem mal|schlagartig|von jetzt auf gleich|von einer (?:minute|sekunde|stunde) auf|uber nacht|seit (?:heute|gestern)|heute (?:fruh|morgen)|vorhin|aufgewacht',
];
const owns = '(?:my|his|her|our|the|one|your|this|both) ';
const hearing = retold(
  "(?:los[st]|sudden\\p{L}*).*hear|hear.*(?:loss|lost|gone)|can'?t hear|deaf|taub|horverlust|horsturz|oido|audicion|sord|ouie|audition|sourd",
  [
    "(?:can'?t|cannot|can not|couldn'?t|barely) hear (?:a thing|anything|nothing|at all|(?:out of|from|in|on) (?:my|his|her|the|one))",
    `hearing (?:${upTo(2)})?(?:went|gone|quit|disappeared|dropped(?: out)?|vanished)`,
    `(?:went|gone|all) (?:completely |totally |dead )?(?:silent|quiet|deaf|mute) (?:${upTo(1)})?(?:on|in) ${upTo(2)}(?:side|ears?)`,
    '(?:w[oa]ke up|woken up|gone|went|turned) (?:completely |totally |half |stone )?deaf',
    `ears? (?:just |has |have |suddenly |completely )*(?:quit|went (?:dead|out|silent|quiet)|died|shut (?:down|off)|stopped (?:working|hearing))`,
    'no (?:oigo|escucho|oye|escucha) (?:ya )?(?:nada|absolutamente nada|de un|del|por el)|(?:se (?:me|le) (?:fue|perdio|apago)|perdi|perdio) (?:el|la) (?:oido|audicion)|(?:me quede|se quedo|quede|quedo) sord[oa]',
    "(?:n'entends?|entends?) (?:plus|pas|pus) (?:rien|du tout|de l'|d'une)|(?:perdu|perd) l'(?:ouie|audition)|(?:devenue?|suis|est) sourde?|n'entends? (?:absolument )?rien",
    `(?:hor|hore|hort)(?: (?:auf|mit|am|im) (?:de[mr]|eine[mr]|meine[mr]) ${upTo(2)})? ?${upTo(8)}nichts(?: mehr)?|(?:gehor|ohr) (?:\\p{L}+ ){0,7}(?:weg|tot|ganz zu|komplett zu|ausgefallen|taub)|war (?:das|mein) gehor weg`,
  ],
  {
    beside: sudden,
    unless: [
      '(?:out of|from|with|through|in) (?:(?:my|the|his|her|these|those) )?(?:left |right |new |old )?(?:hearing )?aids?|(?:tv|phone|speaker|headphones?|line|call|connection|doorbell|music|radio)|horgerat\\p{L}*|fernseh\\p{L}*|telefon|audifonos?|telefono|appareils?|telephone|tele',
    ],
  },
);

const earBlood = retold(
  '(?:bleed|blood|sangr|sang|saign|blut).*(?:ear|oid|oreille|ohr)|(?:ear|oid|oreille|ohr).*(?:bleed|blood|sangr|sang|saign|blut)',
  [
    `blood (?:${upTo(1)})?(?:(?:coming|running|dripping|leaking|trickling|oozing|out|from|of|in) )+${upTo(4)}ears?`,
    `ears? (?:is |are |'s )?(?:${upTo(1)})?(?:dripping|leaking|full of|oozing|running with|covered in) blood`,
    `sangre (?:${upTo(2)})?(?:del|por el|de su|de mi|en el) oido|oido ${upTo(2)}sangr\\p{L}+`,
    `sang ${upTo(2)}(?:de|dans|par) (?:l'|son |mon |sa |ma )oreille|oreille (?:qui )?saigne`,
    `blut ${upTo(2)}(?:aus|im) (?:dem|meinem|seinem|ihrem|rechten|linken) ${upTo(1)}ohr|ohr blutet`,
  ],
);

const cell = '(?:batter(?:y|ies)|button cells?|pilas?|piles?|batterien?|knopfzellen?|knopfbatterien?)';
const swallowedCell = retold(
  '(?:batter|pila|pile|knopfzelle).*(?:verschluckt|swallow)|(?:swallow|aval|trag).*(?:batter|pil[ae])',
  [
    `${cell}${within(60)}(?:gone down|went down|(?:down|in) (?:his|her|the|my) (?:throat|stomach|belly)|(?:swallowed|gulped|ate) it|\\p{L}*schluckt|gegessen)`,
    `(?:ate|gulped|downed|swallowed) ${upTo(6)}${cell}`,
    `se (?:trago|comio) ${upTo(5)}${cell}|(?:avale|mange) ${upTo(5)}${cell}`,
  ],
);

const eyeOf = '(?:eyes?|ojos?|oeil|yeux|augen?)';
const sight = retold(
  'vision|sight|blind|sehen|sehverlust|erblind|vista|vue',
  [
    `${eyeOf} (?:${upTo(1)})?(?:just |suddenly |has |have |is )*(?:went|gone|turned) (?:completely |totally |all |just )*(?:dark|black(?! and)|blind|blank|dim|gr[ae]y)`,
    `(?:sight|vision|eyesight) ${upTo(5)}(?:vanished|disappeared|went|gone)`,
    `(?:can'?t|cannot|couldn'?t) see (?:a thing|anything|nothing)? ?(?:out of|from|with|through) ${owns}(?:left |right )?eye`,
    `auf (?:dem|einem|meinem|seinem|ihrem) ${upTo(1)}auge ${upTo(6)}(?:schwarz|dunkel|blind|grau|nichts)`,
    '(?:no veo|no ve) (?:ya )?nada (?:con|de|por) (?:el|un|mi|su) ojo|(?:se me|se le) (?:nublo|apago|oscurecio|fue) (?:toda )?(?:la vista|el ojo|un ojo)|(?:me quede|se quedo) cieg[oa]|(?:veo|ve) todo negro',
    "(?:vois|voit) (?:presque |quasiment )?(?:plus|pas|pus) (?:presque )?(?:rien )?(?:de l'|d'un|avec mon|avec l')(?:oeil)?|oeil (?:\\p{L}+ ){0,3}(?:tout noir|devenu noir)|(?:vois|voit) (?:tout noir|plus rien)",
  ],
  {
    beside: [...sudden, 'just|went|gone|vanished|disappeared'],
    unless: ['glasses|lens(?:es)?|contacts?|frames?|screen|tv|brille|linsen?|lentes|lunettes|lentilles'],
  },
);

const flashes = retold(
  'flash(?:es|ing)|blitz|lichtblitz|destell|eclairs?',
  [
    `(?:flash pictures|fireworks|lightning|flickers?|flickering|flashing|strobes?|strobing|zigzags?|sparkl(?:es|ing)|(?:sparks?|streaks?|arcs?|bursts?) of light)${within(50)}(?:eyes?|vision|sight|corner|side)`,
    `(?:luces|relampagos|rayos|chispas|lucecitas)${within(40)}(?:ojos?|vista)`,
    `(?:eclairs?|flashs?|lumieres?|etincelles?)${within(40)}(?:oeil|yeux|vision|vue)`,
    `(?:\\p{L}*blitz\\p{L}*|zuck\\p{L}*|flimmer\\p{L}*)${within(50)}aug\\p{L}*|aug\\p{L}*${within(40)}(?:blitz\\p{L}*|zuck\\p{L}*)`,
  ],
  {
    unless: [
      'photos?|cameras?|headlights?|night|glare|frames?|fotos?|camara|noche|faros|phares|nuit|appareil|kamera|nachts|scheinwerfer|brille|termin|augenlid|eyelid|lid|makeup|sequins?',
    ],
  },
);

const below =
  '(?:saddle(?: area)?|crotch|groin|privates?|private parts|down there|inner thighs?|between (?:my|the|his|her) (?:legs|thighs)|entrepierna|entre (?:las|mis) piernas|partes intimas|ingle|entre-?jambes?|entre (?:les|mes) jambes|parties intimes|zwischen (?:den|meinen) beinen|im schritt|(?:genital|intim)bereich)';
const unfelt =
  "(?:numb\\p{L}*|no feeling|can'?t feel|lost (?:all )?feeling|dead|asleep|tingl\\p{L}+|dormid\\p{L}+|entumec\\p{L}+|adormec\\p{L}+|no siento|sin sensibilidad|engourdi\\p{L}*|sens (?:plus|pas|pus)|insensible|endormie?|kein\\p{L}* gefuhl|taub\\p{L}*|gefuhllos|pelzig|eingeschlafen)";
const saddle = retold('numb|feel my|bladder|taub|entumec|engourd|vejiga|vessie|blase', [
  `${below}${within(40)}${unfelt}`,
  `${unfelt}${within(40)}${below}`,
]);

const bladder = retold(
  'bladder|bowel|vejiga|orina(?!\\p{L})|vessie|blase',
  [
    '(?:wet(?:ting|s)?|peed|peeing|pissed|pissing|soiled|soiling|pooped) (?:myself|himself|herself|my pants|his pants|her pants|the bed)',
    "(?:can'?t|cannot|can not|couldn'?t|unable to|not able to) (?:\\p{L}+ )?(?:hold|control|keep in|feel) (?:(?:in|my|his|her|the) )*(?:pee|peeing|urine|water|poop|stool|bathroom)",
    "(?:leak|leaking|dribbling) (?:pee|urine)|(?:can'?t|don'?t|cannot) (?:feel|tell|know|notice) when i(?:'m)? (?:pee|peeing|(?:have|need) to (?:go|pee)|go|going)",
    'me (?:orino|orine|hago|hice) (?:pipi )?encima|no (?:puedo |puede )?(?:aguant\\p{L}+|control\\p{L}+|retener) (?:la |las |el |mis )?(?:orina|pipi|pis|ganas de orinar|esfinter(?:es)?|vejiga)|no siento cuando (?:orino|tengo ganas|voy al bano)|se me sale (?:la orina|el pipi)',
    "(?:fais|fait|urine|pisse)(?: pipi)? (?:dessus|au lit|dans ma culotte|sur moi)|sens (?:plus|pas) quand (?:j'ai envie|je dois|j'urine|je pisse)|(?:retenir|controler) (?:mon|mes|ma|l'|le )?(?:pipi|urines?|vessie|selles)",
    `(?:wasser|urin|pipi|stuhl) ${upTo(3)}nicht (?:mehr )?(?:halten|kontrollieren|zuruckhalten)|(?:mach|pinkle|pinkel|nass)\\p{L}* mich (?:\\p{L}+ )?(?:ein|nass|voll)|in die hose gemacht|(?:merk|spur)\\p{L}* (?:gar )?nicht (?:mehr )?,? ?wenn ich ${upTo(3)}(?:toilette|klo|wasser|muss)`,
  ],
  { unless: ['laugh\\p{L}*|for years|puppy|potty|risa|rire|lachen'] },
);

const chest = retold(
  'chest|pecho|poitrine|brust|heart',
  [
    `tight(?:ness)? ${upTo(2)}(?:across|in|around|over) (?:my|his|her|the) chest|chest (?:is |feels |'s |got |so |really |all )*(?:tight|heavy|crushing)`,
    `(?:heavy|weight|elephant|pressure|squeezing|crushing|pressing|sitting|vi[cs]e)${within(30)}(?:on|in|across|around) (?:my|his|her|the) chest`,
    `(?:presion|opresion|peso|aprieta|apretado)${within(25)}pecho|pecho (?:me )?(?:aprieta|oprimido|apretado)`,
    `(?:pression|serre|oppression|poids|etau)${within(25)}poitrine|poitrine (?:est |me )?(?:serree?|oppressee|lourde)`,
    `(?:druck|druckt|enge|beklemm\\p{L}*|wie ein stein|sticht)${within(25)}(?:auf|in|um) (?:der|die|meine[rn]?) brust|brust (?:ist |\\p{L}+ )?(?:ganz eng|eng|zugeschnurt)`,
  ],
  {
    unless: [
      'bra|binder|binding|shirt|gym|work ?out|muscles?|massage|tattoo|suit|jacket|harness|seat ?belt|dresser|freezer|brassiere|sosten|musculos?|soutien-gorge|muscles|bh|muskel\\p{L}*|hemd|cold|cough|congest\\p{L}*',
    ],
  },
);

const calfOf = '(?:calf|lower leg|back of (?:my|his|her) leg|leg|wade|unterschenkel|mollet|pantorrilla)';
const warm = '(?:hot|warm|heiss|warm|chaude?|brulante?|caliente)';
const thick = '(?:swollen|swelled|twice|big|bigger|huge|thick|dick|geschwollen|gonflee?|enflee?|hinchada|grosse?)';
const calf = retold('calf|wade|mollet|pantorrilla', [
  `${calfOf}${within(25)}${warm}${within(25)}${thick}`,
  `${calfOf}${within(25)}${thick}${within(25)}${warm}`,
]);

const accident =
  '(?:fell|fall|hit|ball|bike|scooter|punch\\p{L}*|playground|elbow\\p{L}*|crash\\p{L}*|collid\\p{L}*|trampoline|milk|hand|bag|golpe|cayo|balon|bici\\p{L}*|leche|mano|pelea|tombe\\p{L}*|coup|velo|ballon|lait|chute|gefallen|gesturzt|sturz|ball|fahrrad|milch|schlag)';
const tooth = retold(
  '(?:tooth|teeth|dientes?|muelas?|dents?|zahne?)(?!\\p{L})',
  [
    `(?:tooth|teeth) (?:just |has |have |got |is |are |both |was )*(?:come|came|fell|fallen|popped|flew|flown|knocked|gone) (?:clean |right |completely |all the way )?(?:out|off)?`,
    `lost (?:his|her|my|a|an|the|two|both|one) ${upTo(3)}(?:tooth|teeth)`,
    `(?:tooth|teeth)${within(40)}in (?:milk|a (?:cup|glass|bag|napkin|jar)|my hand)`,
    `(?:perdio|perdi|se (?:le|me) (?:cayo|salio|boto|volo)) ${upTo(3)}(?:dientes?|muelas?)`,
    `(?:perdu|casse) ${upTo(3)}dents?|dents? (?:\\p{L}+ ){0,2}(?:sautee?s?|arrachee?s?|partie?s?|tombee?s?)`,
    `(?:zahn|zahne) (?:\\p{L}+ ){0,5}(?:raus|verloren|\\p{L}*ausgeschlagen|\\p{L}*ausgefallen|\\p{L}*ausgeflogen|rausgebrochen)`,
  ],
  {
    beside: [accident],
    unless: [
      'baby tooth|baby teeth|milk (?:tooth|teeth)|tooth fairy|years? ago|crown|filling|implant|denture|retainer|whiten\\p{L}*|brush\\p{L}*|de leche|corona|de lait|couronne|milchz\\p{L}+|krone',
    ],
  },
);

const puffedFace = retold(
  '(?:face|cheek|facial|cara|visage|gesicht).*(?:swell|swollen|hinch|enfl|gonfl|geschwoll)|(?:swell|swollen|hinch|enfl|gonfl).*(?:face|cara|visage|gesicht)',
  [
    `(?:face|cheek|jaw|lips?|side of my face)${within(20)}(?:blew up|blown up|ballooned|twice (?:its|the) (?:normal )?size|like an? (?:balloon|golf ball|baseball|tennis ball|grapefruit|melon|chipmunk|pumpkin))`,
    `(?:cara|mejilla|cachete)${within(25)}como (?:un )?(?:globo|pelota|sapo|melon)`,
    `(?:visage|joue|figure)${within(25)}comme (?:un |une )?(?:ballon|balle|melon|hamster|pamplemousse)`,
    `(?:gesicht|backe|wange)${within(25)}wie (?:ein )?(?:ballon|ball|tennisball|hamster|melone)`,
  ],
);

const stillBleeds = retold(
  '(?:bleed|blood|sangr|saign|blut)',
  [
    `(?:just |it |still |he |she |wound |socket |gum )*(?:keeps?|kept) (?:on )?(?:bleeding|gushing|spurting)|still (?:bleeding|gushing)(?! (?:money|cash))|soak(?:ed|ing) (?:right )?through ${upTo(3)}(?:gauze|towels?|cotton|bandages?|tissues?|pads?)`,
    `(?:mouth|nose)${within(25)}full of blood|mouthfuls? of blood|swallowing blood`,
    `no (?:me |le |se me |se le )?(?:deja|para|paraba) (?:de sangrar|la sangre|el sangrado)|(?:sigue|sigo) (?:\\p{L}+ )?(?:sangrando|saliendo sangre)|boca llena de sangre`,
    '(?:continue|arrete pas|cesse pas) (?:a |de )?saigner|saigne (?:encore|toujours|sans arret)|bouche pleine de sang',
    `blutet (?:\\p{L}+ ){0,2}(?:immer noch|weiter|noch immer|wie verruckt)|hort nicht (?:mehr )?auf zu bluten|mund voller? blut`,
  ],
  {
    unless: [
      'floss\\p{L}*|brush\\p{L}*|a (?:little|bit)|sometimes|un po(?:co|quito)|a veces|cepill\\p{L}*|un peu|parfois|brosse\\p{L}*|ein bisschen|manchmal|putzen?|color|ink|paint|nail polish',
    ],
  },
);

const throat = retold('swallow|breath|throat|trag|respir|schluck|at[em]|aval|garganta|allerg|alerg|gorge|hals', [
  `throat(?:'s| is| feels| keeps|)? ${upTo(3)}(?:closing|swelling)(?: up| shut)?|(?:can'?t|cannot|couldn'?t) (?:even )?get (?:anything|food|water|my spit|my own spit) down`,
  `se (?:me|le) (?:esta )?cierra(?:ndo)? la garganta|se (?:me|le) esta cerrando la garganta|no me pasa (?:ni|nada por la garganta)`,
  "gorge (?:\\p{L}+ ){0,2}(?:se ferme|se resserre|qui enfle)|n'arrive (?:plus|pas) a (?:rien )?avaler|peux (?:plus|pas) rien avaler",
  `(?:hals|kehle) (?:\\p{L}+ ){0,2}(?:schnurt|schwillt)|(?:krieg\\p{L}*|bekomm\\p{L}*) nichts (?:mehr )?(?:runter|hinunter)`,
]);

const newborn = retold(
  'fever.*(?:baby|newborn|infant|months)|(?:baby|newborn).*fever|fievre|fieber',
  [
    `(?:(?:days?|weeks?)[- ]old|newborn|(?:one|two|1|2)[- ]months?[- ]old)${within(60)}(?:fever|burning up|hot|10[0-5])|(?:fever|burning up)${within(60)}(?:(?:days?|weeks?)[- ]old|newborn|(?:one|two|1|2)[- ]months?[- ]old)`,
    `(?:(?:tres|dos|[1-9]|un) (?:semanas?|dias)|(?:un|dos|1|2) mes(?:es)?)${within(40)}(?:fiebre|calentura|3[89]|40)`,
    `(?:(?:trois|deux|quatre|six|[1-9]|une) (?:semaines?|jours)|(?:un|deux|1|2) mois)${within(40)}(?:fievre|3[89]|40)`,
    `(?:wochen|tage) alt${within(40)}(?:fieber|3[89]|40)|(?:einen|zwei|1|2) monate? alt${within(40)}(?:fieber|3[89]|40)`,
  ],
  { unless: [`last (?:week|month)|ago|vaccin\\p{L}*|${supposed}`] },
);

export const bodyRetold: readonly Retold[] = [
  hearing,
  earBlood,
  swallowedCell,
  sight,
  flashes,
  saddle,
  bladder,
  chest,
  calf,
  tooth,
  puffedFace,
  stillBleeds,
  throat,
  newborn,
];
