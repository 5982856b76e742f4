// "Move the vaccine to next week, and today a consult", "that's not the vaccine's visit, today I want another one": which stretch of
// what is said is about the visit under way, and which about another that is wanted as well. Over folded text, in four languages.
import type { Business, Language } from '../../business.ts';
import { eachLanguage } from '../../models/text.ts';
import { foldCue } from '../cues/cue.ts';
import { type Named, plainlyNamed, servicesIn, surelyNamed } from '../services/near.ts';
import { cueOf } from '../signs.ts';

/** About what a stretch is: what it denies is about neither. */
export type Stretch = {
  readonly text: string;
  readonly of: 'first' | 'other' | 'none';
  /** What it is for, where it is said. */
  readonly service?: string | undefined;
};

type Known = {
  /** What the visit under way is for. */
  readonly first: string | undefined;
  /** What the visits are for that wait for their turn. */
  readonly waiting: readonly string[];
};

const borders = /[,.;!?]+(?:\s+|$)|\s+(?=(?:and|then|but|plus|y|e|pero|et|pis|puis|mais|und|aber|dann)\s)/giu;
const endsSentence = /[.!?;]/u;

const visits: Readonly<Record<Language, string>> = {
  en: '(?:one|visit|appointment|appt|booking|slot)',
  es: '(?:citas?|visita|turno)',
  fr: '(?:rendez-vous|rdv|visite)',
  de: '(?:termin\\p{L}*|besuch)',
};
const notOfTime =
  '(?! ?(?:time|day|date|hour|slot|week|dia|hora|fecha|semana|heure|jour|date|fois|uhrzeit|zeit|tag|datum|woche|mal)(?!\\p{L}))';
/** One more beside it. */
const others: Readonly<Record<Language, string>> = {
  en: `(?:another|an? (?:separate|different|second|new|whole (?:other|separate)|completely different)|an (?:extra|additional)) (?:one|visit|appointment|appt|booking)`,
  es: `(?:otr[oa]|una? (?:segund[oa]|nuev[oa]|distint[oa]|aparte)|aparte(?: una?)?)${notOfTime}(?= (?:cita|visita|turno)|\\P{L}*(?:$|[,.;!?])| (?:para|el|hoy|manana|una?|que)(?!\\p{L}))|una? (?:cita|visita) (?:nueva|aparte|distinta|diferente|mas)`,
  fr: `(?:un |une )?(?:autre|deuxieme|second|nouveau|nouvelle) (?:rendez-vous|rdv|visite)|(?:un rendez-vous|un rdv|une visite) (?:a part|de plus|en plus|separee?|different)`,
  de: `(?:noch |einen |ein |eine )+(?:anderen?|zweiten?|neuen?|neuer|extra|zusatzlich\\p{L}*|weiteren?|separaten?)? ?(?:termin|besuch)|(?:extra|neuer|anderer|zweiter|weiterer|zusatzlicher) termin`,
};
const asksForOther = eachLanguage((language) => new RegExp(`(?<!\\p{L})(?:${others[language]})(?!\\p{L})`, 'u'));
/** "A visit tomorrow": one that is not told to be another, beside what is named; one that somebody pays the caller is none. */
const aVisit = eachLanguage(
  (language) =>
    new RegExp(
      `(?<!\\p{L})(?:an?|una?|une?|eine?n?) (?:${visits[language]})(?!\\p{L})(?! (?:from|by|de (?:mi|su|unos?)|de (?:mon|ma|mes)|von)(?!\\p{L}))`,
      'u',
    ),
);
const toBeSeen =
  /(?<!\p{L})(?:some(?:body|one) to (?:see|look at|check)|que (?:alguien )?l[oa]s? (?:vea|revise|atienda)|que (?:le|la) (?:docteur|veterinaire|medecin)? ?(?:l[ea] )?voie|(?:dass|damit) (?:jemand|sich)(?!\p{L}))/u;
/** What somebody has, or had, before what they have: it is told and not wanted. */
const have: Readonly<Record<Language, string>> = {
  en: "(?:(?<!(?:can|could|may|might|to|should|would|'d|will|'ll|let) (?:(?:i|we|you|he|she|they|me|us) )?(?:(?:also|just|please) )?)(?:have|had)|has|having|got|there(?:'s| is| are| was))(?: (?:got|also|already|just|still|even))*|(?:i|we|you|they|there)'ve(?: (?:got|also|already|just|still))*",
  es: '(?:tengo|tienen?|tenemos|tenian?|tuv[eo]|hay|habia|hubo)(?: (?:ya|tambien|todavia))*',
  fr: "(?:j'ai|(?:il|elle|on|y) a|(?:ils|elles) ont|nous avons|vous avez|j'avais|(?:il|elle|on|y) avait)(?: (?:deja|aussi|encore))*",
  de: "(?:hab|habe|hat|haben|hatten?|gibt(?: es|'s)?)(?: (?:ich|er|sie|es|wir|da|dort|schon|auch))*",
};
const haveIn = eachLanguage((language) => new RegExp(`(?<!\\p{L})(?:${have[language]})(?!\\p{L})`, 'u'));
const endsHaving = eachLanguage((language) => new RegExp(`(?<!\\p{L})(?:${have[language]}) ?$`, 'u'));
/** What else somebody may have then. */
const besides: Readonly<Record<Language, string>> = {
  en: '(?:an?|another|some) (?:\\p{L}+ )?(?:things?|meeting|commitment|conflict)',
  es: '(?:otr[oa]|una?) (?:cosa|reunion|junta|compromiso)',
  fr: '(?:un |une )?(?:autre )?(?:chose|reunion|empechement|engagement)',
  de: '(?:eine? )?(?:anderen? )?(?:sache|besprechung|sitzung|meeting)',
};
const hasElse = eachLanguage(
  (language) => new RegExp(`(?<!\\p{L})(?:${have[language]}) (?:${besides[language]})(?!\\p{L})`, 'u'),
);
const endsDenied =
  /(?<!\p{L})(?:(?:not|isn'?t|no(?: es| quiero| necesito)?|(?:don'?t|do not|doesn'?t) (?:want|need)|pas(?: besoin d'?)?|nicht|kein\p{L}*)(?: (?:for|para|pour|fur))?) ?$/u;
const and = /^\P{L}*(?:and|plus|y|e|et|und)(?!\p{L})/u;
/** Nothing but what links it, and when it is to be, stands before what is wanted. */
const opens =
  /^\P{L}*(?:(?:no|nope|non|nein|and|then|also|plus|but|just|it'?s|that'?s|y|e|ademas|aparte|tambien|pero|es|son|et|puis|pis|aussi|mais|c'est|und|dann|noch|auch|aber|das ist|es ist|for|para|pour|fur|my \p{L}+|mi \p{L}+|mon \p{L}+|mein\p{L}* \p{L}+|today|tomorrow|hoy|manana|aujourd'hui|demain|heute|morgen|the|next|this|week|on|at|el|la|las|les?|proxim[oa]|semana|semaine|prochaine?|am|um|den|nachste\p{L}*|woche|\p{L}+day|lunes|martes|miercoles|jueves|viernes|sabado|domingo|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|\p{L}+tag|mittwoch)(?!\p{L})\P{L}*)*$/u;
/** Somebody has need of it. */
const needs =
  /(?<!\p{L})(?:needs?|wants?|due for|could use|necesit\p{L}+|ocup[aeo]\p{L}*|quier\p{L}+|quisiera\p{L}*|toca|hace falta|besoin|faut|faudrait|veut|voudrai\p{L}*|brauch\p{L}*|will|mochte\p{L}*|soll\p{L}*)(?!\p{L})/u;
/** A service that is wanted anew stands behind such a word. */
const anew =
  /(?<!\p{L})(?:an?|another|una?|otr[oa]|une?|autre|eine?[nsr]?|noch|new|nuev[oa]|nouvelle?|neue?n?)(?: \p{L}+){0,2} ?$/u;
const denies =
  /(?<!\p{L})(?:not|isn'?t|no(?: es| para| la| el)?|n'est pas|c'est pas|pas|nicht|kein\p{L}*|ist nicht)(?: \p{L}+){0,3} ?$/u;
/** In place of the other: nothing comes besides. */
const instead =
  /(?<!\p{L})(?:instead|rather|en vez|en lugar|mejor|plutot|a la place|au lieu|stattdessen|statt|lieber|switch(?: it)? to|change (?:it|that) (?:in)?to)(?!\p{L})/u;

/** Is one more asked for, whatever it is for? */
export const asksForAnother = (said: string, language: Language): boolean => asksForOther[language].test(foldCue(said));

/** Is what stands behind this denied? */
export const deniesBefore = (before: string): boolean => denies.test(before);

type Clause = Stretch & {
  readonly ends: boolean;
  readonly set: boolean;
  /** It may be about another visit, where the first is named beside it. */
  readonly seems?: boolean;
  /** One that somebody has besides is told of in it. */
  readonly told?: boolean;
};

/** Is a service that is named behind this wanted anew? */
const isAnew = (before: string): boolean =>
  anew.test(before) && (needs.test(before) || opens.test(before.replace(anew, '')));

/** Is what begins here told as what somebody has, or denied? */
function isTold(before: string, language: Language): boolean {
  const bare = before.replace(anew, '');
  return [before, bare].some((one) => endsHaving[language].test(one) || endsDenied.test(one));
}

/** Is it wanted, or only spoken of? */
function isWanted(text: string, at: number, language: Language): boolean {
  const before = foldCue(text).slice(0, at);
  return (
    !isTold(before, language) && (opens.test(before) || cueOf('want', text, language) || cueOf('book', text, language))
  );
}

function clauseOf(
  { text, ends, tells }: { readonly text: string; readonly ends: boolean; readonly tells: boolean },
  language: Language,
  business: Business,
  known: Known,
): Clause {
  const named = servicesIn(text, language, business).filter((one) => one.score >= surelyNamed);
  const folded = foldCue(text);
  const before = (one: Named) => foldCue(text.slice(0, one.start));
  const denied = named.filter((one) => denies.test(before(one)));
  const said = named.filter((one) => !denied.includes(one));
  const plain = (of: Stretch['of'], service?: string): Clause => ({ text, of, service, ends, set: true });
  const isFirst = said.some((one) => one.name === known.first);
  // "He had a bath and a nail trim yesterday": the second is told with the first.
  const isAsked = cueOf('want', text, language) || cueOf('book', text, language);
  const goesOn = tells && and.test(folded) && !isAsked;
  const more = goesOn ? null : asksForOther[language].exec(folded);
  const isMore = more !== null && isWanted(text, more.index, language);
  const other = said.find(
    (one) =>
      one.name !== known.first &&
      (known.waiting.includes(one.name) ||
        (one.score >= plainlyNamed &&
          !one.ambiguous &&
          !goesOn &&
          (isMore ||
            cueOf('want', text, language) ||
            (!isTold(before(one), language) && (isAnew(before(one)) || isAsked))))),
  );
  if (other && !isFirst) return plain('other', other.name);
  if (isMore && !isFirst && known.first !== undefined) return plain('other');
  if (isFirst) return plain('first', known.first);
  // "That's not my follow-up" is about neither; what is denied and another that is named in one breath is about that one.
  if (denied.length > 0) return plain('none');
  const visit = goesOn ? null : aVisit[language].exec(folded);
  const seems = toBeSeen.test(folded) || (visit !== null && isWanted(text, visit.index, language));
  // "I'm getting a flu shot at the pharmacy Thursday".
  const isElsewhere = said.some((one) => one.score >= plainlyNamed && !one.ambiguous && anew.test(before(one)));
  const told =
    isElsewhere ||
    hasElse[language].test(folded) ||
    [asksForOther[language].exec(folded), visit].some(
      (one) => one !== null && endsHaving[language].test(folded.slice(0, one.index)),
    );
  return { text, of: 'first', ends, set: false, seems, told };
}

/** The stretches of a line in their order, where part of it is about another visit that is wanted as well; null where none is. */
export function apart(said: string, language: Language, business: Business, known: Known): readonly Stretch[] | null {
  if (instead.test(foldCue(said))) return null;
  const clauses = clausesIn(said, language, business, known);
  // "… and a visit tomorrow for the paw", where the first is named beside it.
  const names = clauses.some((one) => one.set && one.of === 'first');
  const meant = clauses.map((one) =>
    !one.set && names && one.seems ? { ...one, of: 'other' as const, set: true } : one,
  );
  if (!meant.some((one) => one.of === 'other')) return null;
  return meant.map((one, at) => {
    if (one.set) return one;
    const start = meant.findLastIndex(({ ends }, index) => index < at && ends) + 1;
    const end = meant.findIndex(({ ends }, index) => index >= at && ends);
    const before = meant.slice(start, at).findLast(({ set }) => set);
    const behind = meant.slice(at + 1, end + 1).find(({ set }) => set);
    // In its sentence it goes with what stands before it, else with what follows; alone, with what the sentence before ended on.
    const owner = before ?? behind ?? meant.slice(0, start).findLast(({ set, of }) => set && of !== 'none');
    return owner ? { ...one, of: owner.of, ...(owner.of === 'other' && { service: owner.service }) } : one;
  });
}

/** What is said beside another visit that is only told of ("I've another appointment at eleven"); null where none is, or the one under way is not named. */
export function besideTold(said: string, language: Language, business: Business, known: Known): string | null {
  const clauses = clausesIn(said, language, business, known);
  const names = clauses.some((one) => one.set && one.of === 'first');
  const rest = clauses.filter((one) => !one.told);
  return names && rest.length < clauses.length ? rest.map((one) => one.text).join('. ') : null;
}

function clausesIn(said: string, language: Language, business: Business, known: Known): readonly Clause[] {
  const clauses: Clause[] = [];
  let from = 0;
  for (const border of [...said.matchAll(borders), null]) {
    const to = border?.index ?? said.length;
    const text = said.slice(from, to).trim();
    if (/[\p{L}\d]/u.test(text)) {
      const ends = border === null || endsSentence.test(border[0]);
      const last = clauses.at(-1);
      const tells = last !== undefined && !last.ends && haveIn[language].test(foldCue(last.text));
      clauses.push(clauseOf({ text, ends, tells }, language, business, known));
    }
    from = border === null ? to : to + border[0].length;
  }
  return clauses;
}
