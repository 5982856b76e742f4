// A caller whose language is none of the house's is understood in it all the same, where it is one of those known here; what is
// said to them stays in the house's.
import type { Business, Language } from '../../business.ts';
import { foreignLanguageOf, identifyLanguage } from '../../models/language.ts';
import type { Heard, Understood } from '../../understander.ts';
import { readLetter } from './letter.ts';

/** So much of a line tells its language, in characters. */
const lookedAtMax = 1000;

/** What they speak, until a line of theirs is in a language of the house; null where that is what they speak. */
function ownLanguageOf({ turn, state, business }: Heard): Language | null {
  const { said } = readLetter(turn.text.slice(0, lookedAtMax), turn.channel === 'email');
  const foreign = foreignLanguageOf(said, business.languages);
  if (foreign === 'unknown') return null;
  const before = state.ownLanguage;
  if (foreign !== null || before === undefined || business.languages.includes(before)) return foreign;
  // A bare "oui", a name and a number stay in the language of the lines before.
  const { language } = identifyLanguage(said, [...business.languages, before], before);
  return language === before ? before : null;
}

const speaking = new WeakMap<Business, Map<Language, Business>>();

/** The house as if it spoke that alone. The same one each time, since what is read off a house is kept with it. */
function houseSpeaking(business: Business, own: Language): Business {
  const known = speaking.get(business) ?? new Map<Language, Business>();
  speaking.set(business, known);
  const house = known.get(own) ?? { ...business, languages: [own] };
  known.set(own, house);
  return house;
}

type Reading = {
  readonly understand: (heard: Heard) => Understood;
  /** The language of the house that the line would be in, and whether it speaks of danger in that. */
  readonly open: () => { readonly language: Language; readonly isDanger: boolean };
};

/** What a caller wants in their own language; null where that is one of the house's. */
export function inOwnLanguage(heard: Heard, { understand, open }: Reading): Understood | null {
  const own = ownLanguageOf(heard);
  if (own === null) return null;
  const { business, state } = heard;
  const there = understand({
    ...heard,
    business: houseSpeaking(business, own),
    state: { ...state, language: own },
  });
  const { language, isDanger } = open();
  const isLost = there.commands.every((one) => one.do === 'cannot-tell');
  const { commands, said } = isLost || isDanger ? understand(heard) : there;
  const foreign = { do: 'foreign', language: own } as const;
  return { language, commands: [foreign, ...commands.filter((one) => one.do !== 'foreign')], said };
}
