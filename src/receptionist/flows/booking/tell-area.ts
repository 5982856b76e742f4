// Whoever is to be come to hears what is taught of the area before the talk goes on, where their place is not plainly in it; and
// the town that was said ahead of a street stays with it.

import type { Dialogue } from '../../dialogue.ts';
import { outsideIn, taughtOfArea } from '../../facts/area.ts';
import { isInAnother } from '../../models/language.ts';
import type { BookFrame } from '../../state.ts';
import { placeOf, townOf } from '../../understand/contact-details/place-said.ts';
import { foldCue } from '../../understand/cues/cue.ts';

/** Reads the place out of this turn, and tells of the area once a place. */
export function heedPlace(d: Dialogue, frame: BookFrame): void {
  const { state, turn } = d;
  const { services } = turn.business;
  if (!services.some((one) => one.needsAddress)) return;
  const outside = outsideIn(turn.text, turn.business);
  const isName = outside !== null && foldCue(state.said.name ?? '').includes(outside);
  const place = placeOf(turn.text);
  // "I'm in Dallas but my mom lives here": the house's own town goes without saying.
  const isOwn = place?.isOthers && foldCue(turn.business.address).includes(foldCue(place.name));
  if (isOwn) delete state.said.place;
  else if (place !== null) state.said.place = place.name;
  withPlace(d);
  const comes = frame.service === undefined ? services : services.filter((one) => one.name === frame.service);
  if (!comes.every((one) => one.needsAddress)) return;
  const said = townOf(state.said.address ?? '') ?? state.said.place ?? (isName ? null : outside);
  if (said === null || state.areaTold === said) return;
  state.areaTold = said;
  const taught = taughtOfArea(said, turn.business);
  if (taught === null || d.acts.some((act) => act.say === 'answer' && taught.text.includes(act.text))) return;
  d.used = true;
  const foreign = isInAnother(taught.text, state.language);
  d.acts.push({ say: 'answer', text: taught.text, sources: [taught.title], foreign });
  d.sources.push(taught.title);
}

/** "I'm in Greeley", and the street later: both are the address. */
function withPlace({ state: { said } }: Dialogue): void {
  if (said.address === undefined || said.place === undefined) return;
  const holds = foldCue(said.address).includes(foldCue(said.place.split(', ')[0] ?? ''));
  if (!holds && townOf(said.address) === null) said.address = `${said.address}, ${said.place}`;
}
