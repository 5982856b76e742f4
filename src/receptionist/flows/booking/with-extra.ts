// "How much is that with the piano?": what the owner asks on top is told beside the price of what is talked about, not instead of it.
import type { Business, Language } from '../../business.ts';
import { listedPrice } from '../../facts/fact.ts';
import { isAfter } from '../../facts/topics.ts';
import type { Say } from '../../plan.ts';
import { foldCue } from '../../understand/cues/cue.ts';

/** Something is had along with it; whom it is done with, or by whom it is paid, costs nothing of its own. */
const withIt =
  /(?<!\p{L})(?:with|plus|including|adding|con|mas|incluyendo|avec|plus|y compris|mit|inklusive|plus|samt)(?!\p{L}) (?!(?:you|your|him|her|them|me|us|insurance|usted|ustedes|el seguro|seguro|vous|lui|elle|assurance|ihnen|euch|ihm|ihr|versicherung)(?!\p{L}))/u;
const sum = /[$€] ?\d|\d ?[$€]/u;

/** The list's price of the service, where the text that was found prices only what comes with it; null elsewhere. */
export function priceWithExtra(
  question: string,
  text: string,
  language: Language,
  service: string | undefined,
  { services }: Business,
): Say | null {
  const folded = foldCue(question);
  const one = services.find(({ name }) => name === service);
  if (!one?.priceCents || !isAfter('price', folded, language) || !withIt.test(folded) || !sum.test(text)) return null;
  const isTold = new RegExp(`[$€] ?${one.priceCents / 100}(?![\\d.,]*\\d)`, 'u').test(text);
  return isTold ? null : listedPrice(one);
}
