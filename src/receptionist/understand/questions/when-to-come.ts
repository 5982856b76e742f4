// "When?", right after a service was spoken of, and "when can he start?": the first time that can be had is asked for, and no rule of
// the house. Four languages, over folded text.
import type { Command } from '../../commands.ts';
import type { Seen } from '../seen.ts';
import type { Signs } from '../signs.ts';

const lead =
  '^\\P{L}*(?:(?:ok|okay|and|so|great|cool|hi|hello|hey|hi there|y|bueno|entonces|hola|et|alors|bonjour|und|also|gut|hallo)[ ,.!¿]+)*';
const polite = "(?: (?:then|entonces|alors|denn|dann|please|por favor|s'il vous plait|bitte))?";

const bareWhen = new RegExp(`${lead}(?:when|cuando|quand|wann)${polite}\\P{L}*$`, 'u');

/** "Ab wann kann ich kommen?" asks for the first time as "wann?" does. */
const fromWhen = '(?:from |as of |a partir de |desde |des |ab )?';
const asksWhen = `${lead}${fromWhen}(?:${[
  "(?:when|how soon)(?:'s| is)? (?:(?:can|could|would|will) )?(?:the (?:soonest|earliest|next) (?:that )?)?(?:someone|somebody|anyone|anybody|you|u|the \\p{L}+|an? \\p{L}+)(?: guys| all)? (?:can |could |be able to |is able to )?(?:(?:see|fit|take|squeeze|get) (?:me|us|him|her|them|my \\p{L}+)(?: in)?|come(?: out| by| over| here| round)?)",
  '(?:when|how soon|what (?:time|day)s?) (?:can|could|should|would|will) (?:i|we|he|she|they|somebody|someone|you|u|you guys|my \\p{L}+|the \\p{L}+) (?:be able to )?(?:start|begin|get started|come(?: in| out| by| over| see you)?|(?:stop|swing|drop) by|be seen|get seen|get (?:in|here|out here|to (?:me|us))|be (?:here|out here|there)|make it|bring (?:him|her|it|them|(?:my|our|the) \\p{L}+)(?: in| by| over)?)',
  "what(?:'?s| is) (?:the |your )?(?:earliest|soonest)(?: (?:appointment|opening|slot|time|one))?(?: (?:that )?(?:(?:you|u|y'all)(?:'ve| have| got| can do)|there is|is available))?|when (?:do|would|will|might) (?:you|u|y'all)(?: guys)? have (?:something|anything|time|room|availability|an? (?:opening|slot|appointment)|openings)(?: available| free| open)?",
  'cuando (?:tienen|tiene|tendrian?|hay|habria) (?:algo|lugar|espacio|una? \\p{L}+|citas?|turnos?)(?: libre| disponible)?',
  '(?:pour )?quand (?:est-ce que )?(?:vous (?:avez|auriez)|avez-vous|auriez-vous) (?:quelque chose|de la place|une? (?:place|creneau|rendez-vous|disponibilite))(?: de libre| libre)?',
  'wann (?:haben|hatten|hattet|habt) (?:sie|ihr) (?:denn |wieder |mal |das nachste mal )*(?:was|etwas|einen termin|termine|zeit|platz)(?: frei| fur mich)?',
  'cuando (?:me |nos )?(?:pueden?|podrian?) (?:venir|llegar|pasar|atender\\p{L}*)|a que hora (?:pueden?|podrian?) (?:venir|llegar)',
  'quand (?:est-ce que )?(?:vous pouvez|vous pourriez|pouvez-vous|pourriez-vous) (?:venir|passer|intervenir)',
  'wann (?:konnen|konnten|konnt|kannst) (?:sie|ihr|du) (?:\\p{L}+ )?(?:kommen|vorbeikommen|da sein)',
  '(?:when|how soon) (?:can|could|would|will) (?:you|u|someone|somebody) (?:guys )?(?:look at|check|fix|do|start on|get to) (?:it|that|this|them|mine)',
  'cuando (?:me |nos )?(?:l[oae]s? )?(?:pueden?|podrian?) (?:ver|revisar|checar|atender|recibir|arreglar|mirar)(?:me|nos)?(?:l[oae]s?)?',
  "quand (?:est-ce que )?(?:vous (?:pouvez|pourriez)|pouvez-vous|pourriez-vous) (?:me |nous )?(?:l'|le |la |les )?(?:voir|regarder|prendre|recevoir|reparer|examiner)",
  'wann (?:konnen|konnten) sie (?:mich|mir|uns|es|ihn|sie|das) (?:\\p{L}+ ){0,2}(?:ansehen|anschauen|drannehmen|reparieren|prufen|machen)',
  'cuando (?:puedo|podemos|puede|pueden|podria\\p{L}*) (?:\\p{L}+ ){0,2}(?:empezar|comenzar|venir|ir|pasar|acudir|visitarl[oa]s|ir a ver\\p{L}*)',
  "quand (?:est-ce que |est-ce qu'|c'est que )?(?:je|j'|on|il|elle|nous|ils|elles) ?(?:peut|peux|pourrait|pourrais|pouvons|peuvent) (?:commencer|venir|passer)|quand (?:peut|pourrait)-(?:il|elle|on) (?:commencer|venir|passer)|quand (?:puis-je|pourrais-je|pouvons-nous) (?:commencer|venir|passer)|(?:je|on|vous|nous) (?:peut|peux|pourrait|pourrais|pouvez|pourriez|pouvons) (?:commencer|venir|passer) quand",
  'wann (?:kann|konnte|konnen|konnten|darf|durfte) (?:\\p{L}+ ){1,2}(?:anfangen|beginnen|kommen|vorbeikommen|reinkommen|vorbeischauen|starten)',
  'wann (?:kann|konnte|konnen|konnten) (?:ich|wir) (?:bei (?:ihnen|euch) )?(?:einen )?termin (?:haben|bekommen|kriegen)',
].join('|')})${polite}`;
const whenToStart = new RegExp(`${asksWhen}\\P{L}*$`, 'u');
/** "… for a cleaning?" */
const whenToComeFor = new RegExp(
  `${asksWhen} (?:for|para|por|pour|fur|zu|zur|zum)(?: (?!(?:work|pick|results?|trabajo|recoger|recuperer)(?!\\p{L}))[\\p{L}'-]+){1,5}${polite}\\P{L}*$`,
  'u',
);

/** Is it asked when somebody can come to be seen, whatever the words for that are like? */
export const asksWhenToCome = (folded: string): boolean => whenToStart.test(folded);

/** The same of a clause, which may name what for. */
export const asksWhenToComeFor = (clause: Signs, { mentions }: Seen): boolean =>
  asksWhenToCome(clause.folded) ||
  (whenToComeFor.test(clause.folded) &&
    mentions.services.some((one) => one.start >= clause.start && one.end <= clause.end + 1));

/** The commands of such a question with nothing under way; null where it is none. */
export function whenToCome({ heard, whole }: Seen): readonly Command[] | null {
  const { asked, frames, topic, topics } = heard.state;
  const isForWhat = asked === 'service' && frames.at(-1)?.flow === 'book';
  if (isForWhat && whenToStart.test(whole.folded)) return [{ do: 'set-times', wishes: [{ relative: 'soonest' }] }];
  if (frames.length > 0 || (asked !== null && asked !== 'more' && asked !== 'reason')) return null;
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
