// "Did you get the oil change as well, or not?", "la vidange, là, vous l'avez notée ou pas ?": whether something that is wanted stands in
// the talk is asked, and it is neither wanted in place of what is under way nor asked of what the owner taught. Folded, four languages.
import type { Business, Language } from '../../business.ts';
import { foldCue } from '../cues/cue.ts';
import { namesOf } from '../services/near.ts';

const asks: Readonly<Record<Language, RegExp>> = {
  en: /(?<!\p{L})(?:(?:did|have|do|you)(?: you)?(?: guys)?(?:'ve| have)? (?:also |still |even |actually )?(?:get|got|gotten|have|had|note[d]?|put|add(?:ed)?|written?|write|mark(?:ed)?|include[d]?|catch|caught|jot(?:ted)?)(?!\p{L}).{2,60}|(?:is|are|was) .{2,50} (?:on there|in there|down|noted|included|written|marked|part of (?:it|that)|booked)(?!\p{L}).*|.{2,50} (?:is|are|that'?s|it'?s) (?:on there|in there|noted|included|down)(?! (?:the|to)(?!\p{L})).*)$/u,
  es: /(?<!\p{L})(?:(?:anoto|apunto|puso|agrego|incluyo|anotaron|apuntaron|pusieron)|(?:(?:lo|la|los|las) )?(?:tiene|tienen|ha|han|esta|estan|queda|quedo|quedaron|va|van) (?:ya |tambien )?(?:anotad|apuntad|puest|incluid|agregad)\p{L}*)(?!\p{L})/u,
  fr: /(?<!\p{L})(?:(?:avez|as|aviez)(?:[- ](?:vous|tu))?(?: (?:bien|aussi|deja))? (?:note|mis|inscrit|ajoute|marque|ecrit|compris|pris)(?:e?s?)|(?:c'est|c'etait|est|sont|est-ce que c'est)(?: (?:bien|aussi|deja))? (?:note|inscrit|ajoute|marque|compris|inclus|prevu)(?:e?s?))(?!\p{L})/u,
  de: /(?<!\p{L})(?:(?:haben|habt|hast) (?:sie|ihr|du).{2,60}(?:notiert|aufgeschrieben|eingetragen|vermerkt|drin|mit ?aufgenommen|dabei|dazu)|(?:ist|sind|steht|stehen) .{2,50}(?:notiert|aufgeschrieben|eingetragen|vermerkt|drin|dabei|mit dabei))(?!\p{L})/u,
};
/** It is a question, by its mark or by its words. */
const isQuestion =
  /\?|(?<!\p{L})(?:right|or not|too|as well|o no|verdad|tambien|ou pas|ou non|aussi|oder(?: nicht)?|auch)\P{L}*$|^\P{L}*(?:(?:and|y|et|und)\P{L}+)?(?:did|do|have|is|are|was|haben|ist|sind|steht|avez)(?!\p{L})/u;
/** Another matter than what is wanted done. */
const ofElse =
  /(?<!\p{L})(?:price|cost|how much|time for|opening|room|parking|number|name|phone|e-?mail|address|precio|cuesta|numero|nombre|telefono|correo|direccion|prix|combien|numero|nom|telephone|adresse|preis|kostet|nummer|name|telefon|adresse)(?!\p{L})/u;

/** The sentence in which it is asked; null where nothing of the kind is. */
export function askedIfWanted(said: string, language: Language): string | null {
  const sentences = said.match(/[^.!?;]+[.!?;]*/gu) ?? [];
  return (
    sentences.find((one) => {
      const folded = foldCue(one).replaceAll('’', "'");
      return (
        asks[language].test(folded.replace(/[\s.!?;]+$/u, '')) && isQuestion.test(folded.trim()) && !ofElse.test(folded)
      );
    }) ?? null
  );
}

/** "Both", "the other one": whatever waits. */
export const saysOther = (asked: string): boolean =>
  /(?<!\p{L})(?:both|the other (?:one|thing)|(?:las|los) dos|l[ao] otr[oa]|les deux|l'autre|beides?|das andere)(?!\p{L})/u.test(
    foldCue(asked),
  );

/** Shorter words, or parts of words, name nothing. */
const partMin = 4;
const stemMin = 5;

/** Is this service named, if only by a part of its name: "the letter" of an IRS letter review, "die Beratung" of a Brillenberatung? */
export function namedByPart(asked: string, service: string, business: Business): boolean {
  const said = (foldCue(asked).match(/\p{L}+/gu) ?? []).filter((word) => word.length >= partMin);
  const names = namesOf(service, business).flatMap((one) => foldCue(one).match(/\p{L}+/gu) ?? []);
  return names
    .filter((one) => one.length >= partMin)
    .some((one) =>
      said.some(
        (word) =>
          word === one ||
          (word.length > stemMin && (one.endsWith(word) || word.slice(0, stemMin) === one.slice(0, stemMin))),
      ),
    );
}

/** "I want both", "je veux les deux, pneus et vidange": what waits is not forgotten either. */
const wants: Readonly<Record<Language, RegExp>> = {
  en: /(?<!\p{L})(?:(?:i|we)(?:'d)? (?:want|need|like|said|meant)(?: to (?:do|get|have))?(?: them)? both|both of (?:them|those)|both, the)(?!\p{L})/u,
  es: /(?<!\p{L})(?:(?:quiero|necesito|ocupo|queremos|dije|son) (?:las|los) dos(?! de)|(?:quiero|son) ambas|las dos cosas)(?!\p{L})/u,
  fr: /(?<!\p{L})(?:(?:veux|voudrais|faut|voulons|veut|dit) les deux|les deux choses)(?!\p{L})/u,
  de: /(?<!\p{L})(?:(?:will|mochte|brauche|brauchen|wollen|wollte) (?:ich |wir )?(?:doch |schon )?bei?des?|beides(?=\P{L}*(?:$|[,.;!])))(?!\p{L})/u,
};
export const wantsBoth = (said: string, language: Language): boolean =>
  wants[language].test(foldCue(said).replaceAll('’', "'"));

/** "Las dos" counts there, and tells no hour. */
export const countsTwo = (said: string): boolean => /(?<!\p{L})(?<!a )(?:las|los) dos(?!\p{L})/u.test(foldCue(said));
