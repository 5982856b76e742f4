// Danger in callers' own words, beside the plain signs: a breath that goes wrong, the question whether to call for help, a child
// that burns with fever, water from above. Four languages, over folded text; whether one is meant is judged in `meant.ts`.
import type { Industry } from '../business.ts';
import type { Sign } from './danger-signs.ts';

const sign = (kind: Sign['kind'], patterns: readonly string[], denies = false): Sign => ({
  kind,
  denies,
  pattern: new RegExp(`(?<![\\p{L}\\d])(?:${patterns.join('|')})(?![\\p{L}\\d])`, 'gu'),
});

const kin =
  '(?:wife|husband|son|daughter|kid|child|boy|girl|baby|toddler|newborn|mother|mom|mum|father|dad|sister|brother|partner|girlfriend|boyfriend|friend|neighbou?r|grand\\p{L}+|guest|customer|client|patient|man|woman|guy|lady|dog|cat|puppy|kitten)';
const who = `(?:(?:he|she|they)(?:'?s|'?re| is| are)?|(?:my|our|his|her|the|this|a)(?: \\p{L}+)? ${kin}(?:'?s| is)?|i'?m|i am)`;
const very = '(?:so |really |very |kinda |kind of |super |all |too |pretty |a bit |a little )?';
const amiss =
  '(?:weird|strange|odd|bad|irregular|rapid|shallow|heavi)(?:ly)?|funny|wrong|poorly|fast|hard|heavy|off|labou?red';

const breath = [
  `${who} (?:\\p{L}+ )?breathing ${very}(?:${amiss})`,
  `(?:(?:his|her|my|our|the)(?: \\p{L}+)?(?: ${kin}'?s)? breathing)(?:'?s| is| has| got| gets| seems| sounds| looks)(?: (?:been|gotten|getting|become))? ${very}(?:${amiss}|worse)`,
  '(?:labou?red|agonal) breathing',
  'respira(?:ndo)? (?:\\p{L}+ ){0,2}(?:raro|extrano|mal|feo|agitad[oa]|rapidisimo|muy rapido|con (?:mucha )?dificultad)|respiracion (?:\\p{L}+ ){0,3}(?:rar|extran|agitad)[oa]',
  'respire (?:(?!pas|plus)\\p{L}+ ){0,2}(?:mal|bizarre(?:ment)?|etrangement|drolement|difficilement|trop vite|tres vite|avec difficulte)|respiration (?:\\p{L}+ ){0,3}(?:bizarre|etrange|difficile|sifflante)',
  'atme[nt] (?:(?!nicht)\\p{L}+ ){0,3}(?:komisch|seltsam|merkwurdig|schlecht|schwer|flach|rochelnd|unregelmassig)|atmung (?:\\p{L}+ ){0,3}(?:komisch|seltsam|merkwurdig|schlecht|schwer|flach|unregelmassig)',
];

/** Nothing that is only supposed stands before it in its sentence. */
const now = '(?<!(?<!\\p{L})(?:if|when|whenever|in case|why|si|cuando|quand|wenn|falls|wann)(?!\\p{L})[^.!?\\n]{0,80})';
const only = '(?!,? (?:if|when|whenever|in case|instead|si|cuando|quand|en cas|wenn|falls|bei)(?!\\p{L}))';
const help = [
  '(?:is|was) (?:this|it|that) (?:an? )?(?:911|999|112)[- ](?:worthy|call|emergency|situation|thing)|(?:911|999|112)[- ]worthy',
  `${now}(?:should|shall|must|do) (?:i|we) (?:have to |need to |just )?(?:call|dial|ring|phone) (?:911|999|112|(?:an |the )?ambulance|the paramedics)${only}`,
  `${now}(?:llamo|llamamos|(?:debo|debemos|deberia|tengo que|hay que) llamar) (?:al (?:911|112)|a (?:una |la )?ambulancia|a emergencias)${only}|${now}es (?:como )?para (?:llamar al )?(?:911|112)`,
  `${now}(?:j'appelle|on appelle|faut[- ]il appeler|il faut appeler|(?:je )?dois[- ](?:je )?appeler) (?:le (?:15|18|112|911|samu)|une ambulance|les (?:pompiers|secours))${only}`,
  `${now}(?:soll|sollte|muss|sollen|mussen) (?:ich|wir) (?:\\p{L}+ ){0,2}(?:notarzt|krankenwagen|rettungswagen|rettung|112|911|notruf) (?:anrufen|rufen|wahlen)${only}|fall fur (?:die (?:112|911)|den (?:notarzt|notruf|rettungswagen))`,
];

/** Told wherever it is: somebody's life. */
export const lifeTold: readonly Sign[] = [sign('life', breath, true), sign('life', help)];

const feverish = sign('other', [
  `(?:he|she|(?:my|our|the)(?: \\p{L}+)? (?:son|daughter|kid|child|boy|girl|baby|toddler|newborn))(?:'?s| is)(?: [\\p{L}\\d]+){0,4} burning up`,
  '(?:ardiendo|volando) (?:en|de) (?:fiebre|calentura)',
  'brulant\\p{L}* de fievre',
  'gluht (?:vor|im) fieber',
]);

const pours = '(?:leak|drip|pour|rain|gush|stream)ing';
const over = '(?:the|my|our|his|her|a|this)(?: \\p{L}+)? ceiling';
const cae =
  '(?:cae|cayendo|sale|saliendo|entra|entrando|baja|bajando|viene|viniendo|mete|metiendo|cuela|chorre\\p{L}+|escurr\\p{L}+|gotea(?:ndo)?|filtra(?:ndo)?)';
const delTecho = '(?:por|de|desde|en)l?(?: el| mi| nuestro)? techo';

/** Water that comes from above or pours, as callers tell it to a trade whose owner holds water for an emergency. */
export const waterTold: Sign = sign('water', [
  `water(?:'?s| is)? (?:\\p{L}+ ){0,3}?(?:${pours}|com(?:es|ing)|pours|drips|leaks|runs|running|falling|flowing|seeping)(?: \\p{L}+){0,2} (?:through|thru|out of|from|down|off) ${over}`,
  `ceiling(?:'?s| is| has| keeps)?(?: (?:now|just|really|started|been|suddenly|totally|also|like|badly))* (?:${pours})`,
  `${pours} (?:\\p{L}+ ){0,2}(?:through|thru|from|out of) ${over}`,
  "(?:it'?s|it is) (?:\\p{L}+ )?pouring (?:out of|from|through|thru|onto|all over|everywhere)",
  "(?:it'?s|it is) (?:\\p{L}+ )?pouring(?=[ .,!]+(?:please |pls )?(?:send|help|hurry|come (?:now|quick)|now|somebody|someone))",
  `${cae} (?:\\p{L}+ ){0,3}agua (?:\\p{L}+ ){0,3}${delTecho}|agua (?:\\p{L}+ ){0,3}${cae} (?:\\p{L}+ ){0,2}${delTecho}`,
  `techo (?:\\p{L}+ ){0,2}(?:goteando|chorreando|escurriendo|tirando agua)|(?:goteando|chorreando|escurriendo|lloviendo) (?:\\p{L}+ )?${delTecho}`,
  '(?:eau|flotte) (?:\\p{L}+ ){0,3}(?:coule|tombe|passe|sort|traverse|goutte|ruisselle|degouline)(?: \\p{L}+){0,2} (?:du|le|de mon|mon|notre) plafond|(?:ca|il) (?:\\p{L}+ )?(?:coule|fuit|pleut|goutte|degouline|tombe) (?:\\p{L}+ )?(?:du|par le|a travers le|de mon) plafond',
  'plafond (?:(?!ne )\\p{L}+ ){0,2}(?:fuit|coule|goutte|degouline|ruisselle)(?! (?:pas|plus))',
  '\\p{L}*wasser (?:\\p{L}+ ){0,4}(?:durch|von|aus) (?:der|die|unsere[rm]?|meine[rm]?) (?:\\p{L}+)?decke|es (?:lauft|tropft|kommt|schuttet|regnet|rinnt|stromt) (?:\\p{L}+ ){0,3}(?:durch|von|aus) (?:der|die|unserer?|meiner?) (?:\\p{L}+)?decke',
  'decke (?:(?!nicht)\\p{L}+ ){0,2}(?:tropft|leckt|rinnt)(?! nicht)',
]);

/** What callers of this trade tell in words of their own. */
export const toldSigns = (industry: Industry, fearsWater: boolean): readonly Sign[] => [
  ...lifeTold,
  ...(industry === 'medical' ? [feverish] : []),
  ...(industry === 'trades' && fearsWater ? [waterTold] : []),
];
