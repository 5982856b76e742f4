// "Bei der Frau Vogel, gell", "and the beard, is that extra?", "cualquiera de los dos", where a name was asked for: words that name
// nobody who is to come, though one of them may look like a name. Four languages.
import type { Language } from '../../business.ts';
import type { Command } from '../../commands.ts';
import { foldCue } from '../cues/cue.ts';
import type { Seen } from '../seen.ts';

/** A line that asks; as it is written, since an accent tells "qué" from "que". */
const asks: Readonly<Record<Language, RegExp>> = {
  en: /\?|(?<!\p{L})(?:what|how|which|when|where|why|whose|is (?:that|it|this|there)|do you|does)(?!\p{L})/iu,
  es: /[?¿]|(?<!\p{L})(?:qué|cómo|cuant[oa]s?(?= (?:cuesta|vale|sale|cobra|dura|tarda|es|me))|cuánt[oa]s?|cuál(?:es)?|dónde|cuándo)(?!\p{L})/iu,
  fr: /\?|(?<!\p{L})(?:quoi|combien|comment|pourquoi|est-ce|c['’]est (?:avec|quoi|combien|qui|où))(?!\p{L})/iu,
  de: /\?|(?<!\p{L})(?:was|wann|warum|wieviel|(?<!(?<!\p{L})\p{L} )wie|welche[rsnm]?)(?!\p{L})/iu,
};

/** A choice that is given away, or one of two things; folded. */
const chooses: Readonly<Record<Language, RegExp>> = {
  en: /(?<!\p{L})(?:either|whichever|whoever|whatever|anyone|any of|(?:don['’]?t|doesn['’]?t) (?:care|mind|matter)|or)(?!\p{L})/u,
  es: /(?<!\p{L})(?:cualquiera|quien sea|el que sea|la que sea|da igual|lo mismo|o)(?!\p{L})/u,
  fr: /(?<!\p{L})(?:n['’]importe|peu importe|l['’]une? ou l['’]autre|ca m['’]est egal|ou)(?!\p{L})/u,
  de: /(?<!\p{L})(?:egal|irgendwer|wer auch immer|eine[rm]? von beiden|oder)(?!\p{L})/u,
};

/** "And the beard": a thing that is spoken of besides; folded. */
const besides =
  /^\P{L}*(?:and|y|et|pis|und) (?:(?:the|el|la|l[eao]s|le|der|die|das) |l['’])(?!(?:(?:full|first|last) )?(?:name|nombre|apellido|nom|vorname|nachname)(?!\p{L}))/u;
/** Right before whoever they come to; folded. */
const rightWith =
  /(?<!\p{L})(?:with|con|avec|chez|bei|beim|mit)(?: (?:dr|mr|mrs|ms|la|el|der|dem|frau|herrn?|madame|monsieur))?\.? *$/u;

/** With whom they come; folded. */
const withStaff =
  /^\P{L}*(?:(?:ok|okay|yes|yeah|sure|si|vale|bueno|oui|d'accord|ja|gut|gern|and|but|y|pero|et|pis|mais|und|aber)\P{L}+)*(?:(?:it's|that's|es|c'est|das ist)\P{L}+)?(?:with|con|avec|chez|bei|beim|mit)(?!\p{L})/u;

/** What stands right before the caller's own name; folded. */
const introduces =
  /(?<!\p{L})(?:my name(?:'s| is)|i'm|i am|this is|me llamo|mi nombre es|soy|je m'appelle|mon nom est|je suis|ich heisse|mein name ist|ich bin)\s*$/u;

/** "With Nico, my name is Tom": both are told. */
function isIntroduced(folded: string, name: string): boolean {
  const at = folded.lastIndexOf(name);
  return at > 0 && introduces.test(folded.slice(0, at));
}

/** Does this say something else than a name, whatever was read as one? `staff`: somebody of the house is spoken of. */
export function namesNobody(said: string, name: string, language: Language, staff: boolean): boolean {
  const folded = foldCue(said);
  const before = folded.slice(0, Math.max(0, folded.lastIndexOf(foldCue(name))));
  const isWith = withStaff.test(folded) || rightWith.test(before);
  if (staff && isWith && !isIntroduced(folded, foldCue(name))) return true;
  // Written like a name it is one, whatever stands around it.
  return !said.includes(name) && (asks[language].test(said) || chooses[language].test(folded) || besides.test(folded));
}

/** "With Nico, right?": the one whom they want to come to. */
export function withWhom({ said, mentions }: Seen): Command[] {
  const [one] = mentions.staff;
  return one && withStaff.test(foldCue(said)) ? [{ do: 'set-staff', staff: one.name }] : [];
}
