// Every value that stands in an utterance, with its place: times, services, people, numbers, addresses, names.
import type { CountryCode } from 'libphonenumber-js';
import type { Language } from '../business.ts';
import type { TimeWish } from '../commands.ts';
import { addDays, localTime, weekdayOf } from '../local-time.ts';
import { isEverydayWord } from '../models/everyday.ts';
import type { Heard } from '../understander.ts';
import { readEmails } from '../values/emails.ts';
import type { Span } from '../values/language.ts';
import { countryOf, readPhones } from '../values/phones.ts';
import { isOpener } from './conduct/openers.ts';
import { addressAnswer, saysHour } from './contact-details/address-answer.ts';
import { addressSaid, withoutTail } from './contact-details/addresses.ts';
import { amendedAddress, amendedPhone } from './contact-details/amended.ts';
import { foldCue } from './cues/cue.ts';
import { besideStaff } from './names/beside-staff.ts';
import { nameIn } from './names/details.ts';
import { onlyWrites, signedOff } from './names/signed-off.ts';
import { callsOffEvery } from './own-visits/every-visit.ts';
import { beforeBuying } from './services/before-buying.ts';
import { byMeaning } from './services/by-meaning.ts';
import { ofSize } from './services/by-size.ts';
import { notLeftOut } from './services/left-out.ts';
import { type Named, servicesIn, staffIn } from './services/near.ts';
import { sinceThought } from './services/on-second-thought.ts';
import { plainOfKind } from './services/plain-kind.ts';
import { namedInShort, withoutToldNot } from './services/told-not-to.ts';
import { cueOf } from './signs.ts';
import { onlyHour } from './times/bare-hours.ts';
import { anchorOf, countedFrom } from './times/day-spoken-of.ts';
import { inVisitsWeek } from './times/in-visits-week.ts';
import { type ReadWish, readWishes } from './times/times.ts';
import { withoutTimesOfElse } from './times/times-of-else.ts';
import { withoutTimesOfThings } from './times/times-of-things.ts';
import { daysOfWeek, mondayOf } from './times/weekday-after.ts';
import { oneOfThem } from './times/wish-words.ts';
import { namedForWhom } from './who-comes/whom-for.ts';

/** "Thursday at ten, Paul Martin, 06 12 55 50 99", "… Paul Martin paul@example.com": between what is wanted and the number stands who calls. */
const nameBeforeNumber =
  /(?:^|[,.;:\n])\s*(?:(?:[Ii]['’]?m|[Ii] am|[Ii]t['’]?s|[Tt]his is|[Ss]oy|[Mm]e llamo|[Jj]e suis|[Cc]['’]est|[Ii]ch bin|[Hh]ier ist)\s+)?((?!I['’]?m\s|It['’]?s\s|This\s)(?:\p{Lu}[\p{L}'’-]+\s+){1,2}\p{Lu}[\p{L}'’-]+)[\s,;:–-]*$/u;
/** "dan morse 215 555 0144": in small letters only at the head of what is said, behind a pause or "im". */
const smallNameBeforeNumber =
  /(?:^|[,.;:\n]|(?<!\p{L})(?:[Ii]['’]?m|[Ii] am|[Tt]his is|soy|me llamo|je suis|ich bin|hier ist)(?=\s))\s*(\p{Ll}[\p{L}'’-]+ \p{Ll}[\p{L}'’-]+)[\s,;:–-]*$/u;
/** "My Cell", "Good Morning": what is written with capitals before a number, and is nobody. */
const ofNumbers =
  /(?<!\p{L})(?:my|our|cell|mobile|home|work|office|business|phone|number|contact|call|text|ring|back|me|thank|thanks|you|yes|no|ok|okay|sure|please|hi|hello|hey|good|morning|afternoon|evening|day|\p{L}+day|mi|celular|m[oó]vil|casa|trabajo|oficina|tel[eé]fono|n[uú]mero|hola|buen[oa]s|tardes|gracias|llame|s[ií]|mon|portable|maison|bureau|num[eé]ro|t[eé]l[eé]phone|bonjour|merci|oui|meine?|handy|mobil|handynummer|telefon|nummer|privat|arbeit|hallo|guten|danke|ja|bitte)(?!\p{L})/iu;
const capitalised = (name: string) => name.replace(/(?<=^| )\p{Ll}/gu, (first) => first.toUpperCase());
const besideNumber = 0.75;
/** Said in full, behind whose they are. */
const namedForWhomSure = 0.9;
/** As far before the number as a name is looked for, in characters. */
const nameLengthMax = 80;

/** "14 Oak Street", "5 rue Hoche", "Hauptstraße 12": after a house number comes its town. */
const houseNumber =
  /(?<![\p{L}\d:.])\d{1,5}\p{L}?\s+(?:bis\s+|ter\s+)?(?:(?!Uhr|AM|PM|H\b)\p{Lu}|rue|avenue|boulevard|chemin|place|all[ée]e|impasse|quai)|(?:calle|avenida|plaza|paseo|camino)\s[^,;]*\d|\p{L}(?:stra(?:ß|ss)e|str\.|weg|platz|gasse|allee)\s+\d/u;

/** A weekday or the like at the head of what would be a name. */
const weekdayName =
  /^(?:mon|tues|wednes|thurs|fri|satur|sun)day|^(?:tomorrow|today|tonight)|^(?:lunes|martes|miercoles|jueves|viernes|sabado|manana|hoy)|^(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|demain)|^(?:mon|diens|donners|frei|sams|sonn)tag|^(?:mittwoch|morgen|heute|ubermorgen|pasado manana|apres-demain)|^(?:the )?day after tomorrow|^(?:(?:at|am|um|al?|a el) )?(?:noon|midday|midnight|mediodia|medianoche|midi|minuit|mittags?|mitternacht)(?!\p{L})/u;

export type Mentions = {
  readonly wishes: readonly ReadWish[];
  readonly services: readonly Named[];
  /** Services that were named and gave way, in the same breath, to another. */
  readonly givenUp: readonly string[];
  readonly staff: readonly Named[];
  readonly phone: string | null;
  readonly email: string | null;
  readonly name: { readonly name: string; readonly sure: number } | null;
  readonly address: string | null;
};

/** Where callers of a language may have their number, when it is none of the business's country. */
const homes: Partial<Record<Language, readonly CountryCode[]>> = {
  de: ['DE', 'AT', 'CH'],
  fr: ['FR', 'BE', 'CH'],
  es: ['ES', 'MX'],
};

/** "Étienne Morin à l'appareil. Je voudrais un message pour Sylvain": who is on the line, whoever else is named behind it. */
const whoSpeaks = /^[^.!?]*?\p{Lu}[^.!?]*?\s(?:[àa] l['’]appareil|am Apparat|speaking|here)(?=\s*[.,!])/u;

/** "Saturday, December 5th": behind its name a day may have its date. */
const namesMonth =
  /(?<!\p{L})(?:jan|ene|feb|fev|mar(?:ch|s|zo|z)(?!\p{L})|apr|avr|abr|ma[iy](?!\p{L})|mayo|jun|juin|jul|juil|aug|aou|ago|sep|oct|okt|nov|dec|dic|dez)/u;

/** "Wednesday the second", "mercredi deux", "Mittwoch, den neunten": behind the day's name its date in words. */
const namesDate =
  /(?:day|lunes|martes|miercoles|jueves|viernes|sabado|domingo|di|manche|tag|mittwoch)(?:,? (?:the|el|dia|le|den|dem|der))* (?:\p{L}+(?:st|nd|rd|th)|first|second|third|primero|uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|dieci\p{L}+|veint\p{L}+|treinta|premier|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|treize|quatorze|quinze|seize|vingt|trente|\p{L}+ten|\p{L}+sten|ersten|zweiten|dritten)(?!\p{L})/u;

/** "Then on Friday", after Friday the 9th was offered or stated: that one, and not the Friday before. */
function asTalkedOf(read: ReadWish, said: string, { turn, state, business }: Heard): ReadWish {
  const { wish, start, end } = read;
  const { date } = wish;
  const exact =
    /\d|(?:this|next|diese|nachste|nächste|kommende|este|proxim|próxim|prochain|heute|today|hoy|morgen|tomorrow)/iu;
  const words = dayWords(said, start, end, wish.time);
  const isExact =
    exact.test(words) || namesMonth.test(foldCue(said.slice(start, end))) || namesDate.test(foldCue(words));
  if (date === undefined || wish.until !== undefined || isExact) return read;
  const frame = state.frames.at(-1);
  const stated = frame && 'chosen' in frame && frame.chosen ? [frame.chosen] : [];
  const offered = state.asked === 'time' ? state.offers.filter((one) => one.kind === 'time') : [];
  const days = [...stated, ...offered].map(({ startsAt }) => localTime(startsAt, business.timezone).date);
  const meant = days.find((day) => day > date && weekdayOf(day) === weekdayOf(date));
  if (days.includes(date)) return read;
  const { date: today } = localTime(turn.now, business.timezone);
  const isWeekday = weekdayName.test(foldCue(words).replace(/^(?:on|el|le|am|den|dem) /u, ''));
  const inWeek = meant ?? ofWeekSpokenOf(date, isWeekday ? today : null, frame && 'times' in frame ? frame.times : []);
  return inWeek === undefined ? read : { ...read, wish: { ...wish, date: inWeek } };
}

/**
 * "Thursday", after "the week after": that week's, and not the one before it. The same after a date of another week,
 * where a weekday was named `today`.
 */
function ofWeekSpokenOf(date: string, today: string | null, times: readonly TimeWish[]): string | undefined {
  const { date: from, until } = times.findLast((one) => one.date !== undefined && !one.excluded && !one.existing) ?? {};
  if (from === undefined || date >= from) return undefined;
  // A weekday's name alone tells of the coming days; what it would have told anyway is of no week that was chosen.
  const soon = today === null ? '' : addDays(today, daysOfWeek);
  if (until === undefined && (date >= soon || from < soon)) return undefined;
  const first = until === undefined ? mondayOf(from) : from;
  const days = Array.from({ length: daysOfWeek }, (_, at) => addDays(first, at));
  return days.find((day) => day > date && day <= (until ?? day) && weekdayOf(day) === weekdayOf(date));
}

/** The words of a wish without its hour: "Wed 10am" is a weekday, "Wed 23" a day of the month. */
function dayWords(said: string, start: number, end: number, time: string | undefined): string {
  const words = said.slice(start, end).replace(/(?:\bat|\bum|\ba las?|à|,).*$/u, '');
  if (time === undefined) return words;
  const hour = Number(time.slice(0, 2)) % 12;
  return words.replace(/(\d{1,2})(?:[:.h]\d\d)?(?: ?(?:[ap]\.?m\b\.?|uhr|h\b))?/giu, (clock, digits: string) =>
    Number(digits) % 12 === hour ? '' : clock,
  );
}

/** "Um 11 Uhr" is an hour, though the house mends clocks: the same text with zeros in its place, which keep apart what stands about it. */
function withoutHours(said: string, wishes: readonly ReadWish[]): string {
  let text = said;
  for (const { wish, start, end } of wishes)
    if (wish.time !== undefined)
      text = `${text.slice(0, start)}${text.slice(start, end).replace(/[\p{L}\d]/gu, '0')}${text.slice(end)}`;
  return text;
}

/** "Put him down for a visit" has him noted, whatever a vet does whom one asks to put an animal down. */
const putDownFor = /\bput (?:me|us|him|her|them|my \p{L}+) down(?= for\b)/giu;
/** So does "put him down on Friday", but only after something else that he is to come for. */
const putDownThen = /\bput (?:me|us|him|her|them|my \p{L}+) down(?= (?:on|at)\b)/giu;

/**
 * "Not a private", "pas le cours", "keine Untersuchung": what is ruled out is not meant, where something else is named. "Why not a
 * cleaning?" proposes one, and who has "keine Zeit für die Untersuchung" rules no service out.
 */
const ruledOut =
  /(?<!\p{L})(?<!(?:why|pourquoi|warum|wieso|por qu[eé])\s)(?:(?:not|isn't|no(?: es| era| quiero| quería)?|pas|nicht)\s+(?:(?:an?|the|your|my|for|un|una|el|la|para|de|du|le|une|des|der|die|das|den|eine?[nm]?|zur?|zum)\s+|[dl]['’])+[^,;.!?]{2,40}?(?=\s*(?:[,;.!?]|$)|\s+(?:but|sino|mais|sondern)\s)|keine?[nr]?\s+(?:\p{L}+e[nrs]?\s+)?\p{L}+)/iu;
/** "No hot stones, the plain Swedish", where hot stones wait for a yes: anywhere else it is as often what is broken ("no hot water, …"). */
const noneOfStated =
  /(?<=^\P{L}*|[,.;!]\s)(?:no|not|pas|nicht|sin|sans|ohne|without)\s+(?:(?:more|de|the|las?|los|les|die|den)\s+)?\p{L}+(?:\s\p{L}+)?(?=,\s)/giu;
/** "A cleaning instead of the filling", where a visit is being booked: what it is instead of is not meant. */
const insteadOf =
  /(?<!\p{L})(?:instead of|rather than|en (?:vez|lugar) del?|au lieu d[eu]|à la place d[eu]|plutôt qu(?:e |['’])|(?:an)?statt)(?!\p{L})[^,;.!?]{2,40}?(?=\s*(?:[,;.!?]|$)|\s+(?:on|at|for|if|i|we|i['’]d|can|could|let['’]?s|please|make|el|para|quiero|quisiera|queremos|necesito|mejor|le|pour|je|on|nous|am|um|für|möchte|hätte|will|bitte|lieber)\s|\s+j['’])/giu;
/** "Just personal, no business stuff", "not the business one", "nada de empresas"; and "my eyes are fine", which is no reason to come. */
const noneOf =
  /(?<!\p{L})(?:(?:no|not(?: any)?) (?:\p{L}+ ){1,3}?(?:stuff|things?|related|ones?)|nada de(?: la| el| los| las)? \p{L}+|rien (?:de |pour )(?:la |le |les |l')?\p{L}+|nichts (?:mit|für|von|zu) (?:der |dem |die |das )?\p{L}+|(?:my|the|our) \p{L}+(?:'s| is| are| itself is) (?:totally |all |just |perfectly |completely )?(?:fine|okay|ok|alright|all right)|(?:mis?|el|la|los|las) \p{L}+ est[aá]n? (?:muy |perfectamente )?bien|(?:mon|ma|mes|le|la|les) \p{L}+ (?:va|vont|est|sont) (?:tr[eè]s |parfaitement )?bien|(?:meine?|die|der|das) \p{L}+ (?:ist|sind) (?:völlig |ganz )?(?:in Ordnung|okay|gut))(?!\p{L})/giu;

const everyRuledOut = new RegExp(ruledOut.source, 'giu');

const blank = (text: string) => ' '.repeat(text.length);

/** "Mid November", "Christmas": of the calendar, where nobody asked for a name. */
const ofCalendar =
  /^(?:(?:early|mid|late|end of|mitte|anfang|ende|debut|mi|fin) )?(?:january|february|march|april|may|june|july|august|september|october|november|december|christmas|xmas|thanksgiving|easter|halloween|hanukkah|labor|memorial|new year|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|navidad|nochebuena|pascua|reyes|janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre|noel|paques|toussaint|januar|februar|marz|juni|juli|oktober|dezember|weihnachten|heiligabend|silvester|ostern|pfingsten)(?:$|[- '])/u;

const ofMonths = /^(?:april|may|june|august|abril|mayo|avril|juin|mai|juni|juli)$/u;
const beforeMonth =
  /(?<!\p{L})(?:in|of|this|next|last|early|mid|late|by|until|till|through|during|since|before|after|or|\d+(?:st|nd|rd|th)?|en|de|desde|hasta|au mois de|debut|mi|fin|im|ab|bis|anfang|ende|mitte) $/u;

/** "In June", where a June works: the month. */
const isMonth = (said: string, { start, end }: Named): boolean =>
  ofMonths.test(foldCue(said.slice(start, end))) && beforeMonth.test(foldCue(said.slice(0, start)));

/** "Is June free tomorrow?", where a June works: the same text with those crossed out who are called like months. */
const withoutNamesakes = (said: string, staff: readonly Named[]): string =>
  staff.reduce(
    (text, { start, end }) =>
      ofMonths.test(foldCue(said.slice(start, end)))
        ? `${text.slice(0, start)}${'~'.repeat(end - start)}${text.slice(end)}`
        : text,
    said,
  );

const within = (one: Named, at: number, name: string) => one.start < at + name.length && at < one.end;

/** A yes that is spelled like what a piano is put into. */
const agreed = /(?<!\p{L})d['’ ]accord(?!\p{L})/giu;

export function readMentions(heard: Heard, said: string, language: Language, signedBy: string | null): Mentions {
  const { state, business, turn } = heard;
  const asksTime = state.asked === 'time' || (state.asked === 'confirm' && onlyHour.test(foldCue(said)));
  const country = countryOf(business.phone) ?? 'US';
  const known = (from: CountryCode) => readPhones(said, language, from, business.phone);
  const near = known(country);
  // A number of no kind known here may be one of the caller's own country.
  const phones = near.some((one) => one.possible)
    ? near
    : ((homes[language] ?? []).map(known).find((some) => some.some((one) => one.possible)) ?? near);
  const readsPhone = state.asked === 'phone' || phones.some((one) => one.possible);
  const phone = readsPhone ? (phones.at(-1)?.e164 ?? null) : null;
  const { asked } = state;
  const emails = readEmails(said, language);
  const email = emails.at(-1)?.email ?? null;
  // What stands in an e-mail address is no name that was said.
  const [number] = phones.filter((one) => one.possible);
  const nameOf = (text: string) => {
    const others = asked === 'name' ? besideStaff(text, language, business) : null;
    return (
      (others === null ? null : nameIn(others, language, true)) ??
      nameIn(text, language, asked === 'name', state.misses > 0)
    );
  };
  const whole = addressSaid(said, language, business);
  // "Denise Poirier, 18 rue Bartlett à Lewiston": where somebody lives is no part of what they are called.
  const around = (one: Span | null) => (one === null ? said : `${said.slice(0, one.start)};${said.slice(one.end)}`);
  // Where a name is asked and none is left beside the address, its tail is who lives there.
  const isAllAddress = asked === 'name' && whole !== null && nameOf(around(whole)) === null;
  const address = isAllAddress ? withoutTail(whole) : whole;
  const placed = around(address);
  // "Holger Stamm, Nummer ist die hier": how they are reached is said in a piece of its own.
  const pieces = asked === 'name' ? placed.split(/(?<=[,;.])\s+/u) : [];
  const [firstPiece = '', ...others] = pieces;
  const unplaced = pieces.some((one) => cueOf('same-number', one, language))
    ? [firstPiece, ...others.filter((one) => !cueOf('same-number', one, language))].join(' ')
    : placed;
  const speaker = whoSpeaks.exec(unplaced)?.[0];
  const onLine = nameOf(unplaced) ?? (speaker === undefined ? null : nameOf(speaker));
  const told = email === null || asked === 'name' ? onLine : null;
  const [behindName] = [address, number, emails[0]]
    .filter((one) => one !== null && one !== undefined)
    .toSorted((one, other) => one.start - other.start);
  const lead = behindName ? said.slice(0, behindName.start).slice(-nameLengthMax) : '';
  const small = smallNameBeforeNumber.exec(lead)?.[1];
  // "my cell 215 …": some surnames are ordinary words, and most are not.
  const isSmallName = small !== undefined && !isEverydayWord(foldCue(small.split(' ').at(-1) ?? ''));
  const beside = nameBeforeNumber.exec(lead)?.[1] ?? (isSmallName ? small : undefined);
  const ahead =
    beside === undefined ? '' : said.slice(0, said.lastIndexOf(beside, behindName?.start)).replace(/[\s,;:–-]+$/u, '');
  const street = address?.value ?? null;
  const isNumber = phones.some((one) => one.possible);
  const newPhone = isNumber ? null : amendedPhone(heard, said, language);
  // "360 Hicks", where 630 Hicks Avenue is known: only the house is another one.
  const isKnownStreet =
    street !== null &&
    foldCue(state.said.address ?? '').includes(foldCue(street.replace(/^\d+\p{L}?|\d+$/gu, '').trim()));
  const newAddress =
    isNumber || newPhone || (street !== null && !isKnownStreet) ? null : amendedAddress(heard, said, language);
  const isTown = houseNumber.test(ahead.split(/[,;\n]/u).at(-1) ?? '');
  // "Lou Weber, 412 555 0108": two words with capitals and nothing before them are a name, however often they are said otherwise.
  const isTalk = (words: string) =>
    words.split(/\s+/).every((word) => isEverydayWord(foldCue(word))) && (ahead !== '' || ofNumbers.test(words));
  const isName = beside !== undefined && !isTown && !isTalk(beside);
  const under = state.frames.at(-1);
  const isForOther = (under?.flow === 'book' && under.forOther !== undefined) || cueOf('for-other', said, language);
  const theirs = asked === 'name' ? null : namedForWhom(unplaced, language, isForOther);
  const isWriter = told !== null && asked !== 'name' && onlyWrites(unplaced, told.name, language);
  const caller =
    (isWriter ? null : told) ??
    (theirs === null ? null : { name: theirs, sure: namedForWhomSure }) ??
    (isName ? { name: capitalised(beside), sure: besideNumber } : email === null ? signedOff(said, language) : null);
  const staff = staffIn(said, language, business).filter((one) => !isMonth(said, one));
  // A person of the staff is asked for, and is not who is calling.
  const isStaff =
    caller !== null &&
    asked !== 'name' &&
    staff.some((one) => caller.name.split(' ').some((part) => part.length > 2 && one.name.includes(part)));
  // "44 Birch Lane, Apt 2": the number of a house or a flat is no hour.
  const isOfAddress = ({ start, end }: Span) =>
    address !== null &&
    start < address.end &&
    address.start < end &&
    !weekdayName.test(foldCue(said.slice(start, end)));
  const isHour = saysHour(said) && addressAnswer(said, language) === null;
  // Dictated digits are no dates, and a house number is no hour.
  const dictates = asked === 'phone' || asked === 'code' || asked === 'email' || (asked === 'address' && !isHour);
  const offered = asked === 'time' && heard.state.offers.some(({ kind }) => kind === 'time');
  const asking = { time: asksTime, anchor: anchorOf(heard), from: countedFrom(heard), offered };
  const ofVisit = withoutTimesOfElse(withoutNamesakes(said, staff), heard, language, (part) =>
    readWishes(part, language, business, turn.now, asking),
  );
  const unnamed = withoutTimesOfThings(ofVisit, state, business);
  const wishes = readWishes(unnamed, language, business, turn.now, asking).filter(
    (one) =>
      (!dictates || (!/\d/.test(said) && weekdayName.test(foldCue(said.slice(one.start, one.end))))) &&
      // Where a name is asked for, "the first one" is of the times that were offered before, and no first of a month.
      !(asked === 'name' && oneOfThem.test(foldCue(said))) &&
      !phones.some((number) => one.start < number.end && number.start < one.end) &&
      !isOfAddress(one) &&
      ![newPhone, newAddress].some((part) => part && one.start < part.end && part.start < one.end),
  );
  // In their order: an hour goes with the day before it, which stands in its week by then.
  for (const [at, one] of wishes.entries())
    wishes[at] = inVisitsWeek(asTalkedOf(one, said, heard), said, heard, wishes);
  // "Monday then" is a day, whatever was asked.
  const isDay =
    caller !== null &&
    wishes.some(
      (one) =>
        foldCue(said.slice(one.start, one.end)).includes(foldCue(caller.name.split(' ')[0] ?? '')) &&
        (weekdayName.test(foldCue(caller.name)) || (asked !== 'name' && ofCalendar.test(foldCue(caller.name)))),
    );
  const noted = withoutHours(said, wishes).replace(agreed, blank).replace(putDownFor, blank);
  const bare = noted.replace(putDownThen, blank);
  const read = (text: string) => servicesIn(text, language, business);
  const ordered = bare !== noted && read(bare).length > 0 ? bare : noted;
  const named = withoutToldNot(ordered, language, read, (text) => namedInShort(text, business) !== null);
  const isBooking = state.frames.at(-1)?.flow === 'book';
  const wanted = notLeftOut(named, language, (text) =>
    read(
      text
        .replace(everyRuledOut, blank)
        .replace(noneOfStated, (words) => (asked === 'confirm' ? blank(words) : words))
        .replace(insteadOf, (words) => (isBooking ? blank(words) : words))
        .replace(noneOf, blank),
    ),
  );
  const meant = sinceThought(named, language, wanted, wishes, (part) => notLeftOut(part, language, read));
  const isCorrection = cueOf('no', said, language) || cueOf('correction', said, language);
  const heardOf =
    meant.length > 0 ||
    (isCorrection && (ruledOut.test(named) || (asked === 'confirm' && named.search(noneOfStated) >= 0)))
      ? meant
      : read(named);
  const inShort = heardOf.length === 0 && named !== ordered ? namedInShort(named, business) : null;
  const services = beforeBuying(named, business, inShort ? [inShort] : heardOf);
  // "Stand-up-Paddle-Boards" is what is asked for, and nobody.
  const at = caller === null ? -1 : said.toLowerCase().indexOf(caller.name.toLowerCase());
  const isThing =
    caller !== null &&
    at >= 0 &&
    // Nor is "rather a driving lesson", where a name was asked for.
    (asked !== 'name' || (isBooking && cueOf('correction', said, language))) &&
    services.some((one) => within(one, at, caller.name));
  // "518 Dale Street North, Saint Paul" is where, and nobody.
  const isOfStreet = caller !== null && asked !== 'name' && street?.includes(caller.name) === true;
  // "The day after my filling": counted from what was, and no day that is wished for.
  const isFromThen = ({ wish, end }: ReadWish) =>
    wish.shift !== undefined &&
    wish.date === undefined &&
    state.frames.length === 0 &&
    services.some(({ start }) => start > end && /^ [\p{L}']+ ?$/u.test(said.slice(end, start)));
  return {
    wishes: wishes.filter((one) => !isFromThen(one)),
    services: services.length > 0 ? services : otherwiseNamed(heard, named, language),
    givenUp: wanted.filter((one) => !meant.some(({ name }) => name === one.name)).map(({ name }) => name),
    staff,
    phone: newPhone?.value ?? (phone === business.phone ? null : phone),
    email,
    name:
      isStaff ||
      isDay ||
      isThing ||
      isOfStreet ||
      (caller !== null &&
        (isOpener(caller.name) || callsOffEvery(caller.name) || (asked === 'name' && callsOffEvery(said))))
        ? null
        : (caller ?? (signedBy ? { name: signedBy, sure: 0.9 } : null)),
    address: asked === 'address' ? null : (newAddress?.value ?? street),
  };
}

/** Services that are named by their kind or size alone. */
function otherwiseNamed({ state, business }: Heard, said: string, language: Language): readonly Named[] {
  if (state.frames.length === 0) return plainOfKind(said, business);
  const among = state.offers.flatMap((one) => (one.kind === 'service' ? one.service : []));
  if (state.asked !== 'service') return [];
  const sized = ofSize(said, among, business);
  return sized.length > 0 ? sized : byMeaning(said, among, language, business);
}
