// A power line that came down, told of any house: "the power line fell on my car". One that stands, runs or is buried in a yard is
// where it belongs, and a cable that is to be laid is work. Four languages, over folded text; whether it is meant is judged in
// `meant.ts`.
import { type Sign, sign, word } from './danger-signs.ts';

const line =
  '(?:(?:power|electric(?:al)?|utility|live|high[- ]voltage) ?(?:lines?|wires?|cables?)|(?:wires?|cables?) from the pole)';
const the = '(?:(?:the|my|our|your|their|a|an|some|his|her) )?';
const outside =
  '(?:ground|lawn|grass|sidewalk|street|road|driveway|yard|garden|alley|parking lot|block|car|truck|van|roof|house|garage|fence|porch|tree)(?! side)';
/** What is on it does not hang there by rights. */
const low = '(?:ground|lawn|grass|sidewalk|car|truck|van)';
/** What takes a line down that nobody wants down; who does so on purpose is named otherwise. */
const force =
  '(?<=(?<!\\p{L})(?:trees?|limbs?|branch(?:es)?|storms?|winds?|trucks?|trailer|cars?|van|bus|plow|excavator|crane|plane|pole|lightning|ice|snow|hurricane|tornado|squirrel)(?: \\p{L}+){0,4} )';
const afuera =
  '(?=[^.!?\\n]{0,50}(?<!\\p{L})(?:poste|calle|afuera|fuera|banqueta|acera|tormenta|viento|patio|techo|carro|coche|camioneta)(?!\\p{L}))';
const did =
  "(?:'s|'re| is| are| has| have| just| all| came| come| got| fell| fallen| hanging| went| been| knocked| blown| ripped| torn)";
const does = `${did}{0,4}`;
const cable =
  '(?:un |unos |el |los |la |las |una )?(?:cables?|lineas?) (?:de (?:la )?(?:luz|alta tension)|electric[oa]s?)';
const filDe = "(?:electriques?|haute tension|d'hydro)";
const leitung = '(?:strom|ober|freie? ?|hochspannungs)leitung(?:en)?';
const draussen =
  '(?:auf|quer uber|in) (?:der|dem|die|den|das|meine[mnr]?|unsere[mnr]?) (?:strasse|gehweg|burgersteig|fahrbahn|auto|wagen|dach|rasen|einfahrt|garten|hof|haus|weg|zaun)';

/** It is down, and nobody is sent near it. */
const fallen = sign(
  'other',
  [
    `${line}${did}{1,4} down(?! (?:to|the|our|my)(?!\\p{L}))`,
    `${line}${does} (?:fell|fallen|snapped|collapsed|toppled)(?!\\p{L})(?! (?:apart|off|out of|behind|inside|(?:in|into) (?:the|my|our) (?:wall|box|attic|basement|crawl ?space|conduit|pipe))(?!\\p{L}))`,
    `${line}(?:'s|'re| is| are) (?:\\p{L}+ )?on ${the}(?:cars?|truck|van)`,
    `(?:downed|fallen) ${line}`,
    `(?<!(?:take|taking|took|bring|put|putting|get|run|running|lay|want|pull|cut|move|moving|have|having|need|remove)(?: \\p{L}+){0,3} )${line} down(?= (?:in|on|across|by|outside|everywhere|over|all over)(?!\\p{L}))`,
    `(?:fell|fallen|landed|crashed|came down|toppled)(?: right| over)? (?:on|onto|on to|across|into) ${the}${line}`,
    `${force}(?:took|taken|brought|pulled|ripped|tore) (?:(?:down|out|off) ${the}${line}|${the}${line} (?:down|off))|(?:knocked|blew) (?:(?:down|off) ${the}${line}|${the}${line} (?:down|off))`,
    `wires (?:are|came|were just|got knocked|went|have come) (?:all )?down (?:in|on|across|all over|over|by|outside|onto) ${the}(?:front |back |whole )?${outside}`,
    `hay ${cable} (?:tirad[oa]s?|caid[oa]s?|en (?:el (?:suelo|piso)(?! del?(?!\\p{L}))|la (?:calle|banqueta|acera)))|(?:se cayo|se cayeron|cayo|cayeron|esta tirado|estan tirados|se revento|se reventaron) ${cable}|(?:se solto|se soltaron|se arranco) ${cable}${afuera}`,
    `(?:cables?|lineas?) (?:de (?:la )?(?:luz|alta tension)|electric[oa]s?) (?:\\p{L}+ )?(?:se (?:me |nos )?(?:cay(?:o|eron)|reventaron|revento|(?:solto|soltaron)${afuera})|(?:esta|estan|quedo|quedaron) (?:\\p{L}+ )?(?:tirad|caid)[oa]s?)`,
    `(?:viento|arbol|rama|camion|tormenta|rayo) (?:\\p{L}+ ){0,2}(?:tumbo|tiro|arranco|rompio|revento) ${cable}|cables? (?:tirad|caid)os? en (?:la|media) (?:calle|banqueta|acera|carretera)`,
    `(?:fils?|lignes?|cables?) ${filDe} (?:(?:\\p{L}+ )?(?:est|sont|vient de|viennent de) )?(?:tombee?s?|tomber|arrachee?s?)`,
    `(?:fils?|lignes?) ${filDe} (?:est|sont|traine(?:nt)?|git|gisent|pend(?:ent)?) (?:par terre|a terre|au sol)`,
    '(?:poteau|pylone|arbre|branche|tempete|transformateur)(?!\\p{L})[^.!?\\n]{0,60}(?<!\\p{L})(?:fils?|cables?) (?:electriques? )?(?:(?:est|sont) )?(?:tombee?s?|par terre|a terre|au sol)',
    `(?:${leitung}|stromkabel) (?:ist |sind |wurde |hat es )?(?:\\p{L}+ ){0,5}?(?:\\p{L}*gefallen|\\p{L}*gesturzt|heruntergekommen|runtergekommen|(?:ab|herunter|runter|um|weg)gerissen)`,
    `(?:${leitung}|stromkabel) (?:liegt|liegen|hangt|hangen) (?:\\p{L}+ ){0,2}?${draussen}`,
  ].join('|'),
);

/** It lies or hangs where it may have come down, or is laid there. */
const lying = [
  `${line}${does} (?:lying|laying|lies|draped|dangling|sagging)(?: \\p{L}+){0,2}? (?:in|on|onto|across|over) ${the}${outside}|${line}${does} (?:hanging (?:in|on|onto|off)|landed (?:right )?(?:in|on|across)) ${the}${outside}`,
  `${line}(?:'s|'re| is| are) (?:\\p{L}+ )?(?:on ${the}${low}|(?:in|on) ${the}(?:driveway|street|road|roof|fence|yard|garden))(?! side)|live (?:wires?|lines?|cables?) (?:\\p{L}+ )?(?:on|in|across) ${the}${outside}`,
  `(?:there'?s|there is|there are) (?:an? |some )?${line} (?:\\p{L}+ )?on ${the}${low}`,
  `hay ${cable} en el patio`,
  `(?:fils?|lignes?|cables?) ${filDe} (?:(?:est|sont|traine(?:nt)?|git|gisent) )?(?:par terre|a terre|au sol)`,
  `(?:${leitung}|stromkabel) (?:(?:liegt|liegen|ist|sind) (?:\\p{L}+ ){0,4}?)?(?:(?:am|auf dem) boden|auf der (?:strasse|fahrbahn|einfahrt))`,
].join('|');

/** Where it belongs, or work to be done on it. */
const asIs = word(
  [
    'buried|bury(?:ing)?|underground|runs?|running|relocat\\p{L}+|trench\\p{L}*|conduit|digs?|digging|dug|install\\p{L}*|replac\\p{L}+|staple|estimate|quote|price|cost|permit|plans?|landscap\\p{L}+|reno\\p{L}*|rewir\\p{L}+|attic|ceiling|crawl ?space|lay(?! )|hook (?:it|them) up|check (?:if|whether|for)|crane|christmas',
    'bomba|cavar|excavar|enterr\\p{L}+|instal\\p{L}+|reubicar|presupuesto|estimado|cotiz\\p{L}+|conectar',
    '(?:dans|a) (?:le|la|mon|ma|notre) (?:garage|cave|sous-sol|grenier|atelier)|au (?:garage|sous-sol|grenier)|enterr\\p{L}+|install\\p{L}+|poser|deplacer|devis|soumission|brancher',
    'bereit|verleg\\p{L}+|(?:im|in (?:der|meiner|unserer)) (?:keller|garage|werkstatt)|dachboden|installier\\p{L}+|anschliessen|vergrab\\p{L}+|graben|angebot|kran|fertig',
  ].join('|'),
);
/** Live or torn down, whatever else is said. */
const live = word(
  'spark\\p{L}*|arc(?:ing|s|ed)|storms?|wind|hurricane|tornado|fell|snapped|buzzing|smok\\p{L}+|chispas|chispea\\p{L}*|tormenta|viento|etincelles?|orage|tempete|funk(?:t|en|elt)|spruht|sturm|gewitter',
);

/** Told of any house. */
export const linesTold: readonly Sign[] = [
  fallen,
  sign('other', lying, false, (folded) => asIs.test(folded) && !live.test(folded)),
];
