// "Shall I cancel it?" – "Ok great, see you Saturday": who takes leave until the very day of the visit means to come, however friendly
// the word before it, and so does who was only asking. Nothing is called off by that; beside a plain yes it is asked once more.
import type { Language } from '../../business.ts';
import type { Command } from '../../commands.ts';
import { askFor, type Dialogue } from '../../dialogue.ts';
import { type CancelFrame, heardIn } from '../../state.ts';
import { foldCue } from '../../understand/cues/cue.ts';
import { cueOf } from '../../understand/signs.ts';
import { readWishes } from '../../understand/times/times.ts';
import { namesAppointment, visitsOf } from './own.ts';

/** A leave that is taken until then; the day stands behind it. */
const until: Readonly<Record<Language, RegExp>> = {
  en: /(?<!\p{L})(?:(?:i'll |we'll )?(?:see|catch) (?:you|ya|u|y'all|everyone|everybody|him|her|them)(?: all| guys| both)?|(?:i|we)(?:'ll| will) (?:be (?:there|(?<place>in)|over|by)|come(?: in| by)?))(?: again)? (?<when>.+)$/u,
  es: /(?<!\p{L})(?:(?:alla |ahi )?nos vemos|(?<=^|[,.;!] ?|(?<!\p{L})(?:bueno|ok|vale|gracias|perfecto|pues|entonces|bien) )hasta|(?:alla|ahi) (?:estoy|estare|estaremos|los veo|nos vemos)|(?:l[aoe]s? |te )(?:veo|vemos|espero|esperamos)) (?<when>.+)$/u,
  fr: /(?<!\p{L})(?:(?:on se (?:re)?voit|je vous (?:attends|vois)|je viendrai|je serai la|on sera la)(?: a)?|(?<=^|[,.;!] ?|(?<!\p{L})(?:bon|ok|alors|donc|merci|parfait|d'accord) )a) (?<when>.+)$/u,
  de: /(?<!\p{L})(?:(?<=^|[,.;!] ?|(?<!\p{L})(?:gut|ok|okay|danke|super|prima|also|dann|na|ja) )bis(?: zum| am| dann am)?|wir sehen uns(?: dann)?|sehen wir uns(?: dann)?|ich (?:komme|bin) (?:dann|da)(?!.* (?:in|im|weg|fort|verreist|unterwegs)(?!\p{L}))) (?<when>.+)$/u,
};
/** The day stands right behind "in": "I'll be in Chicago tomorrow" tells of a place. */
const upToDay = /^\P{L}*(?:(?:on|at|for|this|next|the)(?!\p{L})\P{L}*)*$/u;
/** "See you then": of the day that was just stated. */
const then = /^(?:then|there)(?!\p{L})/u;
const onlyAsked =
  /(?<!\p{L})(?:(?:just|only) (?:asking|wondering|checking|curious)|solo (?:preguntaba|pregunto|queria saber|era (?:una )?(?:pregunta|duda))|nada mas preguntaba|juste (?:pour savoir|une question)|(?:demandais|demande) juste|simple question|(?:frag\p{L}*|wollte)(?: \p{L}+)? nur|nur (?:\p{L}+ )?(?:gefragt|eine frage|wissen))(?!\p{L})/u;
const plainYes =
  /(?<!\p{L})(?:yes|yeah|yep|yup|please|go ahead|do it|si(?=\P{L}*(?:,|$|por favor|gracias))|adelante|oui|ouais|allez-y|ja|jawohl|machen sie)(?!\p{L})/u;
const cannot =
  /(?<!\p{L})(?:can't|cannot|won't|not|never|no (?:puedo|podre|voy|vamos)|pas|plus|nicht|kein\p{L}*)(?!\p{L})/u;

/** What is meant by such a line where calling off this visit was stated: a no, or nothing yet. As it was, where it is no such line. */
export async function unlessItStays(
  d: Dialogue,
  stated: CancelFrame,
  commands: readonly Command[],
): Promise<readonly Command[]> {
  const language = heardIn(d.state);
  const said = foldCue(d.turn.text);
  if (cueOf('cancel', d.turn.text, language) || commands.some((one) => one.do === 'deny' || one.do === 'start'))
    return commands;
  if (onlyAsked.test(said) && !plainYes.test(said.replace(onlyAsked, ' '))) return [{ do: 'deny' }];
  const { when, place } = until[language].exec(said)?.groups ?? {};
  if (when === undefined || cannot.test(said)) return commands;
  const goes = (await visitsOf(d, stated)).find((one) => one.id === stated.appointment);
  if (!goes) return commands;
  const { business, now } = d.turn;
  const comes =
    then.test(when) ||
    readWishes(when, language, business, now, { time: true, anchor: null }).some(
      ({ wish, start }) =>
        (place === undefined || upToDay.test(when.slice(0, start))) &&
        !wish.excluded &&
        namesAppointment(wish, goes, business.timezone),
    );
  if (!comes) return commands;
  if (!plainYes.test(said) && !commands.some((one) => one.do === 'affirm')) return [{ do: 'deny' }, { do: 'goodbye' }];
  d.used = true;
  askFor(d, 'confirm', { say: 'ask-for-yes' });
  return [];
}
