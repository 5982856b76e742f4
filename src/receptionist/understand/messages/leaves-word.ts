// "I left my umbrella at your place", "returning Mr. Kessler's call", "your order is ready for pickup": somebody calls to tell the
// house something, and wishes for nothing that it does. It is passed on. Patterns are over folded text, in four languages.
import type { Seen } from '../seen.ts';

/** What was left behind in the house, or by somebody of the house. */
const leftBehind = [
  '(?:i|we)(?: think (?:i|we))?(?: may have| might have| must have)? (?:left|dropped|forgot) (?:my|an?|our|the) (?!message|voicemail|review|deposit|tip)[^.!?]{1,50}(?:(?:at|in) your|in the (?:waiting room|lobby|bathroom|restroom|changing room)|at the (?:shop|office|salon|studio|front desk)|there|behind|when i (?:was|got|had)(?! (?:a|home)))',
  '(?:i|we)(?: think (?:i|we))?(?: may have| might have| must have)? (?:left|dropped|forgot) (?:my|an?|our|the) (?!message|voicemail|review|deposit|tip)[^.!?]{1,40}[,.] (?:i think |maybe |probably )?(?:at your|in the (?:waiting room|lobby|bathroom|restroom))',
  'your (?:guy|guys|man|tech|technician|plumber|electrician|crew|people|team|driver) (?:left|forgot) (?:an?|his|their|some) (?!mess|hole|leak|stain|puddle|scratch|dent|trail)\\p{L}+',
  '^\\P{L}*left (?:my|an?|our|some) [^.!?]{1,40} (?:on|in|at) (?!time)\\p{L}+',
  '(?:se me (?:olvido|quedo)|deje|olvide) (?:mi|mis|una?|el|la) [^.!?]{1,40}(?:en (?:su|el consultorio|la oficina|el local|la sala|la recepcion)|con ustedes|ahi|alla)',
  'su (?:muchacho|tecnico|plomero|senor|gente) (?:dejo|olvido) (?:una?|su|sus) \\p{L}+',
  "j'ai (?:oublie|laisse|perdu) (?:mon|ma|mes|une?) [^.!?]{1,40}(?:chez vous|au (?:cabinet|salon|bureau|magasin)|dans (?:votre|la salle))",
  'votre (?:gars|technicien|plombier|ouvrier|employe) a (?:oublie|laisse) (?:une?|son|sa|ses|des) \\p{L}+',
  '(?:habe?|hatte) (?:\\p{L}+ ){0,3}(?:meine?n?|einen?) [^.!?]{1,40}(?:bei (?:ihnen|euch)|im (?:wartezimmer|laden|salon|buro)|in der (?:praxis|kanzlei|werkstatt)) (?:liegen ?(?:ge)?lassen|vergessen|verloren)',
  'ihr (?:mann|techniker|kollege|mitarbeiter|handwerker) hat (?:\\p{L}+ ){0,4}(?:vergessen|liegen ?(?:ge)?lassen)',
];

/** Somebody returns a call, or has something for the house. */
const business = [
  "returning (?:your|(?:mr|mrs|ms|dr)\\.? \\p{L}+'s|\\p{L}+'s|the|a|his|her) (?:\\p{L}+'s )?call",
  "(?:i|we)(?: have|'ve got|'ve) (?:got )?(?:the|your|those|an?) [^.!?]{1,40} (?:\\p{L}+ ordered|you ordered|for (?:delivery|pickup))",
  '(?:i|we) (?:have|got|brought) an? (?:delivery|package|parcel|shipment) for (?:you|your)',
  'your (?:order|delivery|shipment|parts?|supplies) (?:is|are|has|have|will be) (?:\\p{L}+ )?(?:ready|in|here|arrived|delayed|on (?:its|the) way|coming|shipped)',
  "your \\p{L}+(?:'s| is| are) (?:on back-?order|back-?ordered|out for delivery)",
  '(?:royal mail|fedex|ups|usps|dhl|amazon|courier|mail ?man|post) here',
  '(?:regresando|devolviendo) (?:su|la|una) llamada|(?:le|les) (?:tengo|traigo) (?:su|el|la|un) (?:pedido|entrega|paquete)',
  "je (?:vous )?retourne (?:l'|votre )appel|votre (?:commande|livraison) (?:est|arrive|sera)|(?:le|notre) (?:technicien|livreur) (?:passera|passe|viendra)",
  'ich rufe (?:\\p{L}+ ){0,4}zuruck,? (?:weil|wegen|es ging)|ihre (?:bestellung|lieferung) (?:ist|kommt|wird)',
];
/** What was ordered by the house is there; told by whoever brings it, unless somebody is to come and do something with it. */
const goods = [
  "(?:i|we)(?:'ve| have)? got (?:(?:the|your) (?:\\p{L}+ ){0,3}(?:order|delivery|shipment|package|parcel|parts|boxes)|an? (?:\\p{L}+ ){0,3}(?:delivery|shipment|package|parcel)) for (?:you|your \\p{L}+)(?! guys to| (?:\\p{L}+ )?to \\p{L})",
  '(?:the|those) (?:\\p{L}+ ){1,3}?you ordered (?:is|are|has|have|came|arrived|just)',
  "(?:this is|it's|i'm) \\p{L}+ (?:from|with|over at) [^.!?,]{2,30}[,.]? (?:(?:i|we)(?:'ve| have)? )?(?:got|have) your (?!(?:\\p{L}+ )?(?:estimate|quote|number|card|invoice|bill|e-?mail|text|message|voicemail|call|flyer|ad|coupon|mailer|postcard|brochure|letter|name|info|website)(?!\\p{L}))(?:\\p{L}+ ){0,3}?\\p{L}+(?= ?(?:[.,;!?]|$)| (?:here|ready|with (?:me|us)|on (?:the|my|our) truck|for (?:today|tomorrow|you|pick ?up|delivery)|today|tomorrow|in stock)(?!\\p{L}))",
  '(?:llego|llegaron|ya estan?) (?:el|la|los|las|su|sus) (?:\\p{L}+ ){1,3}que (?:pidio|pidieron|encargo|encargaron|ordeno|ordenaron)',
  '(?:les?|la|vos|votre) (?:\\p{L}+ ){1,3}que vous avez commandee?s? (?:est|sont)',
  '(?:die|der|das|ihre?) (?:\\p{L}+ ){1,3}?(?:die|den|das) sie bestellt haben',
];
const delivered = new RegExp(`(?<!\\p{L})(?:${goods.join('|')})(?!\\p{L})`, 'u');
/** "So can you come and put it in Friday?" */
const isToCome =
  /(?<!\p{L})(?:(?:can|could|will|would) (?:you|y'all|somebody|someone|one of you|your \p{L}+) (?:please |just )*(?:come|put|install|fix|hook|fit|mount|swap|do|look)|(?:pueden?|podrian?) (?:venir|pasar|instalar\p{L}*|poner\p{L}*)|(?:pouvez|pourriez)[- ]vous (?:venir|passer|\p{L}+ (?:installer|poser)|l'installer|la? poser)|konn(?:en|ten) sie (?:\p{L}+ ){0,4}(?:kommen|einbauen|montieren|anschliessen))(?!\p{L})/u;

/** "Nobody called me back", "dijeron que me llamaban ayer": a call that was promised and did not come. */
const promised = new RegExp(
  `(?<!\\p{L})(?:${[
    "(?:nobody|no one)(?: ever|'s| has| even)? (?:called(?: me| us)? back|returned my calls?|got(?:ten)? back to (?:me|us))|you (?:said|promised)(?: that)? you(?:'d| would| were going to) call(?: me| us)?(?: back)?",
    '(?:nadie|nunca|no) (?:me|nos) (?:ha |han )?(?:llamaron|llamo|llamado|devolvieron|devolvio|regresaron) (?:de vuelta|la llamada|de regreso)|(?:dijeron|dijo|quedaron)(?: en| de)? (?:que )?(?:me |nos )?(?:(?:llamaban|marcaban)|(?:iban a )?(?:llamar|marcar)(?:me|nos)?)(?!\\p{L})',
    "(?:personne (?:ne )?m'a (?:jamais |encore )?|on (?:ne )?m'a (?:jamais |(?:toujours )?pas (?:encore )?))rappelee?|vous (?:deviez|alliez|aviez dit que vous alliez|aviez dit que vous) (?:me )?rappel\\p{L}+",
    '(?:niemand|keiner) hat (?:mich |sich )?(?:bisher )?(?:zuruckgerufen|gemeldet|angerufen)|(?:sie|ihr) woll(?:ten|tet) (?:mich )?(?:\\p{L}+ )?(?:zuruckrufen|anrufen)',
  ].join('|')})(?!\\p{L})`,
  'u',
);

/** What is brought to somebody of the house, who is named. */
const brought =
  /(?<!\p{L})(?:(?:i|we)(?:'ve| have)? (?:got|have|brought) (?:(?:the|your|some) (?:\p{L}+ ){0,3}(?:order|delivery|shipment|package|parcel|parts|boxes|samples)|an? (?:\p{L}+ ){0,3}(?:delivery|shipment|package|parcel)) for \p{L}+|(?:le |les )?(?:traigo (?:el|la|una?|su)|tengo (?:el|la|su)) (?:\p{L}+ ){0,2}(?:pedido|paquete|entrega|envio) (?:para|de) \p{L}+|j'ai (?:la|une|un|votre|le) (?:\p{L}+ ){0,2}(?:commande|livraison|colis|paquet) (?:pour|de) \p{L}+|ich hab\p{L}* (?:die|eine?|das) (?:\p{L}+ ){0,2}(?:bestellung|lieferung|paket|ware) fur \p{L}+)/u;
/** Whoever supplies the house speaks of what they bring. */
const supplying = new RegExp(
  `(?<!\\p{L})(?:${[
    "\\p{L}+ (?:that |which )?we (?:supply|deliver to|sell) (?:you|to you)|(?:i am|i'm|we are|we're|it's|this is) your (?:\\p{L}+ )?(?:supplier|distributor|vendor|wholesaler)",
    '\\p{L}+ que (?:les|le) (?:vendemos|surtimos)|(?:soy|somos|habla) su (?:\\p{L}+ )?(?:proveedor|distribuidor)',
    "que (?:nous|on) vous (?:livrons|fournissons|vendons|livre|fournit|vend)|(?:je suis|nous sommes|c'est) votre (?:\\p{L}+ )?(?:fournisseur|grossiste)",
    '(?:die|den|das) wir (?:ihnen|euch) (?:liefern|verkaufen)|(?:ich bin|wir sind|hier ist) (?:ihr|euer) (?:\\p{L}+ )?(?:lieferant|grosshandler)',
  ].join('|')})(?!\\p{L})`,
  'u',
);
/** Is it said that the house is supplied by them? Nothing new is sold to it. */
export const supplies = (folded: string): boolean => supplying.test(folded);

const told = new RegExp(`(?<!\\p{L})(?:${[...leftBehind, ...business].join('|')})(?!\\p{L})`, 'u');

/** "Won't make it home by two, stuck in traffic, can Luis wait?": late, and nothing is called off. */
const onlyLate =
  /(?<!\p{L})(?:won't|can't|not (?:gonna|going to)|no (?:llego|alcanzo)|n'arriverai pas|schaffe es nicht) (?:[^.!?]{0,40} )?(?:by|until|till|before|a las?|avant|bis) \d.{0,80}(?<!\p{L})(?:stuck|traffic|late|wait|trafico|esperar?|bouchons|attendre|stau|warten)(?!\p{L})/su;

const callsOff = /(?<!\p{L})(?:cancel|anul|annul|absag|abzusag|stornier)\p{L}*/u;

/** Is something told to the house, with nothing wished for? */
export const leavesWord = ({ heard, whole, mentions }: Seen): boolean =>
  heard.state.frames.length === 0 &&
  ((onlyLate.test(whole.folded) && !callsOff.test(whole.folded)) || isTold(whole, mentions));

const isTold = (whole: Seen['whole'], mentions: Seen['mentions']): boolean =>
  (told.test(whole.folded) ||
    supplies(whole.folded) ||
    (delivered.test(whole.folded) && !isToCome.test(whole.folded) && !whole.cue('want')) ||
    (mentions.staff.length > 0 && brought.test(whole.folded)) ||
    // A day or an hour beside the call that did not come is of a visit that is wished for.
    (mentions.services.length === 0 && mentions.wishes.length === 0 && promised.test(whole.folded))) &&
  !(['cancel', 'move', 'appointment', 'person'] as const).some((one) => whole.cue(one)) &&
  !(whole.cue('book') && mentions.services.length > 0);
