// "Also my husband, same day right after me", while a visit is being booked or once it is: one more of the same for somebody of
// theirs, said in few words, alone or behind the answer to what was asked. Patterns are over folded text, in four languages.
import type { Business, Language } from '../../business.ts';
import type { Command } from '../../commands.ts';
import type { State } from '../../state.ts';
import { foldCue } from '../cues/cue.ts';
import { childsService, withoutAges } from './guest-age.ts';
import { guestTime, withoutGuestTimes } from './guest-time.ts';
import { kin } from './kin.ts';

type Shape = {
  /** What may stand before whom it is for; one of `adds` stands there or behind. */
  readonly before: string;
  readonly whose: string;
  readonly kin: string;
  readonly behind: string;
  readonly adds: string;
  readonly said: (whom: string) => string;
};

const shapes: Readonly<Record<Language, Shape>> = {
  en: {
    before:
      'and|also|actually|by the way|oh|ok|okay|great|perfect|thanks|thank you|can|could|would|you|i|we|please|what about|how about|is it possible|to|fit in|squeeze in|see|do|take|book|bring|get|have|need|like|want|for|one|then|after that|another',
    whose: 'my|our',
    kin: `(?:${kin.en}|boys?|girls?)`,
    behind:
      "also|too|as well|needs?|wants?|would like|'?d like|could use|has to|can|come|comes|in|have|get|be seen|for|one|somebody|someone|an appointment|a visit|the same(?: thing)?|time",
    adds: 'and|also|too|as well|what about|how about|fit in|squeeze in|needs one|wants one|the same',
    said: (whom) => `one for ${whom}`,
  },
  es: {
    before:
      'y|pues|oiga|oye|bueno|tambien|en realidad|por cierto|ah|ok|gracias|perfecto|puede|pueden|podria|podrian|ver|atender|a|para|quiero|un[oa]?|otr[oa]|que tal|luego|despues',
    whose: 'mis?|nuestr[oa]s?',
    kin: kin.es,
    behind: 'tambien|igual|necesita|ocupa|quiere|quisiera|un[oa]?|otr[oa]|alguien|cita|la misma|lo mismo|venir|puede',
    adds: 'y|tambien|otra|que tal|igual|la misma|lo mismo',
    said: (whom) => `otra cita para ${whom}`,
  },
  fr: {
    before:
      'et|pis|puis|aussi|en fait|au fait|ah|ok|merci|parfait|pouvez vous|pourriez vous|vous pouvez|voir|prendre|pour|un|une|autre|je voudrais|ensuite|apres',
    whose: 'mon|ma|mes|notre',
    kin: `(?:${kin.fr}|garcons?)`,
    behind:
      "aussi|egalement|en|a besoin|d'une?|voudrait|aimerait|veut|quelqu'un|un|une|rendez vous|rdv|le meme|la meme chose|venir|peut",
    adds: 'et|pis|aussi|egalement|autre|le meme|la meme chose',
    said: (whom) => `un autre rendez-vous pour ${whom}`,
  },
  de: {
    before:
      'und|auch|eigentlich|ubrigens|noch|ach|ok|danke|super|konnen|konnten|kann|sie|fur|eine[ns]?|eins|bitte|ich|brauche|brauchte|was ist mit|danach|dann|anschliessend',
    whose: 'meine?[nr]?|unsere?[nr]?',
    kin: `(?:${kin.de}|jungen?|madchen|kleine[rn]?)`,
    behind:
      'auch|ebenfalls|braucht|brauchte|mochte|will|noch|eine[ns]?|eins|jemanden|termin|das gleiche|dasselbe|kommen|mitkommen|kann|konnte',
    adds: 'und|auch|noch|ebenfalls|was ist mit|das gleiche|dasselbe',
    said: (whom) => `noch einen Termin für ${whom.replace(/^(mein|unser)(?= )/iu, '$1en')}`,
  },
};

/** "One for her brother", in the breath in which she was named. */
const theirs: Readonly<Record<Language, string>> = {
  en: 'his|her|their',
  es: 'sus?',
  fr: 'son|sa|ses|leur',
  de: 'seine?[nr]?|ihre?[nr]?',
};
const oneFor =
  /(?<!\p{L})(?:(?:one|another) for|(?:un[oa]?|otr[oa]) para|(?:une?|un autre|une autre) pour|eine?[ns]? fur|eins fur)\P{L}*$/u;

const pause = '[\\s,.;:!?-]+';

/** Who wants the same, and what is said behind it. */
type One = { readonly whom: string; readonly name: string | null; readonly rest: string; readonly asks: string } & {
  /** "One for my son", and not "my son too"; and what stands before them. */
  readonly isOne: boolean;
  readonly isAdded: boolean;
  readonly lead: string;
};

/** "Pete, my husband, wants …", "my husband Pete wants …": what they are called, apart from whose they are. */
function calledIn(said: string, language: Language): { readonly said: string; readonly name: string | null } {
  const { whose, kin } = shapes[language];
  const whom = `(?:${whose}|${theirs[language]}) (?:\\p{L}+ )?${kin}`;
  const found = new RegExp(`(?<!\\p{L})(?:${whom})(?!\\p{L})`, 'u').exec(foldCue(said));
  if (!found) return { said, name: null };
  const end = found.index + found[0].length;
  const before = /\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?, $/u.exec(said.slice(0, found.index))?.[0];
  if (before !== undefined && /^,? \p{Ll}/u.test(said.slice(end)))
    return {
      said: `${said.slice(0, found.index - before.length)}${found[0]}${said.slice(end).replace(/^,/u, '')}`,
      name: before.slice(0, -2),
    };
  const after =
    /^,? (?!\p{L}+(?:tag|day)s?(?!\p{L})|(?:Mittwoch|Morgen|Heute|Tomorrow|Today)(?!\p{L}))(\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?)(?=,? \p{Ll}|\P{L}*$)/u.exec(
      said.slice(end),
    );
  if (!after) return { said, name: null };
  return {
    said: `${said.slice(0, end)}${said.slice(end + after[0].length).replace(/^,/u, '')}`,
    name: after[1] ?? null,
  };
}

/** "My wife needs the car": a thing, and no day or visit. */
const takesThing =
  /(?<!\p{L})(?:needs?|wants?|get|have|necesita|ocupa|quiere|besoin|veut|braucht|brauchte|mochte|will)[ ’'](?:the|el|la|los|las|l[e']|les|den|das|die)[ ’']?(?!\d|(?:same|next|first|last|day|week|morning|afternoon|evening|other|mism[oa]|dia|semana|proxim[oa]|siguiente|primer[oa]?|ultim[oa]|lunes|martes|miercoles|jueves|viernes|sabado|domingo|meme|lendemain|jour|matin|semaine|prochaine?|premiere?|derniere?|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|gleiche|selbe|nachste[nr]?|erste[nr]?|\p{L}+(?:th|st|nd|rd))(?!\p{L}))\p{L}/u;
const goesOn =
  /^,[^.!?]*?(?<!\p{L})(?:will|'ll|would|is|has|says|said|drops?|brings?|pays?|picks?|va|viene|dice|trae|paga|recoge|vendra|va|passe\p{L}*|apporte\p{L}*|paie\p{L}*|wird|bringt|holt|zahlt|bezahlt)(?!\p{L})/u;
/** "And my husband, right after lunch, will drop it off": it goes on about them, and wishes for nothing. */
const tellsOn = (rest: string): boolean => {
  const folded = foldCue(rest);
  return goesOn.test(folded) && !wantsSame.test(folded) && !wantsOne.test(folded);
};

/** Who of theirs is named at its head, what stands before and behind them, and the rest. */
function kinIn(told: string, language: Language) {
  const { before, whose, kin, behind } = shapes[language];
  const { said, name } = calledIn(told, language);
  // Folding keeps each letter in its place, so what was said is cut where the folded text is.
  const folded = foldCue(said).replace(/[’-]/gu, ' ');
  if (folded.length !== said.length) return null;
  const whole = new RegExp(
    `^\\P{L}*(?<lead>(?:(?:${before})${pause})*)(?<whom>(?:${whose}|(?<theirs>${theirs[language]})) (?:\\p{L}+ )?${kin})(?<tail>(?: (?:${behind})(?!\\p{L}))*)(?=[,.;?!]|\\P{L}*$| (?:at|on|right|same|after|before|then|the|next|for|a las|el|la|despues|justo|en|para|antes|misma?|le|la|pour|apres|avant|juste|tout|au|am|um|fur|vor|nach|zur|danach|gleich|selben?|direkt)(?!\\p{L}))`,
    'u',
  );
  const found = whole.exec(folded);
  const { lead = '', whom = '', tail = '' } = found?.groups ?? {};
  if (!found || (found.groups?.theirs !== undefined && !oneFor.test(lead))) return null;
  const at = found[0].length - tail.length - whom.length;
  const rest = said.slice(found[0].length);
  return { whom: said.slice(at, at + whom.length), name, rest, lead, tail };
}

/** Is only something told of them? */
const isTold = (tail: string, rest: string): boolean =>
  takesThing.test(foldCue(`${tail}${rest}`)) || (!wantsOne.test(tail) && tellsOn(rest));

function oneIn(told: string, language: Language): One | null {
  const found = kinIn(told, language);
  if (found === null || isTold(found.tail, found.rest)) return null;
  const { whom, name, rest, lead, tail } = found;
  const isAdded = new RegExp(`(?<!\\p{L})(?:${shapes[language].adds})(?!\\p{L})`, 'u').test(`${lead} ${tail}`);
  if (!isAdded && !oneFor.test(lead) && guestTime(rest, language) === null) return null;
  // "I need my wife" wants her, and no visit for her.
  const wanted = lead.replace(
    /(?<!\p{L})(?:i|we|ich)\P{L}+(?:d\P{L}+|would\P{L}+)?(?:need|want|like|brauch(?:t?e))(?!\p{L})/u,
    ' ',
  );
  return {
    whom,
    name,
    rest,
    asks: `${wanted} ${tail}`,
    isOne: oneFor.test(lead),
    isAdded: isAdded || guestTime(rest, language) !== null,
    lead,
  };
}

/** "And my wife needs the car", once a visit is booked: it is told, and nothing is begun for it. */
export function onlyTold({ state }: At, said: string, language: Language): readonly Command[] | null {
  if (state.asked !== 'more' || state.frames.length > 0 || state.done.at(-1)?.did !== 'booked') return null;
  const found = kinIn(said, language);
  if (found === null || !isTold(found.tail, found.rest) || /\?|[.;!]\P{L}*\p{L}/u.test(said)) return null;
  return [{ do: 'ask', question: said, soft: true }, { do: 'cannot-tell' }];
}

/** The same in more words, for whoever reads it; null where it is something else. */
export function oneMoreFor({ asked, done }: State, said: string, language: Language): string | null {
  if (asked !== 'more' || !done.some(({ did }) => did === 'booked')) return null;
  const one = oneIn(said, language);
  return one && `${shapes[language].said(one.whom)}${one.rest.replaceAll('?', '')}`;
}

/** Where another may begin: at the head of what is said, behind a pause, and at what joins it. */
const borders = /(?<=[,.;!?])\s+|\s+(?=(?:and|plus|oh|y|e|et|pis|puis|und)\s)/giu;

/** One more of the same that is wanted for somebody else: what was said before it, and what it comes to. */
export type OneMore = { readonly answer: string; readonly commands: readonly Command[]; readonly rest: string };

/**
 * "This number. And my son needs one too, right after me": another of the same comes after what is being booked, and nothing of that is
 * changed. `rest`: what is said of it beside whose it is and when.
 */
export function oneMoreIn({ state, business }: At, said: string, language: Language): OneMore | null {
  const { asked, frames, done } = state;
  const top = frames.at(-1);
  const isUnder = top?.flow === 'book' && top.service !== undefined && asked !== null && besideAsks.has(asked);
  const isBehind = top === undefined && asked === 'more' && done.at(-1)?.did === 'booked';
  if (!isUnder && !isBehind && top !== undefined) return null;
  for (const at of [0, ...[...said.matchAll(borders)].map(({ index }) => index)]) {
    const answer = said.slice(0, at);
    if (at === 0 && !isUnder && !isBehind) continue;
    const one = oneIn(said.slice(at), language);
    if (one === null) continue;
    // "Yes, one for my daughter" tells whom the one under way is for.
    if (isUnder && !one.isAdded && !follows.test(one.lead)) continue;
    const time = guestTime(one.rest, language) ?? (follows.test(one.lead) ? 'right-after' : null);
    // "My wife too", where a visit was stated or booked, is one more; anywhere else she may only come along.
    const isBare = (isBehind || asked === 'confirm') && onlyAlso.test(foldCue(one.asks));
    const wants = isUnder || isBehind ? wantsOne.test(one.asks) || isBare : one.isOne || wantsSame.test(one.asks);
    // A time alone may tell when the stated one is to be.
    const comes =
      time !== null &&
      (isUnder || isBehind) &&
      (asksToCome.test(one.asks) || isOther.test(foldCue(one.whom)) || addsOne.test(foldCue(said.slice(at))));
    // "And my daughter right after", and nothing else: who comes next is not who comes first.
    const isNext =
      (time === 'right-after' || time === 'just-before') &&
      isUnder &&
      top.forOther === undefined &&
      !/\p{L}/u.test(withoutGuestTimes(one.rest, language).replace(courtesy, ' '));
    if (!wants && !comes && !isNext) continue;
    const child = childsService(
      business,
      language,
      (isUnder ? top.service : done.at(-1)?.service) ?? '',
      one.whom,
      said,
    );
    const more: Command[] = [
      { do: 'also', guest: time ?? 'same-day' },
      { do: 'start', flow: 'book' },
      // Written small: "Meine Schwester" at the head of a line is nobody's name.
      { do: 'for-other', whose: one.whom.replace(/^\p{Lu}/u, (first) => first.toLowerCase()) },
      ...(child === null ? [] : [{ do: 'set-service', service: child, sure: 0.7 } as const]),
      ...(one.name !== null ? [{ do: 'set-name', name: one.name, sure: 0.95 } as const] : []),
    ];
    const rest = withoutAges(withoutGuestTimes(one.rest, language), language)
      .replace(courtesy, ' ')
      .replace(emptied, '$1 ');
    return { answer, commands: more, rest: /\p{L}/u.test(rest) ? rest : '' };
  }
  return null;
}

/** "My other boy". */
const isOther = /(?<!\p{L})(?:other|second|otr[oa]|segund[oa]|autre|deuxieme|andere\p{L}*|zweite\p{L}*)(?!\p{L})/u;
/** "Then one for her brother". */
const follows = /(?<!\p{L})(?:then|after that|luego|despues|ensuite|apres|danach|anschliessend)(?!\p{L})/u;
type At = { readonly state: State; readonly business: Business };

const besideAsks = new Set(['confirm', 'time', 'name', 'phone', 'email', 'address']);
/** "Can my sister come too?" may only come along. */
const wantsOne =
  /(?<!\p{L})(?:needs?|wants?|like|could use|one|an appointment|the same|fit|squeeze|book|see|necesita|ocupa|quiere|quisiera|un[oa]|otr[oa]|cita|la misma|lo mismo|en|besoin|voudrait|aimerait|veut|une?|rendez vous|rdv|le meme|braucht|brauchte|mochte|eine[nrs]?|eins|termin|das gleiche|dasselbe)(?!\p{L})/u;
/** Said of the same, where nothing is under way yet and each may want something of their own. */
const wantsSame =
  /(?<!\p{L})(?:too|also|as well|the same|tambien|igual|lo mismo|la misma|aussi|egalement|la meme chose|le meme|auch|ebenfalls|das gleiche|dasselbe)(?!\p{L})/u;
const asksToCome =
  /(?<!\p{L})(?:come|in|be seen|see|take|do|bring|fit|squeeze|ver|atender|venir|voir|prendre|kommen|mitkommen)(?!\p{L})/u;
const addsOne =
  /(?<!\p{L})(?:too|also|as well|one|the same(?! (?:day|time))|tambien|igual|otr[oa]|un[oa]|l[oa] mism[oa](?! (?:dia|hora))|aussi|egalement|une?|autre|la meme chose|auch|ebenfalls|noch|das gleiche|dasselbe|eine?[nrs]?)(?!\p{L})/u;
const onlyAlso =
  /^(?:\P{L}|(?<!\p{L})(?:and|also|too|as well|oh|actually|y|tambien|igual|et|pis|puis|aussi|egalement|und|auch|ebenfalls)(?!\p{L}))*$/u;
/** Pauses with nothing between them any more. */
const emptied = /(?:^|\s*([,;:.!?]))(?:\s*[,;:.])+/gu;
const courtesy =
  /(?<!\p{L})(?:please|if (?:possible|you can|that works|you could)|thanks?(?: you)?|por favor|si se puede|si puede|gracias|ahi junto|s['’]il vous pla[iî]t|si possible|si (?:vous pouvez|c'est possible)|merci|bitte|wenn(?: es)? (?:geht|möglich ist)|danke)(?!\p{L})/giu;
