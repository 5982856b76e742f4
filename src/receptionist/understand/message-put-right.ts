// "No, not for Bianca! And say the left eye", "add that it's by noon", where a message was read back: its words, or whom it is for, are
// put right. It is dropped by nobody who does not say so. Patterns are over folded text, in four languages.
import type { Language } from '../business.ts';
import type { Command } from '../commands.ts';
import type { Heard } from '../understander.ts';
import { putRightFor } from './addressee.ts';
import { foldCue } from './cues/cue.ts';
import { addedTo, messageMax } from './message-answer.ts';

/** Fewer words behind a no tell nothing that could be passed on. */
const wordsMin = 3;

const no =
  /^\P{L}*(?:(?:oh|ah|well|wait|bueno|bon|ach|halt|moment|moment mal|hm+)[\s,.!—–-]+)*(?:(?:no+(?! one(?!\p{L}))|nope|nah|non|nein|nee|ne)(?:[\s,.!—–:;-]+|$))+(?:(?:wait|hold on|sorry|espere?|attendez|moment|warten sie)[\s,.!—–-]+)*/u;
/** "Don't send it", "forget it", "I'll call myself": it is not to be passed on. */
const drops = new RegExp(
  `(?<!\\p{L})(?:${[
    "(?:do not|don't|dont|no need to|needn't|rather not|stop) (?:send|pass|tell|leave|bother|forward|say|give|take|write|note|relay)(?:ing)?(?: (?:it|that|this|them|her|him|anyone|anybody|anything|any|an?|the))?(?: message)?(?: on| along| down)?(?=\\P{L}*(?:[,.!;]|$))|forget (?:it|that|this|about it|the message|the whole thing)|never ?mind|no message|(?:scrap|drop|skip|cancel|delete|scratch|lose) (?:it|that|the message|the whole thing)|leave it(?: (?:then|alone))?(?=\\P{L}*$)|changed my mind|(?:i|we)(?:'ll| will) (?:just )?(?:call|ring|come|stop|tell|ask|e-?mail|text|do it|try)|(?:not|won't|isn't) (?:be )?(?:necessary|needed)|no need",
    'no (?:lo |le |les |me )?(?:mand|envi|dig|pas|dej|anot|tom)\\p{L}*(?: (?:nada|eso|el mensaje|el recado))?(?=\\P{L}*(?:[,.!;]|$))|olvid(?:el|al|es)\\p{L}*|dej(?:el|al)[oa](?=\\P{L}*$)|(?:ningun|sin) (?:mensaje|recado)|no hace falta|no es necesario|cambie de (?:idea|opinion)|(?:yo )?(?:(?:le|les|lo|los) )?(?:llamo|llamare|marco|aviso yo|digo yo|escribo)(?= |\\P{L}*$)',
    "(?:n')?(?:envoyez|transmettez|dites|laissez|notez|passez) (?:pas|rien)|laisse(?:z)? tomber|oubliez|laissez(?=\\P{L}*$)|pas (?:de message|la peine|necessaire|besoin)|j'ai change d'avis|je (?:vais )?(?:rappelle|rappeler|rappellerai|passe|passerai|lui dirai|ecrirai)",
    '(?:schicken|geben|leiten|richten|sagen|schreiben|notieren) sie (?:\\p{L}+ )?(?:nichts|nicht|keine?)|(?:keine|doch keine) nachricht|vergessen sie(?:s| es| das)?|lassen sie(?:s| es| das)?(?: (?:gut sein|lieber|doch|sein))?(?=\\P{L}*$)|nicht notig|hat sich erledigt|ich (?:ruf|rufe|melde|komme|schreibe|sage)(?: \\p{L}+){0,3} (?:an|wieder|selbst|selber|vorbei)|anders uberlegt',
  ].join('|')})(?!\\p{L})`,
  'u',
);
/** There is nothing more to it. */
const isAll =
  /^(?:\P{L}*(?:thanks?(?: you)?(?: (?:so|very) much)?|bye|please|(?:that'?s|that is|it'?s|it is|i'?m|we'?re) (?:all|fine|ok(?:ay)?|good|alright|all right|it|right|correct|perfect|everything)|go ahead|send it|(?:es|eso es|seria) todo|nada mas|(?:muchas )?gracias|(?:asi )?esta bien(?: asi)?|c'est (?:tout|bon|bien)|merci(?: beaucoup)?|rien d'autre|(?:das (?:war|ist) (?:alles|gut|richtig|so)|das war'?s|(?:das )?(?:passt|stimmt)(?: schon| so)?|danke|alles gut|schon gut|vielen dank)))+\P{L}*$/u;
/** It is wrong. */
const onlyWrong =
  /^(?:(?:that|this|it)(?:'s| is|s)? (?:(?:all|totally|just|so) )?(?:wrong|incorrect|not (?:it|right|quite right|correct|true|what i (?:said|meant|want|wanted|told you)|how i said it))|not (?:quite|right|exactly|correct)|i didn'?t say that|(?:eso |asi )?no (?:es|esta) (?:eso|asi|bien|correcto|lo que dije)|eso no(?: es)?|esta mal|no dije eso|asi no|(?:ce n'|c')est (?:pas (?:ca|cela|juste|correct|bon|ce que j'ai dit)|faux)|pas (?:ca|comme ca|exactement|tout a fait)|je n'ai pas dit ca|(?:das |es )?(?:stimmt (?:so )?nicht|ist (?:so )?(?:falsch|nicht richtig))|das hab\p{L}* ich (?:so )?nicht gesagt|so nicht|nicht (?:ganz|richtig|so))\P{L}*/u;

/** "It's about the bill", "I said Tuesday", "the other one leaks": it tells of what is to be passed on. Any other no with more behind it refuses. */
const tells: Readonly<Record<Language, RegExp>> = {
  en: /^(?:(?:and|because) )?(?!.*(?<!\p{L})already (?:knows?|told|been told)(?!\p{L}))(?:it(?:'?s| is| was| has| needs| should)(?! (?:\p{L}+ )?(?:all|fine|ok(?:ay)?|good|right|alright|enough|wrong|not|too late|done|sorted|settled|solved)(?!\p{L}))|i (?:said(?! (?:no|not|don't|do not|forget|stop|never)(?!\p{L}))|meant)|(?:he|she|they) (?:should|needs?|has to|have to|must)|i (?:need|want) (?:him|her|them) to|(?:the|my|our|his|her|their)(?! message))(?!\p{L})/u,
  es: /^(?:(?:y|porque) )?(?!.*(?<!\p{L})ya l[aeo]s? (?:sabe|dij))(?:es(?! (?:todo|igual|lo mismo|tarde)(?!\p{L}))|era|fue|dije(?! que no)|quise decir|(?:el|mis?|sus?|nuestr[oa]s?)(?! (?:mensaje|recado))|l(?:a|[ao]s)(?= \p{L}+ (?:de|del|se|es|son|esta|tiene|que|no)(?!\p{L})))(?!\p{L})/u,
  fr: /^(?:(?:et|parce que) )?(?:c'(?:est(?! (?:bon|bien|tout|pas|trop tard|fait|regle)(?!\p{L}))|etait)|j'ai dit(?! non)|je voulais dire|il (?:faut|doit)|elle doit|(?:l[ae]|les|mon|ma|mes|notre|son|sa)(?! message)|l(?='))(?!\p{L})/u,
  de: /^(?:(?:und|weil) )?(?:es (?:geht|ist|war|handelt)(?! (?:\p{L}+ )?(?:egal|gut|schon|nicht|erledigt|zu spat)(?!\p{L}))|ich (?:sagte|meinte)|(?:er|sie) (?:soll|muss)|der|(?:mein|unser|sein|ihr)e?)(?!\p{L})/u,
};

/** "And say", "add that", "also tell them": what is behind it belongs to the message. */
const adds = new RegExp(
  `^\\P{L}*(?:(?:yes|yeah|ok|okay|oh|and|please|also|but|then|wait|can you|could you|just|si|y|pero|por favor|tambien|oui|et|mais|aussi|s'il vous plait|ja|und|aber|bitte|noch|auch)[\\s,.!]+)*(?:${[
    '(?:add|put|include|mention|write|note|say|make sure (?:to (?:say|add|mention)|it says)|tell (?:them|him|her))(?: in| down| it)?(?: also| too)?(?: that| there)?',
    '(?:agreg|anad|pong|anot|incluy|mencion|dig|pon)(?!\\p{L}*l[ao](?!\\p{L}))\\p{L}*(?: (?:tambien|ahi))?(?: que)?',
    "(?:ajoutez|rajoutez|mettez|notez|precisez|indiquez|dites)(?:[- ](?:lui|leur|y))?(?: (?:aussi|bien|juste))?(?: (?:que|qu'))?",
    '(?:schreiben|notieren|sagen|erganzen|erwahnen|fugen) sie(?: (?:bitte|noch|auch|dazu|hinzu|ihm|ihr|ihnen))*,?(?: dass)?',
  ].join('|')})(?![\\p{L}'])[\\s,:]*`,
  'u',
);
/** "Put it through", "note it for him", "say it just like that": how it is to be passed on, and no word of it. */
const onlyHow =
  /^(?:it|that|just|exactly|through(?: to \p{L}+)?|like (?:this|that|it is)|as (?:is|it is|i said(?: it)?)|that way|for (?:him|her|them|me|us)|right away|now|today|please|asi|ahi|ya|hoy(?: mismo)?|tal cual|comme (?:ca|cela)|tout de suite|ainsi|pour (?:lui|elle|eux|moi)|es|das|so|genau|ihm|ihr|ihnen|gleich|heute|bitte|fur (?:ihn|sie|mich)|\P{L}+)+$/u;
/** Words with which such a line is ended, and that are no part of the message. */
const tail =
  /(?:[\s,.;!]+(?:(?:and )?(?:then )?(?:yes|yeah|ok|okay|fine|right|please|thanks?|thank you|whatever|that'?s (?:it|all)|put that (?:in|down)|add that|si|gracias|por favor|ya|eso es todo|oui|merci|s'il vous plait|c'est tout|ja|danke|bitte|das ist alles|das war'?s)))+\P{L}*$/u;

/** Elsewhere the line is no word of the message alone. */
const elsewhere: ReadonlySet<Command['do']> = new Set([
  ...(['emergency', 'complaint', 'others-appointment', 'abuse', 'spam', 'robot', 'wrong-number'] as const),
  ...(['silence', 'perhaps-urgent', 'say-again', 'wait', 'what-are-you', 'drop'] as const),
]);
/** What a caller says of themselves is put right beside it. */
const ofCaller: ReadonlySet<Command['do']> = new Set([
  ...(['set-name', 'set-phone', 'set-phone-same', 'set-email', 'foreign', 'greet'] as const),
]);

/** "The right eye, not the left", "not the left but the right": which words stand for which. */
const swaps: Readonly<Record<Language, readonly RegExp[]>> = {
  en: [
    /^(?:it'?s |i said |i meant )?(?<right>[^,.;]{2,40}?),? (?:and )?not (?<wrong>[^,.;!]{2,40}?)[.!]*$/iu,
    /^(?:it'?s )?not (?<wrong>[^,.;]{2,40}?)(?:,? but|,) (?:it'?s )?(?<right>[^,.;!]{2,40}?)[.!]*$/iu,
  ],
  es: [
    /^(?:es |dije )?(?<right>[^,.;]{2,40}?),? (?:y )?no (?<wrong>[^,.;!]{2,40}?)[.!]*$/iu,
    /^no (?:es )?(?<wrong>[^,.;]{2,40}?)(?:,? sino|,) (?:es )?(?<right>[^,.;!]{2,40}?)[.!]*$/iu,
  ],
  fr: [
    /^(?:c'est )?(?<right>[^,.;]{2,40}?),? (?:et )?pas (?<wrong>[^,.;!]{2,40}?)[.!]*$/iu,
    /^pas (?<wrong>[^,.;]{2,40}?)(?:,? mais|,) (?:c'est )?(?<right>[^,.;!]{2,40}?)[.!]*$/iu,
  ],
  de: [
    /^(?:es ist |ich meinte )?(?<right>[^,.;]{2,40}?),? (?:und )?nicht (?<wrong>[^,.;!]{2,40}?)[.!]*$/iu,
    /^nicht (?<wrong>[^,.;]{2,40}?)(?:,? sondern|,) (?<right>[^,.;!]{2,40}?)[.!]*$/iu,
  ],
};

/** Where the words stand as words of their own; -1 where they do not. */
function wordsAt(body: string, words: string): number {
  const isLetter = (at: number) => /[\p{L}\d]/u.test(body.charAt(at));
  let at = body.indexOf(words);
  while (at >= 0 && (isLetter(at - 1) || isLetter(at + words.length))) at = body.indexOf(words, at + 1);
  return at;
}

/** The message with the words that were wrong put right in their place; null where none of them stand in it. */
function swapped(body: string, rest: string, language: Language): string | null {
  for (const swap of swaps[language]) {
    const { right = '', wrong = '' } = swap.exec(rest)?.groups ?? {};
    const at = /\d|\p{L}{3}/u.test(wrong) ? wordsAt(body.toLowerCase(), wrong.toLowerCase()) : -1;
    if (at < 0) continue;
    const behind = body.slice(at + wrong.length);
    // "The right bracket, not the left": the thing stands behind both.
    const thing = /\s\p{L}+$/u.exec(right)?.[0] ?? '';
    const isTwice = thing !== '' && behind.toLowerCase().startsWith(thing.toLowerCase());
    return `${body.slice(0, at)}${right}${isTwice ? behind.slice(thing.length) : behind}`;
  }
  return null;
}

/** "Not Bianca! The owner.": only whom it is for, and nothing that it says. */
const onlyFor =
  /^(?!(?:that'?s|it'?s|es|c'est|das ist) (?:all )?(?:right|correct|good|perfect|fine|ok(?:ay)?|correcto|bon|bien|richtig|gut)(?!\p{L}))(?:(?:not|no|nicht|pas|it'?s|that'?s|es|c'est|das ist|for|to|para|a|al|pour|fur|an|the|el|la|le|l'|der|die|den|dem|dra?|doctora?|docteure?|doktor|mr|mrs|ms|frau|herrn?|please|but|sino|mais|sondern|owners?|managers?|boss|duen[oa]|jef[ea]|gerente|patronn?e?|responsable|chef(?:in)?|inhaber(?:in)?)(?![\p{L}])\P{L}*)+/u;

/** Is it said that it is wrong, and not how? Which words are meant is asked for then. */
export function saysOnlyWrong(said: string): boolean {
  const folded = foldCue(said);
  const rest = folded.slice(no.exec(folded)?.[0].length ?? 0);
  return (onlyWrong.exec(rest)?.[0].length ?? 0) === rest.length && rest !== '';
}

/** "No, that's all, thanks": nothing stands behind the no that would refuse. */
export function saysNoMore(said: string): boolean {
  const folded = foldCue(said);
  return isAll.test(folded.slice(no.exec(folded)?.[0].length ?? 0));
}

const talks = /(?<!\p{L})(?:speak|talk|put me|hablar|parler|sprechen|reden|transfer\p{L}*|verbinden)(?!\p{L})/u;

type Understood = { readonly language: Language; readonly commands: Command[]; readonly said: string };

/** What was understood, with the message that was read back put right. */
export function heedPutRight(heard: Heard, understood: Understood): Understood {
  const { state, business } = heard;
  const { commands, said, language } = understood;
  const frame = state.frames.at(-1);
  if (state.asked !== 'confirm' || frame?.flow !== 'message') return understood;
  if (frame.body === undefined || frame.kept !== undefined || !frame.confirming) return understood;
  if (commands.some((one) => elsewhere.has(one.do))) return understood;
  const folded = foldCue(said);
  if (folded.length !== said.length || drops.test(folded)) return understood;
  const lead = no.exec(folded)?.[0].length ?? 0;
  const behind = folded.slice(lead);
  const to = putRightFor(said, business);
  const isAdded = adds.test(behind);
  const isWhom = to !== undefined && onlyFor.test(behind);
  // "No, the boss" is whom it is for; who asks to talk to them wants a person.
  const isPerson = commands.some((one) => one.do === 'person');
  if (isPerson && (!isWhom || talks.test(folded))) return understood;
  if (behind === '' || isAll.test(behind) || (lead === 0 && !isAdded && !isWhom)) return understood;
  if (commands.some((one) => one.do === 'start') && !isAdded) return understood;
  // "No, just tell him that it leaks again" is added already.
  if (lead > 0 && !isWhom && commands.some((one) => one.do === 'set-message')) return understood;
  const kept = commands.filter((one) => ofCaller.has(one.do));
  if (kept.length > 0 && !isAdded) return understood;
  // A question in between refuses nothing.
  const asks = commands.some((one) => one.do === 'ask' && !one.soft && !adds.test(foldCue(one.question)));
  if (asks && !isAdded && !isWhom) return { ...understood, commands: commands.filter((one) => one.do !== 'deny') };
  const wrong = onlyWrong.exec(behind)?.[0].length ?? 0;
  const rest = wordsOf(said.slice(lead + wrong), to !== undefined, business.staff?.map(({ name }) => name) ?? []);
  if (lead === 0 && to === undefined && onlyHow.test(foldCue(rest))) return understood;
  const words = rest.match(/[\p{L}\d'’]+/gu)?.length ?? 0;
  const right = swapped(frame.body, rest, language);
  if (to === undefined && right === null && words < (isAdded ? 1 : wordsMin)) return understood;
  const more = addedTo(frame.body, rest);
  const saysMore = isAdded || isWhom || wrong > 0 || right !== null || tells[language].test(foldCue(rest));
  if (!saysMore) return understood;
  const body = (right ?? (words === 0 ? frame.body : more)).slice(0, messageMax);
  const whom = to === undefined ? [] : [{ do: 'set-staff', staff: to } as const];
  return { ...understood, commands: [{ do: 'set-message', body }, ...whom, ...kept] };
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
