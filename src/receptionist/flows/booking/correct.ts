// "Wait, the number's wrong, it's 555 0145", once it is booked: what callers put right of themselves goes into the booking too. It was
// made in this talk, so it is theirs to put right.
import { type Dialogue, isNameOf, isOneCalled } from '../../dialogue.ts';
import { heardIn, type State } from '../../state.ts';
import { foldCue } from '../../understand/cues/cue.ts';
import { changesName } from '../../understand/names/name-put-right.ts';
import { servicesIn } from '../../understand/services/near.ts';
import { cueOf } from '../../understand/signs.ts';

const details = ['name', 'phone', 'email', 'address'] as const;

/** Said against what stands, or much like it. */
function putsRight(d: Dialogue, before: string, now: string): boolean {
  if (isNameOf(now, before)) return false;
  if (changesName(d.turn.text, heardIn(d.state))) return true;
  return cueOf('no', d.turn.text, heardIn(d.state)) || cueOf('correction', d.turn.text, heardIn(d.state))
    ? !ofSomebodyElse.test(foldCue(d.turn.text))
    : isOneCalled(before, now);
}
const ofSomebodyElse =
  /(?<!\p{L})(?:his|her|their|husband|wife|son|daughter|su esposo|su esposa|se llama|s'appelle|sein|ihr name|heisst)(?!\p{L})/u;

/** `before`: what was known of the caller when the turn began. */
export async function correctBooked(d: Dialogue, before: State['said']): Promise<void> {
  const { said, frames, done } = d.state;
  // Of what is under way it has been put right already.
  if (frames.some((one) => one.flow !== 'message' || one.body !== undefined)) return;
  const isGone = (appointment: string) =>
    done.some((one) => one.did === 'cancelled' && one.appointment === appointment);
  const all = done.filter(({ did, appointment }) => did === 'booked' && !isGone(appointment));
  const named = servicesIn(d.turn.text, heardIn(d.state), d.turn.business);
  const booked = all.findLast(({ service }) => named.some(({ name }) => name === service)) ?? all.at(-1);
  if (!booked) return;
  const { appointment, service } = booked;
  for (const what of details) {
    const value = said[what];
    if (value === undefined || value === before[what]) continue;
    // "His name is Raj" is of somebody else, and so is "not Jan", of whoever was to come next and does not.
    const isLeft = d.acts.some(({ say }) => say === 'not-booked');
    if (what === 'name' && before.name !== undefined && (isLeft || !putsRight(d, before.name, value))) {
      said.name = before.name;
      continue;
    }
    if (what === 'name' && isLeft) continue;
    const noted = await d.tools.correct({ appointment, [what]: value });
    if (noted.ok) d.acts.push({ say: 'corrected', service, what, value });
  }
}
