// What is taken or asked where a service only resembles what is told: "I spilled coffee on my MacBook and it won't turn on" is no "new
// computer setup", "new glasses" are no "glasses adjustment", a five-year-old is no baby. A wrong visit costs more than a question.
import { type Command, narrowedMax } from '../../commands.ts';
import { wantsNewInstead } from '../../models/new-instead.ts';
import { foldCue } from '../cues/cue.ts';
import type { Seen } from '../seen.ts';
import { sentenceOf } from '../text/sentences.ts';
import { tellsTrouble } from '../wishes/tells-trouble.ts';
import { firstVisit, isRuledFirst } from './first-visit.ts';
import { candidateOf, inOwnersWords, type Named, namesOf } from './near.ts';
import { isRepair, serviceToFindOut } from './new-here.ts';
import { visitWhenSick } from './when-sick.ts';

/** Below it a service shares a word with what is told, and no more. */
const weakMax = 0.7;
/** Where an age is not said, it is only resembled up to this. */
const ageMax = 0.8;
/** A guess, that is told with the times. */
const lookSure = 0.5;
const reasonMax = 1000;

const ages = [
  /(?<!\p{L})(?:bab(?:y|ies)|infants?|newborns?|toddlers?|\p{L}+[ -]months?[ -]olds?|months? old|bebes?|recien nacid\p{L}*|meses|nourrissons?|nouveau-nes?|mois|sauglinge?\p{L}*|babys?|monate alt)(?!\p{L})/u,
  /(?<!\p{L})(?:adults?|grown-?ups?|adult[oa]s?|adultes?|erwachsene\p{L}*)(?!\p{L})/u,
  /(?<!\p{L})(?:seniors?|tercera edad|senioren)(?!\p{L})/u,
];

/** Of an age that nobody spoke of, by each of its names that says one. */
const ofAgeUnsaid = (service: string, said: string, { heard }: Seen): boolean =>
  ages.some((age) => age.test(foldCue(namesOf(service, heard.business).join('\n'))) && !age.test(said));

const mayBeChild =
  /(?<!\p{L})(?:\d+|kids?|child(?:ren)?|sons?|daughters?|boys?|girls?|grand\p{L}+|years?[ -]olds?|hij[oa]s?|nin[oa]s?|niet[oa]s?|anos|fils|filles?|enfants?|ans|kind(?:er)?|sohn|tochter|enkel\p{L}*|jahre?)(?!\p{L})/u;

const newThing =
  /(?<!\p{L})(?:new|nuev[oa]s?|nouve(?:au|aux|lle|lles)|neue?[nrms]?)(?= (?!(?:here|patient|client|customer|to|in|year)))/u;

/** What a visit that is only resembled gives way to; null where it stands. */
export function insteadOfResembled(seen: Seen, best: Named): readonly Command[] | null {
  const { heard, said, language, whole } = seen;
  const { business, state } = heard;
  const isOpen = state.asked === null || state.asked === 'reason' || state.asked === 'more';
  if (!isOpen || (inOwnersWords(said, best, business) && !isRuledFirst(said, business))) return null;
  const first = firstVisit(said, best, language, business);
  if (first !== undefined)
    return [
      { do: 'set-service', service: first, sure: lookSure },
      { do: 'set-reason', reason: said.slice(0, reasonMax) },
    ];
  const names = business.services.map(({ name }) => name);
  if (best.score <= ageMax && ofAgeUnsaid(best.name, whole.folded, seen)) {
    // Of nobody's age told, the caller may be the one who comes.
    const isOfCaller = !mayBeChild.test(whole.folded);
    const others = names.filter((one) => one !== best.name && (isOfCaller || !ofAgeUnsaid(one, whole.folded, seen)));
    if (others.length > 1 && others.length <= narrowedMax) return [{ do: 'narrow-service', services: others }];
  }
  if (best.score >= weakMax) return null;
  const look = visitWhenSick(whole.folded, business) ?? serviceToFindOut(business);
  if (look === undefined || look === best.name) return null;
  const { start, end } = sentenceOf(best, said);
  // "My gums are bleeding. A cleaning, I suppose?": what is wished for is told apart from what is amiss.
  if (tellsTrouble(foldCue(said.slice(start, end)))) {
    // "My furnace is acting up": of the thing itself it is told, and what is to be done is to mend it.
    const mends = seen.mentions.services.filter(
      (one) => one.start < best.end && best.start < one.end && isRepair(one.name),
    );
    const [mend] = mends;
    if (mend && mends.length === 1)
      return mend === best && !best.ambiguous ? null : [{ do: 'set-service', service: mend.name, sure: mend.score }];
    return [
      { do: 'set-service', service: look, sure: lookSure },
      { do: 'set-reason', reason: said.slice(0, reasonMax) },
    ];
  }
  const service = business.services.find(({ name }) => name === best.name);
  const isForNew =
    newThing.test(whole.folded) || (service && wantsNewInstead(said, candidateOf(service, business), language));
  const says = newThing.test(foldCue(namesOf(best.name, business).join('\n')));
  return isForNew && !says ? [{ do: 'narrow-service', services: [look, best.name] }] : null;
}
