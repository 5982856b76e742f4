// "Right after me", "el mismo día", "avant moi": when the next of several comes, counted from the one before. Patterns are over folded
// text, in four languages.
import type { Language } from '../../business.ts';
import type { GuestTime } from '../../commands.ts';
import { eachLanguage } from '../../models/text.ts';
import { foldCue } from '../cues/cue.ts';

type Words = Readonly<Record<GuestTime, string>>;

const words: Readonly<Record<Language, Words>> = {
  en: {
    'right-after':
      '(?:(?:right|straight|directly|just|immediately) )?after (?:me|mine|us|ours|her|hers|him|his|them|that|my \\p{L}+)|(?:right|straight|directly|immediately) after(?:wards)?(?! (?!please|if|on|the same|with|too|also|as well|and|or|then|for)[\\p{L}\\d])|back[ -]to[ -]back',
    'just-before': '(?:(?:right|directly|just) )?before (?:me|mine|us|ours|her|hers|him|his)',
    'same-time': '(?:at )?(?:the |around the )?same time(?: as (?:me|mine|us))?',
    'other-day': '(?:on )?(?:another|a different|some other) (?:day|date)',
    'same-day':
      '(?:on )?(?:the |that )?same (?:day|date|morning|afternoon|evening|(?:mon|tues|wednes|thurs|fri|satur|sun)day)',
  },
  es: {
    'right-after':
      '(?:(?:justo|inmediatamente|enseguida|en seguida) )?despues de(?:l mio| la mia| lo mio| mi| el| ella| nosotros)|(?:justo|enseguida|en seguida) despues(?! del? )|enseguida|en seguida|luego luego',
    'just-before': '(?:(?:justo|inmediatamente) )?antes (?:que (?:yo|el|ella)|de mi|del mio|de la mia|de lo mio)',
    'same-time': '(?:a )?la misma hora(?: que yo)?|al mismo tiempo',
    'other-day': 'otro dia',
    'same-day': '(?:en )?(?:el |ese )?mismo (?:dia|lunes|martes|miercoles|jueves|viernes|sabado|domingo)',
  },
  fr: {
    'right-after':
      '(?:(?:juste|tout de suite|directement|immediatement) )?apres (?:moi|le mien|la mienne|lui|elle|nous)|(?:juste|tout de suite|directement) apres(?! (?:l[ea]s?|l|son|sa|ses|mon|ma|mes|notre|nos|\\d)(?![\\p{L}]))',
    'just-before': '(?:(?:juste|directement) )?avant (?:moi|le mien|la mienne|lui|elle)',
    'same-time': '(?:a )?la meme heure(?: que moi)?|en meme temps(?: que moi)?',
    'other-day': '(?:un )?autre jour',
    'same-day': '(?:le )?meme (?:jour|matin|(?:lun|mar|mercre|jeu|vendre|same)di|dimanche)|la meme journee',
  },
  de: {
    'right-after':
      '(?:(?:gleich|direkt|unmittelbar) )?nach (?:mir|ihr|ihm|uns|meinem|meiner)(?: termin)?|(?:gleich|direkt|unmittelbar) (?:danach|anschliessend|im anschluss)|danach|im anschluss',
    'just-before': '(?:(?:gleich|direkt|unmittelbar) )?vor (?:mir|ihr|ihm|meinem)(?: termin)?|davor',
    'same-time': '(?:zur|um die) (?:selben|gleichen|gleiche|selbe) (?:zeit|uhrzeit)|gleichzeitig',
    'other-day': '(?:an )?(?:einem )?anderen tag',
    'same-day': 'am (?:selben|gleichen) (?:(?:(?:mon|diens|donners|frei|sams|sonn)?tag)|mittwoch|sonnabend)',
  },
};

const order = ['right-after', 'just-before', 'same-time', 'other-day', 'same-day'] as const;

const patterns = eachLanguage((language) =>
  order.map((time) => [time, new RegExp(`(?<!\\p{L})(?:${words[language][time]})(?!\\p{L})`, 'gu')] as const),
);

/** When they come, counted from the one before; null where it is not said. */
export function guestTime(said: string, language: Language): GuestTime | null {
  const folded = foldCue(said);
  return patterns[language].find(([, pattern]) => folded.search(pattern) >= 0)?.[0] ?? null;
}

/** What is said beside it, each letter in its place. */
export function withoutGuestTimes(said: string, language: Language): string {
  let text = said;
  for (const [, pattern] of patterns[language]) {
    const folded = foldCue(text);
    if (folded.length !== text.length) return text;
    for (const { 0: found, index } of folded.matchAll(pattern))
      text = `${text.slice(0, index)}${' '.repeat(found.length)}${text.slice(index + found.length)}`;
  }
  return text;
}
