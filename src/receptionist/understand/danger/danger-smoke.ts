// Smoke out of what stands in a house, in everyday words: "there's smoke coming out of my breaker box", "my dryer's smoking". What
// smokes by its nature, a grill or a chimney, is none of it, nor is what was smoke of a test or of a party, or is over since
// yesterday. Four languages, over folded text; whether it is meant is judged in `meant.ts`.
import type { Business } from '../../business.ts';
import { type Sign, sign, word } from './danger-signs.ts';

const of = {
  en: '(?:panel|breaker(?: box)?|fuse ?box|electrical box|outlets?|plugs?|sockets?|light ?switch|switch|lights?|fixture|ceiling|walls?|attic|vents?|furnace|heater|water heater|boiler|dryer|washer|washing machine|dishwasher|fridge|refrigerator|microwave|ac(?: unit)?|air conditioner|thermostat|wires?|wiring|charger|battery|extension cord|power (?:strip|cord)|laptop|computer|tv|curling iron|garage door opener)',
  es: '(?:panel|tablero|caja de (?:fusibles|breakers)|fusibles|breakers?|enchufes?|tomacorrientes?|contactos?|apagador|interruptor|lampara|techo|pared(?:es)?|atico|ventilas?|calefaccion|calentador|caldera|secadora?|lavadora|lavaplatos|refrigerador|nevera|microondas|aire acondicionado|cables?|cargador|bateria|computadora|laptop|television)',
  fr: '(?:tableau|panneau|disjoncteurs?|boite (?:electrique|a fusibles)|prises?|interrupteur|lampe|plafond|murs?|grenier|bouche|fournaise|chauffe-eau|chaudiere|secheuse|seche-linge|seche-cheveux|laveuse|lave-linge|lave-vaisselle|frigo|refrigerateur|micro-ondes|climatiseur|fils?|cables?|chargeur|batterie|ordinateur|portable|tele(?:vision)?|rallonge)',
  de: '(?:sicherungskasten|schaltkasten|verteiler(?:kasten)?|zahlerkasten|steckdosen?|stecker|schalter|lampe|decke|wand|dachboden|luftung|heizung|boiler|warmwasserbereiter|kessel|trockner|fohn|waschmaschine|spulmaschine|kuhlschrank|mikrowelle|klimaanlage|kabel|leitung|ladegerat|akku|laptop|rechner|computer|fernseher)',
};
const the = '(?:(?:the|my|our|your|this|that|an?|one of (?:the|my|our)) )?(?:\\p{L}+ )?';
const el = '(?:(?:el|la|los|las|mi|nuestr[oa]|un|una|del) )?';
const le = "(?:(?:le|la|les|mon|ma|notre|un|une|du) |l')?";
const der = '(?:(?:der|die|das|dem|den|meine?[mrn]?|unsere?[mrn]?|eine?[mrn]?) )?';

/** "The heater in here": where it stands. */
const place =
  '(?: (?:in|on|at|by|behind|under|of) (?:here|there|(?:the|my|our|your|this)(?: (?!is |are )\\p{L}+){1,2}))?';
/** Who smokes there, and what only hangs there. */
const notOne =
  '(?<!(?<!\\p{L})(?:detector|alarm|guests?|renters?|dad|father|mom|mother|roommates?|brother|sister|boyfriend|girlfriend|guys?|man|woman|lady|dude|people|neighbou?rs?|tenants?|workers?|kids?|he|she|they|who)(?: \\p{L}+){0,2} (?:in|on|by|near|next to|beside|outside|under|behind|at) (?:the|my|our|your|that) (?:\\p{L}+ with (?:the|a|my) )?)';
/** "Smoking meat", "smoking good", "smoking area": nothing burns. */
const otherwise =
  '(?! (?:hot(?! and)|good|fast|deals?|ban|area|section|(?:an? |some |the )?(?:whole )?(?:meats?|fish|ribs|brisket|bacon|salmon|sausages?|turkey|chicken|pork|wings|cheese|weed|pot|cigars?|cigarettes?))(?!\\p{L}))';
const comes = '(?:coming|pouring|rising|billowing|drifting|seeping)';
const seen =
  "(?:there'?s|there is|i see|i can see|we see|we have|i have|i've got|we've got|i got|it has) (?:\\p{L}+ )?smoke";
const out = '(?:out )?(?:of|from|off) (?:(?:inside|behind|under) )?';
const begins = '(?: has| have| just)?(?: just)? (?:keeps?|kept|start(?:s|ed)|began|begun)(?: to)? smok(?:e|ing)';

const echa = '(?:echa|echar|echando|saca|sacar|sacando|tira|tirando|suelta|soltando)';
const fume = '(?:fume(?:nt)?|boucane)(?! pas)';
const raucht = '(?:raucht|rauchen|qualmt|qualmen)';
const rauch = '(?:rauch|qualm)';
const dort =
  '(?: (?:vom|von|im|in|am|an|hinter|uber)(?: (?:der|dem|meine[mr]|unsere[mr]|eine[mr]))?(?: (?!raucht|qualmt)\\p{L}+)?)?';

/** It smokes as it is told. */
const smoke = [
  `(?:${seen}(?: (?!(?:smell|odou?r|wildfires?|forest|campfire|bbq|barbecue|grill|detector|alarm|damage|stains?|marks?|residue|test)(?!\\p{L}))\\p{L}+){0,4}?|smoke(?: is|'s)?(?: just| now)? (?:${comes}|comes|came))(?: ${comes})? ${out}${the}${of.en}`,
  `${seen} (?:in|inside|behind|under) (?:the|my|our|your) ${of.en}`,
  `${notOne}${of.en}${place}(?:(?:'?s| is| are)(?: just| now| still| really)?(?: (?:hot|red|black|\\p{L}+ing)(?:,| and|, and)){0,2}(?: smoking| started smoking)|${begins})${otherwise}`,
  `${notOne}${of.en}(?:'s| is| are| got| gets| was)(?: \\p{L}+){1,4},? (?:and )?(?:now )?(?:it'?s|it is|they're)(?: now)? smoking${otherwise}`,
  `(?:sale|saliendo|salir|hay|echa(?:ndo)?) (?:mucho |un )?humo (?:negro |blanco |saliendo )?(?:detras de|dentro de|de|por|en|del) ?${el}${of.es}`,
  `humeando ${el}${of.es}|${of.es}(?: (?!no(?!\\p{L}))\\p{L}+){0,3}?,? (?:humea(?:ndo)?|${echa} (?:\\p{L}+ )?humo)`,
  `(?:de la )?fumee (?:qui )?(?:sort |vient |s'echappe )?(?:de|du|des|de l') ?${le}${of.fr}|y a (?:de la|plein de) fumee (?:dans|derriere) ${le}${of.fr}`,
  `(?<!detecteur (?:de |du )(?:la )?)${of.fr} (?:\\p{L}+ et )?(?:(?!a )\\p{L}+ )?(?:qui )?(?:${fume}|(?:est en train de|s'est mise? a|se met a|commence a|vient de) (?:fumer|boucaner))`,
  `ca (?:fume|boucane) (?:dans|de|du|derriere|sous) ${le}${of.fr}`,
  `(?<!kam (?:\\p{L}+ ){0,2})(?:es )?(?:kommt |steigt |qualmt )?${rauch} (?:kommt |steigt )?(?:hinter |unter )?(?:aus|vom|von) ${der}${of.de}|aus ${der}${of.de} (?:kommt|steigt|quillt) (?:\\p{L}+ )?${rauch}|aus ${der}${of.de} (?:raucht|qualmt)(?! nicht)`,
  `es (?:raucht|qualmt) (?:\\p{L}+ ){0,2}?(?:aus|hinter) ${der}${of.de}|(?<!(?:wer|er|sie|man|mann|frau|nachbar|nachbarin|mieter) )(?:raucht|qualmt) (?:hier |da |bei mir |bei uns |gerade |jetzt )?(?:der|die|das|meine?|unsere?) ${of.de}(?! (?:voll|gelb))`,
  `${of.de}${dort} (?:\\p{L}+ und )?(?:\\p{L}+ )?(?:raucht|qualmt)(?! nicht| (?:mir|uns|ihm|ihr) (?:der|mein|unser|sein) kopf| (?:er|man|mein mann|meine frau|der nachbar)(?!\\p{L}))|${of.de}${dort} (?:hat|haben|fangt|fangen) (?:\\p{L}+ )?(?:an(?:gefangen)? )?zu ${raucht}`,
].join('|');

/** It did. */
const smoked = [
  `smoke was(?: just)? ${comes}(?: ${comes})? ${out}${the}${of.en}`,
  `${notOne}${of.en}${place} (?:was|were)(?: \\p{L}+)? smoking${otherwise}`,
  `(?:salio|salia) (?:mucho |un )?humo (?:detras de|dentro de|de|por|en|del) ?${el}${of.es}|${of.es} (?:\\p{L}+ )?(?:echo|echaba|saco|sacaba) (?:\\p{L}+ )?humo`,
  `${of.fr} (?:a (?:\\p{L}+ )?(?:fume|boucane)|fumait|boucanait)`,
  `kam (?:\\p{L}+ ){0,2}${rauch} aus ${der}${of.de}|${of.de}${dort} (?:hat|haben) (?:\\p{L}+ ){0,2}(?:geraucht|gequalmt)`,
].join('|');

/** Smoke that is made on purpose. */
const onPurpose = word(
  'smoke (?:test(?:s|ed|ing)?|machines?|bombs?|generator)|fog machines?|(?:prueba|test) de humo|maquina de humo|(?:test|essai) (?:de|a la) fumee|machine a fumee|fumigene|(?:rauch|nebel)(?:probe|test|maschine)',
);
const goneBy = word(
  'yesterday|last night|the other (?:day|night)|(?:a|one|two|three|few|couple(?: of)?|\\d+) (?:days?|nights?) ago|(?:on|last) (?:mon|tues|wednes|thurs|fri|satur|sun)day|ayer|anoche|antier|anteayer|gestern|vorgestern|neulich',
);
/** French for yesterday and German for here. */
const hier = /(?<!\p{L})hier(?!\p{L})/u;
const inGerman = /(?<!\p{L})\p{L}*(?:rauch|qualm)/u;
/** It is gone, or off and seen to. */
const settled = word(
  "(?:i|we|he|she|they|landlord|husband|electrician)(?:'ve| have|'s| has)?(?: already| just| since| then)? (?:(?:threw|tossed|thrown) (?!(?:the|our|my) (?:main|breakers?|switch)(?!\\p{L}))|got rid|replaced|fixed|repaired)|(?:got|was|is|it's|been) (?:already |since )?(?:fixed|repaired|replaced)|ya (?:lo|la|los|las) (?:cambi|arregl|tir)\\p{L}+|(?:lo|la|los|las) (?:cambiamos|arreglaron)|(?:ai|a|avons|ont|est) (?:\\p{L}+ )?(?:jetee?|remplacee?|reparee?)|coupe le courant|c'est bon|(?:entsorgt|weggeworfen|ausgetauscht|repariert)(?! werden)|sicherung (?:ist )?(?:raus|draussen)",
);
/** What is in the wall smoulders on where nobody sees it. */
const wired = word(
  '(?:panel|breakers?|breaker box|fuse ?box|electrical box|outlets?|plugs?|sockets?|light ?switch|switch|walls?|attic|wires?|wiring)|tablero|fusibles|enchufes?|tomacorrientes?|contactos?|apagador|interruptor|pared(?:es)?|cables?|tableau|panneau|disjoncteurs?|prises?|interrupteur|murs?|fils?|sicherungskasten|schaltkasten|verteiler(?:kasten)?|zahlerkasten|steckdosen?|schalter|wand|kabel|leitung',
);
/** What smoked once and is hot, smells or smokes still is not over. */
const lasts = word(
  'still|again|hot|warm|burn\\p{L}*|burnt|smell\\p{L}*|spark\\p{L}*|buzz\\p{L}*|fire|flames?|melt\\p{L}*|todavia|sigue|otra vez|caliente|quem\\p{L}+|huele|chispas|fuego|encore|toujours|chaude?s?|brule\\p{L}*|sent|odeur|etincelles?|feu|noch|wieder|heiss|riecht|stinkt|verbrannt|verschmort|funken|feuer|brennt|black|blacken\\p{L}*|scorch\\p{L}*|flicker\\p{L}*|dead|tripp\\p{L}*|negr[oa]s?|noire?s?|noirci\\p{L}*|schwarz|flackert?',
);
const isMade = (folded: string): boolean => onPurpose.test(folded) && !lasts.test(folded);
/** "The charger was smoking yesterday"; what is in the wall is over where it is seen to, as is what is told without a day. */
const isOver = (folded: string): boolean => {
  if (isMade(folded)) return true;
  if (lasts.test(folded)) return false;
  const isGoneBy = goneBy.test(folded) || (hier.test(folded) && !inGerman.test(folded));
  return settled.test(folded) || (isGoneBy && !wired.test(folded));
};

/** A pump's or a fan's; that of a car is told to garages, and smokes there as faults do. */
const motor = sign(
  'fire',
  '(?:sale|saliendo|salir|hay|echa(?:ndo)?) (?:mucho |un )?humo (?:negro |blanco |saliendo )?(?:de|por|en|del) ?(?:(?:el|mi|un|nuestro) )?motor|humeando (?:el|mi) motor|motor(?: (?!no(?!\\p{L}))\\p{L}+){0,4}? (?:humea(?:ndo)?|(?:echa|echando|saca|sacando|suelta|soltando) (?:\\p{L}+ )?humo)',
  false,
  isMade,
);

/** Told of any house. */
export const smokeTold = ({ industry }: Business): readonly Sign[] => [
  sign('fire', smoke, false, isMade),
  sign('fire', smoked, false, isOver),
  ...(industry === 'automotive' ? [] : [motor]),
];
