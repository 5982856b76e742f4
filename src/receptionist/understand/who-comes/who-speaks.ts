// "With the one who speaks German", "con una que hable español": whoever the owner's texts say speaks it, of those who do what is
// booked. And whoever only asks with whom a visit is, or tells whom somebody else had, wishes for nobody.
import type { Business, Language } from '../../business.ts';
import type { Heard, Understood } from '../../understander.ts';
import { foldCue } from '../cues/cue.ts';
import { staffIn } from '../services/near.ts';

const tongues: Readonly<Record<Language, string>> = {
  en: 'english|englisch|ingles|anglais',
  es: 'spanish|espanol|castellano|spanisch|espagnol',
  fr: 'french|francais|franzosisch|frances',
  de: 'german|deutsch|aleman|allemand',
};
const any = Object.values(tongues).join('|');
const wishes = new RegExp(
  `(?<!\\p{L})(?:${[
    `(?:the (?:one|person|\\p{L}+)|someone|somebody|anyone|anybody|whoever|a \\p{L}+)(?: there)? (?:who|that)(?: can| also)? (?:speaks?|knows?) (?<en>${any})|whoever speaks (?<en2>${any})|(?:a|an|the|your) (?<en3>${any})[ -]speak(?:er|ing \\p{L}+)`,
    `(?:con )?(?:alguien|el|la|una?|quien|\\p{L}+) que (?:me )?(?:hable|habla|hablen|sepa)(?: en)? (?<es>${any})|con quien (?:hable|habla) (?<es2>${any})`,
    `(?:quelqu'un|celui|celle|une?(?: \\p{L}+)?|la personne) qui (?:parle|connait)(?: le| bien)? (?<fr>${any})`,
    `(?:wem|jemand\\p{L}*|einer?|einem|der|die|dem|\\p{L}+in|\\p{L}+),? (?:der|die)(?: auch| gut| etwas)? (?<de>${any})(?: \\p{L}+)? (?:kann|spricht|konnte)|deutschsprachige[nrms]?`,
  ].join('|')})(?!\\p{L})`,
  'u',
);
const speaks =
  /(?<!\p{L})(?:speaks?|spoken|bilingual|treats? in|teach\p{L}* in|in (?:german|spanish|french)|habla\p{L}*|parle\p{L}*|spr[ie]ch\p{L}*)(?!\p{L})/u;
const not = /(?<!\p{L})(?:not|no|nobody|none|doesn't|don't|ne|pas|nicht|kein\p{L}*)(?!\p{L})/u;

/** Whoever speaks it by the owner's texts, those who do the service first; none where no text says so. */
function speakersOf(tongue: Language, service: string | undefined, { staff = [], knowledge }: Business): string[] {
  const spoken = new RegExp(`(?<!\\p{L})(?:${tongues[tongue]})(?!\\p{L})`, 'u');
  const told = knowledge
    .flatMap(({ text }) => foldCue(text).split(/[.!?;\n]+(?:\s|$)/u))
    .filter((one) => spoken.test(one) && speaks.test(one) && !not.test(one))
    .join('\n');
  const isTold = (name: string) => told.includes(foldCue(name).replace(/^(?:dr|ms|mr|mrs)\.? /, ''));
  const found = staff.filter(({ name }) => isTold(name));
  const doing = service === undefined ? found : found.filter((one) => one.services.includes(service));
  return (doing.length > 0 ? doing : found).map(({ name }) => name);
}

const asksWith =
  /(?<!\p{L})(?:who(?:'s| is)? (?:it|that|this) with|who (?:is|will|would) (?:it|that) be with|with who(?:m)?(?= *(?:[.,;!?]|$)| (?:is|will|would|do|am|then)(?!\p{L}))|(?:c'est )?(?:avec|chez) qui(?! (?:j'|(?:je|on|nous|ma|mon|il|elle)(?!\p{L})))|con quien (?:es|seria|me toca|va a ser|sera)|(?:bei|mit) wem (?:ist|ware|wird|hab|habe) (?:das|der|es|ich))(?!\p{L})/u;
const wishesFor =
  /(?<!\p{L})(?:want|prefer|rather|would like|i'd like|can (?:i|it|we)|could (?:i|it|we)|instead|quiero|prefiero|quisiera|mejor|puede ser|veux|voudrais|prefere|plutot|aimerais|mochte|lieber|hatte gern|will)(?!\p{L})/u;

/** What was understood, with the one who speaks what is wished for, and with nobody who was only asked about. */
export function heedWhoSpeaks(heard: Heard, understood: Understood): Understood {
  const { commands, said } = understood;
  const folded = foldCue(said);
  if (commands.some((one) => one.do === 'set-staff')) {
    const onlyAsked = asksWith.test(folded) && !wishesFor.test(folded);
    if (!onlyAsked) return understood;
    const others = commands.filter((one) => one.do !== 'set-staff' && one.do !== 'cannot-tell');
    const asks = others.some((one) => one.do === 'ask');
    return { ...understood, commands: asks ? others : [...others, { do: 'ask', question: said.slice(0, askedMax) }] };
  }
  const found = wishes.exec(folded);
  const under = heard.state.frames.at(-1);
  const begins = commands.some((one) => one.do === 'start' && (one.flow === 'book' || one.flow === 'move'));
  const isUnder = under?.flow === 'book' || under?.flow === 'move';
  const otherwise =
    commands.some((one) => one.do === 'start' && one.flow === 'message') || commands.some((one) => one.do === 'person');
  if (!found || otherwise || (!begins && !isUnder) || staffIn(said, understood.language, heard.business).length > 0)
    return understood;
  const named = Object.values(found.groups ?? {}).find((one) => one !== undefined) ?? 'deutsch';
  const tongue = (Object.keys(tongues) as Language[]).find((one) => tongues[one].split('|').includes(named));
  if (tongue === undefined) return understood;
  const set = commands.find((one) => one.do === 'set-service');
  const service = set?.do === 'set-service' ? set.service : isUnder ? under.service : undefined;
  const [speaker] = speakersOf(tongue, service, heard.business);
  if (speaker === undefined) return understood;
  const others = commands.filter(
    (one) => one.do !== 'cannot-tell' && !(one.do === 'ask' && wishes.test(foldCue(one.question))),
  );
  return { ...understood, commands: [...others, { do: 'set-staff', staff: speaker }] };
}

/** Longer is no question. */
const askedMax = 1000;
