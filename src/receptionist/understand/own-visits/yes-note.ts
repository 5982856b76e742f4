// What is to be noted with the yes to a booking that is stated: "yes, but write down it's four people". It corrects nothing that
// the booking holds, and is kept with it in the caller's own words.
import type { Command } from '../../commands.ts';
import { foldCue } from '../cues/cue.ts';
import type { Seen } from '../seen.ts';

const noteLengthMax = 500;
/** With fewer words than these behind a "but" nothing is said that could be noted. */
const noteWordsMin = 2;

/** What may be heard beside a yes without its being about something else. */
const besideYes = new Set<Command['do']>(['affirm', 'thanks', 'greet', 'chitchat', 'goodbye', 'set-reason']);

const yesAndMore =
  /^\P{L}*(?:yes|yeah|yep|yup|ok|okay|sure|fine|s[ií]|claro|vale|de acuerdo|oui|ouais|d['’]accord|ja|jo|genau|passt|gerne?)(?:[ ,]+(?:please|por favor|s['’]il vous pla[iî]t|bitte|gerne?|good|great|bien))?(?!\p{L})[^\p{L}\d]*/iu;
const joiner = /^(?:(?:but|and|just|also|pero|y|mais|et|aber|und|nur)(?!\p{L})[^\p{L}\d]*)+/iu;
const but = /^(?:but|pero|mais|aber)(?!\p{L})/iu;

const count =
  '(?:\\d+|two|three|four|five|six|seven|eight|nine|ten|dos|tres|cuatro|cinco|seis|siete|ocho|deux|trois|quatre|cinq|sept|huit|zwei|drei|vier|funf|sechs|sieben|acht)';
const tellsNote = new RegExp(
  '(?<!\\p{L})(?:' +
    [
      "(?:write|put|jot|note|mark|add)(?: \\p{L}+)? down|(?:make|leave|add|put) an? note|(?:please )?(?:note|mention) (?:that|it|its|we|there|i|i'm|i've|my|he|she|the)|(?:write|put|add) (?:in )?(?:that|it'?s)|(?:tell|let) (?:him|her|them) (?:know )?(?:that |i'm |i've |my |we )",
      'apunt(?:a|e|en|ar)\\p{L}*|anot(?:a|e|en|ar)\\p{L}*|pong(?:a|an)(?:lo)? que|pon que|escrib(?:a|e|an) que',
      "(?:notez|note|noter|inscrivez|marquez|precisez|ecrivez|ajoutez)(?: \\p{L}+)? (?:que|qu'|bien)|notez",
      '(?:notier|schreib|vermerk)(?:en|t|e)?(?: sie)?|tragen sie (?:\\p{L}+ )*ein',
      `${count} (?:adults?|people|persons?|kids?|children|guests|of us|spots|personas|adultos|ninos|personnes|adultes|enfants|personen|leute|erwachsene|kinder)`,
      `(?:we'?re|we are|there'?s|there are|there will be|somos|seremos|vamos|on est|on sera|nous sommes|nous serons|wir sind|wir kommen) (?:zu )?(?:${count}|zweit|dritt|viert|funft)`,
    ].join('|') +
    ')(?!\\p{L})',
  'u',
);

/** "I'm allergic to latex", "my dog bites", "la porte est en bas": tells something of oneself or of what is one's own. */
const tellsOfOwn =
  /^(?:i'm|im|i am|i have(?! (?:to|it|that|all|everything)(?!\p{L}))|i've(?! (?:got (?:to|it|that|all|everything)|it|that|all|everything)(?!\p{L}))|i use|i bring|i'll (?:bring|have|need|come with)|i will (?:bring|have|need)|we have|we're|we've|he's|she's|he has|she has|he is|she is|(?:my|our|the) \p{L}+(?: \p{L}+)? (?:is|are|has|have|doesn't|does not|can't|needs|bites|only)|there's|theres|there is|there are|there'll be|soy|tengo(?! (?:que|todo)(?!\p{L}))|tenemos(?! (?:que|todo)(?!\p{L}))|uso|llevo|traigo|(?:mi|mis|el|la) \p{L}+(?: \p{L}+)? (?:es|esta|tiene|no|muerde|necesita)|hay|je suis|j'ai(?! (?:tout |bien )*(?:compris|note|bien|tout)(?!\p{L}))|j'utilise|j'apporte|je viens avec|nous avons|on a|(?:mon|ma|mes|le|la) \p{L}+(?: \p{L}+)? (?:est|a|n'|ne|mord)|il y a|ich bin|ich habe?(?! (?:es|alles|das)(?!\p{L}))|ich brauche|ich bringe|ich nehme|wir haben|(?:mein|meine|unser|unsere|der|die|das) \p{L}+(?: \p{L}+)? (?:ist|hat|beisst|kann|braucht)|es gibt)(?!\p{L})/u;

/** "Have her call me", "qu'elle me rappelle": somebody is to call, and not before it is booked. */
const begsForCall =
  /^(?:please |por favor |s'il vous plait |bitte )*(?:(?:have|ask|tell|get) (?:him|her|them|someone|somebody|anyone|dr\.? \p{L}+|the \p{L}+|\p{L}+) (?:to )?(?:please )?(?:call|ring|phone|text|e-?mail|message)(?: (?:me|us|my \p{L}+|back))(?!\p{L})|(?:he|she|they|someone|somebody|you) (?:can|could|should|may) (?:call|ring|phone|text) (?:me|us)(?!\p{L})|(?:call|ring|text|phone) me(?: back)?(?= *(?:please|thanks)? *[.!]*$| (?:if|when|once|at|on|about)(?!\p{L}))|que (?:alguien )?(?:me|nos) (?:llam|marqu|escrib|avis)\p{L}*|(?:llame|aviseme|marqueme|llamenme|llameme)(?!\p{L})|(?:qu'(?:il|elle|on|ils|elles)|que (?:quelqu'un|le \p{L}+|la \p{L}+)) (?:me |m'|nous )(?:r?appel|textot|ecriv)\p{L}*|rappelez-(?:moi|nous)|(?:er|sie|jemand|(?:die|der) \p{L}+) (?:soll|sollen|kann|konnen) (?:mich|uns) |rufen sie (?:mich|uns))/u;
const toBeDoneFirst =
  /(?<!\p{L})(?:first|before|until|unless|instead|primero|antes|hasta|d'abord|avant|jusqu\p{L}*|zuerst|vorher|bevor|erst)(?!\p{L})/u;

/** "I'm sure", "I have time then", "the time is fine": says yes once more, and tells nothing. */
const onlyAgrees =
  /(?<!\p{L})(?:sure|fine|good|great|ok|okay|happy|ready|glad|free|available|there|right|correct|time|perfect|interested|works?|suits?|aware|listening|seguro|segura|bien|libre|lista?|listo|tiempo|perfect[oa]|correct[oa]|d'accord|sure?|sur|libre|disponible|prete?|ravie?|temps|bon|bonne|parfaite?|correcte?|sicher|frei|bereit|einverstanden|froh|zeit|gut|richtig|da|dabei)(?!\p{L})/u;
const ownWordsMin = 4;

/** The note, where nothing else than a yes was heard: with a booking, else as a message. None of a question or a courtesy. */
export function noteWithYes({ heard: { state }, said, whole }: Seen, others: readonly Command[]): Command[] {
  const stated = state.frames.at(-1);
  if (state.asked !== 'confirm' || !stated || stated.flow === 'message') return [];
  // The note may name what is booked.
  const isBeside = (one: Command) =>
    besideYes.has(one.do) || (one.do === 'set-service' && one.service === stated.service);
  if (!others.some((one) => one.do === 'affirm') || !others.every(isBeside)) return [];
  const yes = yesAndMore.exec(said);
  if (!yes || whole.cue('question')) return [];
  const rest = said.slice(yes[0].length);
  const note = rest
    .replace(joiner, '')
    .trim()
    .slice(0, noteLengthMax)
    .replace(/[\s.!,;]+$/u, '');
  const isTold = tellsNote.test(foldCue(note));
  if (stated.flow !== 'book')
    return isTold
      ? [
          { do: 'start', flow: 'message' },
          { do: 'set-message', body: note },
        ]
      : [];
  const words = note.match(/[\p{L}\d']+/gu)?.length ?? 0;
  const isCourtesy = whole.cue('done') || whole.cue('bye') || whole.cue('thanks');
  const isOwn = words >= ownWordsMin && tellsOfOwn.test(foldCue(note)) && !onlyAgrees.test(foldCue(note));
  const isSet = ((but.test(rest) && words >= noteWordsMin) || isOwn) && !isCourtesy;
  const folded = foldCue(note);
  const isCall = begsForCall.test(folded) && !toBeDoneFirst.test(folded);
  return isSet || isTold || isCall ? [{ do: 'set-reason', reason: note }] : [];
}
