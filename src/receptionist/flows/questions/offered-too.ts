// "Can you also translate my birth certificate?": of what is on the list, and named by nothing else, it is said that it is done, and a
// time for it is offered.
import type { Dialogue } from '../../dialogue.ts';
import { heardIn } from '../../state.ts';
import { foldCue } from '../../understand/cues/cue.ts';
import { servicesIn } from '../../understand/services/near.ts';

const listedMin = 0.75;

/** May stand beside the name of what is asked for; anything else may narrow it to what is not done. */
const aroundIt = new Set(
  "can could do does would will you u guys y'all also too even as well and hi so ok okay btw please for me us my our a an the one do offer is that it this still pueden podrian puede podria hacen ofrecen tambien me nos mi mis nuestro nuestra un una el la los las y hacer por favor ustedes pouvez pourriez vous faites est-ce est ce que aussi egalement me nous mon ma mes notre un une le la les l et faire s'il plait proposez konnen konnten machen bieten sie ihr auch mir uns mein meine meinen meiner unser unsere ein eine einen der die das den und bitte an noch".split(
    ' ',
  ),
);
const asksOne =
  /(?<!\p{L})(?:(?:can|could|do|would|will) (?:you|u|y'all)|pueden?|podrian?|hacen|ofrecen|(?:pouvez|pourriez|faites|proposez)(?:-vous)?|(?:konnen|konnten|machen|bieten) (?:sie|ihr))(?!\p{L})/u;

/** Puts the service that a question asks for in place of not knowing it. False where it asks for none, or something is under way. */
export function offerListed(d: Dialogue, question: string): boolean {
  const { business } = d.turn;
  const at = d.acts.findLastIndex(({ say }) => say === 'unknown' || say === 'unknown-again' || say === 'nearest');
  if (at < 0 || d.state.frames.length > 0 || !d.unanswered.includes(question) || !asksOne.test(foldCue(question)))
    return false;
  const named = servicesIn(question, heardIn(d.state), business).filter((one) => one.score >= listedMin);
  const [first] = named;
  if (!first || named.some((one) => one.name !== first.name)) return false;
  const rest = named.reduce((text, one) => text.replace(question.slice(one.start, one.end), ' '), question);
  if (!(foldCue(rest).match(/[\p{L}']+/gu) ?? []).every((word) => aroundIt.has(word) || isPartOf(word, first.name, d)))
    return false;
  d.acts.splice(at, 1, { say: 'service-offered', service: first.name });
  d.unanswered.splice(d.unanswered.indexOf(question), 1);
  d.state.unknowns -= 1;
  delete d.state.unanswered;
  // It was asked after, and not wanted yet: the first no leaves it.
  d.state.frames.push({ flow: 'book', service: first.name, times: [], denied: true });
  return true;
}

/** "Birth certificate" of what the owner also calls "translate a birth certificate". */
function isPartOf(word: string, name: string, d: Dialogue): boolean {
  const { aka = [] } = d.turn.business.services.find((one) => one.name === name) ?? {};
  return [name, ...aka].some((one) =>
    foldCue(one)
      .split(/[^\p{L}']+/u)
      .includes(word),
  );
}
