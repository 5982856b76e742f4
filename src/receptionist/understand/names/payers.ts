// "Is Zelle OK", "Delta Dental", "it's for Medicaid patients too, right", where a name was asked for: who pays or how, and nobody's name.
import { isEverydayWord } from '../../models/everyday.ts';
import { isListedName } from '../../models/names.ts';
import { foldCue } from '../cues/cue.ts';

/** Insurers and means of payment after which no one is called: "Kaiser", "Oscar" and "Guardian" are people too, and stay out. */
const payer =
  /(?<!\p{L})(?:aetna|cigna|geico|medicaid|medicare|medi-cal|tricare|trupanion|metlife|eyemed|carecredit|unitedhealthcare|delta dental|blue (?:cross|shield)|state farm|zelle|venmo|paypal|cash ?app|apple pay|google pay|mastercard|amex|american express|klarna|bizum|interac|ramq|aok|techniker krankenkasse)(?!\p{L})/gu;

const isTalk = (word: string) => isEverydayWord(foldCue(word)) && !isListedName(foldCue(word));

/** The name without a payer that stands in it; null where no name is left. */
export function withoutPayer(name: string): string | null {
  const folded = foldCue(name);
  if (folded.length !== name.length || folded.search(payer) < 0) return name;
  const rest = [...folded.matchAll(payer)]
    .reduceRight((sofar, { 0: one, index }) => `${sofar.slice(0, index)} ${sofar.slice(index + one.length)}`, name)
    .replace(/\s+/gu, ' ')
    .trim();
  return rest === '' || rest.split(' ').every(isTalk) ? null : rest;
}
