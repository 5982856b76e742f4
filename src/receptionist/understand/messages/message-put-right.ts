import type { Command } from '../../commands.ts';
import type { Heard, Understood } from '../../understander.ts';
import { foldCue } from '../cues/cue.ts';
import { saysUrgent } from '../danger/urgency.ts';
import { putRightFor } from './addressee.ts';
import { addedTo, messageMax } from './message-answer.ts';
import {
  drops,
  isAll,
  leadingNo,
  leavesWords,
  onlyWrong,
  saysItStands,
  tellsMore,
  tellsWhatIsSo,
  wordsMin,
} from './message-refused.ts';
import { sentTo } from './message-sent-to.ts';
import { shortened } from './message-shortened.ts';
import { swapped, wordsMeant } from './message-swap.ts';

/** "And say", "add that", "also tell them": what is behind it belongs to the message. */
const adds = new RegExp(
  `^\\P{L}*(?:(?:yes|yeah|ok|okay|oh|and|please|also|but|then|wait|can you|could you|just|si|y|pero|por favor|tambien|oui|et|mais|aussi|s'il vous plait|ja|und|aber|bitte|noch|auch)[\\s,.!]+)*(?:${[
    '(?:add|put|include|mention|write|note|say|make sure (?:to (?:say|add|mention)|it says)|tell (?:them|him|her))(?: in| down| it(?! (?:is|was|has|will|can)(?!\\p{L})))?(?: also| too)?(?: that| there)?',
    '(?:agreg|anad|pong|anot|incluy|mencion|dig(?!o(?!\\p{L}))|pon)(?!\\p{L}*l[ao](?!\\p{L}))\\p{L}*(?: (?:tambien|ahi))?(?: que)?',
    "(?:ajoutez|rajoutez|mettez|notez|precisez|indiquez|dites)(?:[- ](?:lui|leur|y))?(?: (?:aussi|bien|juste))?(?: (?:que|qu'))?",
    '(?:schreiben|notieren|sagen|erganzen|erwahnen|fugen) sie(?: (?:bitte|noch|auch|dazu|hinzu|ihm|ihr|ihnen))*,?(?: dass)?',
  ].join('|')})(?![\\p{L}'])[\\s,:]*`,
  'u',
);
/** "Put it through", "note it for him", "say it just like that": how it is to be passed on, and no word of it. */
const onlyHow =
  /^\P{L}*(?:(?:it|that|just|exactly|through(?: to \p{L}+)?|like (?:this|that|it is)|as (?:is|it is|i said)|that way|for (?:him|her|them|me|us)|right away|now|today|please|asi|ahi|ya|hoy(?: mismo)?|tal cual|comme (?:ca|cela)|tout de suite|ainsi|pour (?:lui|elle|eux|moi)|es|das|so|genau|ihm|ihr|ihnen|gleich|heute|bitte|fur (?:ihn|sie|mich))(?!\p{L})\P{L}*)+$/u;
/** Words with which such a line is ended, and that are no part of the message. */
const tail =
  /(?:[\s,.;!]+(?:(?:and )?(?:then )?(?:yes|yeah|ok|okay|fine|right|please|thanks?|thank you|whatever|that'?s (?:it|all)|put that (?:in|down)|add that|si|gracias|por favor|ya|eso es todo|oui|merci|s'il vous plait|c'est tout|ja|danke|bitte|das ist alles|das war'?s)))+\P{L}*$/u;

/** Elsewhere the line is no word of the message alone. */
const elsewhere: ReadonlySet<Command['do']> = new Set([
  ...(['emergency', 'complaint', 'others-appointment', 'abuse', 'spam', 'robot', 'wrong-number'] as const),
  ...(['silence', 'perhaps-urgent', 'say-again', 'wait', 'what-are-you', 'drop'] as const),
]);
/** Whatever is said with it, the message waits. */
const apart: ReadonlySet<Command['do']> = new Set([
  ...(['emergency', 'complaint', 'others-appointment', 'abuse', 'spam', 'robot', 'wrong-number'] as const),
  ...(['perhaps-urgent', 'what-are-you', 'person'] as const),
]);
/** What else is heard in "and it's urgent". */
const besideUrgent: ReadonlySet<Command['do']> = new Set([
  'perhaps-urgent',
  'chitchat',
  'also',
  'thanks',
  'set-message',
]);
/** What a caller says of themselves is put right beside it. */
const ofCaller: ReadonlySet<Command['do']> = new Set([
  ...(['set-name', 'set-phone', 'set-phone-same', 'set-email', 'foreign', 'greet'] as const),
]);

/** "Not Bianca! The owner.": only whom it is for, and nothing that it says. */
const onlyFor =
  /^(?!(?:that'?s|it'?s|es|c'est|das ist) (?:all )?(?:right|correct|good|perfect|fine|ok(?:ay)?|correcto|bon|bien|richtig|gut)(?!\p{L}))(?:(?:not|no|nicht|pas|it'?s|that'?s|es|c'est|das ist|for|to|para|a|al|pour|fur|an|the|el|la|le|l'|der|die|den|dem|dra?|doctora?|docteure?|doktor|mr|mrs|ms|frau|herrn?|please|but|sino|mais|sondern|owners?|managers?|boss|duen[oa]|jef[ea]|gerente|patronn?e?|responsable|chef(?:in)?|inhaber(?:in)?)(?![\p{L}])\P{L}*)+/u;

const talks = /(?<!\p{L})(?:speak|talk|put me|hablar|parler|sprechen|reden|transfer\p{L}*|verbinden)(?!\p{L})/u;

/** What was understood, with the message that was read back put right. */
export function heedPutRight(heard: Heard, understood: Understood): Understood {
  const { state, business } = heard;
  const { commands, said, language } = understood;
  const frame = state.frames.at(-1);
  if (frame?.flow !== 'message') return understood;
  const isAskedAnew = state.asked === 'message' && frame.body !== undefined && frame.kept === undefined;
  if (isAskedAnew && leavesWords(foldCue(said))) return { ...understood, commands: [{ do: 'deny' }] };
  if (state.asked !== 'confirm') return understood;
  if (frame.body === undefined || frame.kept !== undefined || !frame.confirming) return understood;
  const folded = foldCue(said);
  const who = commands.some((one) => apart.has(one.do) && one.do !== 'person')
    ? null
    : sentTo(said, business, frame.to);
  if (who !== null && (who !== frame.to || !commands.some((one) => one.do === 'affirm')))
    return {
      ...understood,
      commands: [
        { do: 'set-message', body: frame.body },
        { do: 'set-staff', staff: who },
      ],
    };
  const told = changedBy(heard, understood, frame.body);
  if (told !== null) return told;
  // "And it's urgent": it is told with the rest, and is no yes yet.
  if (saysUrgent(said) && !leadingNo.test(folded) && commands.every((one) => besideUrgent.has(one.do)))
    return { ...understood, commands: [{ do: 'set-message', body: addedTo(frame.body, wordsOf(said, false, [])) }] };
  if (commands.some((one) => elsewhere.has(one.do))) return understood;
  if (folded.length !== said.length || drops.test(folded)) return understood;
  const lead = leadingNo.exec(folded)?.[0].length ?? 0;
  const behind = folded.slice(lead);
  if (lead > 0 && saysItStands(behind)) return { ...understood, commands: [{ do: 'set-message', body: frame.body }] };
  const to = putRightFor(said, business);
  const isAdded = adds.test(behind);
  const isWhom = to !== undefined && onlyFor.test(behind);
  // "No, the boss" is whom it is for; who asks to talk to them wants a person.
  const isPerson = commands.some((one) => one.do === 'person');
  if (isPerson && (!isWhom || talks.test(folded))) return understood;
  if (behind === '' || isAll.test(behind) || (lead === 0 && !isAdded && !isWhom)) return understood;
  // A no in the words of a message that is read back begins none.
  const asWhole = commands.some((one) => one.do === 'set-message' && leadingNo.test(foldCue(one.body)));
  if (commands.some((one) => one.do === 'start') && !isAdded && !asWhole) return understood;
  // "No, just tell him that it leaks again" is added already.
  if (lead > 0 && !isWhom && !asWhole && commands.some((one) => one.do === 'set-message')) return understood;
  const kept = commands.filter((one) => ofCaller.has(one.do));
  if (kept.length > 0 && !isAdded) return understood;
  // A question in between refuses nothing.
  const asks = commands.some((one) => one.do === 'ask' && !one.soft && !adds.test(foldCue(one.question)));
  const isTold = lead > 0 && tellsWhatIsSo(behind, language);
  if (asks && !isAdded && !isWhom && !isTold)
    return { ...understood, commands: commands.filter((one) => one.do !== 'deny') };
  const wrong = onlyWrong.exec(behind)?.[0].length ?? 0;
  const rest = wordsOf(said.slice(lead + wrong), to !== undefined, business.staff?.map(({ name }) => name) ?? []);
  if (lead === 0 && to === undefined && onlyHow.test(foldCue(rest))) return understood;
  const words = rest.match(/[\p{L}\d'’]+/gu)?.length ?? 0;
  const right = swapped(frame.body, rest, language);
  if (to === undefined && right === null && words < (isAdded ? 1 : wordsMin)) return understood;
  const more = addedTo(frame.body, rest);
  const saysMore =
    isAdded || isWhom || wrong > 0 || right !== null || (lead > 0 && tellsMore(foldCue(rest), frame.body, language));
  if (!saysMore) return asWhole ? { ...understood, commands: [{ do: 'deny' }] } : understood;
  const body = (right ?? (words === 0 ? frame.body : more)).slice(0, messageMax);
  const whom = to === undefined ? [] : [{ do: 'set-staff', staff: to } as const];
  return { ...understood, commands: [{ do: 'set-message', body }, ...whom, ...kept] };
}

/** The message with words of it put in the place of others; null where the line does no such thing. */
function changedBy({ business, state }: Heard, understood: Understood, before: string): Understood | null {
  const { commands, said, language } = understood;
  if (commands.some((one) => apart.has(one.do)) || putRightFor(said, business) !== undefined) return null;
  if (foldCue(said).length !== said.length) return null;
  const meant = wordsMeant(said, language);
  const body =
    swapped(before, said, language) ??
    shortened(before, said, language) ??
    (meant === null ? null : addedTo(before, meant));
  // "Blue, not grey" gives no name: only where a part of the caller's own is put right.
  const gone =
    foldCue(before)
      .match(/\p{L}+/gu)
      ?.filter((one) => !foldCue(body ?? '').includes(one)) ?? [];
  const isOwn = gone.some((one) =>
    foldCue(state.said.name ?? '')
      .split(' ')
      .includes(one),
  );
  const kept = commands.filter((one) => ofCaller.has(one.do) && (one.do !== 'set-name' || isOwn));
  return body === null || body === ''
    ? null
    : { ...understood, commands: [{ do: 'set-message', body: body.slice(0, messageMax) }, ...kept] };
}

/** What is to be passed on of a line that puts a message right. */
function wordsOf(line: string, isFor: boolean, staff: readonly string[]): string {
  let rest = line;
  if (isFor)
    for (let last = ''; last !== rest; ) {
      last = rest;
      rest = rest.slice(onlyFor.exec(foldCue(rest))?.[0].length ?? 0);
      const named = staff.flatMap((name) => name.split(' ')).find((one) => isWordAt(rest, one));
      if (named !== undefined) rest = rest.slice(named.length).replace(/^\P{L}+/u, '');
    }
  rest = rest.slice(adds.exec(foldCue(rest))?.[0].length ?? 0);
  return rest.slice(0, tail.exec(foldCue(rest))?.index ?? rest.length).trim();
}
const isWordAt = (rest: string, word: string): boolean =>
  word.length > 1 && foldCue(rest).startsWith(foldCue(word)) && !/^\p{L}/u.test(rest.slice(word.length));
