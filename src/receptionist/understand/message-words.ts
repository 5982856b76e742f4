// The words of a message that stand in the wish for it: all that was said, when there is something to pass on.
import type { Language } from '../business.ts';
import type { Command } from '../commands.ts';
import { foldCue } from './cues/cue.ts';
import type { Seen } from './seen.ts';
import { cueOf } from './signs.ts';

/** So many words beside "please call me back" are something to pass on. */
const contentMin = 4;

/** "Please pass this on": what it is about has been said before it. */
const refersBack =
  /(?<!\p{L})(?:pass (?:this|that|it) (?:on|along)|(?:forward|relay) (?:this|that|it)|pas\p{L}*lo|transm\p{L}*lo|digaselo|transmett\p{L}*[- ](?:le|ca|cela|ceci)|(?:le|ceci|cela) transmettre|(?:das|dies|es|meine (?:an)?frage) (?:\p{L}+ ){0,4}(?:weitergeben|ausrichten|weiterleiten)|(?:geben|leiten|richten) sie (?:das|dies|es|(?:bitte )?meine (?:an)?frage)(?!\p{L})|pass (?:on )?my question|pas\p{L}* mi pregunta|transmett\p{L}*[- ]ma question)(?!\p{L})/u;

/** "Tell Luis to ring me about the gas line", "tell her that it came": what it is about, however little. */
const aboutWhat =
  /(?<!\p{L})(?:about|regarding|concerning|(?:tell|let) [\p{L}. ]{2,40}? that|tell (?:them|him|her)(?= (?:\p{L}+ )?(?:called|came by|stopped by|rang|was here|is back|won't|will|can't|says|said))|sobre|acerca de|por lo de[l]?|dig\p{L}* (?:a \p{L}+ )?que|au sujet d[eu]s?|a propos d[eu]s?|(?:dites|dire)(?: a \p{L}+)?(?:-lui)? que|wegen|bezuglich)(?!\p{L})(.+)/su;
const pointers = new Set(
  'it this that them something hat anything everything question ello eso esto lo algo ca cela ceci quelque chose das dem es etwas'.split(
    ' ',
  ),
);

/** `among`: other things were wanted in the same breath, which are no part of it. */
export function messageIn({ said: whole, clauses: all, mentions, language }: Seen, among: boolean): Command[] {
  const from = among && !refersBack.test(foldCue(whole)) ? all.findIndex((clause) => clause.cue('message')) : -1;
  const clauses = from > 0 ? all.slice(from) : all;
  const said = from > 0 ? whole.slice(clauses[0]?.start) : whole;
  const to = mentions.staff[0]?.name;
  const contents = clauses
    .filter((clause) => !clause.cue('greet') || clause.folded.split(/\s+/).length > 4)
    .flatMap((clause) => clause.folded.match(/[\p{L}']+/gu) ?? [])
    .filter(
      (word) =>
        !contentFree.has(word.replace(/^(?:l|d)'/u, '')) &&
        !to?.toLowerCase().includes(word) &&
        !mentions.name?.name.toLowerCase().includes(word),
    );
  const about = aboutWhat.exec(foldCue(said))?.[1]?.match(/[\p{L}']+/gu) ?? [];
  const isAbout = about.some((word) => contents.includes(word) && !pointers.has(word));
  // "Running 15 late": whoever says so has said it all.
  if (contents.length >= contentMin || isAbout || cueOf('late', foldCue(said), language))
    return [{ do: 'set-message', body: said.slice(0, 1000), ...(to ? { to } : {}) }];
  return to ? [{ do: 'set-staff', staff: to }] : [];
}

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
