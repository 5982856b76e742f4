// "Do you have a website?" is after its address. "Can I buy a gift card on the website?" is after gift cards: the website is only where.
import type { Business, Language } from '../business.ts';
import { anywhere, foldCue } from '../understand/cues/cue.ts';
import { anyText, type Facts, facts } from './fact.ts';
import { isAfter } from './topics.ts';

/** The website as the place of what is asked. */
const onSite: Readonly<Record<Language, RegExp>> = {
  en: anywhere(
    "(?:on|onto|through|via|over|off|from|at|in|with) (?:the|your|ur|y'all's) (?:\\p{L}+ )?web ?(?:site|page)",
  ),
  es: anywhere('(?:en|por|desde|a traves de|mediante) (?:la|su) (?:pagina|sitio)(?: web)?'),
  fr: anywhere('(?:sur|par|via|depuis) (?:le|votre) site'),
  de: anywhere(
    '(?:auf|uber|von|durch) (?:der|die|ihre[r]?|eure[r]?|deine[r]?) (?:web ?site|webseite|internetseite|homepage)',
  ),
};
/** What is looked up or booked there wants its address. */
const looksUp: Readonly<Record<Language, RegExp>> = {
  en: anywhere(
    '(?:see|find|look|read|check|browse|view|watch|get to|book(?:ing)?|schedul\\p{L}+|sign(?:ing)? up|register|apply|fill|(?:make|set up) an? appointment|prices?|price list|hours|menu|examples?|portfolio|more (?:info\\p{L}*|about)|where|link|how (?:do|can|would) (?:i|we) get (?:on|onto|into|there)|how (?:(?:do|can|would) (?:i|we)|to) log ?in(?:to)?|(?:(?:is|are) there|have|get|download|print) (?:\\p{L}+ ){0,3}(?:photos?|pictures?|pics|forms?|waivers?))',
  ),
  es: anywhere(
    '(?:ver|encontrar|encuentro|mirar|consultar|leer|revisar|reservar|agendar|apuntar\\p{L}*|inscribir\\p{L}*|citas?|precios?|horarios?|ejemplos?|mas informacion|donde|enlace|link|como (?:entro|accedo|llego)|(?:hay|tienen|descargar|imprimir) (?:\\p{L}+ ){0,2}(?:fotos?|imagenes|formularios?))',
  ),
  fr: anywhere(
    "(?:voir|trouver|trouve|regarder|consulter|lire|reserver|m'inscrire|rendez-vous|rdv|prix|tarifs?|horaires?|exemples?|plus d'infos?\\p{L}*|^\\P{L}*(?:bonjour[ ,!.]+)?ou|ou (?:est|sont|puis-je|peut-on|dois-je|se trouv\\p{L}+)|lien|comment (?:(?:je|on) (?:vais|va|accede)|acceder|aller)|(?:(?:y a-t-il|il y a|avez-vous|vous avez) |telecharger |imprimer )(?:\\p{L}+ ){0,2}(?:photos?|images?|formulaires?))",
  ),
  de: anywhere(
    '(?:sehen|finden|finde|anschauen|ansehen|nachsehen|nachlesen|lesen|buchen|reservieren|anmelden|termine?|preise?|offnungszeiten|beispiele?|mehr (?:infos?|informationen)|wo|link|wie komme? (?:ich|wir|man)|(?:gibt es|haben sie|herunterladen|ausdrucken) (?:\\p{L}+ ){0,2}(?:fotos?|bilder|formulare?))',
  ),
};
/** Said in so many words, it is told, whatever is done there. */
const addressItself = anywhere(
  '(?:web(?:site|page)?|internet|site) address|url|direccion web|adresse (?:web|internet|du site)|(?:web|internet)adresse',
);

/** The address of the website; null where it is not asked, or is only the place of what is. */
export function websiteAsked(question: string, language: Language, { website }: Business): Facts | null {
  const folded = foldCue(question);
  if (!isAfter('website', folded, language) && !addressItself.test(folded)) return null;
  const told = facts('website', false, { say: 'website', website });
  if (!onSite[language].test(folded) || addressItself.test(folded)) return told;
  return looksUp[language].test(folded) ? { ...told, weight: anyText } : null;
}
