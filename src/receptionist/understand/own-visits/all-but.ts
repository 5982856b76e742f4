// "Cancel everything except the cleaning", "keep the cleaning and cancel the rest": every visit is meant but what is excepted.
// Patterns are over the text as it was said, since what is excepted is cut out of it.
import type { Language } from '../../business.ts';
import type { Command } from '../../commands.ts';
import type { Heard } from '../../understander.ts';
import { readMentions } from '../mentions.ts';
import { visits } from './every-visit.ts';

const every = `(?:everything|(?:any|all)(?: (?:of )?(?:them|(?:my|our|the|these|those)(?: \\p{L}+)? (?:${visits})))?|both(?: (?:of )?(?:them|(?:my|our|the|these|those)(?: \\p{L}+)? (?:${visits})|(?:${visits})))?|every (?:one|single one|(?:${visits}))|the (?:whole )?lot|tod[oa]s?(?: (?:mis|las|los|nuestr[oa]s) (?:${visits}))?|(?:las|los) dos|amb[oa]s|tout|tou(?:te)?s(?: (?:mes|les|nos) (?:${visits}))?|les (?:deux|trois)|alles|alle[nr]?(?: (?:meine|unsere|diese|die))?(?: (?:${visits}))?|(?:alle )?beiden?)`;

const rest = `(?:the (?:rest|others?(?: (?:ones?|two|three|${visits}))?)|everything else|all the others?|(?:el resto|(?:las|los) (?:dem[aá]s|otr[oa]s(?: (?:${visits}))?)|la otra|el otro|todo lo dem[aá]s)|(?:tout )?le reste|(?:tous |toutes )?les autres(?: (?:${visits}))?|l['’]autre|den rest|(?:alle )?die anderen?(?: (?:${visits}))?|den anderen|alle anderen?(?: (?:${visits}))?|alles andere)`;

const off =
  '(?:cancel\\p{L}*|call off|scrap|annul\\p{L}*|supprim\\p{L}*|anul\\p{L}*|absag\\p{L}*|stornier\\p{L}*|streich\\p{L}*)';
const offBehind =
  '(?:cancell?ed|called off|cancelad[oa]s|anulad[oa]s|annul[eé]e?s?|annuler|absagen|abgesagt|stornieren|storniert|streichen|gestrichen|ab)(?!\\p{L})';

/** A "but" may go on to something else: "but call me back". */
const except =
  "(?:except(?:ing)?(?: for)?|excluding|apart from|aside from|other than|besides|save for|but(?: not)?(?= (?:the|my|our|that|this|those|these|one|for|on|(?:mon|tues|wednes|thurs|fri|satur|sun)day)(?!\\p{L}))|menos|excepto|salvo|quitando|a excepci[oó]n de|sauf|except[eé]|hormis|(?:mis )?à part|à l['’]exception d[eu'’]|au(?:ß|ss)er|bis auf|mit ausnahme (?:von|des|der)|nur nicht)";

/** Up to a pause, or to the verb that a German sentence ends in. */
const what = `[^.!?;,]{2,70}?(?=\\s+(?:${offBehind})|\\s*(?:[.!?;,]|$))`;

const excepted = new RegExp(`(?<!\\p{L})(${every})((?: [\\p{L}\\d:]+){0,5}?),?\\s+${except}\\s+(${what})`, 'iu');

const keep =
  "(?:(?:(?:i(?:'d| would) (?:like|want) to |i (?:want|need) to |i'll |just |please |only )*(?:keep|hold on to)|(?:please |just )*leave(?= [^.!?;,]*(?<!\\p{L})(?:as (?:is|it|they)|alone|in place|the way|where)(?!\\p{L})))(?: only| just)?|(?:d[eé]j(?:e|en)|mant(?:enga|engan|engo)|conserv(?:e|en|o)|(?:s[oó]lo )?me quedo con|s[oó]lo (?:se )?queda|quiero (?:conservar|mantener|quedarme con))(?: s[oó]lo| solamente)?|(?:gardez|je (?:ne )?garde(?: que)?|conservez|maintenez|laissez(?= [^.!?;,]* (?:comme|tel|en place))|je (?:veux|voudrais|souhaite) garder)(?: juste| seulement)?|(?:behalten (?:sie|wir)|ich behalte|lassen sie(?= [^.!?;,]* (?:stehen|bestehen|drin|so(?!\\p{L}))))(?: nur| bitte)?)";
/** What is kept ends at a pause, or where the next is called off. */
const untilNext = `(?=\\s+(?:stehen|drin|bestehen|as (?:is|it|they)|alone|in place|where|comme|tel|en place|como est[aá]|so(?!\\p{L}))|,? +(?:and|but|y|pero|et|mais|und|aber) (?:please |bitte )*(?:${off}|sagen|drop)|\\s*(?:[.!?;,]|$))`;

const keptAfter = new RegExp(`(?<!\\p{L})${keep}\\s+([^.!?;,]{2,70}?)${untilNext}`, 'iu');
/** "Nur die Zahnreinigung behalte ich", "only the cleaning stays". */
const keptBefore =
  /(?:(?<!\p{L})(?:only|just|s[oó]lo|seul(?:e(?:ment)?)?|nur|lediglich)\s+([^.!?;,]{2,50}?)\s+(?:stays?|remains?|can stay|se quedan?|reste(?:nt)?|bleib(?:t|en))|([^.!?;,]{2,50}?)\s+(?:behalte ich|behalten wir|m[oö]chte ich behalten|will ich behalten))(?!\p{L})/iu;

/** All of them, or all that is left, right by the verb that calls off. */
const offEvery = new RegExp(
  `(?<!\\p{L})(?:(?:${off}|drop)(?: (?!and|y|et|und|my|mi|mon|meine?n?)\\p{L}+){0,2}? (?:${rest}|${every})|sagen?(?: sie| ich| wir| bitte| mir| dann)* (?:${rest}|${every})(?: \\p{L}+){0,2} ab|(?:${rest}|${every})(?: \\p{L}+){0,3} ${offBehind})(?!\\p{L})`,
  'iu',
);
const anyOff = new RegExp(`(?<!\\p{L})(?:${off}|drop|call(?:ed)? off|sagen?(?!\\p{L}).* ab)(?!\\p{L})`, 'iu');

/** "Don't cancel …" calls off nothing. */
const notOff = new RegExp(
  `(?<!\\p{L})(?:don['’]?t|do not|never|not|no|ne|n['’]|nicht)(?: \\p{L}+)? ${off}|${off} (?:sie )?(?:pas|nicht)(?!\\p{L})`,
  'iu',
);

/** "I don't want to cancel all of them, only the cleaning": that one is to go. */
const notEvery = new RegExp(
  `(?<!\\p{L})(?:don['’]?t|do not|not|no|pas|nicht)(?: \\p{L}+){0,3}? (?:(?:${off}|drop)(?: \\p{L}+)? ${every}|${every}(?: \\p{L}+)? ${offBehind})(?: \\p{L}+){0,2}[,;.]? *(?:but |sino |sondern )?(?:just|only|s[oó]lo|solamente|seulement|juste|nur) (${what})`,
  'iu',
);
const callOff: Readonly<Record<Language, (what: string) => string>> = {
  en: (what) => `cancel ${what}`,
  es: (what) => `cancelar ${what}`,
  fr: (what) => `annuler ${what}`,
  de: (what) => `${what} absagen`,
};

export type AllBut = {
  /** What was said without the exception. */
  readonly rest: string;
  /** Null where what is to go is named. */
  readonly every: Extract<Command, { do: 'every' }> | null;
};

/** Every visit but some, which are named by service, person or time; null where no such thing is said. */
export function allBut(heard: Heard, said: string, language: Language): AllBut | null {
  const { asked, frames } = heard.state;
  const answers = (asked === 'booking' || asked === 'confirm') && frames.at(-1)?.flow === 'cancel';
  const only = notEvery.exec(said)?.[1];
  if (only && named(heard, only, '', language)) return { rest: callOff[language](only), every: null };
  if (notOff.test(said) || !(answers || anyOff.test(said))) return null;
  const found = excepted.exec(said);
  if (found) {
    const words = found[3] ?? '';
    const end = found.index + found[0].length;
    const upTo = found.index + (found[1] ?? '').length + (found[2] ?? '').length;
    return named(heard, words, `${said.slice(0, upTo)}${said.slice(end)}`, language);
  }
  const spared = keptAfter.exec(said) ?? keptBefore.exec(said);
  if (!spared) return null;
  const without = `${said.slice(0, spared.index)} ${said.slice(spared.index + spared[0].length)}`;
  const but = named(heard, spared[1] ?? spared[2] ?? '', without, language);
  if (but === null || offEvery.test(said)) return but;
  // "Cancel my exam, but keep the cleaning": the one is named, and the other only stays.
  const { services, wishes } = readMentions(heard, without, language, null);
  return services.length + wishes.length > 0 ? { rest: without, every: null } : but;
}

function named(heard: Heard, words: string, rest: string, language: Language): AllBut | null {
  const { services, staff, wishes } = readMentions(heard, words, language, null);
  const times = wishes.flatMap(({ wish: { excluded: _, ...wish } }) =>
    wish.date === undefined && wish.time === undefined ? [] : [wish],
  );
  if (services.length + staff.length + times.length === 0) return null;
  const but = {
    services: [...new Set(services.map((one) => one.name))].slice(0, sparedMax),
    staff: [...new Set(staff.map((one) => one.name))].slice(0, sparedMax),
    times: times.slice(0, sparedMax),
  };
  return { rest, every: { do: 'every', but } };
}
const sparedMax = 8;
