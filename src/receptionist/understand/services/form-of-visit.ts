// "Could we just do it on Zoom tomorrow, same time?", "can we do my consultation by phone instead": how a visit of theirs is held is to
// change, and not when. The diary holds no such thing, so the team is told, and the visit stays where it is. Four languages, folded.
import type { Language } from '../../business.ts';
import type { Command } from '../../commands.ts';
import { eachLanguage } from '../../models/text.ts';
import type { Heard } from '../../understander.ts';
import { foldCue } from '../cues/cue.ts';
import { afar } from '../questions/asks-how-held.ts';
import { cueOf } from '../signs.ts';
import { readWishes } from '../times/times.ts';
import { namesOf } from './near.ts';

type Words = {
  /** The visit is to be held so, in the house or from afar. */
  readonly forms: string;
  /** It is asked to be done so. */
  readonly does: string;
  /** The one that stands, and no new one. */
  readonly standing: string;
};

const words: Readonly<Record<Language, Words>> = {
  en: {
    forms: `(?:${afar.en}|zoom|in person)`,
    does: "(?:do|have|make|hold|switch|change|turn|take|meet) (?:it|that|this|my|our|the|tomorrow's|today's|\\p{L}+day's)(?: \\p{L}+){0,4}",
    standing: "instead|rather than|same (?:time|hour|day)|it|that|my|our|tomorrow's|today's",
  },
  es: {
    forms: `(?:${afar.es}|zoom|en persona)`,
    does: '(?:hac|ten|cambi|pas|sea|fuera|ser)\\p{L}*',
    standing: 'en vez|en lugar|misma hora|l[ao]|mi|nuestra',
  },
  fr: {
    forms: `(?:${afar.fr}|zoom|en personne)`,
    does: '(?:fai|fer|chang|pass|ten|avoir|mett)\\p{L}*',
    standing: 'au lieu|plutot|meme heure|l[ea]|mon|notre',
  },
  de: {
    forms: `(?:${afar.de}|zoom|vor ort)`,
    does: '(?:mach|abhalt|fuhr|verleg|umstell|wechsel|andern)\\p{L}*|ginge|geht',
    standing: 'statt|stattdessen|gleiche\\p{L}* zeit|selbe\\p{L}* zeit|es|das|ihn|den|mein\\p{L}*|unser\\p{L}*',
  },
};
const patterns = eachLanguage((language) => {
  const { forms, does, standing } = words[language];
  const whole = (pattern: string) => new RegExp(`(?<!\\p{L})(?:${pattern})(?!\\p{L})`, 'u');
  return { forms: whole(forms), does: new RegExp(`(?<!\\p{L})(?:${does})`, 'u'), standing: whole(standing) };
});
/** A change, where nothing was told of the visit yet. */
const instead =
  /(?<!\p{L})(?:instead|rather than|switch|change|same time|en vez|en lugar|cambi\p{L}*|misma hora|au lieu|plutot|chang\p{L}*|meme heure|statt\p{L}*|wechsel\p{L}*|umstell\p{L}*|(?:gleiche|selbe)\p{L}* zeit)(?!\p{L})/u;

const meeting =
  /(?<!\p{L})(?:(?:my|our|tomorrow's|today's|\p{L}+day's) (?:\p{L}+ )?(?:meeting|consultation|lesson|class|session|call)|(?:mi|nuestra) (?:reunion|consulta|clase|sesion)|(?:mon|ma|notre) (?:reunion|consultation|cours|seance)|(?:meine?|unser\p{L}*|den|die) (?:besprechung|beratung|stunde|sitzung))(?!\p{L})/u;
/** Who was never here asks before anything is booked. */
const first = /(?<!\p{L})(?:first|new|primer[oa]?|nuev[oa]|premiere?|nouvelle|erste[nrms]?|neue[nrms]?)(?!\p{L})/u;

/** A way in which a visit is held, and also one in which it is changed or called off. */
const asWell =
  /(?<!\p{L})(?:online|en ligne|en linea|(?:over|by|on|via) (?:the )?phone|por telefono|par telephone|(?:per|uber) telefon|telefonisch)(?!\p{L})/u;
/** It takes the place of the other form, and does not only change something. */
const inPlace =
  /(?<!\p{L})(?:instead|rather than|same time|en vez|en lugar|misma hora|au lieu|plutot|meme heure|statt\p{L}*|(?:gleiche|selbe)\p{L}* zeit)(?!\p{L})/u;
/** It is changed, or called off, or may be. */
const changes =
  /(?<!\p{L})(?:chang\p{L}*|switch\p{L}*|mov(?:e|ing)|cancel\p{L}*|resched\p{L}*|online|if|en ligne|en linea|cambi\p{L}*|mover\p{L}*|anul\p{L}*|deplac\p{L}*|annul\p{L}*|wechsel\p{L}*|andern|umstell\p{L}*|verleg\p{L}*|verschieb\p{L}*|absag\p{L}*|stornier\p{L}*|wenn|falls)(?!\p{L})/u;

const sentences =
  /(?<=[.!?;])\s+|,?\s+(?:or|o|ou|oder) (?=(?:actually|maybe|could|can|better|mejor|plutot|vielleicht))/iu;
const messageMax = 500;
const no = /^\P{L}*(?:(?:no|nope|non|nein|nee)(?!['’\p{L}])[^\p{L}]*)+/iu;

/** The message to the team in place of what was understood; null where no form of a standing visit is to change. */
export function formOfVisit(
  heard: Heard,
  said: string,
  language: Language,
  commands: readonly Command[],
): readonly Command[] | null {
  const { state, business, turn } = heard;
  const top = state.frames.at(-1);
  const { forms, does, standing } = patterns[language];
  const part = said.split(sentences).find((one) => forms.test(foldCue(one)));
  if (part === undefined || commands.some((one) => kept.has(one.do))) return null;
  const folded = foldCue(part);
  // "No, tomorrow at ten, just on Zoom", to the words that were read back: it is told more fully, and not taken back.
  if (
    top?.flow === 'message' &&
    state.asked === 'confirm' &&
    top.body !== undefined &&
    forms.test(foldCue(top.body)) &&
    instead.test(folded)
  )
    return [{ do: 'set-message', body: said.replace(no, '').slice(0, messageMax) }];
  // A visit that the house has in that form is a service of its own.
  // "Can I do it online?", "can I change it over the phone?" may be of how to move it.
  if (asWell.test(folded) && !inPlace.test(folded) && changes.test(folded)) return null;
  const isService = business.services.some((one) => namesOf(one.name, business).some((as) => forms.test(foldCue(as))));
  if (isService || !does.test(folded) || !standing.test(folded)) return null;
  const isMoving = top?.flow === 'move' && (state.asked === 'time' || state.asked === 'confirm');
  const isTold =
    top === undefined && (state.visitTold !== undefined || state.done.some(({ did }) => did !== 'cancelled'));
  const isOwn =
    top === undefined &&
    (cueOf('appointment', part, language) || meeting.test(folded)) &&
    instead.test(folded) &&
    !first.test(folded);
  if (!isMoving && !isTold && !isOwn) return null;
  // Another hour or day is a move, however it is held.
  const at = isMoving ? top.from : (state.visitTold ?? state.done.at(-1)?.startsAt);
  const wishes = readWishes(part, language, business, turn.now, { time: false, anchor: null });
  const others = wishes.filter(({ wish }) => wish.date !== undefined && wish.existing !== true);
  const isElsewhen = at !== undefined && others.some(({ wish }) => wish.date !== at.slice(0, 10));
  if (isElsewhen && !/(?<!\p{L})(?:same|misma|meme|gleiche|selbe)/u.test(folded)) return null;
  return [
    ...(isMoving ? [{ do: 'drop' } as const] : []),
    { do: 'start', flow: 'message' },
    { do: 'set-message', body: said.slice(0, messageMax) },
  ];
}

const kept = new Set<Command['do']>(['emergency', 'person', 'complaint', 'others-appointment']);
