// Somebody who is in the water and does not get out of it, or is carried off: told to whoever rents boats, and to anybody else. Four
// languages, over folded text; whether it is meant is judged in `meant.ts`.
import type { Business } from '../../business.ts';
import { foldCue } from '../cues/cue.ts';
import { type Sign, sign } from './danger-signs.ts';

const kin =
  '(?:someone|somebody|(?:a|the|my|our|his|her|one of (?:my|our|the)) (?:\\p{L}+ )?(?:wife|husband|son|daughter|kids?|child(?:ren)?|baby|mother|mom|mum|father|dad|sister|brother|partner|girlfriend|boyfriend|friends?|aunt|uncle|grand\\p{L}+|niece|nephew|cousin|colleague|guide|guests?|passengers?|man|woman|boy|girl|guy|lady|person|people|dog))';
const one = `(?:he|she|they|we|i|${kin})`;
const pariente =
  '(?:alguien|(?:un|una|mi|mis|nuestr[oa]|el|la) (?:espos[oa]|marido|mujer|hij[oa]s?|herman[oa]|amig[oa]s?|pap[ai]|mam[ai]|padre|madre|nin[oa]s?|novi[oa]|prim[oa]|persona|hombre|senor[a]?|perr[oa]))';
const proche =
  "(?:quelqu'un|(?:un|une|mon|ma|mes|notre|le|la) (?:mari|femme|fils|fille|frere|soeur|ami|amie|pere|mere|enfant|copain|copine|cousin|cousine|personne|homme|dame|garcon|chien|petit|petite))";
const jemand =
  '(?:jemand|(?:ein|eine|mein|meine|unser|unsere|der|die|das) (?:mann|frau|sohn|tochter|bruder|schwester|freund|freundin|vater|mutter|kind|junge|madchen|mensch|person|hund))';
/** Things fall into water as well, and bookings do. */
const near = '[^.!?\\n]{0,40}?';
const far = '[^.!?\\n]{0,80}?';
const wet = '(?:water|river|lake|ocean|bay|sea|surf)';
const overturned =
  '(?:capsiz(?:ed|ing)|(?:tip|flip|roll|turn)(?:ped|ed|led)? over|flipped|overturned|fell (?:in|out|off)|went (?:in|under|over))';
const noWayBack =
  "(?:(?:can|could)(?:'?t| ?not)|unable to|not able to) (?:\\p{L}+ ){0,2}(?:back (?:in|on|up|aboard)|swim|(?:get|climb|pull) (?:\\p{L}+ )?(?:in|into|on|onto|up|out|aboard)|hold on|reach)";

/** Told of somebody who is in the water and in need. */
export const inWater: Sign = sign(
  'life',
  [
    `${one}(?:'s|'re|'m| is| are| was| just| has| have)* (?:\\p{L}+ ){0,2}overboard|(?:man|woman|person|kid|child|somebody|someone) overboard`,
    `${overturned}(?!\\p{L})${far}(?<!\\p{L})${noWayBack}`,
    `${one}(?:'s|'re|'m|'ve| is| are| am| has| have)*(?: (?:still|been|now|just|all|both|stuck|stranded|out))* in the ${wet}(?!\\p{L})${near}(?<!\\p{L})(?:freezing|shaking|shivering|can'?t|cannot|struggling|screaming|help)`,
    `${one}(?:'s|'ve| has| have)(?: (?:still|now|just|all|both))* been(?: \\p{L}+)? in the ${wet} (?:for )?(?:\\p{L}+ ){0,3}(?:\\d+ ?|half an )?(?:minutes|mins|hours?|too long|a while)`,
    `${kin} ${near}(?<!\\p{L})(?:fell|fallen|slipped)(?: \\p{L}+)? (?:in|into|off)(?: \\p{L}+){0,3} (?:${wet}|dock|pier|boat|kayak)(?!\\p{L})${near}(?:can'?t|cannot|help|don'?t see|haven'?t)`,
    `${one}(?:'s|'re|'m| is| are| am| got| getting| being| was)*(?: \\p{L}+)? (?:drifting|swept|pulled|carried|blown|washed|dragged) (?:\\p{L}+ )?(?:out|away|off)(?: to)?(?: the)?(?: \\p{L}+)? (?:sea|ocean|bay|shore|land|river|current)`,
    `hombre al agua|homme a la mer|mann uber bord|(?:cayo|caido|fue)(?: \\p{L}+){0,2} (?:al agua|por la borda) ${pariente}`,
    `${pariente}(?: \\p{L}+){0,6} (?:al agua|por la borda)|(?:se volco|se volteo|cayo|caimos|volcamos)(?!\\p{L})${far}(?:no (?:se )?(?:puede|puedo|pueden|podemos|logra\\p{L}*) (?:\\p{L}+ )?(?:subir|salir|nadar|volver|regresar)\\p{L}*)|(?:esta|estan|estamos|estoy|lleva\\p{L}*)(?: \\p{L}+){0,4} en el agua${near}(?:minutos|temblando|no puede|no podemos|helad|ayuda|auxilio)`,
    `${proche}(?: \\p{L}+){0,5} (?:a l'eau|par-dessus bord)(?!\\p{L})|(?:chavir|renvers|retourn)\\p{L}+${far}(?:arriv\\p{L}+|peu\\p{L}+) (?:pas|plus) (?:a )?(?:y )?(?:re)?(?:monter|grimper|nager|sortir)|(?:est|sommes|sont|suis)(?: \\p{L}+){0,3} dans l'eau${near}(?:minutes|tremble|n'arriv|ne peu|froid|secours|aide)`,
    `${jemand}(?: \\p{L}+){0,5} (?:ins wasser|uber bord)(?!\\p{L})|(?:gekentert|umgekippt|umgeschlagen)(?!\\p{L})${far}(?:komm\\p{L}*|schaff\\p{L}*) (?:\\p{L}+ ){0,3}nicht|(?:ist|sind|bin|liegt|treibt)(?: \\p{L}+){0,4} im wasser${near}(?:minuten|zittert|friert|kommt nicht|hilfe)`,
    "(?:boat|kayak|canoe|dinghy|pontoon|skiff|jet ski)(?:'s| is)(?: \\p{L}+)? (?:sinking(?! in (?:value|price|cost))|going under(?= *(?:[.,!;\\n]|$)| (?:and|fast|now|quick\\p{L}*|with|help|water|please|we|i'm)(?!\\p{L})))|se (?:nos |me )?(?:esta )?hund(?:e|iendo) (?:el|la|mi|nuestr[oa]) (?:barco|bote|lancha|kayak|velero)|(?:barco|bote|lancha|kayak|velero) se (?:nos |me )?(?:esta )?hund(?:e|iendo)|(?:bateau|voilier|kayak|canot) (?:\\p{L}+ )?(?:est en train de couler|coule(?= *(?:[.,!;\\n]|$)| (?:vite|et|avec|a pic|au secours|on|nous)(?!\\p{L})))|(?:boot|kajak|segelboot) (?:\\p{L}+ )?(?:(?:sinkt|sauft ab)(?! nicht)|geht unter(?= *(?:[.,!;\\n]|$)| (?:und|mit|hilfe)(?!\\p{L})))",
    `${one}(?:'s|'re|'m| is| are| am)? (?:going under|can'?t (?:swim|hold on) (?:any ?more|any longer|much longer))`,
    "(?:boat|kayak|canoe|dinghy|raft|pontoon|skiff|jet ski|sailboat|paddle ?board)(?:'s| is)?(?: (?:now|really|starting to|fast))* tak(?:ing|e) (?:on|in) water|(?:barco|bote|lancha|kayak|velero|canoa)(?: (?:esta|nos|se))* (?:haciendo|hace|entrando|entra|mete) agua|(?:bateau|voilier|kayak|canot|canoe) prend l'eau|(?:boot|kajak|segelboot|kanu) lauft(?: \\p{L}+)? voll",
  ].join('|'),
  true,
);

/** Whoever rents boats hears that from somebody who sits in one: "we're taking on water". */
export const takesOnWater: Sign = sign(
  'life',
  "(?:we|i)(?:'re|'m| are| am)(?: (?:now|really|starting to|both))* tak(?:ing|e) (?:on|in) (?:a lot of )?water|(?:estamos haciendo|nos esta entrando|nos entra) agua|on prend l'eau|wir laufen voll",
);

const boats =
  /(?<!\p{L})(?:boats?|kayaks?|canoes?|paddl\p{L}*|sailing|sailboats?|pontoons?|rafting|rafts?|capsiz\p{L}*|overboard|in the water|barcos?|botes?|lanchas?|veleros?|bateaux?|voiliers?|canots?|boote?|kajaks?|kanus?)(?!\p{L})/u;
/** Whether its owner fears for people on the water, or takes them out on it. */
export const goesOnWater = (business: Business): boolean =>
  business.industry === 'tourism' &&
  [...(business.emergencies ?? []), ...(business.services ?? []).map(({ name }) => name)].some((said) =>
    boats.test(foldCue(said)),
  );
