// "She's got a few mats, is that extra", "and he's huge is that gonna be a problem": asked of what was just told, run on without a pause.
import type { Language } from './text.ts';

/** What such a question begins with, tested on the text from a word on, in lower case. */
export const asksOfIt: Record<Language, RegExp> = {
  en: /^(?:(?:(?:is|are|will|would) (?:that|this|it|they|those)|(?:won['’]?t|wouldn['’]?t|isn['’]?t) (?:that|this|it)) (?:still |really |even |going to |gonna |be |an? |too |all )*(?:extra|more|included|ok|okay|alright|right|fine|problem|possible|normal|allowed|covered|enough|old|young|big|small|late|soon|early|bad|dangerous|safe|free|worth|issue)\b|does (?:that|this|it) (?:really |even )?(?:matter|count|cost (?:more|extra)|change (?:anything|the price)|make (?:a|any) difference)\b)/,
  es: /^(?:¿?(?:eso |esto )?(?:es|sería|seria|será|hay|habrá|habra) (?:un |algún |algun )?(?:problema|inconveniente)|¿?(?:eso |esto )(?:importa|cuenta|cuesta más|cuesta mas|sale más caro))(?!\p{L})/u,
  fr: /^(?:(?:est-ce que )?(?:ça|ca|cela) (?:pose|posera|va poser) (?:un )?probl[eè]me|(?:est-ce que )?(?:c['’]est|ce sera|ça sera) (?:un probl[eè]me|grave|possible quand m[eê]me)|(?:est-ce que )?(?:ça|ca) (?:coûte|coute) plus|est-ce grave)(?!\p{L})/u,
  de: /^(?:(?:ist|wäre|wird) (?:das|es) (?:denn |da |dann |auch |noch |ein |zu )*(?:problem|okay|ok|in ordnung|schlimm|möglich|zu (?:groß|spät|früh)|groß|spät|früh|alt|jung|extra|teurer|normal)|(?:macht|kostet) das (?:denn |dann |auch )*(?:was|etwas|extra|mehr|nichts))(?!\p{L})/u,
};
