// Holds a model's commands to what is there: services and people of the lists, offers that were made, words and numbers that
// were said. Danger that the embedded signs see stays danger, values that grammars read go before a model's, and a yes that
// changes the diary is not taken from a model where something else was heard; nor does a model alone hang up on somebody who was
// heard to want something.
import type { Language } from '../business.ts';
import type { Command } from '../commands.ts';
import { findEmergency } from '../understand/danger/emergencies.ts';
import type { Heard, Understood } from '../understander.ts';
import type { ModelAnswer } from './prompt.ts';

const wordsOf = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[\p{L}\d]+/gu) ?? [];

/** What may stand beside a yes; anything else that was heard where a yes was asked for is heeded instead. */
const besidesYes = new Set<Command['do']>(['affirm', 'cannot-tell', 'chitchat', 'thanks', 'greet', 'goodbye']);

/** Beside these, nobody has been heard to want anything, and a model may say that it is no customer. */
const wantsNothing = new Set<Command['do']>([
  'cannot-tell',
  'greet',
  'chitchat',
  'thanks',
  'goodbye',
  'spam',
  'robot',
  'wrong-number',
  'abuse',
]);

/** What was understood: the model's commands as far as they hold, in the model's order. */
export function held(answer: ModelAnswer, embedded: Understood, heard: Heard): Understood {
  const { business, state } = heard;
  const { said } = embedded;
  const saidWords = new Set(wordsOf(said));
  const digits = said.replace(/\D/g, '');
  const wasSaid = (text: string) => wordsOf(text).length > 0 && wordsOf(text).every((word) => saidWords.has(word));
  const saidInOrder = ` ${wordsOf(said).join(' ')} `;
  /** As one stretch: a word left out ("don't") or put elsewhere makes another message of it. */
  const wasSaidSo = (text: string) => wordsOf(text).length > 0 && saidInOrder.includes(` ${wordsOf(text).join(' ')} `);
  /** The model's excerpt of what was said, or all of it. */
  const excerpt = (text: string) => (wasSaidSo(text) ? text : said.slice(0, 2000) || '…');
  const read = [...embedded.commands];
  /** The embedded reading of the same kind that stands next; each is used once. */
  const ownOf = (kind: Command['do']): Command | undefined => {
    const at = read.findIndex((one) => one.do === kind);
    return at < 0 ? undefined : read.splice(at, 1)[0];
  };
  const yesHolds = state.asked !== 'confirm' || read.every((one) => besidesYes.has(one.do)) || hasYes(read);
  const mayEnd = state.frames.length === 0 && read.every((one) => wantsNothing.has(one.do));
  const wereTimesRead = read.some((one) => one.do === 'set-times');

  const hold = (one: Command): Command | undefined => {
    switch (one.do) {
      case 'set-service':
        return business.services.some((service) => service.name === one.service) ? one : undefined;
      case 'narrow-service': {
        const offered = one.services.every((name) => business.services.some((service) => service.name === name));
        return offered && new Set(one.services).size === one.services.length ? one : undefined;
      }
      case 'set-staff':
        return one.staff === null || business.staff?.some((person) => person.name === one.staff) ? one : undefined;
      case 'pick':
        return state.offers.at(one.offer > 0 ? one.offer - 1 : one.offer) !== undefined ? one : undefined;
      case 'set-phone':
      case 'set-email':
        return ownOf(one.do);
      case 'set-times':
        return wereTimesRead ? ownOf(one.do) : one;
      case 'set-name':
        return ownOf(one.do) ?? (wasSaid(one.name) ? one : undefined);
      case 'name-next':
        return one.names.every(wasSaid) ? one : undefined;
      case 'set-address':
        return ownOf(one.do) ?? (wasSaidSo(one.address) ? one : undefined);
      case 'set-code': {
        const code = one.code.replace(/\D/g, '');
        return code.length >= 4 && digits.includes(code) ? one : undefined;
      }
      case 'speak':
        return business.languages.includes(one.language) ? one : undefined;
      case 'affirm':
        return yesHolds ? one : undefined;
      case 'set-reason':
        return { ...one, reason: excerpt(one.reason) };
      case 'set-message':
        return { do: one.do, body: excerpt(one.body), ...(one.to && wasSaid(one.to) ? { to: one.to } : {}) };
      case 'ask':
        return { ...one, question: excerpt(one.question), ...(one.told && { told: excerpt(one.told) }) };
      case 'complaint':
        return { ...one, about: excerpt(one.about) };
      case 'emergency':
        return { ...one, said: excerpt(one.said) };
      case 'person':
        return one.who === undefined || wasSaid(one.who) ? one : { do: one.do };
      case 'for-other':
        if (!wasSaid(one.whose)) return undefined;
        return one.by === undefined || wasSaid(one.by) ? one : { do: one.do, whose: one.whose };
      case 'others-appointment':
        return one.whose === undefined || wasSaid(one.whose) ? one : { do: one.do, wants: one.wants };
      case 'spam':
      case 'robot':
      case 'wrong-number':
      case 'abuse':
        return mayEnd || embedded.commands.some((other) => other.do === one.do) ? one : undefined;
      default:
        return one;
    }
  };

  const kept = answer.commands.map(hold).filter((one) => one !== undefined);
  const left = read.filter((one) => readByGrammar.has(one.do));
  const language = business.languages.includes(answer.language) ? answer.language : embedded.language;
  const commands = [...kept, ...left];
  if (commands.length === 0) return embedded;
  return { language, commands: [...danger(embedded, commands, language, heard), ...commands].slice(0, 24), said };
}

/** Values that a grammar reads better than a model, and whose making up would harm. */
const readByGrammar = new Set<Command['do']>(['set-phone', 'set-email', 'set-times']);

const hasYes = (commands: readonly Command[]) =>
  commands.some((one) => one.do === 'affirm') && !commands.some((one) => one.do === 'deny' || one.do === 'drop');

function danger(embedded: Understood, commands: readonly Command[], language: Language, heard: Heard): Command[] {
  if (commands.some((one) => one.do === 'emergency')) return [];
  const seen = embedded.commands.find((one) => one.do === 'emergency');
  if (seen) return [seen];
  const found = findEmergency(embedded.said, language, heard.business);
  return found ? [{ do: 'emergency', kind: found.kind, said: found.said }] : [];
}
