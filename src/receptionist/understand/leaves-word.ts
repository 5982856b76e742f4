// "I left my umbrella at your place", "returning Mr. Kessler's call", "your order is ready for pickup": somebody calls to tell the
// house something, and wishes for nothing that it does. It is passed on. Patterns are over folded text, in four languages.
import type { Seen } from './seen.ts';

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
  told.test(whole.folded) &&
  !(['cancel', 'move', 'appointment', 'person'] as const).some((one) => whole.cue(one)) &&
  !(whole.cue('book') && mentions.services.length > 0);
