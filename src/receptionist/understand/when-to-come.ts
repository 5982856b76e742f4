// "When?", right after a service was spoken of, and "when can he start?": the first time that can be had is asked for, and no rule of
// the house. Four languages, over folded text.
import type { Command } from '../commands.ts';
import type { Seen } from './seen.ts';

const lead =
  '^\\P{L}*(?:(?:ok|okay|and|so|great|cool|hi|hello|hey|hi there|y|bueno|entonces|hola|et|alors|bonjour|und|also|gut|hallo)[ ,.!¿]+)*';
const polite = "(?: (?:then|entonces|alors|denn|dann|please|por favor|s'il vous plait|bitte))?";

const bareWhen = new RegExp(`${lead}(?:when|cuando|quand|wann)${polite}\\P{L}*$`, 'u');

const whenToStart = new RegExp(
  `${lead}(?:${[
    "(?:when|how soon)(?:'s| is)? (?:(?:can|could|would|will) )?(?:the (?:soonest|earliest|next) (?:that )?)?(?:someone|somebody|anyone|anybody|you|u|the \\p{L}+|an? \\p{L}+)(?: guys| all)? (?:can |could |be able to |is able to )?(?:(?:see|fit|take|squeeze|get) (?:me|us|him|her|them|my \\p{L}+)(?: in)?|come(?: out| by| over| here| round)?)",
    '(?:when|how soon|what (?:time|day)s?) (?:can|could|should|would|will) (?:i|we|he|she|they|somebody|someone|you|u|you guys|my \\p{L}+|the \\p{L}+) (?:be able to )?(?:start|begin|get started|come(?: in| out| by| over)?|get (?:in|here|out here|to (?:me|us))|be (?:here|out here|there)|make it)',
    'cuando (?:me |nos )?(?:pueden?|podrian?) (?:venir|llegar|pasar|atender\\p{L}*)|a que hora (?:pueden?|podrian?) (?:venir|llegar)',
    'quand (?:est-ce que )?(?:vous pouvez|vous pourriez|pouvez-vous|pourriez-vous) (?:venir|passer|intervenir)',
    'wann (?:konnen|konnten|konnt|kannst) (?:sie|ihr|du) (?:\\p{L}+ )?(?:kommen|vorbeikommen|da sein)',
    '(?:when|how soon) (?:can|could|would|will) (?:you|u|someone|somebody) (?:guys )?(?:look at|check|fix|do|start on|get to) (?:it|that|this|them|mine)',
    'cuando (?:me |nos )?(?:l[oae]s? )?(?:pueden?|podrian?) (?:ver|revisar|checar|atender|recibir|arreglar|mirar)(?:me|nos)?(?:l[oae]s?)?',
    "quand (?:est-ce que )?(?:vous (?:pouvez|pourriez)|pouvez-vous|pourriez-vous) (?:me |nous )?(?:l'|le |la |les )?(?:voir|regarder|prendre|recevoir|reparer|examiner)",
    'wann (?:konnen|konnten) sie (?:mich|mir|uns|es|ihn|sie|das) (?:\\p{L}+ ){0,2}(?:ansehen|anschauen|drannehmen|reparieren|prufen|machen)',
    'cuando (?:puedo|podemos|puede|pueden|podria\\p{L}*) (?:\\p{L}+ ){0,2}(?:empezar|comenzar|venir|ir)',
    "quand (?:est-ce que |est-ce qu'|c'est que )?(?:je|j'|on|il|elle|nous|ils|elles) ?(?:peut|peux|pourrait|pourrais|pouvons|peuvent) (?:commencer|venir|passer)|quand (?:peut|pourrait)-(?:il|elle|on) (?:commencer|venir|passer)",
    'wann (?:kann|konnte|konnen) (?:\\p{L}+ ){1,2}(?:anfangen|beginnen|kommen|starten)',
  ].join('|')})${polite}\\P{L}*$`,
  'u',
);

/** Is it asked when somebody can come to be seen, whatever the words for that are like? */
export const asksWhenToCome = (folded: string): boolean => whenToStart.test(folded);

/** The commands of such a question with nothing under way; null where it is none. */
export function whenToCome({ heard, whole }: Seen): readonly Command[] | null {
  const { asked, frames, topic, topics } = heard.state;
  const isForWhat = asked === 'service' && frames.at(-1)?.flow === 'book';
  if (isForWhat && whenToStart.test(whole.folded)) return [{ do: 'set-times', wishes: [{ relative: 'soonest' }] }];
  if (frames.length > 0 || (asked !== null && asked !== 'more')) return null;
  const isOfTopic = (topic !== undefined || topics !== undefined) && bareWhen.test(whole.folded);
  if (!isOfTopic && !whenToStart.test(whole.folded)) return null;
  const service: Command[] =
    topic !== undefined
      ? [{ do: 'set-service', service: topic, sure: 0.7 }]
      : topics
        ? [{ do: 'narrow-service', services: [...topics] }]
        : [];
  return [{ do: 'start', flow: 'book' }, ...service, { do: 'set-times', wishes: [{ relative: 'soonest' }] }];
}
