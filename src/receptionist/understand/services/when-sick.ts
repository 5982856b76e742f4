// "My dog is throwing up": a house that keeps a visit for whoever is ill gives that one, and no yearly exam.
import type { Business } from '../../business.ts';
import { foldCue } from '../cues/cue.ts';

const forSick =
  /(?<!\p{L})(?:sick|ill(?:ness)?|unwell|enferm[oa]s?|enfermedad|malades?|maladie|kranke?[nrs]?|akut\p{L}*)(?!\p{L})/u;

/** Does one of the service's names say that it is for whoever is ill? */
const isForSick = ({ name, aka = [] }: Business['services'][number]): boolean =>
  [name, ...aka].some((one) => forSick.test(foldCue(one)));

/** What somebody has who is ill, rather than a thing that is broken. */
const ailment =
  /(?<!\p{L})(?:threw up|throw(?:s|ing) up|puk\p{L}+|vomit\p{L}*|cough\p{L}*|sneez\p{L}+|wheez\p{L}+|limp\p{L}*|diarrhea|scratching|drooling|panting|letharg\p{L}+|bloated|eat(?:s|en|ing)?|ate|pee(?:d|ing)?|poop(?:ed|ing)?|swallowed|acting|lump|rash|itch\p{L}*|swollen|bleed\p{L}*|hurts?|sore|fleas|worms|(?<!a )(?<!little )bit(?! (?:of|late|early|more))|bitten|stung|get up|infected|fight|cojea|no come|no orina|boite|mange plus|humpelt|frisst|erbricht|blutet)(?!\p{L})/u;

/** The visit for whoever is ill, where an ailment is told and the house has one such visit; folded text. */
export function visitWhenSick(folded: string, { services }: Business): string | undefined {
  if (!ailment.test(folded)) return undefined;
  const [only, second] = services.filter(isForSick);
  return second === undefined ? only?.name : undefined;
}
