// An utterance cut into clauses, punctuated or not, and what in each is denied.
// Keeps the promise that clauses are in order, do not overlap, and lie inside the text as given.

import { asksOfIt } from './asks-of-it.ts';
import { lately } from './lately.ts';
import { type Language, type Token, tokenize } from './text.ts';

/** A stretch of the text with what is denied in it: "no gas smell" → all of it, "thursday not wednesday" → "wednesday". */
export type Clause = {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** The clause says that its main point is not so, or not wanted. */
  readonly negated: boolean;
  /** Stretches that a negation covers, cue included; `start` and `end` point into the whole text. */
  readonly denials: readonly Span[];
};

export type Span = { readonly start: number; readonly end: number };

type Grammar = {
  readonly joiners: RegExp; // "and", "but" … : a clause may begin here if a clause opener follows
  readonly openers: RegExp; // what a clause begins with, tested on the text from a word on
  readonly leads: RegExp; // words after which an opener only continues ("i know | what time")
  readonly turns: RegExp; // a new clause whatever stood before: "no wait", "also", "by the way"
  readonly cues: RegExp; // what denies
  readonly harmless: RegExp; // a cue that denies nothing: "no problem", "why don't you"
  readonly ends: RegExp; // words at which a denial's reach ends
  readonly shared: RegExp; // "or", "nor": the denial reaches over it
};

const grammars: Record<Language, Grammar> = {
  en: {
    joiners: /^(?:and|but|so|because|cause|cuz|then|plus|or|while|though|although)$/,
    openers:
      /^(?:(?:i|you|we|he|she|they|it|there)\b(?!['’]?\s*(?:$))|(?:i|you|we|he|she|they|it|that|there|what|who|where|how)['’](?:m|d|ll|ve|s|re)\b|im\b|its\b|id like\b|ive\b|(?:that|this) (?:is|was|would|works)\b|(?:my|our|his|her) \w+ (?:is|was|has|needs?|just|would|started|wants?)\b|(?:the|a) \w+ (?:is|was|has)\b|(?:can|could|would|will|do|does|did|is|are|have|should|may|might) (?:i|you|u|he|she|it|we|they|there|someone|somebody|anyone|dr|the|your|my)\b|(?:is|are|does|do|will|would) (?:that|this|those|these)\b|(?:what|how|when|where|who|which|why)(?:['’]s)?\s+(?:is|are|do|does|much|many|long|about|time|would|can|could|days?|kind|hours|late|early|if|was|did|will|should|a|the|your)\b|please\b|tell (?:him|her|them|me)\b|let (?:me|him|her|them|us)\b|(?:just )?(?:have|ask|put|give|call|text|leave|take|make|book|cancel|move|change|schedule) (?:me|him|her|them|it|this|that|someone|somebody|a|an|the|my|us|both)\b|don['’]?t\b|any (?:chance|idea|way)\b)/,
    leads:
      /^(?:can(?:no|['’]?)t|(?:wouldn|couldn|won|shouldn)['’]?t|know|wondering|wonder|ask|asking|asked|see|say|said|tell|me|him|her|them|if|that|whether|hoping|hope|think|thought|sure|because|when|what|where|who|how|which|believe|guess|check|understand|hear|heard|sounds?|like|before|after|until|since|as|than|and|but|so|or|the|a|an|my|your|to|for|of|with|at|in|on|about|is|are|was|i|we|they|you|it|mean|what|time|much|long|why|everything|anything|all|something|only|just|not|no|please|day|way|first|one|make)$/,
    turns:
      /^(?:no,? wait|wait,? no|oh wait|hang on|hold on|scratch that|by the way|btw|one more thing|another thing|on second thought|sorry,? (?:i meant|i mean|make|no)|i meant?\b|oh and|and also|also\b|actually,? (?:make|can|could|no|i|let|wait|that|never)|never ?mind|thank you|thanks|no thanks|anyway|if (?:he|she|they|you|it|there|not|so)\b)/,
    cues: /(?:\b(?:no|not|never|nothing|none|nobody|without|neither|nor|hardly)\b|\b\w+n['’]t\b|\b(?:dont|doesnt|didnt|isnt|arent|wasnt|cant|couldnt|wont|wouldnt|havent|hasnt|cannot|aint)\b|\bforget (?:about )?)/g,
    harmless:
      /^(?:no (?:problem|worries|wait|matter|rush|idea|doubt|later|longer|one else)|not (?:sure|only|at all|yet|too (?:late|soon)|be able)|no,? (?:i|we|it|that|this|just|but|make|let|can|could|the|my|thanks|thank)\b|never ?mind|why (?:don['’]?t|not)|(?:can|could|would|is|are|do|does|did|have|has)n['’]?t (?:you|we|i|he|she|there|that|it)\b|can(?:no|['’]?)t (?:make|come|be|get to|do (?:it|that|the|wed|mon|tue|thu|fri|sat|sun))|won['’]?t (?:be able|work|start|turn|stop|close|open|flush|drain|go)|couldn['’]?t make|can['’]?t (?:stop|breathe|feel|wait|stand|find|open|use|see|move)|don['’]?t (?:know|have|you|think|mind|care|remember|suppose|forget|worry)|doesn['’]?t (?:work|matter|drain|close|open|start|turn|flush|fit)|isn['’]?t (?:working|draining|cold|hot)|not (?:working|draining|cooling|heating|starting|turning|breathing|responding|feeling)|no (?:heat|hot water|water|power|electricity|pulse|signal|internet))/,
    ends: /^(?:but|just|only|so|because|though|although|however|instead|make|please|and|i'd|id|i'm|im|let's)$/,
    shared: /^(?:or|nor|either|and)$/,
  },
  es: {
    joiners: /^(?:y|e|pero|porque|así|asi|entonces|o|aunque|además|ademas|mientras)$/,
    openers:
      /^(?:(?:yo|usted|ustedes|él|ella|nosotros|ellos)\b|(?:quiero|quisiera|quería|queria|querría|me gustaría|me gustaria|necesito|necesitaba|tengo|tenemos|tenía|tenia|busco|puede|pueden|puedo|podría|podria|podrían|podrian|podemos|hay|está|esta|están|estoy|estamos|es|son|soy|fue|era|sería|seria|hacen|hace|tienen|tiene|cobran|cobra|aceptan|acepta|ofrecen|atienden|abren|cierran|va|van|voy|vamos|dígale|digale|dile|dígame|déjeme|dejeme|póngame|pongame|llámeme|llamame|deme|cancele|cancélela|cambie|mejor|prefiero|sé|creo|llamo|quieren|vive|debo|deberían)\b|(?:me|se|le|nos) (?:\p{L}+)|(?:lo|la|los|las) (?:quier|quis|neces|pued|pod|podr|teng|tien|ten[ií]a|hac|hic|hiz|llev|traig|traj|traer|dej|vi[eo]?(?!\p{L})|vend|compr|mand|us[aoé]|ve[oan]|pong|pon[eg]|arregl|cancel|cambi|muev|mov|vamos|voy|van|puse|perd|encontr|baj|sub|met|prob|prueb|busc|reserv|agend|apart|estoy|est[aá]n?(?!\p{L}))\p{L}*|(?:qué|que|cuánto|cuanto|cuánta|cuándo|cuando|cómo|como|dónde|donde|quién|quien|cuál|cual|a qué|a que|por qué|con quién)\s|(?:mi|mis|su|el|la|los|las) \p{L}+ (?:está|esta|es|son|tiene|no|se|me|era|fue|quiere|necesita)\b|no (?:me|se|le|lo|la|puedo|quiero|tengo|hay|es|está|voy|necesito|sé)\b|por favor\b)/u,
    leads:
      /^(?:sé|se|saber|pregunto|preguntar|preguntarle|decir|decirme|diga|dígame|digame|dime|ver|si|que|qué|cuando|cuándo|cuánto|cuanto|como|cómo|donde|dónde|quien|quién|creo|espero|porque|para|por|de|a|en|con|el|la|los|las|un|una|mi|su|y|e|o|pero|no|me|se|le|lo|hasta|desde|pues|ya|también|yo|usted|cual|cuál|es|todo|solo|sólo|más|muy|favor|hora|sino)$/,
    turns:
      /^(?:no,? espere|espere|no,? perdón|perdón|perdon|mejor dicho|digo,|quise decir|por cierto|otra cosa|ah,? y\b|y también|también\b|además|olvídelo|olvidelo|de hecho|bueno,? mejor|no,? mejor|gracias|muchas gracias|no gracias|si no\b)/,
    cues: /(?<!\p{L})(?:no|ni|nunca|jamás|jamas|nada|ningún|ningun|ninguna|ninguno|nadie|sin|tampoco)(?!\p{L})/gu,
    harmless:
      /^(?:no (?:hay problema|importa|pasa nada|obstante|sé|se (?:si|cuándo|cuando|preocupe)|puedo (?:ir|venir|asistir|llegar|respirar|abrir|moverme)|voy a poder|podré|podre|funciona|enciende|arranca|cierra|abre|respira|responde|enfría|enfria|calienta|me funciona|para|deja|paran|tengo (?:agua|luz|calefacción|calefaccion)|hay (?:agua|luz|calefacción|calefaccion))|no,? (?:espere|perdón|mejor|gracias|solo|sólo|era|es que|quiero decir)|nada más|nada mas|sin (?:agua|luz|calefacción|calefaccion|duda|problema)|¿?no (?:tienen|tendrán|tendran|podría|podria|hay|habrá|habra|sería)\b)/u,
    ends: /^(?:pero|sino|solo|sólo|porque|quiero|prefiero|mejor|y|así|asi|aunque|por)$/,
    shared: /^(?:ni|o|u|y)$/,
  },
  fr: {
    joiners: /^(?:et|mais|car|donc|ou|alors|puis|parce)$/,
    openers:
      /^(?:(?:je|tu|il|elle|on|nous|vous|ils|elles|ça|ca|c'est|c’est)\b|j['’]|c['’]|qu['’]est|est-ce\b|y a|(?:pouvez|pourriez|pourrais|puis|peut|avez|êtes|etes|faites|acceptez|prenez|auriez|seriez|serait|voulez|savez|pensez|vendez)[- ](?:vous|je|on|il|elle|tu)\b|(?:quel|quelle|quels|quelles|combien|quand|comment|où|qui|pourquoi|à quelle|a quelle)\b|(?:mon|ma|mes|le|la|les|votre|son|sa) \p{L}+ (?:est|a|sont|ne|n['’]|fait|va|me|se|fuit)|s['’]il (?:vous|te) pla[iî]t|dites(?:-lui)?\b|laissez\b|passez\b|rappelez\b|annulez\b|mettez\b|faites\b|donnez\b)/u,
    leads:
      /^(?:sais|savoir|demande|demander|dire|dites|dis|voir|si|que|quand|comment|où|qui|quoi|combien|crois|pense|espère|espere|parce|pour|de|à|a|en|avec|le|la|les|un|une|mon|ma|votre|et|ou|mais|ne|me|se|ce|est|je|vous|puisque|lorsque|jusqu'à|avant|après|depuis|dont|lequel|plus|très|tout|heure|donc|car|comme|alors|qu'est)$/,
    turns:
      /^(?:non,? attendez|attendez|pardon|non,? pardon|excusez|plutôt|plutot|je veux dire|je voulais dire|au fait|d['’]ailleurs|autre chose|ah,? et|oh,? et|et aussi|aussi\b|en fait|finalement|laissez tomber|merci|non merci|sinon|si (?:il|elle|vous|ce n|possible|jamais))/,
    cues: /(?<!\p{L})(?:(?:ne|n['’])(?=\s|\p{L})|pas|non|jamais|aucun|aucune|rien|sans|ni|personne n)(?!\p{L})|(?<!\p{L})n['’](?=\p{L})/gu,
    harmless:
      /^(?:pas (?:de problème|de probleme|de souci|grave|mal|seulement|encore|sûr|sur)|non,? (?:attendez|pardon|mais|je|c['’]est|merci|plutôt|plutot)|(?:ne |n['’])?(?:pouvez|pourriez|auriez|avez|serait|peut)[- ](?:vous|il|on)|ne (?:peux|pourrai|pourrais|vais|fonctionne|marche|démarre|demarre|s['’]arrête|ferme|respire|répond|repond|chauffe|sais|coule|s['’]allume)|n['’]arrive|n['’]ai (?:plus|pas) (?:d['’]eau|de chauffage|d['’]électricité|de courant)|n['’]y a (?:plus|pas) (?:d['’]eau|de chauffage|de courant)|sans (?:doute|problème|eau|chauffage|courant)|ne (?:vous|t) inquiétez|rien (?:d['’]autre|de plus)|marche pas|fonctionne pas|peux pas (?:venir|respirer|bouger))/u,
    ends: /^(?:mais|seulement|juste|plutôt|plutot|car|parce|et|je|donc|alors)$/,
    shared: /^(?:ni|ou|et)$/,
  },
  de: {
    joiners: /^(?:und|aber|oder|denn|sondern|also|dann|weil|doch)$/,
    openers:
      /^(?:(?:ich|du|er|sie|es|wir|ihr|man|mir) (?:\p{L}+)|(?:das|da|der|die) (?:ist|sind|war|waren|wäre|wären|hat|haben|hatte|hätte|wird|werden|würde|kann|können|könnte|muss|müssen|müsste|soll|sollte|will|wollen|wollte|darf|geht|gehen|ging|ginge|kommt|kommen|braucht|brauchen|brauche|brauch|möchte|macht|machen|tut|tun|läuft|tropft|passt|passen|kostet|kosten|stimmt|reicht|klingt|klappt|bin|habe|hab|nehme|nehmen|nimmt|ich|wir|sie|er|es|man|mir|uns|sich|nicht|auch|noch|schon|jetzt|dann|heute|morgen|immer|nie)(?!\p{L})|(?:kann|können|koennen|könnten|koennten|könnte|könnt|haben|hätten|haetten|hätte|habe|hab|ist|sind|gibt|geht|ginge|ging|wäre|waere|wären|würde|wuerde|würden|machen|nehmen|bieten|muss|müssen|soll|sollte|darf|wollen|möchte|moechte|bräuchte|brauche|passt|kostet|wissen|sagen|akzeptieren) (?:ich|sie|es|man|wir|ihr|jemand|der|die|das|mir|er|euch|dr|frau|herr)\b|(?:was|wie|wann|wo|wer|welche|welcher|welches|warum|wieso|wem|wen|ab wann|bis wann|um wie)\b|(?:mein|meine|unser|unsere|der|die|das) \p{L}+ (?:ist|sind|hat|war|braucht|möchte|geht|tropft|läuft)\b|bitte\b|sagen sie|lassen sie|geben sie|verbinden sie|rufen sie|richten sie|stornieren sie|machen wir|lieber\b)/u,
    leads:
      /^(?:weiß|weiss|wissen|frage|fragen|gefragt|sehen|sagen|ob|dass|das|wenn|wann|wie|was|wo|wer|welche|glaube|denke|hoffe|weil|für|fuer|zu|von|mit|an|am|im|in|um|bei|auf|der|die|den|dem|ein|eine|mein|meine|und|oder|aber|nicht|kein|ich|sie|es|noch|auch|nur|mal|denn|doch|bitte|schon|ja|dann|so|sehr|uhr|ist|als|bis|seit|vor|nach|da)$/,
    turns:
      /^(?:nein,? (?:warten|moment|doch|lieber|ich)|moment,? nein|ach nein|quatsch|ich meine|ich meinte|übrigens|uebrigens|noch etwas|noch was|noch eine|ach,? und|ach ja|außerdem|ausserdem|eigentlich,?|doch lieber|vergessen sie|danke|vielen dank|nein danke|falls\b|ansonsten|sonst\b|wenn (?:er|sie|nicht|es|ja))/,
    cues: /(?<!\p{L})(?:nicht|nichts|nie|niemals|niemand|kein|keine|keinen|keinem|keiner|keins|ohne|nein|weder|noch nie)(?!\p{L})/gu,
    harmless:
      /^(?:kein problem|keine ahnung|keine sorge|keine eile|nicht (?:nur|sicher|schlimm|wahr|mehr aufhören|atmen|bewegen|kommen|mehr kommen|ganz sicher|so (?:schnell|bald))|nein,? (?:warten|moment|doch|lieber|ich|das|es|danke)|ohne (?:wasser|strom|heizung|zweifel|probleme)|kein (?:wasser|strom|warmwasser|warmes|internet|puls)|keine (?:heizung|luft)|nichts? mehr geht)/u,
    ends: /^(?:aber|sondern|nur|weil|sonst|lieber|und|ich|also|denn|bitte)$/,
    shared: /^(?:oder|noch|und)$/,
  },
};

const hardStops = /[.!?;\n]+(?=\s|$|["”»)])|[—–]|\s-\s|\.{2,}|…|¿|¡|\s\/\s/gu;
const abbreviations =
  /(?:^|\s)(?:dr|mr|mrs|ms|st|no|vs|prof|sra?|srta|m|mme|mlle|hr|fr|nr|str|ave|apt|ste|[a-z]\.[a-z]|[a-z])$/i;

/** Cuts a text into clauses; at least one for any text that holds a word. */
export const splitClauses = lately((text: string, language: Language): readonly Clause[] => {
  const tokens = tokenize(text);
  if (tokens.length === 0) return [];
  const grammar = grammars[language];
  const cuts = new Set<number>([0, ...stopCuts(text), ...tokenCuts(text, tokens, grammar, asksOfIt[language])]);
  const borders = [...cuts].sort((a, b) => a - b);
  const clauses: Clause[] = [];
  borders.forEach((border, at) => {
    const [start, end] = trim(text, border, borders[at + 1] ?? text.length);
    if (end > start && /[\p{L}\d]/u.test(text.slice(start, end))) clauses.push(withDenials(text, start, end, grammar));
  });
  return clauses;
});

function stopCuts(text: string): number[] {
  const cuts: number[] = [];
  for (const match of text.matchAll(hardStops)) {
    if (
      match[0].startsWith('.') &&
      match[0].length === 1 &&
      abbreviations.test(text.slice(Math.max(0, match.index - 6), match.index))
    )
      continue;
    cuts.push(match.index + match[0].length);
  }
  return cuts;
}

// Borders that no full stop marks: a comma or a joiner before something that begins a clause, or a turn of thought.
function tokenCuts(text: string, tokens: readonly Token[], grammar: Grammar, asks: RegExp): number[] {
  const cuts: number[] = [];
  let last = 0; // token at which the clause under way began
  for (let at = 1; at < tokens.length; at += 1) {
    const token = tokens[at];
    const before = tokens[at - 1];
    if (!token || !before) continue;
    const rest = text.slice(token.start, token.start + 60).toLowerCase();
    const comma = text.slice(before.end, token.start).includes(',');
    const length = at - last;
    const opens = grammar.openers.test(rest);
    const turns = grammar.turns.test(rest);
    const joins = grammar.joiners.test(before.lower) && !goesOnToDo(text.slice(0, before.end), rest);
    const holds = grammar.leads.test(before.lower);
    const cutsHere =
      (turns && (comma || length >= 3 || joins) && !holds) ||
      (comma && opens && length >= 1) ||
      (comma &&
        length === 1 &&
        /^(?:yes|yeah|yep|no|nope|ok|okay|sure|right|hi|hello|hey|well|sí|si|claro|vale|hola|bueno|oui|non|bonjour|salut|bien|ja|nein|doch|gut|hallo|genau)$/.test(
          before.lower,
        )) ||
      (joins && opens && at - 1 - last >= 2) ||
      (!holds && !joins && length >= 2 && asks.test(rest)) ||
      (opens &&
        !holds &&
        !joins &&
        length >= 4 &&
        /^(?:can|could|do|does|what|how|when|is there|please|would you|i'?d|i want|i need|i'?m|i have|tell|tengo |tenemos |j['’]ai |il y a |ich habe |puede|podr|quiero|quisiera|necesito|cu[aá]nto|qu[eé] |me gustar|pouvez|pourriez|je voudrais|je veux|j['’]aimerais|il faut|combien|est-ce|avez|können|koennen|könnten|ich (?:möchte|will|brauche|hätte|wollte|würde)|was kostet|haben sie|wann)/.test(
          rest,
        ));
    if (!cutsHere) continue;
    const from = joins && !comma ? before.start : token.start;
    cuts.push(from);
    last = joins && !comma ? at - 1 : at;
  }
  return cuts;
}

/** "Have someone come out and give me a price": whoever comes and does something does one thing. */
const goesOnToDo = (before: string, rest: string): boolean =>
  /\b(?:come|stop|swing|drop|pop|go|drive)(?: (?:out|over|by|in|down|up|around|ahead|back))? and$/i.test(before) &&
  /^(?:have|ask|put|give|call|text|leave|take|make|tell|let)\b/.test(rest);

function trim(text: string, start: number, end: number): [number, number] {
  let from = start;
  let to = end;
  while (from < to && /[\s,;:.!?—–\-"“”«»]/u.test(text[from] ?? '')) from += 1;
  while (to > from && /[\s,;:—–¿¡]/u.test(text[to - 1] ?? '')) to -= 1;
  return [from, to];
}

function withDenials(text: string, start: number, end: number, grammar: Grammar): Clause {
  const said = text.slice(start, end);
  const lower = said.toLowerCase().replaceAll('’', "'");
  const denials: Span[] = [];
  const words = tokenize(lower);
  for (const match of lower.matchAll(grammar.cues)) {
    if (grammar.harmless.test(lower.slice(match.index)) || harmlessBefore(lower, match.index, grammar)) continue;
    const { from, to: reach } = reachOf(words, lower, match.index, match.index + match[0].length, grammar);
    const previous = denials.at(-1);
    if (previous && previous.end >= start + match.index)
      denials[denials.length - 1] = { start: previous.start, end: Math.max(previous.end, start + reach) };
    else denials.push({ start: start + from, end: start + reach });
  }
  const first = denials[0];
  const wordsBefore = first ? words.filter((word) => word.end <= first.start - start).length : 0;
  const covered = first
    ? words.filter((word) => word.start >= first.start - start && word.end <= first.end - start).length
    : 0;
  // The main point is denied when the denial comes early, or behind nothing but a subject, and covers something beside itself;
  // a single word ruled out at the end ("thursday, not wednesday") is a detail.
  const lead = first ? lower.slice(0, first.start - start).trim() : '';
  const early = wordsBefore <= 1 || subjects.test(lead) || (wordsBefore <= 4 && covered >= 3);
  return { text: said, start, end, denials, negated: first !== undefined && early && covered >= 2 };
}

const subjects =
  /^(?:(?:and|but|so|well|oh|hi|y|pero|et|mais|und|aber)?\s*(?:i|we|it|he|she|that|this|there|you|they|you guys|es|esto|eso|yo|ce|c'|ça|ca|il|elle|je|on|das|es|ich|wir|sie|da|hier)['’]?\s*(?:is|am|are|was|were|'m|'s|'re|m|s|est|n'est|ist|bin|war|sind|do|does|did|would|will|smells?|see)?)$/;

// French wraps: a harmless "je ne peux pas venir" stays harmless at its "pas"; English "why don't you".
function harmlessBefore(lower: string, at: number, grammar: Grammar): boolean {
  for (const match of lower.slice(0, at).matchAll(grammar.cues)) {
    if (at - match.index < 18 && grammar.harmless.test(lower.slice(match.index))) return true;
  }
  return /\bwhy\s+$|\bor\s+$/.test(lower.slice(0, at));
}

function reachOf(
  words: readonly Token[],
  lower: string,
  cueStart: number,
  cueEnd: number,
  grammar: Grammar,
): { from: number; to: number } {
  let end = cueEnd;
  let taken = 0;
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at];
    if (!word || word.start < cueEnd) continue;
    if (taken > 0 && grammar.ends.test(word.lower) && !grammar.shared.test(word.lower)) break;
    if (taken >= 8) break;
    end = word.end;
    taken += 1;
  }
  // German and colloquial word order puts the cue last, and it denies what stands before: "das brauche ich nicht", "ça m'intéresse pas".
  const before = ownPart(words, cueStart, lower);
  if (taken === 0 && before.length > 0) return { from: before[0]?.start ?? cueStart, to: cueEnd };
  return { from: cueStart, to: end };
}

/** What takes up a thing that stands before the comma: "die Reinigung, die brauche ich nicht". */
const takesUp = /^(?:das|die|den|der|dem|es|ihn|sie|ca|ça|cela|ce|eso|esa|ese|lo|la)$/;

/** Of the words before a denial that comes last, those it denies: "streichen Sie den Termin, einen neuen brauche ich nicht". */
function ownPart(words: readonly Token[], until: number, text: string): readonly Token[] {
  const before = words.filter((word) => word.end <= until);
  const comma = text.slice(0, until).lastIndexOf(',');
  const part = before.filter((word) => word.start > comma);
  return part.length >= partWordsMin && !takesUp.test(part[0]?.lower ?? '') ? part : before;
}

/** So many words behind a comma say something of their own. */
const partWordsMin = 3;

/** Whether the stretch from `start` to `end` of the text is denied by the clause that holds it. */
export function isDenied(clauses: readonly Clause[], start: number, end: number): boolean {
  return clauses.some((clause) => clause.denials.some((denial) => start >= denial.start && end <= denial.end));
}
