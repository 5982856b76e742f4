// "Is this the bike shop?", "¿hablo con la peluquería?": whom one has reached is asked, and nothing else yet. Whoever asks it hears who
// this is; nobody is sent away for it. Patterns are over folded text, in four languages.
import type { Business, Language } from '../../business.ts';
import type { Command } from '../../commands.ts';
import { foldCue } from '../cues/cue.ts';
import type { Seen } from '../seen.ts';

const hello =
  '(?:(?:hi|hello|hey|um|uh|good (?:morning|afternoon|evening)|excuse me|sorry|hola|buenas|buenos dias|buenas tardes|disculpe|perdon|bonjour|allo|bonsoir|pardon|hallo|guten (?:tag|morgen|abend)|gruss gott|entschuldigung)[ ,.!]+)*';
const asksWho: Readonly<Record<Language, RegExp>> = {
  en: new RegExp(
    `^(?:[^.?!]{1,80}[.!?] )?\\P{L}*${hello}(?:(?:wait|oh|hold on)[ ,.!]+)*(?:(?:isn't|isnt) (?:this|that)|this (?:isn't|isnt|is not)|is (?:this|that)(?: not)?|am i (?:speaking|talking) (?:to|with)|(?:have|did) i (?:reach(?:ed)?|get|got)|(?:do i have|is this) the (?:right )?(?:number|line) (?:for|of)) (?<who>[^?.!,]{3,40})(?:[?.!]|$)`,
    'u',
  ),
  es: new RegExp(
    `^\\P{L}*${hello}(?:(?:hablo|estoy hablando) con|es (?:ahi )?(?=el |la |los |las )|(?:ahi )?es ahi|estoy (?:marcando|llamando) a|esta (?=la |el )(?=[^?.!,]{3,40}\\?)) ?(?<who>[^?.!,]{3,40})(?:[?.!]|$)`,
    'u',
  ),
  fr: new RegExp(
    `^\\P{L}*${hello}(?:(?:je )?(?:suis|parle)(?:-je)? bien (?:au|a la|a l'|chez|a|avec)|c'est bien|(?:vous )?etes(?:-vous)? bien) ?(?<who>[^?.!,]{3,40})(?:[?.!]|$)`,
    'u',
  ),
  de: new RegExp(
    `^\\P{L}*${hello}(?:ist (?:das|da|dort)|spreche ich (?:mit|hier mit)|bin ich (?:hier |da )?(?:richtig )?(?:bei|beim|mit)(?: de[rm])?) (?<who>(?:der|die|das|dem|den|beim)?[^?.!,]{3,40})(?:[?.!]|$)`,
    'u',
  ),
};
/** A house by its kind: what else may be "this" is none. */
const house =
  /(?<!\p{L})(?:shops?|stores?|place|office|clinic|salon|restaurant|pizz\p{L}*|pharmacy|library|bank|school|hotel|garage|studio|practice|dentist|doctor's?|vet|lawyer|plumber|dentista|veterinari[oa]|medecin|dentiste|veterinaire|coiffeu(?:r|se)|\p{L}*arzt\p{L}*|friseur\p{L}*|bakery|cafe|company|tienda|taller|clinica|peluqueria|restaurante|farmacia|biblioteca|banco|escuela|consultorio|oficina|despacho|panaderia|magasin|boutique|cabinet|pharmacie|bibliotheque|banque|ecole|boulangerie|praxis|laden|salon|kanzlei|apotheke|bucherei|schule|werkstatt|geschaft|buro|\p{L}+erei)(?!\p{L})/u;

/** Something of the house is asked with it. */
const asksMore =
  /(?<!\p{L})(?:geoffnet|offen|zu|frei|besetzt|geschlossen|open|closed|free|available|abiert\p{L}|cerrad\p{L}|ouverte?|fermee?|that|which|where|who|que|donde|qui|ou|die am|covered|included|ready|done|right|correct|wrong)(?!\p{L})/u;

/** Whom the question names that asks whose line this is, and where it ends; null where none does. A name that is written large is one, and so is a house by its kind. */
function askedFor(said: string, language: Language): { who: string; end: number } | null {
  const found = asksWho[language].exec(foldCue(said));
  const who = found?.groups?.who;
  if (!found || who === undefined || asksMore.test(who)) return null;
  const end = found[0].length;
  const isNamed = language !== 'de' && /\p{Lu}\p{Ll}/u.test(said.slice(found[0].lastIndexOf(who), end));
  // "¿Está el doctor Haddad?" asks for somebody.
  const asksForPerson = language === 'es' && found[0].includes(`esta ${who}`);
  return house.test(who) || (isNamed && !asksForPerson) ? { who, end } : null;
}

/** Is it only asked whose line this is? */
const asksWhichHouse = ({ said, language, heard, mentions }: Seen): boolean =>
  heard.state.frames.length === 0 && mentions.wishes.length === 0 && askedFor(said, language) !== null;

const doubts = /(?<!\p{L})(?:isn't|isnt|this is not|is this not|is that not)(?!\p{L})/u;

/** "Wait, isn't this Gino's?", before anything was agreed: they meant somebody else, and hear who this is. */
const doubtsTheHouse = ({ said, language, heard, mentions }: Seen): boolean =>
  heard.state.frames.every((frame) => frame.flow === 'book' && frame.service === undefined) &&
  heard.state.done.length === 0 &&
  mentions.wishes.length === 0 &&
  doubts.test(foldCue(said)) &&
  askedFor(said, language) !== null;

/** Whoever asks whose line this is hears it; who meant another has begun nothing here. Null where that is not asked. */
export function ofHouse(seen: Seen, opening: boolean): Command[] | null {
  if (opening && asksWhichHouse(seen)) return [{ do: 'what-are-you' }];
  if (!doubtsTheHouse(seen)) return null;
  return [{ do: 'what-are-you' }, ...seen.heard.state.frames.map(() => ({ do: 'drop' }) as const)];
}

/** With fewer words behind it, nothing more is wanted: "is this the plumber? hello?" */
const behindMin = 3;

/** "Is this the plumber? My sink is clogged": what is said behind it; null where that is nothing, or meant for a house of another name. */
export function behindWhichHouse(said: string, language: Language, { name }: Business): string | null {
  const { who, end } = askedFor(said, language) ?? {};
  if (who === undefined) return null;
  const behind = said.slice(end).trim();
  const own = new Set(foldCue(name).split(/[^\p{L}]+/u));
  const isOurs = house.test(who) || who.split(/[^\p{L}]+/u).some((word) => word.length > 2 && own.has(word));
  return isOurs && behind.split(/\s+/).length >= behindMin ? behind : null;
}
