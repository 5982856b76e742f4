// What kind of thing a question wants to hear: an amount, a span or point of time, or anything.
import type { Language } from '../business.ts';
import { fold } from '../models/text.ts';

export type Wanted = 'amount' | 'time' | 'anything';

const amountAsked: Readonly<Record<Language, RegExp>> = {
  en: /\bhow much\b|\b(cost|costs|price|prices|fee|fees|charge|charged|rate)\b/,
  es: /\bcuanto (cuesta|vale|cobran|sale|es)\b|\b(precio|precios|coste|costo|tarifa|cobran|cuesta)\b/,
  fr: /\bcombien (coute|ca coute|est-ce|je dois)\b|\b(prix|tarif|tarifs|cout|coute)\b/,
  de: /\bwie ?viel kostet\b|\bwas kostet\b|\b(preis|preise|kosten|kostet|gebuhr|gebuhren)\b/,
};

const timeAsked: Readonly<Record<Language, RegExp>> = {
  en: /\bhow (long|soon|late|early|often|old|many (days|hours|minutes|weeks|months|years))\b/,
  es: /\b(cuanto tiempo|cuantos dias|cuantas horas|cada cuanto|con cuanta antelacion)\b/,
  fr: /\b(combien de temps|combien de jours|combien d'heures|combien a l'avance)\b/,
  de: /\b(wie lange|wie oft|wie viele (tage|stunden|wochen|minuten)|wie fruh|wie kurzfristig)\b/,
};

const amount =
  /[$€£]\s?\d|\d\s?(?:[$€£]|dollars?|euros?|percent|prozent|%)|(?<!-)\b(?:free|half|no (?:extra |additional )?(?:charge|fee|surcharge)|same|included|gratis|gratuit\w*|sans frais|kostenlos|kostenfrei|sin (?:cargo|coste|costo)|incluid\w+|inclus\w*|inklusive)\b/i;
const time =
  /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|day|days|week|weeks|month|months|year|years|hour|hours|minute|minutes|never|always|morning|noon|evening|night|daily|dias?|horas?|semanas?|mes(?:es)?|nunca|siempre|jours?|heures?|semaines?|mois|jamais|toujours|tage?n?|stunden?|wochen?|monate?n?|nie|immer)\b/i;

export function wantedOf(question: string, language: Language): Wanted {
  const folded = fold(question);
  if (amountAsked[language].test(folded)) return 'amount';
  if (timeAsked[language].test(folded)) return 'time';
  return 'anything';
}

/** Whether a text holds what is wanted at all. */
export function holdsWanted(wanted: Wanted, text: string): boolean {
  if (wanted === 'amount') return amount.test(text);
  if (wanted === 'time') return time.test(text);
  return true;
}
