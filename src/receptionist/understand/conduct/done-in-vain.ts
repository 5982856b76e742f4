// "You guys were here yesterday and the pool's still dirty": who tells that the house came and that it is no better complains, and
// orders nothing anew. Patterns are over folded text, in four languages.
import { foldCue } from '../cues/cue.ts';
import type { Seen } from '../seen.ts';
import { plainlyNamed, servicesIn } from '../services/near.ts';

const came = [
  "(?:you(?: guys| all| folks| people)?|y'all|your (?:guys?|people|crew|team|men|man|tech(?:nician)?s?|plumber|cleaners?|workers?|staff)|somebody (?:of|from) (?:yours|your \\p{L}+)) (?:\\p{L}+ ){0,2}?(?:were|was) (?:just )?(?:here|there|out|over|at (?:my|our))",
  "(?:you(?: guys| all| folks| people)?|y'all|your (?:guys?|people|crew|team|men|man|tech(?:nician)?s?|plumber|cleaners?|workers?|staff)) (?:just |only |already )?(?:came|fixed|repaired|cleaned|serviced|installed|replaced|finished|painted|treated|sprayed|put in)",
  '(?:ustedes |su (?:gente|tecnico|equipo|muchacho|plomero) )?(?:ya )?(?:vinieron|estuvieron (?:aqui|en)|vino su|lo arreglaron|la arreglaron|me arreglaron|limpiaron|repararon|instalaron|pintaron)',
  '(?:vous (?:etes|etiez) (?:deja )?(?:venue?s?|passee?s?)|vous avez (?:deja )?(?:repare|nettoye|installe|remplace|fait)|votre (?:gars|technicien|equipe|plombier) est (?:venue?|passee?))',
  '(?:sie|ihr|ihre? (?:leute|techniker|mann|team|kollege)) (?:waren|wart|war) (?:erst |doch )?(?:gestern|heute|letzte\\p{L}*|vorgestern|am|da|hier|bei)',
].join('|');
const inVain =
  "(?:still (?:not |isn't |doesn't |won't |hasn't )?\\p{L}+|not (?:any )?(?:better|fixed|clean|working)|(?:isn't|doesn't|won't|hasn't|didn't) \\p{L}+|(?:leaking|broken|dirty|clogged|stopped|broke|happening|noise) again|worse|again already|sigue\\p{L}*|todavia|otra vez|no (?:sirve|quedo|funciona|prende)|peor|toujours|encore|de nouveau|pire|ne (?:marche|fonctionne) (?:pas|plus)|immer noch|noch immer|schon wieder|schlimmer|nicht (?:besser|sauber|in ordnung))";
const told = new RegExp(`(?<!\\p{L})(?:${came})(?!\\p{L})[^?]{0,90}(?<!\\p{L})${inVain}(?!\\p{L})`, 'su');

/** Did the house come in vain, and nothing is asked? Folded text. */
const cameInVain = (folded: string): boolean => told.test(folded) && !folded.includes('?');

const withHouse =
  '(?:here|with you(?: guys)?|by you(?: guys)?|at your (?:shop|place|salon)|from you(?: guys)?|con ustedes|aqui|chez vous|bei (?:ihnen|euch))';
const when = `(?:(?:on |this |last |el |este |am |letzten? |ce )?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|lunes|martes|miercoles|jueves|viernes|sabado|domingo|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch)(?: (?:pasado|dernier))?|yesterday|today|this (?:morning|week)|last (?:week|night|month)|the other day|earlier|just now|ayer|hoy|la semana pasada|hier|aujourd'hui|la semaine derniere|gestern|heute|letzte woche|neulich|${withHouse})`;
const had = [
  `(?:i|we|my (?:son|daughter|husband|wife|kid|dog|mom)) (?:just |only )?(?:got|had) (?:my|our|his|her|the|an?) (?:[\\p{L}']+ ){1,5}?${when}(?: ${withHouse})?`,
  `(?:i|we) (?:just |already )?paid (?:(?:you(?: guys)?|over|like|about) )*[$€]?(?:\\d+|\\p{L}+)(?: (?:bucks|dollars|euros?|hundred))? for (?:(?:my|our|his|her|the|an?|these|this) )?(?:[\\p{L}']+ ){1,5}?${when}`,
  `(?:les |le )?(?:pague|pagamos) (?:\\d+ )?(?:\\p{L}+ ){0,2}por (?:\\p{L}+ ){1,4}?${when}`,
  `(?:j'ai|on a|nous avons) paye (?:\\d+ )?(?:\\p{L}+ ){0,2}pour (?:\\p{L}+ ){1,4}?${when}`,
  `(?:ich|wir) (?:habe|haben) ${when}(?: \\d+)?(?: \\p{L}+){0,2} fur (?:\\p{L}+ ){1,4}?(?:be)?zahlt`,
  `me (?:cortaron|hicieron|pintaron|tineron|pusieron|arreglaron) (?:\\p{L}+ ){1,4}?${when}`,
  `(?:on m'a|vous m'avez|je me suis fait) (?:\\p{L}+ ){1,5}?${when}`,
  `(?:ich|wir) (?:war|waren|hatte|hatten) (?:\\p{L}+ ){0,4}?${when}(?: (?:beim|zum|zur|bei der|de[rn]|die|eine[nr]?|meine[nr]?) \\p{L}+)?`,
].join('|');
/** What only work that was done badly is; what hurts, is wrong or awful is told of for other reasons as well. */
const badWork =
  "(?:(?:(?:it|they|he|she|that|(?:my|the) (?:hair|cut|haircut|color|nails|lashes|brows))(?:'s|'re| is| are| was| were| looks?| came out| turned out)(?: (?:all|so|totally|completely|really|way|super|very|still|kind of|just|already))* (?:uneven|crooked|lopsided|patchy|streaky|blotchy|brassy|botched|too (?:short|dark|light|orange)|orange|not (?:even|straight|level|what i asked for))|(?:it|they|he|she|that)(?: looks?| came out| turned out)(?: (?:all|so|totally|completely|really|like))* (?:terrible|awful|horrible|wrong|fried|ruined|messed up|a (?:complete |total )?(?:mess|disaster)))|(?:have |has |'ve |'s )?(?:already |all |just )*(?:fell|fallen|falling|came|coming|come|peel(?:ed|ing)|chipp(?:ed|ing)|popp(?:ed|ing)) (?:right |all )?(?:off|out|apart)|(?:ya )?se (?:me )?(?:cay(?:o|eron)|despeg\\p{L}+|desprend\\p{L}+|rompi\\p{L}+)|(?:sont|est|s'est|se sont) (?:deja )?(?:tombe\\p{L}*|decolle\\p{L}*|ecaille\\p{L}*|casse\\p{L}*)|(?:sind|ist)(?: \\p{L}+){0,2} (?:abgefallen|abgebrochen|abgeplatzt|abgegangen|rausgefallen)|(?:quedo|quedaron|esta|estan|salio)(?: (?:todo|muy|bien|super|completamente))* (?:dispar\\p{L}*|chuec\\p{L}*|desigual\\p{L}*|torcid\\p{L}*|manchad\\p{L}*|demasiado cort\\p{L}*)|(?:quedo|quedaron|salio)(?: (?:todo|muy|super|completamente))* (?:mal|horrible|fatal)|(?:c'est|est|sont)(?: (?:tout|vraiment|completement))* (?:inegal\\p{L}*|inegaux|de travers|rate\\p{L}*|loupe\\p{L}*|(?:tres|trop|beaucoup trop) court\\p{L}*)|(?:ist|sind|sieht|sehen)(?: (?:ganz|total|vollig|vollkommen|viel|richtig|sehr))* (?:ungleich\\p{L}*|schief|verschnitten|zu kurz|fleckig|misslungen)|(?:sieht|sehen)(?: (?:ganz|total|richtig))* (?:furchtbar|schrecklich)(?: aus)?)";
const hadBadly = new RegExp(`(?<!\\p{L})(?<done>${had})(?!\\p{L})[^?]{0,60}(?<!\\p{L})${badWork}(?!\\p{L})`, 'su');
const byHouse = new RegExp(`(?<!\\p{L})${withHouse}(?!\\p{L})`, 'u');
/** What is done to who says "me cortaron el pelo", however the house calls it. */
const onThemselves =
  /(?<!\p{L})(?:el (?:pelo|cabello|tinte|flequillo)|las (?:unas|cejas|pestanas|mechas)|les (?:ongles|cheveux|cils|sourcils|meches)|(?:die|meine) (?:haare|nagel|wimpern|brauen))(?!\p{L})/u;
/** Others did it: "at Supercuts", "by my aunt". */
const elsewhere =
  /(?<!\p{L})(?:elsewhere|somewhere else|(?:another|other|different) (?:place|shop|salon|barber|guy|stylist|vet|dentist)|(?:at|by) (?:home|myself)|my (?:friend|roommate)|en otr[oa]|en casa|ailleurs|chez un autre|a la maison|woanders|zu hause|bei einem anderen)(?!\p{L})/u;
const byOthers =
  /(?<!\p{L})(?:at (?!your|the|noon|about|around|least|all|first|(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?!\p{L})|\d)|by (?!you|one of you|the way))\p{L}+/u;

/** "I got my haircut Saturday and it's totally uneven": who tells that, asks nothing and wishes for no visit complains as well. */
export function doneInVain({ whole, heard, language, mentions }: Seen): boolean {
  if (cameInVain(whole.folded)) return true;
  if (heard.state.frames.length > 0) return false;
  if (whole.cue('question') || whole.cue('book') || whole.cue('another') || whole.folded.includes('?')) return false;
  const { done } = hadBadly.exec(whole.folded)?.groups ?? {};
  if (done === undefined || elsewhere.test(whole.folded)) return false;
  const house = foldCue(heard.business.name);
  const others = byOthers.exec(done)?.[0].replace(/^\P{L}*\p{L}+ /u, '');
  if (others !== undefined && mentions.staff.length === 0 && !house.includes(others)) return false;
  const isService = servicesIn(done, language, heard.business).some(
    ({ score, ambiguous }) => ambiguous || score >= plainlyNamed,
  );
  return isService || byHouse.test(done) || onThemselves.test(done);
}
