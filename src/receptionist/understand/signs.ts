// What one clause shows: the trained model's dialogue acts and the sure cues, put together.
import type { Language } from '../business.ts';
import { type Intent, understandIntents } from '../models/intents.ts';
import { lately } from '../models/lately.ts';
import type { Asks } from '../turn.ts';
import type { CueName, CueTable } from './cues/cue.ts';
import { foldCue } from './cues/cue.ts';
import { germanCues } from './cues/de.ts';
import { englishCues } from './cues/en.ts';
import { spanishCues } from './cues/es.ts';
import { frenchCues } from './cues/fr.ts';
import { type Deciding, least } from './least.ts';
import { askedToKnow } from './questions/asked-to-know.ts';

const tables: Record<Language, CueTable> = { en: englishCues, es: spanishCues, fr: frenchCues, de: germanCues };

export type Signs = {
  readonly text: string;
  readonly folded: string;
  readonly start: number;
  readonly end: number;
  readonly negated: boolean;
  /** A sure sign in the words. */
  cue(name: CueName): boolean;
  /** The model's score of an act in this stretch, 0 where it sees none. */
  score(intent: Intent): number;
  /** Is that score high enough for what is decided from it? */
  sounds(what: Deciding): boolean;
};

/** What names a service has at most so many words. */
const nameWordsMax = 3;

/** The signs of a stretch of talk. */
export function signsOf(
  text: string,
  language: Language,
  asked: Asks | null,
  place: { readonly start: number; readonly end: number; readonly negated: boolean },
): Signs {
  const folded = foldCue(text);
  // "Vollmacht halt", "un bain", where a service is asked for: so short an answer names one, whatever the model hears in it.
  const isNamed = asked === 'service' && folded.trim().split(/\s+/).length <= nameWordsMax;
  let scores: Map<Intent, number> | null = null;
  const score = (intent: Intent): number => {
    if (!scores) {
      scores = new Map();
      for (const one of understandIntents(text, language, asked)) {
        if (!one.negated) scores.set(one.intent, Math.max(scores.get(one.intent) ?? 0, one.score));
      }
    }
    return scores.get(intent) ?? 0;
  };
  return {
    text,
    folded,
    ...place,
    cue: (name) => shows(name, folded, language),
    score,
    sounds: (what) => {
      if (isNamed && (what === 'abuse' || what === 'wait')) return false;
      const heard = score(least[what].act);
      return heard > 0 && heard >= least[what].from;
    },
  };
}

/** Whether a text shows a cue of another language than the one that is spoken. */
export function cueOf(name: CueName, text: string, language: Language): boolean {
  return shows(name, foldCue(text), language);
}

/** A wish to know something asks for it. */
const shows = lately(
  (name: CueName, folded: string, language: Language): boolean =>
    tables[language][name].test(folded) || (name === 'question' && askedToKnow(folded, language) !== null),
);
