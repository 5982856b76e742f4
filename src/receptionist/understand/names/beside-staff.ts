// "Walt Pickering. And is that with Grace? My neighbor said ask for Grace", where a name is asked for: a person of the house is spoken
// of in the same breath, and is not who comes. Where another name stands in the rest, that one is the caller's.
import type { Business, Language } from '../../business.ts';
import { foldCue } from '../cues/cue.ts';
import { staffIn } from '../services/near.ts';

const pieces = /(?<=[.!?;,])\s+|\s+(?=(?:and|but|y|pero|et|mais|und|aber)\s)/iu;
/** Lowercase words around a name tell of whoever is called so; a name alone may be the caller's, whoever works here. */
const talks = /(?<!\p{L})\p{Ll}{2,}/u;
const introduces =
  /(?<!\p{L})(?:name|surname|prenom|apellidos?|(?:vor|nach)name|i'm|i am|it's|it is|this is|nombre|me llamo|soy|nom|je m'appelle|je suis|c'est|ich bin|ich heisse|hier ist|es ist|under|a nombre)(?! (?:with|con|avec|bei|mit|for|going|here|told)(?!\p{L}))(?!\p{L})/u;

/** Is a person of the house spoken of here? Who has another family name is none of them, nor is who says that it is their own name. */
function speaksOfStaff(piece: string, language: Language, business: Business): boolean {
  if (!talks.test(piece) || introduces.test(foldCue(piece))) return false;
  return staffIn(piece, language, business).some(({ name, end }) => {
    const behind = /^ (\p{Lu}[\p{Ll}'’-]+)/u.exec(piece.slice(end))?.[1];
    return behind === undefined || name.includes(behind);
  });
}

/** What was said but for what is told of the house's people; null where none of them is spoken of, or nothing else is said. */
export function besideStaff(said: string, language: Language, business: Business): string | null {
  const all = said.split(pieces);
  const others = all.filter((one) => !speaksOfStaff(one, language, business));
  return others.length > 0 && others.length < all.length ? others.join(' ') : null;
}
