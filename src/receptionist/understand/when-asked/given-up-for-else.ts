// "No, forget it. Have someone call me about the sink", "buchen Sie nichts, Herr Keller soll mich anrufen": what was being booked or
// changed is given up, and in the same breath something else is wanted in its place. What stands behind the refusal is heard as if
// nothing had been begun, so that neither half is lost. A bare "no" gives up only for a wish to be called. In four languages.
import type { Language } from '../../business.ts';
import type { Command } from '../../commands.ts';
import { eachLanguage } from '../../models/text.ts';
import type { Frame } from '../../state.ts';
import type { Heard } from '../../understander.ts';
import { foldCue } from '../cues/cue.ts';
import { type Hear, withNothingUnderWay } from '../seen.ts';
import { servicePutRight } from '../services/service-put-right.ts';
import { readWishes } from '../times/times.ts';
import { barsWhole } from './bars-booking.ts';
import { fillersOf, putsAside } from './taken-back.ts';

type Words = {
  /** The visit, or what is named in its place, is left. */
  readonly leaves: string;
  /** Leaves it with no name, and is said of nothing else while a visit is stated. */
  readonly offWith: string;
  /** What a visit is called. */
  readonly visit: string;
  /** "No" alone. */
  readonly no: string;
  /** Behind these the refusal holds for a while, or for a case. */
  readonly holdsFor: string;
  /** The caller wants to be called. */
  readonly callsMe: string;
  /** When they are to be called, beside a visit that stands. */
  readonly ofVisit: string;
};

const words: Readonly<Record<Language, Words>> = {
  en: {
    leaves: '(?:forget|never ?mind|scratch|skip|scrap|drop|cancel|leave)(?: about)? (?:the|that|this|my) ',
    offWith:
      "(?:cancel|drop|skip|scrap|leave) (?:it|that|this)|(?:don'?t|do not) (?:bother|worry about it|do (?:it|that))|(?:i|we) (?:don'?t|do not) (?:want|need) (?:it|that)(?: any ?more| after all)?|no,? (?:thanks|thank you)|(?:i'?ve |i )?changed my mind|leave it as it is|no (?:appointment|booking|visit)",
    visit: 'appointment|appt|booking|visit|slot|whole thing|thing|idea|change|move',
    no: 'no|nope|nah|not (?:really|quite)',
    holdsFor:
      'until|till|unless|before|without|yet|if|when|while|because|since|for|on|at|in|under|with|from|to|too|either|anything|about|again|it|this|that|them|me|us|the|my',
    callsMe:
      '(?:call|ring|phone|buzz|contact|text|e-?mail|reach out to|get (?:back to|in touch with|a ?hold of)|follow up with) (?:me|us)|(?:give|gives|giving) (?:me|us) an? (?:call|ring|shout|buzz)|(?:like|want|need|prefer|appreciate|expect|get) an? (?:call ?back|(?:phone )?call)(?! from you)',
    ofVisit:
      'before|when|once|if|on (?:the|your|his|her|their) way|in case|ahead|first thing|for this|instead of (?:text|e-?mail)\\p{L}*',
  },
  es: {
    leaves:
      '(?:olvid(?:e|a|emos)(?:se)?(?: de)?|cancel(?:e|a|emos)|dej(?:e|a|emos)|quit(?:e|a|emos)) (?:el |la |los |las |es[ea] |lo de(?:l| la)? )',
    offWith:
      'cancel(?:el[oa]|al[oa])|dej(?:el[oa]|al[oa])(?: asi)?|ya no (?:l[oa] )?(?:quiero|necesito)|no,? gracias|(?:he cambiado|cambie) de (?:idea|opinion)|no hace falta|sin cita',
    visit: 'cita|reserva|turno|visita|hora|cambio',
    no: 'no',
    holdsFor:
      'hasta|antes|sin|si|cuando|mientras|a|al|a menos|todavia|aun|porque|por (?!favor)|para|el|la|los|las|del?|con|en|que (?:no|ya|es|yo|se)|tampoco|tan|lo|nada|eso|esa',
    callsMe:
      '(?:me|nos) (?:llam|marqu|marc|habl|contact|devuelv|regres)\\p{L}*|(?:(?:llam|marqu|marc|contact|comun\\p{L}*)\\p{L}*)(?:me|nos)|(?:quiero|quisiera|prefiero|necesito|espero) una llamada',
    ofVisit: 'antes|cuando|si|en camino|en caso',
  },
  fr: {
    leaves:
      "(?:laisse[rz]? tomber|oublie[rz]|annule[rz]|enleve[rz]|laisse[rz]) (?:le |la |les |ce |cette |mon |ma |l')",
    offWith:
      "annule[rz](?:[- ](?:le|la|ca))?|laissez(?:[- ]le)?(?: comme (?:ca|cela))?|(?:je (?:n')?(?:en )?(?:ne )?(?:le )?(?:veux|ai) (?:plus|pas) besoin|je n'en veux (?:plus|pas))|non,? merci|j'ai change d'avis|tant pis|ce n'est (?:plus|pas) la peine|pas de (?:rendez-vous|rdv)",
    visit: 'rendez-vous|rdv|reservation|creneau|visite|changement',
    no: 'non',
    holdsFor:
      "jusqu\\p{L}*|avant|sans|si|quand|lorsqu\\p{L}*|encore|tant|parce|car|puisqu\\p{L}*|pour|le|la|les|l|du|de|a|au|avec|dans|en|non plus|sauf|s'ils?|ca|cela|rien|pas|plus",
    callsMe:
      "(?:(?:me|nous) |m')(?:r?appel|contact|telephon|joi|recontact)\\p{L}*|(?:r?appel|contact|recontact|telephon|joign)ez[- ](?:moi|nous)|(?:un|etre) (?:r?appele\\p{L}*|appel)",
    ofVisit: "avant|quand|si|des qu\\p{L}*|lorsqu\\p{L}*|en route|au cas|s'ils?",
  },
  de: {
    leaves: '(?:vergessen|streichen|lassen|stornieren|vergiss|lass) (?:sie |wir )?(?:(?:bitte|doch) )?(?:das|den|die) ',
    offWith:
      'lassen (?:sie|wir) (?:es|das)(?: (?:bleiben|sein|lieber|gut sein|doch|so))*|(?:den termin |das |es )?brauche? ich (?:doch )?nicht(?: mehr)?|(?:ich )?brauche? (?:das|den|ihn|es)(?: termin)? (?:doch )?nicht(?: mehr)?|nein,? danke|doch (?:lieber )?nicht|lieber (?:doch )?nicht|stornieren sie (?:das|es|ihn|den)|hat sich erledigt|(?:doch )?keinen? termin|ich hab(?:e)? (?:es )?mir (?:es )?anders uberlegt',
    visit: 'termin|buchung|reservierung|besuch|anderung',
    no: 'nein|nee|ne',
    holdsFor:
      'bis|bevor|ohne|wenn|falls|solange|noch|weil|denn (?!ich mochte)|fur|am|um|an|auf|mit|zu|ausser|auch|den|die|das|dem|der|es|ihn|nichts',
    callsMe:
      '(?:mich|uns)(?: [\\p{L}.]+){0,8} (?:an|zuruck)?(?:an|zuruck)ruf\\p{L}*|(?:ruf|ruft|rufen|rufe)(?: sie)? (?:mich|uns)|(?:bei (?:mir|uns)|sich)(?: [\\p{L}.]+){0,6} (?:zu )?meld\\p{L}*|(?:meld|melden|meldet)(?: sie)? (?:sich|euch) bei (?:mir|uns)|(?:einen? )?(?:ruckruf|anruf)|(?:mich|uns)(?: [\\p{L}.]+){0,4} (?:an|zuruck)(?!\\p{L})',
    ofVisit: 'vorher|bevor|wenn|falls|sobald|unterwegs|davor',
  },
};

const patterns = eachLanguage((language) => {
  const of = words[language];
  const fillers = `(?:(?:${fillersOf(language)})(?!\\p{L})\\P{L}*)`;
  return {
    leaves: new RegExp(
      `^\\P{L}*${fillers}*(?:${of.leaves})(?<what>[^,.;:!?]{2,40}?)(?:\\P{L}+${fillers})*\\P{L}*$`,
      'u',
    ),
    offWith: new RegExp(`^\\P{L}*${fillers}*(?:${of.offWith})(?:\\P{L}+${fillers})*\\P{L}*$`, 'u'),
    visit: new RegExp(`^(?:\\p{L}+ )?(?:${of.visit})$`, 'u'),
    no: new RegExp(`^\\P{L}*(?:(?:${of.no})\\P{L}*)+${fillers}*$`, 'u'),
    holdsFor: new RegExp(`^(?:${of.holdsFor})(?!\\p{L})`, 'u'),
    callsMe: new RegExp(`(?<!\\p{L})(?:${of.callsMe})(?!\\p{L})`, 'u'),
    ofVisit: new RegExp(`(?<!\\p{L})(?:${of.ofVisit})(?!\\p{L})`, 'u'),
  };
});

/** So many words at most give up what stood. */
const leadWordsMax = 10;
const wordPattern = /[\p{L}\d'’]+/gu;
const detail = new Set<Command['do']>(['set-phone', 'set-name', 'set-email', 'set-address']);
const pause = /^\s*(?:[.,;:!–—-]|\.\.\.|…)/u;

type GivenUp = { readonly wish: string; readonly isBare: boolean };

/** What stands behind the refusal that a line opens with; null where it opens with none. */
function givenUp(said: string, language: Language, names: (part: string) => boolean): GivenUp | null {
  const { leaves, offWith, visit, no, holdsFor } = patterns[language];
  const all = [...said.matchAll(wordPattern)];
  let bare: GivenUp | null = null;
  for (let count = 1; count <= Math.min(leadWordsMax, all.length - 1); count += 1) {
    const last = all[count - 1];
    const next = all[count];
    if (!last || !next) break;
    const end = last.index + last[0].length;
    const wish = said.slice(next.index);
    const lead = foldCue(said.slice(0, end));
    if (lead.includes('?')) break;
    const isPaused = pause.test(said.slice(end));
    if (!isPaused && holdsFor.test(foldCue(wish))) continue;
    const what = isPaused ? leaves.exec(lead)?.groups?.what : undefined;
    const gives =
      putsAside(lead, language) ||
      barsWhole(lead, language) ||
      (isPaused && offWith.test(lead)) ||
      (what !== undefined && (visit.test(what) || names(what)));
    if (gives) return { wish, isBare: false };
    if (no.test(lead)) bare = { wish, isBare: true };
  }
  return bare;
}

const serviceOf = (frame: Frame): string | undefined => (frame.flow === 'message' ? undefined : frame.service);

/** What stood is dropped and the other wish begun; null where it is not given up, or nothing else is wanted for it. */
export function givenUpForElse(heard: Heard, said: string, language: Language, hear: Hear): readonly Command[] | null {
  const { frames, asked } = heard.state;
  const top = frames.at(-1);
  if (!top || asked === null || asked === 'message' || !['book', 'move', 'cancel'].includes(top.flow)) return null;
  const anew = withNothingUnderWay(heard);
  const service = serviceOf(top);
  const names = (part: string) =>
    service !== undefined && hear(part, anew).some((one) => one.do === 'set-service' && one.service === service);
  // "Forget the oil change. Alignment": nothing is said but services, and which of them is meant.
  if (servicePutRight(heard, said, language)) return null;
  // "No, forget it, I'll call back": nothing else is wanted.
  const found = putsAside(foldCue(said), language) ? null : givenUp(said, language, names);
  if (!found) return null;
  const { wish, isBare } = found;
  // Of a bare "no" more is made only where something was put to them.
  if (isBare && ((asked !== 'confirm' && asked !== 'time') || !isCall(wish, language))) return null;
  const commands = hear(wish, anew).filter((one) => one.do !== 'greet' && one.do !== 'deny');
  if (isBare && commands.some((one) => detail.has(one.do))) return null;
  return inItsPlace(heard, top, commands, { wish, language });
}

/** "Don't call me, text me" asks for something else than a call. */
const negated = /(?<!\p{L})(?:don'?t|do not|never|no (?:me|nos|llam\p{L}*)|(?:ne|n'|pas)|nicht)(?!\p{L})/u;
const isCall = (wish: string, language: Language): boolean => {
  const { callsMe, ofVisit } = patterns[language];
  const folded = foldCue(wish);
  return callsMe.test(folded) && !ofVisit.test(folded) && !negated.test(folded);
};

/** The commands for what is wanted in place of what stood; null where it is nothing else. */
function inItsPlace(
  heard: Heard,
  top: Frame,
  commands: readonly Command[],
  { wish, language }: { readonly wish: string; readonly language: Language },
): readonly Command[] | null {
  const begins = (flow: string) => commands.some((one) => one.do === 'start' && one.flow === flow);
  const drop: Command = { do: 'drop' };
  if (commands.some((one) => one.do === 'affirm')) return null;
  if (begins('message') && !begins('book'))
    return [drop, ...commands.filter((one) => one.do !== 'ask' || one.soft !== true)];
  if (top.flow !== 'book') return null;
  if (commands.some((one) => one.do === 'person')) return [drop, ...commands];
  const other = commands.some((one) => one.do === 'set-service' && one.service !== top.service);
  // Another service takes its place, and what was said of who comes stands.
  if (begins('book')) return other && top.service !== undefined ? commands.filter((one) => one.do !== 'start') : null;
  const asks = commands.length > 0 && commands.every((one) => one.do === 'ask' && one.soft !== true);
  const { business, turn } = heard;
  const times = readWishes(wish, language, business, turn.now, { time: true, anchor: null });
  return asks && times.length === 0 ? [drop, ...commands] : null;
}
