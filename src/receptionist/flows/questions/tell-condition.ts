// "I'm pregnant and I'd like a deep tissue massage", "soy diabético": whoever tells of themselves what the owner taught a rule for hears
// that rule before anything is booked. A rule is quoted as it was written, and nothing is concluded from it.
import { read } from '../../answers/entries.ts';
import type { Dialogue } from '../../dialogue.ts';
import { isInAnother } from '../../models/language.ts';
import type { BookFrame } from '../../state.ts';
import { foldCue } from '../../understand/cues/cue.ts';
import { quoteRule } from './quote-rule.ts';

/** Of whom owners write rules, by the words of four languages, the caller's and the owner's alike. Over folded text. */
const conditions: Readonly<Record<string, RegExp>> = {
  pregnancy:
    /(?<!\p{L})(?:pregnan\p{L}+|breast-?feeding|expecting (?:a baby|twins)|(?:months|weeks) along|embaraz\p{L}+|lactancia|lactando|enceintes?|grossesse|allait\p{L}+|schwanger\p{L}*|stillend\p{L}*)(?!\p{L})/u,
  diabetes: /(?<!\p{L})(?:diabet\p{L}+|zuckerkrank\p{L}*)(?!\p{L})/u,
  thinners: /(?<!\p{L})(?:blood thinners?|anticoag\p{L}+|blutverdunn\p{L}+|gerinnungshemm\p{L}+)(?!\p{L})/u,
  pacemaker: /(?<!\p{L})(?:pace-?makers?|marcapasos|stimulateur cardiaque|herzschrittmacher)(?!\p{L})/u,
  epilepsy: /(?<!\p{L})epilep\p{L}+(?!\p{L})/u,
  allergy: /(?<!\p{L})(?:allerg\p{L}+|alergi\p{L}+)(?!\p{L})/u,
};

/** "I'm not pregnant": in so few words before it. */
const denied = /(?<!\p{L})(?:not|no|never|ni|pas|nicht|kein\p{L}*|n't)(?: \p{L}+){0,2} $/u;

/** Tells what is taught of a condition that this turn speaks of, once each. */
export function heedCondition(d: Dialogue, frame: BookFrame): void {
  const { business, text } = d.turn;
  const said = foldCue(text);
  const service = business.services.find((one) => one.name === frame.service);
  const named = foldCue([service?.name ?? '', ...(service?.aka ?? [])].join('\n'));
  for (const [condition, words] of Object.entries(conditions)) {
    const found = words.exec(said);
    // "I need the diabetic eye check" only names what it is for.
    if (!found || denied.test(said.slice(0, found.index)) || words.test(named)) continue;
    if (d.state.conditionsTold?.includes(condition)) continue;
    const ruled = read(business.knowledge).passages.filter(({ entry, at }) =>
      words.test(foldCue(`${entry.title}. ${entry.sentences[at] ?? ''}`)),
    );
    const rule = ruled.find((one) => !isInAnother(one.entry.text, d.state.language)) ?? ruled[0];
    if (!rule) continue;
    quoteRule(d, rule, condition);
  }
}
