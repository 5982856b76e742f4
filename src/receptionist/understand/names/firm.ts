// A name that is a firm's and not the caller's: "Torsten Weidlich von Keramo", "I manage Pinecrest Condominiums", "mi empresa, …".
// Whoever speaks for a house is called by their own name.
import type { FoundName } from '../../models/names.ts';
import { foldCue } from '../cues/cue.ts';

/** Between a person and whom they call for. */
const speaksFor =
  /^,?\s+(?:here\s+)?(?:from|of|with|at|over at|von|vom|bei|aus|de|del|des|du|chez|d['’])(?:\s+(?:the|la|el|los|der|dem|firma))*\s*$/iu;
/** Directly before it: what the caller has or does there. */
const theirs =
  /(?:(?<!\p{L})(?:(?:my|our|the|mi|nuestr[oa]|la|el|ma|mon|notre|meine[rnms]?|unser\p{L}*|der|die)\s+(?:company|business|firm|shop|store|employer|practice|organi[sz]ation|empresa|negocio|tienda|compania|despacho|societe|entreprise|boutique|association|firma|betrieb|unternehmen|verein|laden)|(?:manag|run|own|represent)(?:e?s?|ing)|(?:work(?:ing)?|call(?:ing)?|writ(?:e|ing)|speak(?:ing)?|am|i'm) (?:for|at|from|with)|(?:on )?behalf of|administro|dirijo|represento|trabajo (?:en|para|con)|(?:de|por) parte de la empresa|gere|dirige|represente|travaille (?:chez|pour)|leite|verwalte|vertrete|fuhre|(?:arbeite|komme|rufe) (?:bei|fur|von)))(?:,|:)?(?:\s+(?:the|la|el|los|die|das|den|der))?\s+$/u;
/** What only a house is called. */
const housesWord =
  /(?<!\p{L})(?:condominiums?|condos?|apartments?|properties|property|management|realty|estates|homeowners|hoa|inc|llc|ltd|corp|corporation|company|co|gmbh|ag|kg|ohg|sarl|sas|supply|supplies|logistics|industries|enterprises|services|solutions|systems|associates|partners|group|church|school|academy|university|college|hospital|clinic|hotel|motel|inn|restaurant|cafe|bakery|floreria|panaderia|ferreteria|taqueria|distribuidora|transportes|constructora|inmobiliaria|backerei|metzgerei|hausverwaltung|immobilien|autohaus|spedition|boulangerie|garage|transports|menuiserie|immobiliere?)(?!\p{L})/u;

/** Whether it is called as only houses are. */
export const isHouse = (name: string): boolean => housesWord.test(foldCue(name));

/** Whether what was found as a name in the text is a house's; `others`: all that was found there. */
export function isFirm(text: string, one: FoundName, others: readonly FoundName[]): boolean {
  // "Marcela Ibarra, de Refacciones Bexar": a small word behind a comma binds it to whoever stands before.
  const bound = /^(?:del?|de la|von|du|des)\s+/u.exec(one.name)?.[0].length ?? 0;
  const start = one.start + bound;
  const belongs = others.some(
    (other) => other.role === 'self' && other.end < one.start && speaksFor.test(text.slice(other.end, start)),
  );
  return belongs || theirs.test(foldCue(text.slice(0, one.start))) || isHouse(one.name);
}
