// What must hold in every run, named by the scenario or not. Judged from words and records alone, so that any brain and
// any server can be held to it.
import { localTime } from '../../src/receptionist/local-time.ts';
import type { AppointmentRecord, Records } from './desk.ts';
import { findSlot } from './diary.ts';
import type { BusinessFile, Call } from './format.ts';
import { changedAppointments, type Exchange } from './judge.ts';

/** Wordings that claim a thing as done, by language; a question or a condition claims nothing. */
const claims: Record<'booked' | 'moved' | 'cancelled', RegExp> = {
  booked:
    /\b(?:(?:is|are|have|has|got|you'?re|i'?ve|all) (?:now |all )?(?:booked|scheduled|confirmed|set for)|booked (?:you|it|that)|está (?:reservad|agendad|confirmad)[oa]|(?:he|queda|quedó) (?:reservad|agendad|confirmad)[oa]|(?:est|c'est|ai) (?:bien )?(?:réservée?|confirmée?)|(?:ist|habe|sind) [^.?!]{0,60}(?:gebucht|eingetragen|bestätigt))/i,
  moved:
    /\b(?:(?:is|are|have|has|been|i'?ve) (?:now )?(?:moved|rescheduled|changed to)|(?:he|queda|está) (?:cambiad|movid|reprogramad)[oa]|(?:est|ai) (?:bien )?(?:déplacée?|reportée?)|(?:ist|habe) [^.?!]{0,60}(?:verschoben|verlegt))/i,
  cancelled:
    /\b(?:(?:is|are|have|has|been|i'?ve) (?:now )?cancell?ed|(?:he|queda|está) (?:cancelad|anulad)[oa]|(?:est|ai) (?:bien )?annulée?|(?:ist|habe) [^.?!]{0,60}(?:storniert|abgesagt))/i,
};

const sentencesOf = (text: string) => text.split(/(?<=[^.\d]\.|[!?])\s+(?=[\p{Lu}¿¡«])|\n+/u);

/** Clock times in a sentence as minutes of the day: "2 pm", "14:00", "9.30 Uhr", "10 h 30". */
export function clockTimes(sentence: string): number[] {
  const found: number[] = [];
  const pattern =
    /\b(\d{1,2})(?:[:.h]| h )(\d{2})\b\s*(a\.?\s?m\.?|p\.?\s?m\.?|de la (?:mañana|tarde|noche))?|\b(\d{1,2})(?!\s?(?:h|heures|uhr) \d)\s?(a\.?\s?m\b|p\.?\s?m\b|uhr\b|h\b(?!\s?\d)|heures?\b|o'clock\b)/gi;
  for (const match of sentence.matchAll(pattern)) {
    let hour = Number(match[1] ?? match[4]);
    const minutes = Number(match[2] ?? 0);
    const mark = (match[3] ?? match[5] ?? '').toLowerCase();
    if (/^p|tarde|noche/.test(mark) && hour < 12) hour += 12;
    if (/^a/.test(mark) && hour === 12) hour = 0;
    found.push(hour * 60 + minutes);
  }
  return found;
}

const stopWords: Record<string, RegExp> = {
  en: /(?<![\p{L}])(the|you|your|is|are|what|which|for|with|and|have|that|would|can|we|to|of|it|at)(?![\p{L}])/giu,
  es: /(?<![\p{L}])(el|la|los|las|su|usted|que|qué|para|con|es|una?|por|le|de|en|está|puedo|tiene|cuál|y)(?![\p{L}])/giu,
  fr: /(?<![\p{L}])(le|la|les|vous|votre|est|que|pour|avec|une?|des|de|je|puis|à|et|quel|quelle|ce|en)(?![\p{L}])/giu,
  de: /(?<![\p{L}])(der|die|das|sie|ihr|ihre|ihnen|ist|und|für|mit|ein|eine|einen|ich|kann|wie|was|nicht|um|am|zu)(?![\p{L}])/giu,
};

/** The language of a reply by its commonest words; null when it is too short to say. Quotes and names do not count. */
export function languageOf(text: string): string | null {
  const bare = text.replace(/„[^“]*“|[«“"][^»”"]*[»”"]/g, ' ').toLowerCase();
  const scores = Object.entries(stopWords).map(([name, words]) => ({ name, hits: bare.match(words)?.length ?? 0 }));
  scores.sort((one, other) => other.hits - one.hits);
  const [first, second] = scores;
  return first && second && first.hits >= 3 && first.hits > second.hits ? first.name : null;
}

const amountPattern =
  /(?:[$€] ?(\d[\d,]*(?:\.\d{1,2})?))|(?:(\d[\d.,]*) ?(?:dollars?|dólares|Dollar|euros?|Euro|€|\$))/g;

function amountsIn(text: string): number[] {
  return [...text.matchAll(amountPattern)].map((match) => {
    const raw = (match[1] ?? match[2] ?? '').replace(/,(\d{2})$/, '.$1').replace(/,(?=\d{3})/g, '');
    return Math.round(Number(raw.replace(/\.$/, '')) * 100);
  });
}

/** Listed amounts, in cents, and what they add up to in twos and threes. */
function allowedAmounts(business: BusinessFile): Set<number> {
  const listed = new Set<number>([0]);
  for (const service of business.services) {
    if (service.priceCents !== undefined) listed.add(service.priceCents);
    for (const amount of amountsIn(service.priceNote ?? '')) listed.add(amount);
  }
  for (const entry of business.knowledge) for (const amount of amountsIn(entry.text)) listed.add(amount);
  const all = new Set(listed);
  for (const one of listed)
    for (const two of listed) for (const three of listed) all.add(one + two).add(one + two + three);
  return all;
}

/** Sentences of what was broken; a single one fails the run. */
export function judgeInvariants(
  call: Call,
  business: BusinessFile,
  before: Records,
  exchanges: readonly Exchange[],
  after: Records,
): string[] {
  const broken: string[] = [];
  const allowed = allowedAmounts(business);
  const named = new Set<number>();
  let previous = before;

  for (const { line, reply, after: records } of exchanges) {
    for (const number of line.matchAll(/\d[\d,]*(?:\.\d{1,2})?/g)) {
      named.add(Math.round(Number(number[0].replaceAll(',', '')) * 100));
    }
    if (previous.handoff && reply !== '') broken.push(`spoke after the hand-off: "${reply}"`);

    const changed = changedAppointments(before, records);
    for (const sentence of sentencesOf(reply)) {
      if (sentence.trimEnd().endsWith('?')) continue;
      for (const kind of ['booked', 'moved', 'cancelled'] as const) {
        if (!claims[kind].test(sentence)) continue;
        const shown = changed.filter((one) => (one.status === 'cancelled') === (kind === 'cancelled'));
        if (shown.length === 0 && !/\b(?:not|n't|no|nicht|pas|nothing|nada|nichts)\b/i.test(sentence)) {
          broken.push(`claims ${kind} without a record: "${sentence}"`);
        }
        if (kind === 'booked' || kind === 'moved') broken.push(...timesFit(sentence, shown, business));
      }
    }
    for (const amount of amountsIn(reply)) {
      if (!allowed.has(amount) && !named.has(amount)) broken.push(`a price of nobody: ${amount / 100} in "${reply}"`);
    }
    const spoken = languageOf(reply);
    if (spoken && spoken !== call.language) broken.push(`speaks ${spoken}: "${reply}"`);
    previous = records;
  }

  for (const record of changedAppointments(before, after)) {
    if (record.status !== 'booked') continue;
    const others = after.appointments.filter((one) => one.status === 'booked' && one.id !== record.id);
    const found = findSlot(
      business,
      { service: record.service, staff: record.staff ?? undefined, startsAt: record.startsAt },
      others,
      call.now,
    );
    if ('refusal' in found) broken.push(`booked where it may not be (${found.refusal}): ${record.startsAt}`);
  }
  return broken;
}

function timesFit(sentence: string, records: readonly AppointmentRecord[], business: BusinessFile): string[] {
  const right = new Set(records.map((one) => localTime(one.startsAt, business.timezone).minutes));
  return clockTimes(sentence)
    .filter((minutes) => !right.has(minutes))
    .map((minutes) => `a time that no record has (${minutes} min): "${sentence}"`);
}
