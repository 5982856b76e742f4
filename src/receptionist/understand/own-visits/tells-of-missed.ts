// "I forgot my visit last week", "on a raté notre séance": a visit that did not take place because the caller did not come. What it costs is
// asked behind it, and no new visit is wished for. Folded text, four languages.
import type { Language } from '../../business.ts';

const visits: Readonly<Record<Language, string>> = {
  en: '(?:appointments?|appt|visits?|sessions?|lessons?|class|slots?|bookings?|reservations?|check-?ups?|exams?|cleanings?|consultations?|consults?|fittings?|follow-?ups?|massage|haircut|groom(?:ing)?|treatment)(?! (?:cards?|times?|numbers?|confirmation|details|reminders?|letters?|notes?|forms?|fees?))',
  es: '(?:cita|visita|sesion|clase|consulta|turno|reserva|revision|limpieza)',
  fr: '(?:rendez-vous|rdv|seance|visite|consultation|cours|lecon|reservation|controle)',
  de: '(?:termin|sitzung|stunde|besuch|behandlung|untersuchung|unterricht|kontrolle|beratung|anprobe)',
};
const whose: Readonly<Record<Language, string>> = {
  en: "(?:my|our|his|her|their|the|that|an?|(?:my|our) \\p{L}+'s)",
  es: '(?:la|mi|nuestra|su|el|una)',
  fr: '(?:le|la|mon|ma|notre|son|sa|un|une)',
  de: '(?:den|die|das|meine?n?|unsere?n?|seine?n?|ihre?n?|eine?n?)',
};

const tells: Readonly<Record<Language, RegExp>> = {
  en: new RegExp(
    `(?<!if (?:i|we|he|she|they) )(?<!\\p{L})(?:missed|forgot(?: all)?(?: about)?|skipped|slept (?:right )?through|overslept (?:for )?|spaced(?: out)?(?: on)?|blanked on|blew off|no.?showed(?: for)?|flaked on|(?:didn't|did not|couldn't|could not|never) (?:make it (?:in )?(?:to|for)|show(?: up)? (?:to|for)|come (?:in )?(?:to|for)|get to|turn up (?:to|for))) ${whose.en} (?:\\p{L}+ ){0,2}?${visits.en}(?!\\p{L})|(?<!\\p{L})(?:i|we) (?:was|were|had) an? no.?show(?!\\p{L})`,
    'u',
  ),
  es: new RegExp(
    `(?<!\\p{L})(?:perdi|perdimos|falte a|faltamos a|(?:me|nos) (?:olvide|olvidamos) de|olvide|olvidamos|se (?:me|nos|le) (?:olvido|paso|fue)|no (?:fui|llegue|pude (?:ir|llegar)|pudimos (?:ir|llegar)|me presente|asisti|fuimos|llegamos|nos presentamos|vine|vino|fue) a) ${whose.es} (?:\\p{L}+ ){0,2}?${visits.es}(?!\\p{L})`,
    'u',
  ),
  fr: new RegExp(
    `(?<!\\p{L})(?:oublie|rate|manque|loupe|zappe)e? ${whose.fr} (?:\\p{L}+ ){0,2}?${visits.fr}(?!\\p{L})|(?<!\\p{L})(?:pas|jamais) (?:pu venir|venue?s?|presentee?s?) (?:a|au) (?:(?:mon|ma|notre|la) )?${visits.fr}(?!\\p{L})`,
    'u',
  ),
  de: new RegExp(
    `(?<!\\p{L})${whose.de} (?:\\p{L}+ ){0,1}?\\p{L}*${visits.de}(?: (?!nicht|nie|kein\\p{L}*)\\p{L}+){0,5}? (?:vergessen|verpasst|verschwitzt|verschlafen|versaumt|sausen lassen)(?!\\p{L})|(?<!\\p{L})nicht (?:zum|zur|zu (?:mein|unser)\\p{L}+) (?:\\p{L}+ ){0,1}?\\p{L}*${visits.de} (?:gekommen|erschienen|da gewesen)(?!\\p{L})`,
    'u',
  ),
};

/** Is a visit told of that was missed? `folded` as `foldCue` does it. */
export const tellsOfMissed = (folded: string, language: Language): boolean => tells[language].test(folded);
