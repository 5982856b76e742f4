import type { Command } from '../../commands.ts';
import { heardIn } from '../../state.ts';
import type { Heard, Understood } from '../../understander.ts';
import { foldCue } from '../cues/cue.ts';
import { saysSoon, saysUrgent } from '../danger/urgency.ts';
import { begsToBeCalled, begsToPassOn } from './begs-to-pass-on.ts';
import { addedTo, messageMax } from './message-answer.ts';
import { sentTo } from './message-sent-to.ts';
import { newTo, tellsIn } from './new-to-message.ts';

const yes =
  /^\P{L}*(?:(?:oh|ah|ok|okay|well|please|por favor|bitte|gerne?|thanks?|gracias|merci|danke)[\s,.!]+)*(?:yes|yeah|yep|yup|yea|sure|absolutely|of course|correct|right|si|claro|correcto|asi es|exacto|oui|ouais|exactement|d'accord|ja|jawohl|genau|richtig|stimmt)(?!\p{L})/u;
/** That it be done, in as many words. */
const does =
  /(?<!\p{L})(?:(?:go|do) (?:it|that|so|ahead|on)|go ahead(?: and)?|send (?:it|that|him|her|them)(?: off| over| out| through)?|do|please|(?:connect|transfer) (?:me|us)|put (?:it|that|me|us) through|(?:that's|that is|it's|sounds?) (?:right|correct|good|fine|perfect)|(?:on |at |to )?(?:this|that|the same|my) (?:number|phone)|(?:hag|mand|envi|pas|comuniqu|transfier)\p{L}*(?:lo|me|selo|la|se)|adelante|(?:a|en) (?:este|ese|mi) (?:mismo )?numero|asi|esta bien|(?:envoyez|faites|allez|passez|mettez)[- ](?:le|la|ca|y|les|moi)|allez|(?:a|sur) ce numero|c'est (?:ca|bon|bien|parfait)|(?:machen|tun|schicken|senden|leiten|geben|richten|verbinden|stellen) sie (?:das|es|'s|mich|ihn)?(?: (?:so|bitte|durch|weiter|ab|aus))*|(?:mach|schick|gib) (?:das|es)|unter dieser nummer|(?:das )?(?:passt|stimmt)(?: so)?|so)(?!\p{L})/gu;
/** "Yes, but only the ladders": a part of it is to go, or something stands against it. */
const limits =
  /(?<!\p{L})(?:only|just|but|instead|rather|except|solo|solamente|nomas|pero|sino|seulement|juste|mais|sauf|plutot|nur|bloss|aber|sondern|lieber|ausser)(?!\p{L})/u;
/** What makes of it something else than a yes. */
const apart: ReadonlySet<Command['do']> = new Set([
  ...([
    'drop',
    'deny',
    'decline',
    'emergency',
    'complaint',
    'others-appointment',
    'abuse',
    'wait',
    'say-again',
  ] as const),
  ...(['silence', 'perhaps-urgent', 'set-phone', 'set-email', 'set-address', 'robot', 'spam', 'every'] as const),
]);

/** Does the line add nothing to a message, whoever it is from and for? */
function addsNothing(heard: Heard, said: string, body: string, to: string | undefined): boolean {
  const { said: caller } = heard.state;
  const held = [body, to, caller.name, caller.phone?.replace(/\D/g, '')].filter((one) => one !== undefined).join(' ');
  return newTo(said, held, heardIn(heard.state)).length === 0;
}

/** The yes that is meant, with the wish for a person that stands beside it; null where the line says anything else. */
export function saidToBeDone(heard: Heard, understood: Understood): Understood | null {
  const { state, business } = heard;
  const { commands, said } = understood;
  const frame = state.frames.at(-1);
  if (state.asked !== 'confirm' || frame?.flow !== 'message' || !frame.confirming) return null;
  if (frame.body === undefined || frame.kept !== undefined || commands.some((one) => apart.has(one.do))) return null;
  const begins = (one: Command) => one.do === 'start' && one.flow !== 'message';
  if (commands.some(begins)) return null;
  const folded = foldCue(said);
  const lead = yes.exec(folded)?.[0].length ?? 0;
  const isYes = lead > 0;
  const connects = commands.filter((one) => one.do === 'person' && one.who === undefined);
  const done: Understood = { ...understood, commands: [{ do: 'affirm' }, ...connects] };
  if (isYes && isSaidTwice(heard, folded)) return done;
  const language = heardIn(state);
  const rest = folded.slice(lead).replace(does, ' ');
  const begs = begsToPassOn(folded, language);
  // "Yes", and nothing behind it, is one already; where there is none, it has to be begged for.
  if (!/\p{L}/u.test(folded.slice(lead)) || (!isYes && !begs)) return null;
  const whom = sentTo(said, business, frame.to);
  if (whom !== null && whom !== frame.to) return null;
  if (!addsNothing(heard, rest, frame.body, frame.to)) {
    // "Sí, avíseles que también falta el cepillo": what else they are to hear is read back with the rest.
    const onlyYes = isYes && begs && commands.every((one) => one.do === 'affirm');
    const more = onlyYes && folded.length === said.length ? said.slice(lead).replace(/^[^\p{L}\d]+/u, '') : '';
    const isNoWord = saysUrgent(said) || saysSoon(said) || !tells.test(rest);
    if (isNoWord || newTo(more, frame.body, language).length < newWordsMin) return null;
    return { ...understood, commands: [{ do: 'set-message', body: addedTo(frame.body, more).slice(0, messageMax) }] };
  }
  if (limits.test(rest) && tellsIn(rest, language) > 0) return null;
  if (!isYes && (limits.test(rest) || (begsToBeCalled(said, language) && !begsToBeCalled(frame.body, language))))
    return null;
  return done;
}

/** What they are to be told or asked follows it. */
const tells = /(?<!\p{L})(?:that|whether|que|dass|ob)(?!\p{L})|(?<!\p{L})qu'/u;
/** With fewer new words behind a yes nothing else is told. */
const newWordsMin = 2;

/** The very same line at the very same read-back: it was meant as it stands. */
function isSaidTwice({ state }: Heard, folded: string): boolean {
  return state.askedAgain + state.asides > 0 && state.heardLast !== undefined && foldCue(state.heardLast) === folded;
}
