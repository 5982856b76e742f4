// A sum, or how long a thing takes, is asked, and a text says nothing of money, or of time: however near it is in words, it is no
// answer. "How much is a water heater?" is not answered by the makes that are fitted, "when will it be done?" not by how it is paid.
import { fold } from '../models/text.ts';
import type { Passage } from './entries.ts';
import type { Asked } from './question.ts';
import { holdsWanted } from './wanted.ts';

/** Whatever is said of money, in four languages: also that it depends, or is told later. */
const ofMoney =
  /[$€£%]|\b(?:free|charg\w*|fees?|pric\w*|costs?|rates?|pay\w*|paid|bill\w*|quot\w*|estimat\w*|includ\w*|credit\w*|discount\w*|extra|half|deposit\w*|insur\w*|medica\w*|refund\w*|hourly|by the hour|cash|cards?|cheaper|worth|dollars?|percent|gratis|gratuit\w*|precios?|cuesta\w*|cobr\w*|tarifas?|pag[ao]\w*|presupuest\w*|incluid\w*|descuent\w*|prix|tarifs?|cout\w*|frais|factur\w*|pai\w*|pay\w*|devis|inclus\w*|rabais|preis\w*|kost\w*|gebuhr\w*|zahl\w*|berechn\w*|rechnung\w*|angebot\w*|inklusive|enthalten|inbegriffen|rabatt\w*|kostenvoranschlag\w*)(?!\w)/;

/** "The same day", "half an hour" are no sums. */
const noSum =
  /\b(?:same (?:day|time|week|visit|hour|person|morning|afternoon)s?|half(?:[- ]| an? | of the )(?:hour|day|morning)s?|m[eê]me (?:jour|heure|journ[eé]e)|demi-?heure|mismo d[ií]a|misma hora|medi[ao] (?:hora|d[ií]a)|(?:gleichen?|selben?) tag)/giu;

/** These tell when something is owed or that it is always so, and not how long it takes. */
const noLength =
  /\b(?:due|on (?:the day|time|completion|collection|pick-?up)|at check-in|when (?:the|it|we)|as soon|always|never|at any (?:time|hour)|any time|whenever|nunca|siempre|jamais|toujours|nie|immer|jederzeit)\b/giu;

/** When a thing is ready tells how long it takes as well: "while you wait", "by Friday", "the next working day". */
const moment =
  /\b(?:while you wait|overnight|on the spot|same[- ](?:day|morning|afternoon|evening)|(?:next|following) (?:\w+ )?(?:day|morning)|day after|by (?:noon|midday|the end|\d)|(?:is|are|be) ready|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|mientras espera\w*|al (?:dia siguiente|momento)|(?:esta|estan|queda|quedan) list\w+|(?:lunes|martes|miercoles|jueves|viernes|sabado)|pendant que vous attendez|sur place|le (?:lendemain|jour meme)|(?:lundi|mardi|mercredi|jeudi|vendredi|samedi)|(?:est|sont) pret\w*|sofort|am (?:nachsten|selben|gleichen) tag|(?:mon|diens|donners|frei|sams)tags?|mittwochs?|ist fertig|sind fertig)\b/;

/** Whether an entry is silent on the kind of thing that is asked. */
export function isSilentOn({ wanted }: Asked, { entry }: Passage): boolean {
  const told = `${entry.title}. ${entry.text}`;
  if (wanted === 'amount') {
    const said = told.replaceAll(noSum, ' ');
    return !holdsWanted('amount', said) && !ofMoney.test(fold(said));
  }
  if (wanted !== 'process' || moment.test(fold(told))) return false;
  return !holdsWanted('duration', told.replaceAll(noLength, ' '));
}
