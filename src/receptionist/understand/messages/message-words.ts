// The words of a message that stand in the wish for it: all that was said, when there is something to pass on.
import type { Language } from '../../business.ts';
import type { Command } from '../../commands.ts';
import { foldCue } from '../cues/cue.ts';
import type { Seen } from '../seen.ts';
import { cueOf, type Signs } from '../signs.ts';
import { sentenceOf } from '../text/sentences.ts';
import { isForNamed } from './addressee.ts';
import { announcedIn } from './announced.ts';
import { leavesWord } from './leaves-word.ts';

/** So many words beside "please call me back" are something to pass on. */
const contentMin = 4;
/** In sentences of their own, behind the wish to leave a message, fewer are. */
const toldMin = 2;

/** "Please pass this on": what it is about has been said before it. */
const refersBack =
  /(?<!\p{L})(?:pass (?:this|that|it) (?:on|along)|(?:forward|relay) (?:this|that|it)|pas\p{L}*lo|transm\p{L}*lo|digaselo|transmett\p{L}*[- ](?:le|ca|cela|ceci)|(?:le|ceci|cela) transmettre|(?:das|dies|es|meine (?:an)?frage) (?:\p{L}+ ){0,4}(?:weitergeben|ausrichten|weiterleiten)|(?:geben|leiten|richten) sie (?:das|dies|es|(?:bitte )?meine (?:an)?frage)(?!\p{L})|pass (?:on )?my question|pas\p{L}* mi pregunta|transmett\p{L}*[- ]ma question)(?!\p{L})/u;

/** "Tell Luis to ring me about the gas line", "tell her that it came": what it is about, however little. */
const aboutWhat =
  /(?<!\p{L})(?:about|regarding|concerning|(?:tell|let) [\p{L}. ]{2,40}? that|(?:you|they|he|she|somebody|someone|y'all) (?:said|promised|told (?:me|us))|(?:nobody|no one)(?= (?:ever |has |even )?(?:call|came|show|got back|return|answer))|(?:me |nos )?(?:dijeron|dijo|prometieron|prometio)|quedaron (?:en|de)|nadie (?=(?:me|nos) |vino|llam)|(?:vous (?:aviez|avez)|on m'a|on m'avait) (?:dit|promis)|personne (?=(?:ne |n')?(?:m'a |nous a |est |rappel))|(?:sie|man) (?:hatten|haben|hat) (?=.{0,40}(?:gesagt|versprochen))|niemand (?=hat|ist)|tell (?:them|him|her)(?= (?:\p{L}+ )?(?:called|came by|stopped by|rang|was here|is back|won't|will|can't|says|said))|sobre|acerca de|por lo de[l]?|dig\p{L}* (?:a \p{L}+ )?que|au sujet d[eu]s?|a propos d[eu]s?|(?:dites|dire)(?: a \p{L}+)?(?:-lui)? que|wegen|bezuglich)(?!\p{L})(.+)/su;
const pointers = new Set(
  'it this that them something hat anything everything question ello eso esto lo algo ca cela ceci quelque chose das dem es etwas'.split(
    ' ',
  ),
);

/** `among`: other things were wanted in the same breath, which are no part of it. */
export function messageIn(seen: Seen, among: boolean): Command[] {
  const { said: whole, clauses: all, mentions, language } = seen;
  const from = among && !refersBack.test(foldCue(whole)) ? all.findIndex((clause) => clause.cue('message')) : -1;
  const clauses = from > 0 ? all.slice(from) : all;
  const said = from > 0 ? whole.slice(clauses[0]?.start) : whole;
  const named = mentions.staff[0]?.name;
  const to = named !== undefined && isForNamed(whole, named, seen.heard.business) ? named : undefined;
  const contentsOf = (some: readonly Signs[]) =>
    some
      .filter((one) => !introducesOnly(one))
      .flatMap((clause) => clause.folded.match(/[\p{L}']+/gu) ?? [])
      .filter(
        (word) =>
          !contentFree.has(word.replace(/^(?:l|d)'/u, '')) &&
          !to?.toLowerCase().includes(word) &&
          !mentions.name?.name.toLowerCase().includes(word),
      );
  const contents = contentsOf(
    clauses.filter((clause) => !clause.cue('greet') || clause.folded.split(/\s+/).length > 4),
  );
  const about = aboutWhat.exec(foldCue(said))?.[1]?.match(/[\p{L}']+/gu) ?? [];
  const isAbout = about.some((word) => contents.includes(word) && !pointers.has(word));
  // "Running 15 late": whoever says so has said it all.
  const told = contentsOf(toldBehind(seen));
  // "The pads you ordered are in": whoever only leaves word has said it.
  if (leavesWord(seen)) return [{ do: 'set-message', body: whole.slice(0, 1000), ...(to ? { to } : {}) }];
  if (contents.length >= contentMin || told.length >= toldMin || isAbout || cueOf('late', foldCue(said), language))
    return [{ do: 'set-message', body: said.slice(0, 1000), ...(to ? { to } : {}) }];
  return to ? [{ do: 'set-staff', staff: to }] : [];
}

/** "Can I leave a message? The brake pads came in.": what is told in sentences of their own, beside who calls. */
function toldBehind(seen: Seen): readonly Signs[] {
  const { said, clauses, mentions } = seen;
  const announced = announcedIn(seen);
  const first = announced?.takesAll ? clauses.find((one) => announced.start < one.end) : undefined;
  if (first === undefined) return [];
  const { end } = sentenceOf(first, said);
  const name = mentions.name?.name.toLowerCase();
  return clauses.filter(
    (one) =>
      one.start >= end &&
      !one.cue('question') &&
      !said.slice(sentenceOf(one, said).start, sentenceOf(one, said).end).includes('?') &&
      !(name && one.text.toLowerCase().includes(name)) &&
      !introducesOnly(one),
  );
}
/** Who calls, whatever they are called or do; with more words it tells more. */
const introduces =
  /^\P{L}*(?:this is|it'?s|i'?m|i am|my name|calling from|soy|habla|le hablo|llamo de|je suis|c'est|ich bin|hier ist|hier spricht)(?!\p{L})/u;
const introducesMax = 6;
const introducesOnly = ({ folded }: Signs): boolean =>
  introduces.test(folded) && !isAboutWhat.test(folded) && folded.trim().split(/\s+/).length <= introducesMax;
const isAboutWhat = /(?<!\p{L})(?:about|regarding|sobre|por|pour|propos|wegen)(?!\p{L})/u;

/** What the message tells, or the wish that it be passed on, is asked of nobody: "could you give Ana the message that I need it?" */
export const isOfMessage = (one: Extract<Command, { do: 'ask' }>, language: Language): boolean =>
  /\?/.test(one.question)
    ? cueOf('message', one.question, language) && !cueOf('info', one.question, language)
    : one.soft === true;

const contentFree = new Set(
  'could can would may might i you someone somebody please leave take pass on along a an the message note word for with to call ring phone me back have tell give like want hi hello hey just if possible him her them today when they he she get gets chance soon as thanks thank is it my name this that and or so in of dr doctor mr ms mrs puede podria quisiera quiero dejar un una mensaje recado para que me llame llamar por favor con el la los de al hola buenos dias soy mi nombre es y si pourrais puis je voudrais laisser message pour bonjour rappeler rappelle moi le les du des est que vous pouvez s il plait suis c ich mochte kann konnte konnten sie bitte eine einen nachricht hinterlassen fur zuruckrufen zuruck ruckruf mich guten tag hallo ist mein der die das und mir ihm ihr dem den herr herrn frau etwas ausrichten ausrichtet lassen hinterlasse dalassen ob mal gern gerne wurde konnten durfte darf wollte vielleicht appareil ce pourrait peut on monsieur madame mme maitre senor senora podrian dejarle dejarles algo me gustaria'.split(
    ' ',
  ),
);
