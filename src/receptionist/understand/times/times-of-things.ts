// "Can I leave the key the night before?", "jeudi soir je peux laisser la voiture?": when a thing is left with the house is asked beside a
// visit, and is no time to come at. Crossed out before times are read. Four languages, over folded text.
import type { Business } from '../../business.ts';
import type { State } from '../../state.ts';
import { foldCue } from '../cues/cue.ts';

/** One thing that is said: up to a pause, or an "and". */
const piece = /(?:(?!\s(?:and|y|et|und|or|o|ou|oder|but|pero|mais|aber)\s)[^,.!?;¿¡\n])+/giu;

/** Left or handed in; what is brought for somebody to see to is a visit. */
const leaves =
  '(?:(?:leave|leaving|drop|dropping|put|hand|return|stash)(?!\\p{L})|(?:dejar|depositar|echar|entregar|devolver)(?:l[aeo]s?|se l[ao]s?)?(?!\\p{L})|(?:dejo|deje|deposito)(?!\\p{L})|(?:laisser|laisse|deposer|depose|remettre|rendre|glisser)(?!\\p{L})|(?:(?:da|hier|stehen|zuruck)?lassen|(?:ab|zuruck)geben|(?:ab|hin)stellen|(?:ein|rein)werfen|hinterlegen|deponieren|vorbeibringen|abliefern)(?!\\p{L}))';
const leaving = new RegExp(`(?<!\\p{L})${leaves}`, 'u');
/** Where nobody is there any more. */
const evening = /(?<!\p{L})(?:night|evening|overnight|noche|soir|soiree|nuit|\p{L}*abends?|nacht|uber nacht)(?!\p{L})/u;
/** Counted from the visit: no day of its own. */
const before =
  /(?<!\p{L})(?:(?:night|evening|day|afternoon) before(?! (?:yesterday|last))|(?:noche|dia|tarde) (?:antes|anterior|previ[ao])|la vispera|la veille|le (?:soir|jour) (?:d'avant|avant|precedent)|(?:am |den )?(?:abend|tag|nachmittag) (?:vorher|davor|zuvor)|am vorabend|am vortag)(?!\p{L})/u;
const keys = /(?<!\p{L})(?:keys?|llaves?|cles?|clefs?|schlussel)(?!\p{L})/u;
const vehicles =
  /(?<!\p{L})(?:car|truck|van|suv|vehicle|bike|trailer|coche|carro|auto|camioneta|troca|moto|bici(?:cleta)?|remolque|voiture|auto|char|camion|vehicule|velo|remorque|wagen|auto|fahrzeug|fahrrad|rad|anhanger|it|dejarl[ao]|entregarl[ao]|la laisser|le laisser|la deposer|le deposer|ihn|es)(?!\p{L})/u;
/** Another time is wished for after all. */
const changes =
  /(?<!\p{L})(?:instead|rather|actually|appointment|come in|mejor|en vez|en lugar|cita|venir|plutot|finalement|rendez-vous|rdv|lieber|stattdessen|termin|kommen)(?!\p{L})/u;

/** The same text with the pieces crossed out that only tell when something is left with the house. */
export function withoutTimesOfThings(line: string, { frames }: State, business: Business): string {
  const text = withoutCounts(line);
  const top = frames.at(-1);
  const isSet = (top?.flow === 'book' || top?.flow === 'move') && top.chosen !== undefined;
  return text.replace(piece, (part: string, at: number) => {
    const folded = foldCue(part);
    if (fetches.test(folded) && (isSet || orders.test(foldCue(text))) && !handsOut(business))
      return '~'.repeat(part.length);
    if (!leaving.test(folded) || changes.test(folded)) return part;
    const isBeside = isSet || saysTime.test(foldCue(`${text.slice(0, at)} ${text.slice(at + part.length)}`));
    const ofVisit = before.test(folded);
    const ofThing = isBeside && (keys.test(folded) || (vehicles.test(folded) && evening.test(folded)));
    return ofVisit || ofThing ? '~'.repeat(part.length) : part;
  });
}

/** A day or an hour stands elsewhere in the line. */
const saysTime =
  /(?<!\p{L})(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|lunes|martes|miercoles|jueves|viernes|sabado|domingo|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch|tomorrow|manana|demain|morgen|\d{1,2} ?(?:[ap]m|h|uhr|o'clock)|\d{1,2}[:.]\d\d)(?!\p{L})/u;

/** Goods that were ordered are fetched on a day, or a thing that was brought. */
const fetches =
  /(?<!\p{L})(?:(?:can|could|may|will|when can) (?:i|we) (?:pick|collect|get|have) (?:it|them|the \p{L}+)(?: (?:up|back))|for pick-? ?up|to (?:be picked|pick(?: (?:it|them))?) up|(?:para|puedo|podemos) (?:recoger|retirar|pasar por)(?:l[aeo]s?)?|a (?:retirer|recuperer)|(?:puis-je|je peux|on peut) (?:la |le |les )?(?:recuperer|reprendre|retirer)|(?:zum|zur) abhol(?:en|ung)|abzuholen|(?:kann|konnen) (?:ich|wir) (?:es|ihn|sie|das|die|den)(?: \p{L}+)* (?:abholen|wiederhaben))(?!\p{L})/u;
const orders =
  /(?<!\p{L})(?:orders?|ordered|commandes?|commander|pedidos?|encargos?|encargar|pedir|bestell\p{L}+)(?!\p{L})/u;
/** Fetching is a visit of its own here. */
const handsOut = ({ services }: Business): boolean =>
  services.some((one) => /pick-? ?up|collection|recog|retir|retrait|abhol/u.test(foldCue(one.name)));

/** "10 Uhr passt, 2 Räder für uns": beside an hour in full, a figure before a thing counts it, and a thing has a capital where any word has. */
const hourInFull = /(?<!\d)\d{1,2}(?:[:.]\d\d)? ?uhr(?!\p{L})/iu;
const countBehindPause =
  /(?<=[,;.!?]\s*(?:und\s+|aber\s+)?|^)(?:\d{1,2}|zwei|drei|vier|f[üu]nf|sechs)(?= (?!(?:uhr|oder|und|bis|ist|sind|passt|geht|ginge|w[äa]re?|reicht|langt|klappt|wenn|weil|bitte|danke|am|im|in|ab|nach|vor|um|auch|lieber|besser|dann|noch|ja|nein|doch|w[üu]rde|gern|minuten|stunden|tage|wochen|monate|jahre|morgens|mittags|abends|nachmittags|vormittags|fr[üu]h|f[üu]r|mir|uns|mit|bei|wird|genau|super|perfekt|gut|schon|januar|februar|m[äa]rz|april|mai|juni|juli|august|september|oktober|november|dezember)(?!\p{L})|\p{L}+tags?(?!\p{L}))\p{L}{3,})/giu;
const withoutCounts = (text: string): string =>
  hourInFull.test(text)
    ? text.replace(countBehindPause, (count: string, at: number) =>
        /^ \p{Lu}/u.test(text.slice(at + count.length)) || !/\p{Lu}/u.test(text) ? '~'.repeat(count.length) : count,
      )
    : text;
