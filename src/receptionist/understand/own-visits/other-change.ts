// "Under which name is it?" – "No, can we move it to next week?": what is to be done with the visit is said otherwise before it is found,
// and the name is asked on. Patterns are over folded text, in four languages.
import type { Command } from '../../commands.ts';
import { bareAsked, type Seen } from '../seen.ts';

/** Moved, where it was to be called off. */
export const movesInstead =
  /(?<!\p{L})(?:move (?:it|them|that)|reschedule|change (?:it|the (?:day|time|date))|push (?:it|that) (?:back|out)|(?:cambi|muev|mov|pas)\p{L}*l[aoe]s?|reagend\p{L}*|deplace\p{L}*|decale\p{L}*|report(?:ez|er)|changez|verschieb\p{L}*|verleg\p{L}*|umbuch\p{L}*)(?!\p{L})/u;
const callsOffInstead =
  /(?<!\p{L})(?:(?:just |rather )?cancel (?:it|that|the whole thing|my|the|altogether)|call (?:it|that) off|(?:cancel|anul)\p{L}*l[ao]s?|(?:l[ao] )?(?:quiero|prefiero|mejor) (?:cancelar|anular)\p{L}*|annule[rz]-l[ea]|l'annuler|(?:annulez|annuler) (?:le|mon|tout)|(?:lieber |doch |ganz )?(?:absagen|stornieren)|sagen sie (?:ihn|den|das|es)(?: \p{L}+)? ab)(?!\p{L})/u;
const denied =
  /(?<!\p{L})(?:don'?t|do not|not(?! cancel)|won'?t|can'?t|no l[ao]|nicht(?! absagen| stornieren)|pas)(?!\p{L})/u;

/** The other change that is meant, where a name or a number is asked for the first one; null where none is. */
export function otherChange({ heard: { state }, whole: { folded, cue }, mentions }: Seen): Command[] | null {
  const frame = state.frames.at(-1);
  if (!bareAsked(state.asked) || (frame?.flow !== 'cancel' && frame?.flow !== 'move')) return null;
  if (denied.test(folded)) return null;
  const wishes = mentions.wishes.map(({ wish }) => wish);
  const moves = movesInstead.test(folded) || (cue('move') && wishes.length > 0);
  const isOther = frame.flow === 'cancel' ? moves : callsOffInstead.test(folded) && !moves;
  if (!isOther) return null;
  const { name } = mentions;
  return [
    { do: 'start', flow: frame.flow === 'cancel' ? 'move' : 'cancel' },
    ...(frame.forOther === undefined ? [] : [{ do: 'for-other', whose: frame.onFile ?? frame.forOther } as const]),
    ...(wishes.length > 0 ? [{ do: 'set-times', wishes } as const] : []),
    ...(name?.name.includes(' ') ? [{ do: 'set-name', name: name.name, sure: name.sure } as const] : []),
  ];
}
