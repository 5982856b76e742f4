// "Actually my husband needs a beard trim that day", while the caller's own haircut is being booked: another service for somebody else
// comes after it, and takes nothing of it. Four languages.
import type { Language } from '../../business.ts';
import type { Command } from '../../commands.ts';
import { eachLanguage } from '../../models/text.ts';
import type { Heard } from '../../understander.ts';
import { foldCue } from '../cues/cue.ts';
import { plainlyNamed, servicesIn } from '../services/near.ts';
import { forComer } from '../services/variants.ts';
import { wishOf } from './comer.ts';
import { guestTime } from './guest-time.ts';
import { kin } from './kin.ts';

const whose: Readonly<Record<Language, string>> = {
  en: '(?:my|our)',
  es: '(?:mis?|nuestr[oa]s?)',
  fr: '(?:mon|ma|mes|notre|nos)',
  de: '(?:meine?|unsere?)',
};
const wishes = eachLanguage((language) => {
  const someone = `(?<whom>${whose[language]} (?:\\p{L}+ )?${kin[language]})`;
  const turned = language === 'de' ? `|${wishOf.de} (?:auch |noch )?${someone.replace('<whom>', '<behind>')}` : '';
  return new RegExp(
    `(?<!(?<!\\p{L})(?:does|do|did|if|whether|what|when|si|wenn|ob|says?|think) )(?<!\\p{L})(?:${someone},? ${wishOf[language]}${turned})(?!\\p{L})`,
    'u',
  );
});

/** It takes the place of the caller's own, or they do not come. */
const inPlace =
  /(?<!\p{L})(?:instead|rather|not (?:for )?me|never ?mind|forget|cancel|scratch|skip|en (?:vez|lugar)|mejor|no (?:para mi|yo)|olvid\p{L}+|a la place|plutot|pas (?:pour )?moi|oubli\p{L}+|statt(?:dessen)?|lieber|nicht (?:fur )?(?:mich|ich)|vergessen)(?!\p{L})/u;
/** No pause and no other subject stands between the wish and the service. */
const upTo =
  /^(?: (?!(?:and|so|but|because|while|to|i|we|y|que|porque|pero|et|mais|je|car|und|aber|ich|wir|weil)(?!\p{L}))[^ ,.;!?]+){0,6} ?$/u;

/** It comes besides what is under way. */
const joins = /^\P{L}*(?:and|also|plus|y|tambien|et|aussi|und|auch)(?!\p{L})/u;

/** "The inspection report", "la factura de la limpieza": what comes of a service is none. */
const paper =
  'reports?|invoices?|receipts?|bills?|quotes?|certificates?|paperwork|results?|photos?|pictures?|informes?|reportes?|facturas?|recibos?|certificados?|resultados?|fotos?|rapports?|factures?|recus?|certificats?|resultats?|berichte?s?|rechnung(?:en)?|quittung|bescheinigung|ergebniss?e?';
const ofPaper = new RegExp(`^(?:['’]s)?[ -](?:\\p{L}+ )?(?:${paper})(?!\\p{L})`, 'u');
const paperOf = new RegExp(`(?<!\\p{L})(?:${paper}) (?:de|du|des|d|del|of|from|for|von|vom|fur|uber)(?!\\p{L})`, 'u');

const besideAsks: ReadonlySet<string> = new Set(['confirm', 'time', 'name', 'phone', 'email', 'address']);

/** The commands for it, of which `read` hears what else is in the line; null where it is anything else. */
export function otherForKin(
  heard: Heard,
  said: string,
  language: Language,
  read: (heard: Heard) => readonly Command[],
): Command[] | null {
  const { state, business } = heard;
  const top = state.frames.at(-1);
  if (top?.flow !== 'book' || top.service === undefined || top.forOther !== undefined) return null;
  if (state.asked === null || !besideAsks.has(state.asked)) return null;
  const folded = foldCue(said);
  const wish = wishes[language].exec(folded);
  if (!wish || folded.length !== said.length || inPlace.test(folded)) return null;
  const end = wish.index + wish[0].length;
  const guest = guestTime(said, language);
  const isMore = guest !== null || joins.test(folded);
  // "And my son needs his eyes tested": of a children's visit the name begins with whose it is.
  const named = servicesIn(said, language, business).find((one) => one.start >= end || (isMore && one.end > end));
  if (named === undefined || !upTo.test(folded.slice(end, Math.max(end, named.start)))) return null;
  // Of a service that is done to a house whoever wants it tells which one it is.
  const needsAddress = business.services.some((one) => one.name === top.service && one.needsAddress);
  if (needsAddress || ofPaper.test(folded.slice(named.end)) || paperOf.test(folded.slice(end, named.start)))
    return null;

  const frames = [...state.frames.slice(0, -1), { ...top, forOther: 'other' }];
  const commands = read({ ...heard, state: { ...state, frames, asked: 'confirm' } });
  // "Actually my husband needs a haircut": a men's one, where the caller's own is a women's.
  const { name, score } = forComer(said, named, language, business);
  const service = { do: 'set-service', service: name, sure: score } as const;
  // Of the same it may be the caller's own that is put right: it is theirs who needs it.
  if (name === top.service || score < plainlyNamed || commands.some((one) => otherwise.has(one.do))) return null;
  const { whom = '', behind = '' } = wish.groups ?? {};
  const at = folded.indexOf(whom || behind, wish.index);
  const also = { do: 'also' } as const;
  const begin = { do: 'start', flow: 'book' } as const;
  const forOther = {
    do: 'for-other',
    whose: said.slice(at, at + (whom || behind).length).replace(/^./u, (one) => one.toLowerCase()),
  } as const;
  return [
    ...commands.filter((one) => one.do === 'affirm'),
    ...(guest === null ? [also, service, forOther] : [{ ...also, guest }, begin, forOther, service]),
    ...commands.filter((one) => (guest === null && one.do === 'set-times') || one.do === 'set-staff'),
  ];
}

/** What else is wanted is more than a visit besides. */
const otherwise: ReadonlySet<Command['do']> = new Set(['ask', 'start', 'drop', 'person', 'complaint']);
