// Openly licensed phrases (CC BY, CC0) whose classes are our dialogue acts, read from the folder given by --data.
// Only sets that may train what is shipped: CLINC150, HWU64, NLU++, restaurants-8k. Attribution: NOTICE.

import { existsSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { Intent } from '../../src/receptionist/models/intents.ts';

/** A phrase of an open set, in English, with our name for its class. */
export type OpenPhrase = { readonly text: string; readonly intents: readonly Intent[] };

/** The rows of a gzipped file of JSON lines; none when the file is not there. */
export function readRows(path: string): Record<string, unknown>[] {
  if (!existsSync(path)) return [];
  return gunzipSync(readFileSync(path))
    .toString('utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
}

const clinc: Readonly<Record<string, Intent>> = {
  yes: 'affirm',
  no: 'deny',
  repeat: 'repeat',
  goodbye: 'goodbye',
  greeting: 'greeting',
  thank_you: 'thanks',
  are_you_a_bot: 'are-you-a-bot',
  maybe: 'dont-know',
  tell_joke: 'chitchat',
  fun_fact: 'chitchat',
  how_old_are_you: 'chitchat',
  do_you_have_pets: 'chitchat',
  where_are_you_from: 'chitchat',
  what_are_your_hobbies: 'chitchat',
  what_is_your_name: 'chitchat',
  cancel_reservation: 'cancel',
  schedule_maintenance: 'book',
  restaurant_reservation: 'book',
  accept_reservations: 'ask-question',
  confirm_reservation: 'ask-booking',
  meaning_of_life: 'out-of-scope',
  weather: 'out-of-scope',
  play_music: 'out-of-scope',
  exchange_rate: 'out-of-scope',
  calculator: 'out-of-scope',
  recipe: 'out-of-scope',
  traffic: 'out-of-scope',
  translate: 'out-of-scope',
  definition: 'out-of-scope',
  flip_coin: 'out-of-scope',
  roll_dice: 'out-of-scope',
  shopping_list: 'out-of-scope',
  smart_home: 'out-of-scope',
  uber: 'out-of-scope',
  travel_suggestion: 'out-of-scope',
  credit_score: 'out-of-scope',
  flight_status: 'out-of-scope',
  nutrition_info: 'out-of-scope',
  measurement_conversion: 'out-of-scope',
  timezone: 'out-of-scope',
  alarm: 'out-of-scope',
  timer: 'out-of-scope',
  restaurant_suggestion: 'out-of-scope',
};
const clincMost: Readonly<Record<string, number>> = { 'out-of-scope': 15, chitchat: 40, book: 60 };

const hwu: Readonly<Record<string, Intent>> = {
  general_repeat: 'repeat',
  general_dontcare: 'no-preference',
  weather_query: 'out-of-scope',
  news_query: 'out-of-scope',
  play_music: 'out-of-scope',
  iot_hue_lightoff: 'out-of-scope',
  qa_factoid: 'out-of-scope',
  qa_stock: 'out-of-scope',
  cooking_recipe: 'out-of-scope',
  general_joke: 'chitchat',
  transport_ticket: 'out-of-scope',
  takeaway_order: 'out-of-scope',
};

const nlupp: Readonly<Record<string, Intent>> = {
  affirm: 'affirm',
  deny: 'deny',
  dont_know: 'dont-know',
  greet: 'greeting',
  thank: 'thanks',
  end_call: 'goodbye',
  repeat: 'repeat',
  handoff: 'wants-person',
  how_much: 'ask-price',
};

/** Every phrase that maps, capped by class, in the order of the files. */
export function readOpenPhrases(folder: string): OpenPhrase[] {
  const phrases: OpenPhrase[] = [];
  const taken = new Map<string, number>();
  const take = (source: string, text: string, intents: readonly Intent[], most: number) => {
    const times = taken.get(source) ?? 0;
    if (times >= most || text.length > 160) return;
    taken.set(source, times + 1);
    phrases.push({ text, intents });
  };
  for (const row of readRows(`${folder}/clinc150/train.jsonl.gz`)) {
    const intent = clinc[String(row.intent)];
    if (intent) take(`clinc:${row.intent}`, String(row.text), [intent], clincMost[intent] ?? 100);
  }
  for (const row of readRows(`${folder}/clinc150/oos_train.jsonl.gz`))
    take('clinc:oos', String(row.text), ['out-of-scope'], 100);
  for (const row of readRows(`${folder}/hwu64/train.jsonl.gz`)) {
    const intent = hwu[String(row.intent)];
    if (intent) take(`hwu:${row.intent}`, String(row.text), [intent], intent === 'out-of-scope' ? 12 : 80);
  }
  for (const set of ['hotels', 'banking']) {
    for (const row of readRows(`${folder}/nlupp/${set}.jsonl.gz`)) {
      const given = (row.intents as string[]) ?? [];
      const text = String(row.text);
      const mapped = [...new Set(given.map((one) => nlupp[one]).filter((one) => one !== undefined))];
      if (given.includes('booking') && given.includes('cancel_close_leave_freeze'))
        take('nlupp:cancel', text, ['cancel'], 100);
      else if (given.includes('booking') && given.includes('change')) take('nlupp:move', text, ['move'], 100);
      else if (set === 'hotels' && given.includes('booking') && given.includes('make_open_apply_setup_get_activate'))
        take('nlupp:book', text, ['book'], 60);
      else if (mapped.length === 1 && given.length === 1) take(`nlupp:${mapped[0]}`, text, mapped, 100);
      else if (set === 'hotels' && given.includes('request_info')) take('nlupp:info', text, ['ask-question'], 120);
      else if (set === 'hotels' && given.length === 0) take('nlupp:none', text, ['inform'], 120);
    }
  }
  for (const row of readRows(`${folder}/restaurants8k/train.jsonl.gz`)) {
    const text = String(row.text);
    const slots = row.slots as unknown[];
    if (/\b(?:book|reserv|table)/i.test(text)) take('r8k:book', text, ['book'], 150);
    else if (slots.length > 0 && text.split(' ').length <= 8) take('r8k:inform', text, ['inform'], 300);
  }
  return phrases;
}
