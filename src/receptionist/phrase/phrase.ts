// Words for a plan: the phrasebook of the caller's language, in the business's style and the door's manner.
import type { Business, Language } from '../business.ts';
import type { Say } from '../plan.ts';
import type { Channel } from '../turn.ts';
import { german } from './de.ts';
import { english } from './en.ts';
import { spanish } from './es.ts';
import { french } from './fr.ts';
import { wordAgain } from './said-again.ts';
import { tellerOf } from './teller.ts';
import type { Phrasebook, Voice } from './voice.ts';

const books: Record<Language, Phrasebook> = { en: english, es: spanish, fr: french, de: german };

export function voiceOf(business: Business, language: Language, channel: Channel, now: string, turn: number): Voice {
  return {
    language,
    style: business.voice.style,
    spoken: channel === 'phone',
    turn,
    repeats: 0,
    tell: tellerOf(language, business, now, channel === 'phone'),
  };
}

/** The sentence or two of one speech act. */
export function wordOf(say: Say, voice: Voice): string {
  const phrase = books[voice.language][say.say] as (say: Say, voice: Voice) => string;
  // "8 p. m." at a sentence's end brings its own full stop.
  return (wordAgain(say, voice) ?? phrase(say, voice)).replace(/\.\.(?!\.)/g, '.').trim();
}

/** The whole reply: sentences one after the other; an e-mail gets its greeting and its signature. */
export function wordsOf(
  acts: readonly Say[],
  voice: Voice,
  letter: { readonly business: Business; readonly to?: string | undefined } | null,
): string {
  const sentences = acts.map((act) => wordOf(act, voice)).filter((text) => text !== '');
  const text = sentences.map(capitalised).join(' ');
  if (!letter || text === '') return text;
  const frames: Record<Language, [string, string]> = {
    en: [letter.to ? `Dear ${letter.to},` : 'Hello,', 'Kind regards,'],
    es: [letter.to ? `Hola, ${letter.to}:` : 'Buenos días:', 'Un cordial saludo,'],
    fr: [letter.to ? `Bonjour ${letter.to},` : 'Bonjour,', 'Bien cordialement,'],
    de: [letter.to ? `Guten Tag ${letter.to},` : 'Guten Tag,', 'Mit freundlichen Grüßen'],
  };
  const [hello, bye] = frames[voice.language];
  return `${hello}\n\n${text}\n\n${bye}\n${letter.business.name}`;
}

function capitalised(text: string): string {
  return text.replace(/^([^\p{L}\d]*)(\p{Ll})/u, (_, before: string, letter: string) => before + letter.toUpperCase());
}
