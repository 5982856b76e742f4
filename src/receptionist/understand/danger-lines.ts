// A power line that came down, told of any house: "the power line fell on my car". One that stands, runs or is buried in a yard is
// where it belongs, and a cable that is to be laid is work. Four languages, over folded text; whether it is meant is judged in
// `meant.ts`.
import { type Sign, sign } from './danger-signs.ts';

const line =
  '(?:(?:power|electric(?:al)?|utility|live|high[- ]voltage) ?(?:lines?|wires?|cables?)|(?:wires?|cables?) from the pole)';
const the = '(?:(?:the|my|our|your|their|a|an|some|his|her) )?';
const outside =
  '(?:ground|lawn|grass|sidewalk|street|road|driveway|yard|garden|alley|parking lot|block|car|truck|van|roof|house|garage|fence|porch|tree)(?! side)';
/** What is on it does not hang there by rights. */
const low = '(?:ground|lawn|grass|sidewalk|car|truck|van)';
const did =
  "(?:'s|'re| is| are| has| have| just| all| came| come| got| fell| fallen| hanging| went| been| knocked| blown| ripped| torn)";
const does = `${did}{0,4}`;
const cable = '(?:un |unos |el |los )?(?:cables?|lineas?) (?:de (?:la )?(?:luz|alta tension)|electric[oa]s?)';
const filDe = "(?:electriques?|haute tension|d'hydro)";
const dehors =
  '(?= (?:\\p{L}+ )?(?:dans (?:la|ma|notre) (?:rue|cour|ruelle)|devant|sur (?:la|le|ma|mon|notre) (?:route|rue|chaussee|pelouse|trottoir|gazon|voiture|auto|char|toit))(?!\\p{L}))';
const leitung = '(?:strom|ober|freie? ?|hochspannungs)leitung(?:en)?';
const draussen =
  '(?:auf|quer uber|in) (?:der|dem|die|den|das|meine[mnr]?|unsere[mnr]?) (?:strasse|gehweg|burgersteig|fahrbahn|auto|wagen|dach|rasen|einfahrt|garten|hof|haus|weg|zaun)';

/** Told of any house: nobody is sent near it. */
export const linesTold: Sign = sign(
  'other',
  [
    `${line}${did}{1,4} down(?! (?:to|the|our|my)(?!\\p{L}))`,
    `${line}${does} (?:fell|fallen|snapped|collapsed|toppled|landed)(?!\\p{L})(?! (?:apart|off|out of|behind|inside|(?:in|into) (?:the|my|our) (?:wall|box|attic|basement|crawl ?space|conduit|pipe))(?!\\p{L}))`,
    `${line}${does} (?:lying|laying|lies|draped|dangling|sagging)(?: \\p{L}+){0,2}? (?:in|on|onto|across|over) ${the}${outside}|${line}${does} hanging (?:in|on|onto|off) ${the}${outside}`,
    `(?:power|utility|live|high[- ]voltage) ?(?:lines?|wires?)(?:'s|'re| is| are) (?:\\p{L}+ )?on ${the}${low}|live (?:wires?|lines?|cables?) (?:\\p{L}+ )?(?:on|in|across) ${the}${outside}`,
    `(?:there'?s|there is|there are) (?:an? |some )?${line} (?:\\p{L}+ )?on ${the}${low}`,
    `(?:downed|fallen) ${line}`,
    `(?<!(?:take|taking|took|bring|put|putting|get|run|running|lay|want|pull|cut|move|moving|have|having|need|remove)(?: \\p{L}+){0,3} )${line} down(?= (?:in|on|across|by|outside|everywhere|over|all over)(?!\\p{L}))`,
    `(?:fell|fallen|landed|crashed|came down|toppled)(?: right| over)? (?:on|onto|on to|across|into) ${the}${line}`,
    `(?<!(?<!\\p{L})(?:we|they|i|you|he|she|electricians?|company|crew|guys)(?: just| already| have| had| finally)? )(?:took|taken|knocked|brought|pulled|ripped|tore|blew) (?:(?:down|out|off) ${the}${line}|${the}${line} (?:down|off))`,
    `wires (?:are|came|were just|got knocked|went|have come) (?:all )?down (?:in|on|across|all over|over|by|outside|onto) ${the}(?:front |back |whole )?${outside}`,
    `hay ${cable} (?:tirad[oa]s?|caid[oa]s?|en (?:el (?:suelo|piso)(?! del?(?!\\p{L}))|la (?:calle|banqueta|acera)))|(?:se cayo|se cayeron|cayo|cayeron|esta tirado|estan tirados|se revento|se reventaron|se solto|se arranco) ${cable}`,
    `(?:cables?|lineas?) (?:de (?:la )?(?:luz|alta tension)|electric[oa]s?) (?:\\p{L}+ )?(?:se (?:me |nos )?(?:cay(?:o|eron)|reventaron|revento|solto|soltaron)|(?:esta|estan|quedo|quedaron) (?:\\p{L}+ )?(?:tirad|caid)[oa]s?)`,
    `(?:viento|arbol|rama|camion|tormenta|rayo) (?:\\p{L}+ ){0,2}(?:tumbo|tiro|arranco|rompio|revento) ${cable}|cables? (?:tirad|caid)os? en (?:la|media) (?:calle|banqueta|acera|carretera)`,
    `(?:fils?|lignes?|cables?) ${filDe} (?:(?:\\p{L}+ )?(?:est|sont|vient de|viennent de) )?(?:tombee?s?|tomber|arrachee?s?)`,
    `(?:fils?|lignes?) ${filDe} (?:est|sont|traine(?:nt)?|git|gisent|pend(?:ent)?) (?:par terre|a terre|au sol)|(?:fils?|lignes?|cables?) ${filDe} (?:(?:est|sont|traine(?:nt)?|git|gisent) )?(?:par terre|a terre|au sol)${dehors}`,
    '(?:poteau|pylone|arbre|branche|tempete|transformateur)(?!\\p{L})[^.!?\\n]{0,60}(?<!\\p{L})(?:fils?|cables?) (?:electriques? )?(?:(?:est|sont) )?(?:tombee?s?|par terre|a terre|au sol)',
    `(?:${leitung}|stromkabel) (?:ist |sind |wurde |hat es )?(?:\\p{L}+ ){0,5}?(?:\\p{L}*gefallen|\\p{L}*gesturzt|heruntergekommen|runtergekommen|(?:ab|herunter|runter|um|weg)gerissen)`,
    `(?:${leitung}|stromkabel) (?:liegt|liegen|hangt|hangen) (?:\\p{L}+ ){0,2}?${draussen}|${leitung} (?:liegt|liegen|ist|sind) (?:\\p{L}+ )?am boden`,
  ].join('|'),
);
