// "Put it under my dad's name, but call me, not him, he doesn't pick up", beside a visit that is wished for: who is to be rung about it is
// noted with the visit, and leaves no message. Over folded text, in four languages.

import type { Command } from '../../commands.ts';
import type { State } from '../../state.ts';
import type { Heard } from '../../understander.ts';
import { foldCue } from '../cues/cue.ts';
import type { Hear } from '../seen.ts';
import { refusesVisit } from '../when-asked/refuses-visit.ts';

const kin = {
  en: '(?:him|her|them|his|hers|theirs|(?:my|his|her|the) \\p{L}+(?:[- ]in[- ]law)?)',
  es: '(?:el(?! \\p{L})|ella|ellos|ellas|mi \\p{L}+|al? \\p{L}+)',
  fr: '(?:lui|elle|eux|elles|mon \\p{L}+|ma \\p{L}+)',
  de: '(?:ihn|ihm|ihr|sie|ihnen|mein\\p{L}* \\p{L}+|bei (?:ihm|ihr|ihnen))',
};
const begging =
  '(?:(?:but|and|so|just|only|please|pero|y|solo|por favor|mais|et|seulement|aber|und|nur|bitte)(?!\\p{L})[ ,]*)*';
const wishes = [
  `(?:(?:you can |you should )?(?:call|ring|phone|text|reach|contact) (?:me|us)|use my (?:number|phone|cell))(?:,? (?:about (?:it|this|that|everything)|back|please|with (?:any )?(?:questions?|news|updates?)|if (?:anything|something) \\p{L}+(?: up)?))*,?(?: and| but)? (?:not(?: to)?|instead of|rather than|never) ${kin.en}(?: with (?:any )?(?:questions?|news|updates?)|,? if (?:anything|something) \\p{L}+(?: up)?)?`,
  `(?:do not|don't|dont) (?:call|ring|phone|text|contact) ${kin.en},? (?:please )?(?:call|ring|phone|text|contact|just) (?:me|us)`,
  `(?:me (?:llam|marqu|habl)\\p{L}+|(?:llam|marqu|habl)\\p{L}+(?:me|nos))(?: a mi)?,?(?: y| pero)? (?:no|en vez de|en lugar d[e']?) ?a? ?${kin.es}`,
  `(?:(?:r?appelez|joignez|contactez|telephonez)[- ](?:moi|nous)|c'est moi qu'il faut r?appeler)(?:,? moi)?,? (?:et |mais )?(?:pas|plutot que|non pas|au lieu de) ${kin.fr}`,
  `(?:rufen sie (?:bitte )?(?:mich|uns)(?: bitte)? an|(?:mich|uns) (?:bitte )?anrufen|melden sie sich (?:bitte )?bei (?:mir|uns)),? (?:und )?(?:nicht|statt) ${kin.de}`,
].join('|');
/** Why: "he never picks up", in the same sentence. */
const because =
  "(?:,? (?:because |as |since |cause |porque |car |parce qu'|weil |denn )?(?:he|she|they|el|ella|ellos|il|elle|ils|er|sie|no|nunca|never)(?:'s| is)?(?!\\p{L})(?![^.!?;]*(?:want|need|like|quier|necesit|veut|besoin|mocht|brauch))[^.!?;]*)?";
/** It opens what it says, and ends it: "have Dale call me, not my mom, about her ants" is a message. */
const opens = '(?:^|(?<=[.!?;:,])|(?= (?:but|and|so|pero|y|mais|et|aber|und)(?!\\p{L})))';
const ends =
  '(?=[ ,]*(?:$|[.!?;]|,? (?:and|but|please|thanks?|y|pero|gracias|por favor|et|mais|merci|und|aber|danke|bitte)(?!\\p{L})))';
const rings = new RegExp(`${opens}[ ,]*${begging}(?<what>(?:${wishes})(?!\\p{L})${because})${ends}`, 'u');

/** The visit that is wished for beside it, with whom to ring noted; null where nothing of the kind is said. */
export function ringsCaller(
  heard: Heard,
  said: string,
  commands: readonly Command[],
  hear: Hear,
): readonly Command[] | null {
  const state: State = heard.state;
  if (state.frames.length > 0 || !commands.some((one) => one.do === 'start' && one.flow === 'message')) return null;
  const folded = foldCue(said);
  if (refusesVisit(folded)) return null;
  const found = folded.length === said.length ? rings.exec(folded) : null;
  if (!found) return null;
  const end = found.index + found[0].length;
  const visit = hear(`${said.slice(0, found.index)}${said.slice(end)}`);
  const says = visit.some((one) => one.do === 'set-service' || one.do === 'set-times' || one.do === 'narrow-service');
  const begins = visit.filter((one) => one.do === 'start');
  if (!says || begins.length === 0 || begins.some((one) => one.flow !== 'book')) return null;
  const what = said.slice(end - (found.groups?.what?.length ?? 0), end).trim();
  return [...visit, { do: 'set-reason', reason: what, isNote: true }];
}
