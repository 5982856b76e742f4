// What sounds like a visit because it names a service, and asks how it is with a thing: whether one is in stock, whether it has to be the one
// or the other, whether it is paid for, whether something may be had along. Also how the house goes about it: "do you call me before you put in
// parts?" asks for no call. Folded text, four languages.
import { foldCue } from '../cues/cue.ts';
import type { Seen } from '../seen.ts';
import { outrightNamed } from '../services/near.ts';

/** Whether a thing is there to be had, and no time is. */
const inStock =
  /(?<!\p{L})(?:in stock|on (?:the|your) shel(?:f|ves)|out of stock|sold out|en existencias?|en stock|en bodega|agotad[oa]s?|en rayon|en rupture|auf lager|vorratig|ausverkauft)(?!\p{L})/u;

/** Whether it has to be so. */
const hasToBe =
  /^\P{L}*(?:(?:and|so|y|et|und|aber|but|mais|pero)[ ,]+)*(?:(?:does|must|would) (?:it|that|this|the \p{L}+|my \p{L}+) (?:have to|need to|be)|(?:tiene|tienen) que (?:ser|estar|tener)|(?:es|son) (?:a fuerza|obligatori[oa]s?)|(?:faut-il|il faut|ca doit|est-ce que ca doit|doit-(?:il|elle|on)) (?:forcement|absolument|etre|avoir)|(?:muss|mussen|soll|sollte|reicht|reichen|tut's|tuts) (?:es|das|der|die|ein\p{L}*|mein\p{L}*)(?! (?:termin|heute|morgen|gleich (?:heute|morgen))))(?!\p{L})/u;

/** Whether it is paid for: "la première révision, je la paie ?" */
const isPaid =
  /(?<!\p{L})(?:(?:je|on|nous) (?:la |le |les |l')?(?:paie|paye|paies|payons|payes)|(?:la|lo|los|las) (?:pago|pagamos|cobran)|(?:tengo|tenemos) que pagar(?:l[oa]s?)?|(?:zahle|bezahle|zahlen|bezahlen) (?:ich|wir) (?:die|den|das|dafur|extra|trotzdem)|(?:do|would|will) (?:i|we) (?:still |have to |also )*(?:pay|owe|get charged)|(?:is|are) (?:it|that|they|the first one) (?:free|on the house|included))(?!\p{L})/u;

/** A wish that ends in whether it is all right asks leave: "we'd love the cat in the picture, is that okay?" */
const askingLeave =
  /(?<!\p{L})(?:(?:is|would) (?:that|it|this) (?:be )?(?:ok|okay|all right|alright|fine|allowed|a problem)|(?:esta|estaria) bien|se puede|hay problema|les molesta|d'accord|ca (?:va|vous va|pose (?:un )?probleme)|c'est (?:permis|autorise|bon)|vous etes d'accord|(?:ist|ware) das (?:ok|okay|in ordnung|erlaubt|ein problem)|(?:geht|ginge) das)\P{L}*$/u;
const wishesSo =
  /(?<!\p{L})(?:(?:i|we)(?:'d| would) (?:love|like) (?:to have |to bring |for )?(?:the|our|my|a)|(?:quisiera|quisieramos|queremos|quiero|nos gustaria|me gustaria) que|(?:aimerais|aimerait|aimerions|voudrais|voudrait|voudrions) (?:bien )?que|(?:mochte|mochten|hatte|hatten|wurde|wurden) (?:ich|wir|gern\p{L}*)?.* (?:dabei|mit drauf|mit aufs|mitbringen|mitnehmen))(?!\p{L})/u;

/** What the house does of itself, time and again: "do you always call before …?" */
const whetherTold =
  /^\P{L}*(?:(?:and|so|y|et|und)[ ,]+)*(?:do (?:you|u|y'all|they)(?: guys| folks)?(?: always| usually| normally| at least)* (?:call|ring|phone|text|e-?mail|contact|notify|warn|ask|check with)(?: (?:me|us|people|customers|clients))? (?:before|ahead|first|if|when|once|prior)|(?:me|nos) (?:llaman|avisan|hablan|marcan|preguntan) (?:antes|primero|si|cuando)|(?:est-ce que )?vous (?:m'|nous |me )?(?:appelez|prevenez|avertissez|demandez) (?:avant|d'abord|si|quand)|(?:m'|nous )?(?:appelez|prevenez|avertissez)-vous (?:avant|d'abord|si|quand)|(?:rufen|melden|fragen|geben) sie (?:mich |uns |sich |mir )?(?:vorher|erst|immer|bescheid|an)(?:,? (?:an|bevor|wenn|bescheid|vorher))*)(?!\p{L})/u;

/** Is it asked how the house goes about it, and for no call? */
export const asksWhetherTold = ({ whole, said }: Seen): boolean => said.includes('?') && whetherTold.test(whole.folded);

/** Is it asked how it is with a thing, and no visit wished for? */
export function asksOfThing({ whole, clauses, said, mentions }: Seen): boolean {
  if (!/\?\P{L}*$/u.test(said) || whole.cue('appointment') || whole.cue('available')) return false;
  if (inStock.test(whole.folded)) return true;
  const isDated = mentions.wishes.some(({ wish }) => wish.date !== undefined || wish.time !== undefined);
  if (isDated || whole.cue('book')) return false;
  const last = foldCue(clauses.at(-1)?.text ?? said);
  if (hasToBe.test(whole.folded) || hasToBe.test(last) || isPaid.test(last)) return true;
  // "We'd love a family session, is that okay?" wishes for one by its name.
  const isNamed = mentions.services.some(({ score }) => score >= outrightNamed);
  return !isNamed && wishesSo.test(whole.folded) && askingLeave.test(whole.folded);
}
