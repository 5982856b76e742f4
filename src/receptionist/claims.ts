// What words claim, so that the guard can hold them to the records: things done, sums of money, times of day.

export const deeds = ['booked', 'moved', 'cancelled', 'took-message', 'handed-off'] as const;
export type Deed = (typeof deeds)[number];

const patterns: { readonly [deed in Deed]: RegExp } = {
  booked:
    /(?<!\p{L})(?:(?:is|are|have|has|got|you'?re|i'?ve|all) (?:now |all |been )*(?:booked|scheduled|confirmed|reserved|set for)|booked (?:you|it|that|in)|(?:est[áa]|queda|qued[óo]|he|hemos|ha sido) (?:\p{L}+ )?(?:reservad|agendad|confirmad|apartad)[oa]s?|(?:est|ai|avons) (?:bien |maintenant )?(?:réservée?|confirmée?|enregistrée?)|(?:ist|habe|haben|sind|wurde) [^.?!]{0,80}(?:gebucht|eingetragen|bestätigt|reserviert|vorgemerkt))(?!\p{L})/iu,
  moved:
    /(?<!\p{L})(?:(?:is|are|have|has|been|i'?ve) (?:now |been )*(?:moved|rescheduled|changed)|(?:he|queda|est[áa]|ha sido) (?:cambiad|movid|reprogramad)[oa]|(?:est|ai) (?:bien )?(?:déplacée?|reportée?|décalée?)|(?:ist|habe|wurde) [^.?!]{0,80}(?:verschoben|verlegt|umgebucht))(?!\p{L})/iu,
  cancelled:
    /(?<!\p{L})(?:(?:is|are|have|has|been|i'?ve) (?:now |been )*(?:cancell?ed|called off)|(?:he|queda|est[áa]|ha sido) (?:cancelad|anulad)[oa]|(?:est|ai) (?:bien )?(?:annulée?|supprimée?)|(?:ist|habe|wurde) [^.?!]{0,80}(?:storniert|abgesagt|gelöscht))(?!\p{L})/iu,
  'took-message':
    /(?<!\p{L})(?:(?:i'?ve|i have|have) (?:already )?(?:passed|sent|left|taken|forwarded|given) (?:on )?(?:your|the|a) (?:message|note|question)|(?:i'?m|i am|i'?ve|i have) (?:now |already )?pass(?:ing|ed) (?:this|that|it) on|(?:lo|la|esto) he (?:pasado|enviado)|(?:j['’]ai|je l['’]ai) (?:donc |bien )?transmise?s? (?:votre (?:demande|question)|à)|habe (?:ich )?(?:es|das|dies) [^.?!]{0,60}weitergegeben|he (?:pasado|dejado|enviado) (?:su|el) (?:recado|mensaje)|j['’]ai (?:transmis|laissé|envoyé) (?:votre|le|un) message|habe (?:ihre|die|eine) nachricht [^.?!]{0,40}(?:weitergegeben|hinterlassen|geschickt))(?!\p{L})/iu,
  'handed-off':
    /(?<!\p{L})(?:(?:i'?m|i am) (?:putting you through|transferring you|connecting you|bringing in|alerting)|le (?:comunico|paso|transfiero) con|aviso (?:por usted )?a|je vous (?:passe|transfère|mets en relation)|j['’]alerte|(?:ich )?(?:verbinde (?:ich )?sie|alarmiere))(?!\p{L})/iu,
};

const sentencesOf = (text: string) => text.split(/(?<=[^.\d]\.|[!?])\s+|\n+/u);

/** What the words claim as done. A question or a denial claims nothing. */
export function deedsClaimed(text: string): ReadonlySet<Deed> {
  const claimed = new Set<Deed>();
  for (const sentence of sentencesOf(text)) {
    if (sentence.trimEnd().endsWith('?')) continue;
    for (const deed of deeds) if (patterns[deed].test(sentence)) claimed.add(deed);
  }
  return claimed;
}

/** Groups of three by comma, full stop, apostrophe or any narrow or wide space, as each language writes them; or as it comes. */
const written = String.raw`(?<![\d.,])(?:\d{1,3}(?:[ \u00a0\u2009\u202f.,'’]\d{3})+(?!\d)(?:[.,]\d{1,2}(?!\d))?|\d[\d,.]*\d|\d)`;
const money = new RegExp(
  String.raw`[$€£]\s?(${written})|(?<![\p{L}:])(${written})\s?(?:dollars?|dólares?|bucks|euros?|[$€£])(?!\p{L})`,
  'giu',
);

/** Sums in minor units, however they are written: "$1,250.50", "1 250 $", "1.250 €", "45 dólares", "189,00 €". */
export function sumsIn(text: string): number[] {
  return [...text.matchAll(money)].map((match) => {
    const sum = match[1] ?? match[2] ?? '';
    const decimal = /[.,](\d{1,2})$/.exec(sum);
    const whole = (decimal ? sum.slice(0, -decimal[0].length) : sum).replace(/\D/g, '');
    return Number(whole) * 100 + (decimal ? Number((decimal[1] ?? '').padEnd(2, '0')) : 0);
  });
}

const clock =
  /(?<![\d:.$€])(\d{1,2})(?:[:.](\d{2})(?!\d)|\s?h(?:eures?)?\s?(\d{2})?(?!\p{L}))?\s*(a\.?\s?m\.?(?!\p{L})|p\.?\s?m\.?(?!\p{L})|uhr(?!\p{L})(?:\s(\d{2})(?!\d))?|o'clock)?/giu;

/** Times of day as minutes from midnight: "2 PM", "14:30 Uhr", "9 h 15". "1.250 €" holds none. */
export function clocksIn(text: string): number[] {
  const found: number[] = [];
  for (const match of text.matchAll(clock)) {
    const [whole, hours, minutes, french, mark, german] = match;
    const isClock = minutes !== undefined || mark !== undefined || /\d\s?h/i.test(whole);
    if (!isClock || Number(hours) > 24) continue;
    let hour = Number(hours);
    if (/^p/i.test(mark ?? '') && hour < 12) hour += 12;
    if (/^a/i.test(mark ?? '') && hour === 12) hour = 0;
    found.push((hour % 24) * 60 + Number(minutes ?? french ?? german ?? 0));
  }
  return found;
}
