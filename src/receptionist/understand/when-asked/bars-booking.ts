// "That's my landlord's job, he should pay for it. Don't book anything": said in so many words, and with whatever reason beside it,
// that what is being booked is not to be. Nothing else may be wished for, asked or put right in the line, and no yes opens it. Over
// folded text, in four languages.
import type { Language } from '../../business.ts';
import type { Command } from '../../commands.ts';
import { eachLanguage } from '../../models/text.ts';
import type { Heard } from '../../understander.ts';
import { foldCue } from '../cues/cue.ts';
import { cueOf } from '../signs.ts';
import { readWishes } from '../times/times.ts';
import { fillersOf } from './taken-back.ts';

/** Nothing stands behind it that says which one is meant, until when, or how. */
const stop = (behind: string): string => `(?=\\P{L}*(?:[,.;:!–—]|$)| (?:${behind})(?!\\p{L}))`;

const words: Readonly<Record<Language, string>> = {
  en: `(?:don't|dont|do not|let's not|rather not|no need to|better not|you needn't) (?:even |bother to |go ahead and |actually )?(?:(?:book|schedule|reserve|arrange|enter|make)(?: (?:it|that|this|anything|me|us|one|an? (?:appointment|booking|visit)|the (?:appointment|booking|visit|slot|thing)))?(?: in| down)?|(?:put|pencil|sign|mark|write|pop|slot) (?:it|that|this|anything|me|us|the (?:appointment|booking|visit))(?: (?:in|down|up|through|on (?:the|your) (?:calendar|books?|schedule)))+(?: for (?:it|that|this|anything)(?! else))?)${stop("please|then|after all|now|at all|thanks?|because|since|cause|cuz|so|my|i|i'm|i'd|i'll|he|he's|she|she's|we|they|it's|that's|the")}`,
  es: `no (?:(?:me|nos|se|l[oa]s?) ){0,2}(?:reserven?|agenden?|apunten?|anoten?|pongan?|programen?|registren?|metan?|aparten?|hagan?)(?: (?:nada|eso|(?:la|esa|ninguna) cita))?${stop('por favor|porque|pues|entonces|mejor|gracias|ya|mi|es que|que (?!no)|yo')}`,
  fr: `(?:ne |n')?(?:(?:me|nous|le|la) |l')?(?:reservez|notez|inscrivez|mettez|prenez|bloquez|programmez|fixez|enregistrez|planifiez)(?:-(?:moi|nous|le|la))? (?:rien|pas|plus)(?: (?:du tout|de (?:rendez-vous|rdv)|ce (?:rendez-vous|rdv)|le (?:rendez-vous|rdv)))?${stop("s'il|svp|alors|finalement|merci|parce|car|puisque|mon|ma|je|c'est")}|(?:ne )?(?:rien|pas) (?:le |la |me |nous )?(?:reserver|noter|inscrire|bloquer|fixer|programmer)${stop("s'il|svp|alors|finalement|merci|parce|car|puisque")}`,
  de: `(?:nichts?|kein(?:en)? termin)(?: (?:so|fest|bitte|mehr|erst ?mal|vorerst|jetzt))* (?:eintragen|eingetragen|buchen|vormerken|reservieren|notieren|anlegen|ausmachen|festmachen)${stop('weil|denn|bitte|danke|da|ich|mein\\p{L}*|das')}|(?:tragen|buchen|merken|reservieren|notieren|legen) sie (?:(?:bitte|mich|mir|uns|das|es|ihn|den|termin|da|dann|lieber|doch|also) )*(?:nichts?|kein(?:en)? termin)(?: (?:ein|vor|an|auf))?${stop('weil|denn|bitte|danke|da|ich|mein\\p{L}*|das')}|(?:trag|buch|merk|reservier|notier)e? (?:(?:bitte|mich|mir|uns|das|es|ihn|dann|lieber|doch) )*nichts?(?: (?:ein|vor|an|auf))?${stop('weil|denn|bitte|danke|da|ich|mein\\p{L}*|das')}`,
};
const bars = eachLanguage((language) => new RegExp(`(?<!\\p{L})(?:${words[language]})`, 'u'));

const barsAll = eachLanguage(
  (language) =>
    new RegExp(
      `^\\P{L}*(?:(?:${fillersOf(language)})(?!\\p{L})\\P{L}*)*(?:${words[language]})(?:\\P{L}+(?:${fillersOf(language)}))*\\P{L}*$`,
      'u',
    ),
);

/** Is it nothing but words that bar what is being booked? Folded. */
export const barsWhole = (folded: string, language: Language): boolean => barsAll[language].test(folded);

/** Whoever opens with a yes, or says when it would be so, bars something else. */
const agreesFirst =
  /^\P{L}*(?:(?:oh|ah|and|well|pues|bueno|bon|na|ach) )*(?:yes|yeah|yep|yup|sure|correct|perfect|si|claro|correcto|perfecto|oui|parfait|d'accord|ja|genau|richtig|gern|gerne|passt)(?!\p{L})/u;
const supposes =
  /(?<!\p{L})(?:if|unless|in case|instead|si(?! ?,)|a menos|en vez|sauf|plutot|wenn|falls|sondern|stattdessen)(?!\p{L})/u;
/** Said of the refusal itself, in its own clause: it holds for a while. */
const forNow =
  /(?<!\p{L})(?:until|till|before|without|yet|hasta|antes de|sin|todavia|aun|jusqu\p{L}*|avant|sans|encore|bis|bevor|ohne|noch)(?!\p{L})/u;
const clauseEnd = /[.,;:!\n]/u;
/** These ask for something in its place. */
const wishesElse = ['another', 'available', 'message', 'person', 'move', 'cancel', 'book'] as const;

/** "I meant a beard trim", "quiero la completa": one thing rather than another is named behind it. */
const wishesOne = new RegExp(
  `(?<!\\p{L})(?:${[
    "(?:i|we) (?:meant|said|asked for)(?! (?:no|not|that|so|i|it|you|we|he|she|don't|stop|to)(?!\\p{L}))(?= \\p{L})",
    "(?:i|we)(?:'d| would)? (?:want(?:ed)?|prefer(?:red)?|like|rather (?:have|get|do|take)) (?:just |only )?(?:an?|the|your)(?= \\p{L}+)(?! (?:second|refund|moment|minute|break|chance|quote|while|day))",
    '(?:quiero|queria|quisiera|prefiero|preferimos|dije|me referia a|pedi|quise decir) (?:mejor |solo )?(?:l[ao]s?|el|una?|est[ea]|es[ea])',
    "(?:je (?:voulais|voudrais|prefere(?:rais)?|veux|disais|parlais|pensais)|j'(?:aimerais|ai dit)|on (?:voulait|voudrait|prefere)) (?:dire |plutot |juste |de |a )*(?:l[ae]s? |l'|une? |celle |celui )",
    '(?:ich|wir) (?:meinten?|wollten?|will|wollen|sagten?|hatten?|mochten?|nehmen?) (?:lieber |doch |nur |gern |eher |von )*(?:die|den|der|eine?n?|das (?!nicht|gar|doch|so|jetzt|noch|lieber|erst|selb|mach|alles|mit|mir|mal))',
  ].join('|')})(?=[ '\\p{L}])`,
  'u',
);
/** "It's number 15", "c'est le 15": what was read back has another figure. What it costs and how long it takes is a reason. */
const figureIs =
  /(?<!\p{L})(?:it's|it is|that's|is|es|son|c'est|est|ist)(?: \p{L}+){0,3} \d+(?![\d\p{L}]| ?(?:[$€%]|dollars?|bucks|euros?|dolares|pesos|percent|hours?|minutes?|miles?|horas?|minutos?|heures?|stunden?|minuten))/u;

/** Whether what stands beside it puts right what was read back: another service, name, number, person or place. */
function putsRight({ state }: Heard, commands: readonly Command[], around: string): boolean {
  const frame = state.frames.at(-1);
  const service = frame?.flow === 'book' ? frame.service : undefined;
  return (
    wishesOne.test(around) ||
    figureIs.test(around) ||
    commands.some((one) => {
      if (one.do === 'set-service') return one.service !== service;
      if (one.do === 'set-name') return state.asked !== 'name' && state.said.name !== undefined;
      if (one.do === 'set-address') return state.asked !== 'address' || /\d/.test(one.address);
      return one.do === 'set-phone' || one.do === 'set-email' || one.do === 'set-staff';
    })
  );
}

/** What the line comes to: what is being booked is dropped, or waits for whoever asks or looks first. Null where it says anything else. */
export function barsBooking(
  heard: Heard,
  said: string,
  language: Language,
  plainly: () => readonly Command[],
): readonly Command[] | null {
  const { state, turn, business } = heard;
  if (state.frames.at(-1)?.flow !== 'book' || state.asked === null || state.asked === 'message') return null;
  const folded = foldCue(said);
  const found = bars[language].exec(folded);
  if (!found || said.includes('?') || agreesFirst.test(folded)) return null;
  const end = found.index + found[0].length;
  const behind = folded.slice(end);
  const around = folded.slice(0, found.index) + behind;
  const own = `${folded.slice(0, found.index).split(clauseEnd).at(-1)} ${behind.split(clauseEnd)[0]}`;
  if (supposes.test(around) || forNow.test(own) || wishesElse.some((one) => cueOf(one, around, language))) return null;
  // "Don't put that in, I said Friday at ten": another time is wished for. "We're trading it in next week" tells why.
  const times = readWishes(around, language, business, turn.now, { time: true, anchor: null });
  const isWished = ({ wish, start }: (typeof times)[number]) =>
    !wish.excluded && (wish.time !== undefined || start >= found.index || cueOf('correction', around, language));
  if (times.some(isWished) || putsRight(heard, plainly(), around)) return null;
  return [{ do: cueOf('wait', behind, language) ? 'wait' : 'drop' }];
}
