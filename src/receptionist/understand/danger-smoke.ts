// Smoke out of what stands in a house, and a power line that came down, in everyday words: "there's smoke coming out of my breaker box", "a
// power line came down in our yard". What smokes by its nature, a grill or a chimney, is none of it. Four languages, over folded text;
// whether it is meant is judged in `meant.ts`.
import { type Sign, sign } from './danger-signs.ts';

const of = {
  en: '(?:panel|breaker(?: box)?|fuse ?box|electrical box|outlets?|plugs?|sockets?|light ?switch|switch|lights?|fixture|ceiling|walls?|attic|vents?|furnace|heater|water heater|boiler|dryer|washer|washing machine|dishwasher|fridge|refrigerator|microwave|ac(?: unit)?|air conditioner|thermostat|wires?|wiring|charger|battery|garage door opener)',
  es: '(?:panel|tablero|caja de (?:fusibles|breakers)|fusibles|breakers?|enchufes?|tomacorrientes?|contactos?|apagador|interruptor|lampara|techo|pared(?:es)?|atico|ventilas?|calefaccion|calentador|caldera|secadora|lavadora|lavaplatos|refrigerador|nevera|microondas|motor|aire acondicionado|cables?|cargador|bateria)',
  fr: '(?:tableau|panneau|disjoncteurs?|boite (?:electrique|a fusibles)|prises?|interrupteur|lampe|plafond|murs?|grenier|bouche|fournaise|chauffe-eau|chaudiere|secheuse|laveuse|lave-linge|lave-vaisselle|frigo|refrigerateur|micro-ondes|climatiseur|fils?|cables?|chargeur|batterie)',
  de: '(?:sicherungskasten|schaltkasten|verteiler(?:kasten)?|zahlerkasten|steckdosen?|schalter|lampe|decke|wand|dachboden|luftung|heizung|boiler|warmwasserbereiter|kessel|trockner|waschmaschine|spulmaschine|kuhlschrank|mikrowelle|klimaanlage|kabel|leitung|ladegerat|akku)',
};
const the = '(?:(?:the|my|our|this|that|an?|one of (?:the|my|our)) )?(?:\\p{L}+ )?';
const el = '(?:(?:el|la|los|las|mi|nuestr[oa]|un|una|del) )?';
const le = "(?:(?:le|la|les|mon|ma|notre|un|une|du) |l')?";
const der = '(?:(?:der|die|das|dem|den|meine?[mrn]?|unsere?[mrn]?|eine?[mrn]?) )?';

const smoke = [
  `(?:(?:there's|there is|i see|i can see|we have|i have|i've got|we've got) (?:\\p{L}+ )?smoke|smoke(?: is| was|'s)?(?: just)? (?:coming|pouring|rising|billowing|drifting|seeping|comes|came))(?: coming| pouring)? (?:out )?(?:of|from|off) (?:(?:inside|behind|under) )?${the}${of.en}`,
  `(?<!(?:detector|alarm) (?:in|on|by|near) (?:the|my|our) )${of.en} (?:is|are|was|started|keeps?|just started)(?: now)? smoking(?! (?:hot|deals?|ban|area|section))`,
  `(?:sale|saliendo|esta saliendo|hay|echa(?:ndo)?) humo (?:de|por|en|del) ?${el}${of.es}|${of.es} (?:\\p{L}+ )?(?:esta |anda )?(?:humeando|echando humo|sacando humo)`,
  `(?:de la )?fumee (?:qui )?(?:sort |vient |s'echappe )?(?:de|du|des|de l') ?${le}${of.fr}|${of.fr} (?:\\p{L}+ )?(?:qui )?fume(?! pas)`,
  `(?:es )?(?:kommt |steigt |qualmt )?rauch (?:kommt |steigt )?(?:aus|vom|von) ${der}${of.de}|aus ${der}${of.de} (?:kommt|steigt|qualmt) (?:\\p{L}+ )?rauch|${of.de} (?:raucht|qualmt)(?! nicht)`,
].join('|');

const line =
  '(?:(?:power|electric(?:al)?|utility|live|high[- ]voltage) ?(?:lines?|wires?|cables?)|(?:wires?|cables?) from the pole)';
const cable = '(?:un |unos |el |los )?(?:cables?|lineas?) (?:de (?:la )?(?:luz|alta tension)|electric[oa]s?)';
const down = [
  `${line}(?:'s| is| are| has| have| just| came| come| got| fell| fallen| hanging| went)+ (?:down(?! to)|fallen|on the (?:ground|lawn|driveway|street|roof|car|fence)|in (?:the|my|our) (?:yard|driveway|street|garden))`,
  `(?:downed|fallen) ${line}|${line} down(?= (?:in|on|across|by|outside|everywhere|over)(?!\\p{L}))`,
  `hay ${cable} (?:tirad[oa]s?|caid[oa]s?|en el (?:patio|suelo|piso))|(?:se cayo|se cayeron|cayo|esta tirado) ${cable}`,
  "(?:un |des |les )?(?:fils?|lignes?|cables?) (?:electriques?|haute tension|d'hydro) (?:est |sont )?(?:tombee?s?|par terre|a terre|au sol)",
  '(?:stromleitung|stromkabel|oberleitung|hochspannungsleitung) (?:ist |liegt )?(?:\\p{L}+ ){0,3}?(?:heruntergefallen|runtergefallen|heruntergekommen|runtergekommen|abgerissen|am boden|auf (?:dem|der))',
].join('|');

/** Told of any house. */
export const smokeTold: readonly Sign[] = [sign('fire', smoke), sign('other', down)];
