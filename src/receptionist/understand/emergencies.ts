// Danger that no instruction and no setting can switch off: the industry's built-in signs and the owner's own phrases, in every
// language. What is denied, long past or only supposed is no danger.
import type { Business, Industry, Language } from '../business.ts';
import { isDenied, splitClauses } from '../models/clauses.ts';
import { foldCue } from './cues/cue.ts';
import { ownersEmergency } from './owners-emergencies.ts';

export type Emergency = {
  readonly kind: 'life' | 'gas' | 'fire' | 'water' | 'police' | 'other';
  readonly said: string;
  readonly start: number;
};

/** `denies`: the sign itself says "not" ("can't breathe", "no brakes"), which then is no denial of it. */
type Sign = { readonly kind: Emergency['kind']; readonly pattern: RegExp; readonly denies: boolean };

const sign = (kind: Emergency['kind'], pattern: string, denies = kind === 'life'): Sign => ({
  kind,
  denies,
  pattern: new RegExp(`(?<![\\p{L}\\d])(?:${pattern})(?![\\p{L}\\d])`, 'gu'),
});

const anyIndustry: readonly Sign[] = [
  sign(
    'life',
    "(?:can'?t|cannot|can barely|not|stopped|trouble|difficulty|hard to|isn'?t|struggling to) breath(?:e|ing)|unconscious|unresponsive|passed out|heart attack|having a stroke|chest pains?|overdos\\w+|kill myself|suicid\\w+|want to die|end my life|choking|anaphyla\\w+|bleeding (?:heavily|badly|out|a lot|profusely)|(?:bleeding|blood) (?:that )?(?:won'?t|will not|doesn'?t) stop|seizure|electrocuted|severe burns?|no (?:puede|puedo) respirar|no respira|inconsciente|infarto|dolor (?:de|en el) pecho|sobredosis|suicid\\w+|matarme|se (?:esta )?ahog\\w+|sangra(?:ndo)? (?:mucho|sin parar)|no deja de sangrar|convulsion\\w*|ne respire (?:plus|pas)|n'arrive (?:plus|pas) a respirer|inconsciente?|crise cardiaque|douleur (?:a|dans) la poitrine|overdose|me (?:tuer|suicider)|s'etouffe|saigne (?:beaucoup|abondamment)|n'arrete pas de saigner|kriegt? keine luft|bekomm\\w+ keine luft|nicht (?:mehr )?atmen|atmet nicht|bewusstlos|herzinfarkt|schlaganfall|brustschmerz\\w*|schmerzen in der brust|uberdosis|umbringen|selbstmord|erstickt|blutet (?:stark|sehr)|hort nicht auf zu bluten|krampfanfall",
  ),
  sign(
    'fire',
    "(?:is|are|it'?s|caught|on|my) (?:on )?fire(?! (?:extinguisher|alarm|place|department|inspection|station))|house fire|flames|esta(?:n)? ardiendo|incendio|se quema|en feu|incendie|brennt|es brennt|in flammen|steht in flammen",
  ),
  sign(
    'gas',
    'carbon monoxide|co (?:alarm|detector) (?:is )?(?:going off|beeping|went off)|monoxido de carbono|monoxyde de carbone|kohlenmonoxid',
  ),
];

const gasSmell =
  '(?:smell\\w*|odou?r|stink\\w*|whiff) (?:\\p{L}+ ){0,4}gas|gas (?:\\p{L}+ ){0,2}(?:smell|odou?r|leak\\w*|escap\\w+)|leak\\w* gas|huele (?:\\p{L}+ ){0,3}gas|olor (?:\\p{L}+ ){0,3}gas|(?:fuga|escape) de gas|(?:sent|odeur) (?:\\p{L}+ ){0,3}gaz|fuite de gaz|(?:riecht|stinkt|geruch) (?:\\p{L}+ ){0,4}gas|gasgeruch|gas(?:leck|austritt)|rotten[- ]eggs? (?:\\p{L}+ ){0,3}smell|smell\\w* (?:\\p{L}+ ){0,4}rotten[- ]eggs?|huevos? podridos?|oeufs? pourris?|faulen eiern';
const water =
  "(?:burst|bursted|broken|ruptured|exploded|split|busted) (?:\\p{L}+ ){0,3}pipe|pipe (?:\\p{L}+ ){0,4}(?:burst|bursted|exploded|ruptured|split|busted)|flooding|flooded|(?:is|are|all|everything|half) under ?water|(?:ankle|knee|inch|inches) (?:deep|of water)|ceiling (?:\\p{L}+ ){0,3}(?:collaps\\w+|caving in|came down|coming down)|water (?:\\p{L}+ ){0,4}through the (?:ceiling|floor|wall|light)|(?:esta|todo) bajo (?:el )?agua|sous l'eau|(?:is|are|it'?s) (?:being )?flood\\w*|water (?:\\p{L}+ ){0,3}(?:everywhere|pouring|gushing|rushing|spraying|shooting|coming through)|sewage (?:\\p{L}+ ){0,3}(?:backing|coming|everywhere|overflow\\w*)|(?:tuberia|cano|caneria)s? (?:\\p{L}+ ){0,3}(?:revent\\w+|rota|roto|rompi\\w*|estall\\w+)|(?:revent\\w+|rompi\\w*|estall\\w+) (?:\\p{L}+ ){0,3}(?:tuberia|cano|caneria)|inund\\w+|(?:tuyau|canalisation|conduite) (?:\\p{L}+ ){0,3}(?:eclate|perce|creve|casse|rompu)\\w*|inond\\w+|degat des eaux|rohr (?:\\p{L}+ ){0,3}(?:geplatzt|gebrochen)|(?:geplatztes|gebrochenes) rohr|rohrbruch|wasserrohrbruch|uberschwemm\\w+|uberflut\\w+|unter wasser|wasser (?:\\p{L}+ ){0,3}(?:lauft|stromt|spritzt) (?:\\p{L}+ ){0,3}(?:uberall|decke|wohnung|keller)";

const valveStuck =
  "(?:can'?t|cannot|won'?t) (?:\\p{L}+ ){0,2}(?:shut|turn) (?:(?:\\p{L}+ ){0,2}(?:off )(?:the )?(?:water|main)|(?:the )?(?:water|main)(?: \\p{L}+)? off)";

const byIndustry: { readonly [industry in Industry]?: readonly Sign[] } = {
  trades: [
    sign('gas', gasSmell),
    sign('water', water),
    sign('water', valveStuck, true),
    sign(
      'fire',
      'spark\\w* (?:\\p{L}+ ){0,4}(?:outlet|panel|wire\\w*|socket|box)|(?:outlet|panel|wire\\w*|socket|box) (?:\\p{L}+ ){0,4}spark\\w*|burning smell|smell\\w* (?:\\p{L}+ ){0,3}burning|chispas|olor a quemado|huele a quemado|etincelles|odeur de brule|funken|brandgeruch|riecht verbrannt',
    ),
  ],
  medical: [
    sign(
      'other',
      'knocked[- ]out (?:a |my |his |her )?(?:tooth|teeth)|(?:tooth|teeth) (?:\\p{L}+ ){0,4}(?:knocked out|fell out)|swollen (?:face|throat|tongue)|(?:face|throat|tongue) (?:\\p{L}+ ){0,4}(?:swollen|swelling)|broken jaw|diente (?:\\p{L}+ ){0,3}(?:arranc\\w+|salio|cayo)|cara (?:\\p{L}+ ){0,3}hinchada|dent (?:\\p{L}+ ){0,3}(?:arrachee|cassee|tombee)|visage (?:\\p{L}+ ){0,3}(?:gonfle|enfle)|zahn (?:\\p{L}+ ){0,3}(?:ausgeschlagen|rausgeschlagen)|gesicht (?:\\p{L}+ ){0,4}(?:geschwollen|schwillt)',
    ),
  ],
  legal: [
    sign(
      'police',
      '(?:ice|immigration(?: (?:officers?|agents?|police))?|(?:la )?migra|(?:agentes de )?inmigracion) (?:\\p{L}+ ){0,6}(?:at (?:my|our|the) (?:door|house|home|work)|(?:is|are) here|(?:en|a|toca\\w*) (?:la|mi|nuestra) (?:puerta|casa))|(?:knocking|banging|door|tocando|toca|puerta) (?:[\\p{L},]+ ){0,8}(?:ice|immigration|(?:la )?migra|inmigracion)|(?:detained|picked up|taken|arrested) (?:\\p{L}+ ){0,3}by (?:ice|immigration)|(?:se lo|se la|lo|la) (?:llevo|detuvo|agarro) (?:la migra|inmigracion)',
    ),
    sign(
      'police',
      "(?:been|was|were|is|are|got|get|getting|just|have|has|'ve|'s|they|police|cops|officers?) (?:just )?arrest(?:ed|ing)|under arrest|in (?:police )?custody|in jail|being detained|took (?:\\p{L}+ ){1,3}away in handcuffs|(?:police|cops) (?:\\p{L}+ ){0,3}(?:at my door|here|searching)|restraining order against me|arrest(?:aron|ado|ada)|detuv\\w+|detenid[oa]|en la carcel|arrete par la police|(?:ete|est) arretee?|garde a vue|en prison|verhaftet|festgenommen|in haft|in untersuchungshaft|polizeigewahrsam",
    ),
  ],
  automotive: [
    sign(
      'other',
      "(?:had|been in|in) (?:an?|a bad|a car) (?:car )?(?:accident|crash|wreck)|stranded|stuck on the (?:highway|freeway|interstate|shoulder|road)|brakes? (?:\\p{L}+ ){0,3}(?:fail\\w*|stopped working|gone|went out|don'?t work)|no brakes|smoke (?:\\p{L}+ ){0,4}(?:hood|engine)|varad[oa] en|sin frenos|frenos (?:\\p{L}+ ){0,3}(?:fallaron|no funcionan)|accidente de (?:coche|auto|carro)|accident de voiture|en panne sur (?:l'autoroute|la route)|freins (?:\\p{L}+ ){0,3}lachent|autounfall|liegengeblieben|bremsen (?:\\p{L}+ ){0,3}(?:versag\\w+|gehen nicht|funktionieren nicht)",
      true,
    ),
  ],
  wellness: [
    sign(
      'other',
      'allergic reaction|chemical burn|reaccion alergica|quemadura quimica|reaction allergique|brulure chimique|allergische reaktion|veratzung',
    ),
  ],
  technology: [
    sign(
      'other',
      "(?:nobody|no ?one|none of us|not one of us) (?:\\p{L}+ ){0,3}(?:can|is able to|could) (?:\\p{L}+ ){0,2}(?:log ?in|log ?on|work|connect|access|get in|get on|print|sign in)|(?:whole|entire) (?:office|company|team|firm|building|floor|shop) (?:\\p{L}+ ){0,3}(?:is|are|has been|went) (?:\\p{L}+ ){0,2}(?:down|offline|out)|(?:everybody|everyone) (?:\\p{L}+ ){0,3}(?:locked out|offline|(?:can'?t|cannot) (?:log ?in|work|connect))|nadie puede (?:entrar|trabajar|conectarse|iniciar sesion)|personne ne peut (?:plus )?(?:se connecter|travailler|acceder)|niemand kann (?:sich )?(?:mehr )?(?:anmelden|einloggen|arbeiten)|niemand kommt (?:mehr )?(?:rein|ins system)",
      true,
    ),
    sign(
      'other',
      'ransomware|(?:been|got|were|are being) hacked|data breach|everything is encrypted|(?:server|network|system|site|everything) (?:\\p{L}+ ){0,3}(?:is|are|went) (?:completely |totally )?down|secuestro de datos|hackead[oa]s?|rancongiciel|pirates?|gehackt|serverausfall',
    ),
  ],
  financial: [
    sign(
      'other',
      '(?:fraud\\w*|unauthori[sz]ed) (?:\\p{L}+ ){0,3}(?:charge|transaction|transfer|withdrawal)s?|identity (?:was )?(?:theft|stolen)|wire fraud|account (?:\\p{L}+ ){0,3}(?:hacked|drained)',
    ),
  ],
  tourism: [sign('other', '(?:stranded|locked out|lost my passport|been robbed|was robbed|got robbed)')],
};

const past =
  /\b(?:last (?:week|month|year|winter|summer|spring|fall|autumn|time|night's)|(?:years?|months?|weeks?|long time) ago|(?:winters?|summers?|seasons?|years?|months?|weeks?|owners?) (?:back|before)|used to|there was an?|(?:seller|previous owners?|last owners?|inspector) (?:\p{L}+ ){0,3}(?:says?|said|told|had)|already (?:fixed|repaired|resolved|sorted|taken care)|(?:got|was|were|been|is|it'?s|all) (?:all )?(?:fixed|repaired|resolved|sorted)|back in \d{4}|turned out|false alarm|el ano pasado|hace (?:anos|meses|semanas|un ano|un mes)|ya (?:esta|lo|la) (?:arregl\w+|repar\w+)|l'an(?:nee)? dernier\w*|il y a (?:\p{L}+ ){1,2}(?:ans?|mois|semaines?)|deja repare\w*|letzte[sn]? (?:jahr|monat|winter|sommer|woche)|vor (?:\p{L}+ ){1,2}(?:jahren?|monaten?|wochen?)|schon (?:repariert|behoben))(?![\p{L}])/u;
const supposed =
  /\b(?:in case|if (?:there|i|we|it|my|a|the|that|something) (?:\p{L}+ ){0,2}(?:were|ever|would|should|happens?|happened)|if i (?:ever|smell|see|get)|what (?:if|happens if)|hypothetical\w*|do (?:you|u) (?:guys )?(?:handle|fix|do|deal|cover|treat|take|work|offer|repair|help|have|also)|are you able to|how (?:much|do you)|can you (?:handle|deal)|whether|do you charge|experience with|in the event|just curious|en caso de|si (?:alguna vez|hubiera|huele|hay)|(?:ustedes )?(?:hacen|arreglan|atienden|reparan|tratan)|cuanto (?:cuesta|cobran)|au cas ou|en cas de|s'il y (?:a|avait)|faites[- ]vous|combien|falls|im falle|machen sie|reparieren sie|behandeln sie|was kostet|wie viel)(?![\p{L}])/u;

const negation = /(?<![\p{L}])(?:no|not|never|nothing|kein\p{L}*|nicht|pas|ni|sin|sans|ohne)(?![\p{L}])|n't/u;

/** The danger that the text speaks of, or null. */
export function findEmergency(text: string, language: Language, business: Business): Emergency | null {
  const clauses = splitClauses(text, language);
  const folded = foldCue(text);
  // Folding keeps lengths apart only where letters are doubled; positions serve to tell clauses, not to cut words.
  const near = (start: number, end: number, denies: boolean) => {
    const clause = clauses.find((one) => start >= one.start && start < one.end);
    const said = foldCue(text.slice(sentenceStart(text, start), sentenceEnd(text, end)));
    if (past.test(said) || supposed.test(said)) return false;
    if (denies) return true;
    if (negation.test(folded.slice(start, end))) return false;
    if (clause && isDenied(clauses, start, Math.min(end, clause.end))) return false;
    return !/(?:\bno|\bnot|n't|\bwithout|\bnever|\bnor|\bsin|\bni|\bpas(?: de| d')?|\bsans|\bkein\w*|\bohne|\bnicht)(?: \p{L}+){0,2} ?$/u.test(
      foldCue(text.slice(sentenceStart(text, start), start)).slice(-40),
    );
  };
  for (const { kind, pattern, denies } of [...anyIndustry, ...(byIndustry[business.industry] ?? [])]) {
    for (const match of folded.matchAll(pattern)) {
      if (near(match.index, match.index + match[0].length, denies)) return { kind, said: match[0], start: match.index };
    }
  }
  return ownersEmergency(text, language, business, near);
}

function sentenceStart(text: string, at: number): number {
  return Math.max(0, ...['.', '!', '?', '\n', ';'].map((mark) => text.lastIndexOf(mark, at - 1) + 1));
}

function sentenceEnd(text: string, at: number): number {
  const ends = ['.', '!', '?', '\n', ';'].map((mark) => text.indexOf(mark, at)).filter((end) => end >= 0);
  return ends.length > 0 ? Math.min(...ends) : text.length;
}
