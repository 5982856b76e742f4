// What is told beside a visit that it is spoken of, and asks for nothing to be done with it: what is laid out for whoever comes, which other
// hour would do, that it is only to be made sure of. Over the parts of what was said, folded, in which what was named of a visit stands as
// "§". In four languages.
import type { Language } from '../../business.ts';
import { tellsManner, wantsOnly } from './gives-up-words.ts';

type Told = { readonly folded: string; readonly marked: string };

/** "Two would", "but six thirty works": another hour, however short. */
const otherWould: Readonly<Record<Language, RegExp>> = {
  en: /(?<!\p{L})(?:works?|would(?: work| do| be (?:good|fine|better|great))?|is (?:fine|good|better|ok|okay)|suits)(?: (?:for|me|us|better|too|though|instead|fine))*\P{L}*$/u,
  es: /(?<!\p{L})(?:(?:si|yo) (?:puedo|podria)|me (?:queda|va|viene|conviene|sirve)(?: (?:bien|mejor))?|estaria bien|(?:seria )?mejor)\P{L}*$/u,
  fr: /(?<!\p{L})(?:(?:ca )?(?:va|irait|marche|marcherait|conviendrait|convient)|(?:c'est|ce serait|serait) (?:bon|mieux|bien|possible))\P{L}*$/u,
  de: /(?<!\p{L})(?:geht|ginge|passt|passte|ware (?:gut|besser)|(?:wurde|wurd) (?:gehen|passen))(?: (?:mir|uns|auch|besser|gut))*\P{L}*$/u,
};
const denies = /(?<!\p{L})(?:not|no|never|nobody|ne|pas|plus|nicht|kein\p{L}*)(?!\p{L})|n't/u;

/** Is another hour said to do, in a part that names nothing of the visit? */
export const otherWouldDo = (parts: readonly Told[], language: Language): boolean =>
  parts.some(({ folded }, at) => at > 0 && !denies.test(folded) && otherWould[language].test(folded));

const madeSure =
  /(?<!\p{L})(?:(?:be|make|making) sure|double[- ]?check\p{L}*|asegurar\p{L}*|(?:m'|nous )assurer|sicher ?gehen|sichergehen)(?!\p{L})/u;
/** What points at the visit. */
const points: Readonly<Record<Language, RegExp>> = {
  en: /(?<!\p{L})(?:it|it's|that|that's|this|one|them|those)(?!\p{L})/u,
  es: /(?<!\p{L})(?:l[oa]s?|es[oea]s?|est[oea]s?|eso)(?!\p{L})|\p{L}{3}(?:rl|ml|nl)[oa](?!\p{L})/u,
  fr: /(?<!\p{L})(?:le|la|l'|ca|cela|c'est|celui|celle|en|y)/u,
  de: /(?<!\p{L})(?:es|das|ihn|den|die|der|dies\p{L}*|davon|dazu|daraus)(?!\p{L})/u,
};

/** Is something told beside the visit that asks for nothing of it? */
export function tellsBesides(parts: readonly Told[], language: Language): boolean {
  if (parts.some(({ folded }) => madeSure.test(folded) || tellsManner(folded, language))) return true;
  if (parts.some(({ marked }) => wantsOnly(marked, language)) || otherWouldDo(parts, language)) return true;
  const first = parts.findIndex(({ marked }) => marked.includes('§'));
  return parts.some(({ folded, marked }, at) => {
    const words = folded.match(/\p{L}+/gu)?.length ?? 0;
    return first >= 0 && at > first && words > 2 && !marked.includes('§') && !points[language].test(folded);
  });
}
