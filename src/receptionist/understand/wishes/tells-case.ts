// "My landlord kept my deposit", "mi jefe no me paga", said to a law office: what somebody else did is what they come for, and no
// complaint of the office. Patterns are over folded text, in four languages.
import type { Business } from '../../business.ts';

/** Who may have wronged them: nobody of the office. */
const parties = [
  "(?:my|our|the|her|his|their|an?) (?:(?:ex|old|former|other|own|next.?door) ?-?)?(?:\\p{L}+ )?(?:landlord|landlady|employer|boss|manager|company|ex|husband|wife|spouse|neighbou?r|tenant|contractor|builder|insurance(?: company)?|insurer|bank|roommate|business partner|partner|brother|sister|dealer(?:ship)?|seller|buyer|hospital|driver|school|hoa|job)(?:'s (?:insurance|lawyer))?",
  '(?:mi|el|la|nuestro|nuestra|una?) (?:ex ?)?(?:\\p{L}+ )?(?:casero|casera|arrendador|arrendadora|patron|patrona|jefe|jefa|empleador|empresa|compania|esposo|esposa|marido|vecino|vecina|inquilino|inquilina|contratista|seguro|aseguradora|banco|socio|socia|hermano|hermana|vendedor|conductor)',
  '(?:mon|ma|notre|le|la|un|une) (?:ex[- ]?)?(?:\\p{L}+ )?(?:proprietaire|bailleur|employeur|patron|patronne|chef|mari|femme|voisin|voisine|locataire|entrepreneur|assurance|banque|associe|frere|soeur|vendeur|conducteur)',
  '(?:mein|meine|unser|unsere|der|die|ein|eine) (?:ex-?)?(?:\\p{L}+ )?(?:vermieter|vermieterin|arbeitgeber|chef|chefin|mann|frau|nachbar|nachbarin|mieter|mieterin|handwerker|versicherung|bank|geschaftspartner|bruder|schwester|verkaufer|fahrer|firma)',
].join('|');

/** What they did, or would not do. */
const wrongs = [
  "(?:won'?t|wont|will not|wouldn'?t|refus(?:es|ed|ing) to|didn'?t|doesn'?t|hasn'?t|never|isn'?t) (?:\\p{L}+ ){0,2}?(?:pay\\p{L}*|give|giving|return\\p{L}*|refund\\p{L}*|fix\\p{L}*|sign\\p{L}*|let|leave|leaving|honou?r|cover\\p{L}*)",
  '(?:(?:kept|keeps|keeping|took) (?:my|our|the (?:deposit|money|house|car|kids|children)|all)|stole|fired|evicted|is evicting|evicting|sued|is suing|suing|cheated|scammed|overcharged|harass(?:es|ed|ing)|threaten(?:s|ed|ing)|owes?|locked (?:me|us) out|laid (?:me|us) off|denied|hit (?:me|us|my)|raised (?:my|our|the) rent|broke (?:the|our|my) (?:lease|contract)|is stealing|cut (?:me|us) out)',
  'no (?:me |nos |le )?(?:quiere \\p{L}+|paga|pagan|pago|devuelve|devolvio|deja|arregla|firma|cubre)|(?:me|nos|le) (?:despidio|corrio|demando|estafo|debe|quito|robo|amenaza|acosa|esta (?:desalojando|demandando|echando)|desalojo)|se (?:quedo|queda) con',
  "(?:ne )?(?:veut|paie|paye|rend|verse|repare|signe|couvre|rembourse) (?:pas|plus)|(?:ne )?(?:m'a|nous a) (?:pas|jamais) (?:\\p{L}+)|(?:m'a|nous a|l'a) (?:licencie|vire|expulse|attaque|arnaque|vole|menace)\\p{L}*|(?:me|nous) (?:doit|menace|harcele|poursuit)|(?:a )?garde (?:ma|mon|notre|la|le)",
  '(?:zahlt|bezahlt|gibt|repariert|unterschreibt|ubernimmt) (?:[^.!?]{0,30} )?(?:nicht|kein\\p{L}*|nie)(?!\\p{L})|hat (?:[^.!?]{0,30} )?(?:nicht|nie|kein\\p{L}*) (?:[^.!?]{0,20} )?(?:be?zahlt|gezahlt|ubernommen|repariert|unterschrieben|zuruckgegeben)|(?:hat|hatte) (?:[^.!?]{0,40} )?(?:gekundigt|verklagt|betrogen|behalten|einbehalten|bestohlen|bedroht|gefeuert|entlassen)|(?:schuldet|verklagt|bedroht|behalt) (?:mir|mich|uns|mein\\p{L}*|die|das)',
].join('|');

const wronged = new RegExp(
  `(?<!\\p{L})(?:${parties})(?:,? who \\p{L}+ [^,]*,)?(?: (?:has|is|was|just|also|now|still|even|then|ha|ya|a|deja|hat|jetzt))*,? (?:${wrongs})(?!\\p{L})`,
  'u',
);
/** "I got fired", "me despidieron", by nobody named. */
const wasWronged =
  /(?<!\p{L})(?:(?:i|we)(?:'m|'re| am| are| was| were| got| just got|'ve been| have been) (?:being )?(?:fired|laid off|evicted|sued|harassed|scammed|served|rear.?ended|hit by|hurt at work|injured at work|wrongly \p{L}+)|(?:me|nos) (?:despidieron|corrieron|demandaron|estafaron|desalojaron|quieren desalojar)|(?:j'ai|on a|nous avons) ete (?:licencie|vire|expulse|arnaque|agresse)\p{L}*|(?:ich|wir) (?:wurden?|bin|sind) (?:[^.!?]{0,30} )?(?:gekundigt|entlassen|verklagt|betrogen|gefeuert))(?!\p{L})/u;
/** "I want to sue the company": what they would have done about it. */
const wouldSue =
  /(?<!\p{L})(?:(?:want|wanna|like|going|thinking (?:of|about)|plan\p{L}*|need)(?: to)? (?:sue|suing|tak(?:e|ing) (?:\p{L}+ ){1,3}to court)|(?:quiero|queremos|quisiera|quisieramos|voy a|pienso|necesito) (?:demandar|denunciar) a|(?:veux|voudrais|voulons|souhaite|compte) (?:poursuivre|attaquer|assigner)|(?:will|wollen|mochte|mochten|wurde) [^.!?]{1,40} (?:verklagen|anzeigen))(?!\p{L})/u;
const party = new RegExp(`(?<!\\p{L})(?:${parties})(?!\\p{L})`, 'u');
/** The office itself. */
const ofOffice =
  /(?<!\p{L})(?:you|your|yours|u|ur|y'all|usted(?:es)?|vous|votre|vos|ihnen|ihre?[rnms]?(?= (?:kanzlei|rechnung|buro)))(?!\p{L})/u;

export const tellsCase = (folded: string, { industry }: Business): boolean =>
  industry === 'legal' && (wronged.test(folded) || wasWronged.test(folded)) && !ofOffice.test(folded);

/** "I want to sue the company" complains of the company, and not of the office that is asked; who else is meant may be of the office. */
export const wouldSueOthers = (folded: string, { industry }: Business): boolean =>
  industry === 'legal' && wouldSue.test(folded) && party.test(folded) && !ofOffice.test(folded);
