// What makes of a thing that is not there one that nobody wants: "no brakes, just an oil change", "no heat issues, just the
// yearly". Only where it opens what is said, as a wish does, and nothing of the lack itself is told beside it: who "has" no brakes
// lacks them. Patterns that stand right behind the thing, over folded text, in four languages.

/** "No brakes" opens a clause; "I have no brakes", "we got no heat" tell of a lack. */
const opens =
  '(?<=(?:^|[.!?;:,\\n]\\s*|(?<!\\p{L})(?:hi|hello|hey|ok|okay|yes|yeah|no|nope|and|but|so|well|thanks|please|hola|bonjour|hallo|y|et|und) )(?:no(?! (?:tengo|tenemos|tiene|hay|me|nos|se)(?!\\p{L}))|zero|sin|sans|pas de|keine?|ohne) (?:\\p{L}+ )?\\p{L}+)';

/** Nothing of it stands in the line, before or behind. */
const without = (harm: string): string =>
  `(?<!(?<!\\p{L})(?:${harm})(?!\\p{L})[^\\n]*)(?![^\\n]*(?<!\\p{L})(?:${harm})(?!\\p{L}))`;

const cold = without(
  "freez\\p{L}*|frozen|cold|baby|newborn|infant|kids?|below|degrees|all night|overnight|last night|nothing|dry|emergency|urgent|asap|help|hurry|send|right (?:now|away)|started|since (?!you)\\p{L}+|went|stopped|(?:it'?s|at|down to) \\d+",
);
/** "No water filter, just the drain": of another thing; "no water, problems with the pump" is none of it. */
export const ofAnother = `(?! (?:jobs?|pads?|inspections?|change|fluid|shoes|rotors?|lights?|heaters?|tank|bills?|washing|wash|steering|cords?|strips?|lamps?|packs?|exchanger|cleaning|flush|replacement|installation|install|estimate|(?:softeners?|filters?|filtration|meters?)(?! (?:is|are|was|has|broke|quit|keeps?|just)(?!\\p{L})))(?!\\p{L}))(?!${opens} (?:complaints?|issues?|problems?|questions?|worries|tune[- ]?ups?|maintenance)(?= *(?:[.,!;?\\n]|$)| (?:at all|here|today|so far|any ?more|to report|just|only|please|thanks|thank you)(?!\\p{L}))${cold})`;

/** What is done to a house besides. */
const wished =
  '(?:a\\/?c|air|cooling|ducts?|vents?|filters?|tune\\p{L}*|check\\p{L}*|inspection|yearly|annual|maintenance|drains?|faucets?|toilets?|sinks?|shower|cleaning|install\\p{L}*|estimate|quote|service)';
/** "No heat check, just the AC" is refused where it opens what is said; who "has" no heat service lacks it. */
export const refused = `(?!(?<!(?<!\\p{L})(?:have|has|had|got|there'?s|is|are|been|with|without|\\p{L}+'ve)(?: \\p{L}+){1,4})(?: pumps?)? (?:service|work|checks?|checkups?|repairs?)(?:,? (?:please|thanks|thank you|needed))?,? (?:(?:just|only) (?:the |an? |my |do )*(?:\\p{L}+ )?${wished}|th(?:is|e) (?:time|year|season))(?!\\p{L})${cold})`;

const noStop = without(
  'floor|pedals?|hills?|downhill|hand ?brakes?|(?:parking|emergency) brakes?|e-?brake|driving|rolling|scared|stop(?:s|ped|ping)?(?! (?:by|in))|highway|freeway|interstate|i-?\\d+|road|grind\\p{L}*|crash\\p{L}*|help|hurry|tow(?:ed|ing)?|vengan?|ayud\\p{L}+|auxilio|pedal|fondo|bajada|carretera|freno de mano|plancher|pedale|frein a main|secours|route|hilfe|pedal|handbremse|autobahn',
);
/** What is wished in its place. */
const instead =
  '(?:oil|tires?|tyres?|wheels?|alignment|inspection|a\\/?c|rotat\\p{L}+|changeover|tune\\p{L}*|wash|detail\\p{L}*|balanc\\p{L}+|wipers?|battery|diagnos\\p{L}+|filters?|muffler|exhaust|transmission|coolant|checkup|service|aceite|llantas?|neumaticos|alineacion|balanceo|rotacion|inspeccion|afinacion|bateria|filtros?|vidange|huile|pneus?|geometrie|inspection|batterie|filtres?|ol|olwechsel|reifen\\p{L}*|inspektion|hauptuntersuchung)';
/** Brakes are there in a car that drives up: "no brake work", "no brakes needed". "No brakes work", "no brakes please" lack them. */
export const brakesRefused = `(?!(?<!s) (?:service|work|checks?|checkups?|repairs?)(?!\\p{L})| (?:needed|required|necessary)(?! to (?:stop|slow|drive))(?!\\p{L})| (?:appointments?|receipts?|quotes?|estimates?|invoices?|paperwork|slot|booking)(?!\\p{L})|${opens}(?: (?:issues?|problems?|noises?|squeal\\p{L}*|complaints?))?(?:,? (?:this time|today|please|thanks|thank you|needed|por favor|esta vez|nada mas|s'il vous plait|cette fois|bitte|diesmal))*,? (?:(?:just|only|solo|solamente|nomas|juste|seulement|nur) (?:\\p{L}+ ){0,3}?${instead}|(?:thanks|thank you) *(?:[.!\\n]|$))(?!\\p{L})${noStop})`;
