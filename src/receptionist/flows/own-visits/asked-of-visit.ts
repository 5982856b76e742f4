// "When will I get them?", asked beside a fitting for insoles: a question that names nothing is of the visit that is talked about, and "can
// Grandma bring her?" of the child that it is for. What was taught on another visit answers neither.
import type { FoundAnswer } from '../../answers-port.ts';
import type { Dialogue } from '../../dialogue.ts';
import { heardIn } from '../../state.ts';
import { foldCue } from '../../understand/cues/cue.ts';
import { namesOf } from '../../understand/services/near.ts';
import { kin, kinWho } from '../../understand/who-comes/kin.ts';

type Look = (text: string) => Promise<FoundAnswer> | FoundAnswer;

/** The owner's words on a question that names no visit, as it is meant of the one at hand; null where they are found without. */
export async function foundOfVisit(
  d: Dialogue,
  question: string,
  { service, bare, look }: { readonly service: string | undefined; readonly bare: FoundAnswer; readonly look: Look },
): Promise<FoundAnswer | null> {
  if (bare.kind === 'found' && !bare.doubtful && !(service !== undefined && isOfOther(d, bare, service))) return null;
  if (service !== undefined && !asksWhoOrWhy.test(foldCue(question)) && !asksIfFine(question)) {
    const found = await look(`${question} (${service})`);
    // The name of the visit brings up what holds it: it is no better than what was found as surely without.
    const isSurer = bare.kind !== 'found' || bare.doubtful || (found.kind === 'found' && found.score > bare.score);
    if (isSurer && found.kind === 'found' && !found.doubtful && tellsOf(d, found, service)) return found;
    // Half sure, it is said as what lies nearest, where nothing else was found.
    const nearest = found.kind === 'found' ? found : found.nearest;
    const { text = '', sources = [] } = nearest ?? {};
    const isNear = nearest && tellsOf(d, { kind: 'found', score: 0, text, sources }, service);
    if (isNear && bare.kind === 'unknown' && (bare.nearest || found.kind === 'found'))
      return { kind: 'unknown', nearest: { text, sources } };
  }
  const child = childOf(d);
  if (child === null || !whoComesAlong(question, d)) return null;
  const found = await look(`${question} (${child})`);
  return found.kind === 'found' && !found.doubtful ? found : null;
}

/** Does what was found tell of another visit by its title, and not of this one? */
const isOfOther = (d: Dialogue, found: FoundAnswer, service: string): boolean =>
  found.kind === 'found' &&
  !tellsOf(d, found, service) &&
  d.turn.business.services.some(({ name }) => name !== service && tellsOf(d, { ...found, text: '' }, name));

/** Is a word that names this visit, and no other of the house, in what was found? */
export function tellsOf({ turn: { business } }: Dialogue, found: FoundAnswer, service: string): boolean {
  if (found.kind !== 'found') return false;
  const others = business.services.filter(({ name }) => name !== service);
  const shared = new Set(others.flatMap(({ name }) => namesOf(name, business).flatMap(wordsOf)));
  const own = new Set(namesOf(service, business).flatMap(wordsOf));
  return wordsOf([...found.sources, found.text].join(' ')).some((word) => own.has(word) && !shared.has(word));
}

/** Words long enough to name something, in their singular. */
const wordsOf = (text: string): readonly string[] =>
  (foldCue(text).match(/\p{L}{4,}/gu) ?? []).map((word) => word.replace(/s$/u, ''));

/** The word for the child that it is for, as it was said when the talk began. */
function childOf({ state }: Dialogue): string | null {
  const top = state.frames.at(-1);
  const whose = top?.flow === 'book' ? top.forOther : undefined;
  const children = new RegExp(`(?<!\\p{L})(?:${kinWho.children[heardIn(state)]})(?!\\p{L})`, 'u');
  return children.exec(foldCue(`${whose ?? ''} ${state.concern ?? ''}`))?.[0] ?? null;
}

/** Points at what was spoken of before. */
export const pointsBack =
  /(?<!\p{L})(?:that|this|it|those|these|eso|es[ea]|est[ea]|esto|ello|ca|cela|cette|ces|cet|das|dies\p{L}*|es|die|dafur|davon)(?!\p{L})/u;

/** Who, which and why are told of nothing by its name alone. */
const asksWhoOrWhy =
  /(?<!\p{L})(?:who|whose|which|why|what kind|quien\p{L}*|cual\p{L}*|por que|de que|qui|quel(?:le)?s?|pourquoi|wer|wem|welche\p{L}*|warum|wieso)(?!\p{L})/u;

/** "Is that a problem?", and nothing else, is of what was told with it: the name of the visit alone would bring up any text on it. */
const ifFine = new RegExp(
  `^\\P{L}*(?:(?:and|so|but|y|entonces|pero|et|mais|alors|und|aber)\\P{L}+)?(?:${[
    '(?:is|would|will) (?:that|this|it)(?: be)? (?:(?:a|an|any|very|so|too|really) )?(?:ok|okay|fine|bad|wrong|problem|issue|serious|all right|alright|big deal)|(?:does|will|would) (?:that|this|it) matter|is that (?:ok|okay|fine) with you',
    '(?:es|seria)(?: muy| un)? (?:grave|malo|problema)|hay(?: algun)? problema|importa|no importa|pasa algo|no pasa nada|esta bien(?: asi)?|esta mal',
    "(?:c'est|est-ce|ce serait|est-ce que c'est)(?: un| si| vraiment)? ?(?:grave|probleme|genant|embetant|mal|bon|ok)|ca (?:pose|fait)(?: un)? probleme|ca (?:vous )?(?:gene|derange|va)|ca ne fait rien",
    '(?:ist|ware) (?:das|es)(?: denn| sehr| so)? (?:schlimm|ok|okay|ein problem|in ordnung|recht|egal)|macht das (?:et)?was(?: aus)?|geht das(?: so)?',
  ].join('|')})(?: (?:for you|then|or not|though|o no|para ustedes|pour vous|fur sie|oder|oder nicht|denn))?\\P{L}*$`,
  'u',
);

export const asksIfFine = (question: string): boolean => ifFine.test(foldCue(question));

const comesAlong =
  /(?<!\p{L})(?:(?:bring|brings|come|comes|go|take|stay|sit|watch|be|wait)(?: \p{L}+){0,2} (?:her|him|them|there|with|in|along|instead|room)|has to be me|have to be me|i have to be|sign|acompan\p{L}*|traer\p{L}*|llevar\p{L}*|traiga|lleve|entrar|quedarme|firm\p{L}+|estar (?:yo|presente)|accompagn\p{L}*|amen\p{L}+|emmen\p{L}+|rester|entrer|assister|signer|mitkommen|mitbringen|begleiten|dabei ?(?:sein|bleiben|sitzen)?|zuschauen|zusehen|mit (?:ins|in den|in die|rein|hinein)|unterschreiben)(?!\p{L})/u;

/** Is it asked who may, or has to, come along? */
function whoComesAlong(question: string, { state }: Dialogue): boolean {
  const folded = foldCue(question);
  const somebody = new RegExp(
    `(?<!\\p{L})(?:${kin[heardIn(state)]}|i|me|we|yo|je|j'|moi|on|nous|ich|wir|tengo|puedo|debo|quedarme)(?!\\p{L})`,
    'u',
  );
  return comesAlong.test(folded) && somebody.test(folded);
}
