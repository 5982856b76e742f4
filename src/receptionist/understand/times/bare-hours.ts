// An hour that is said alone, or with no more than what asks for it: "eleven", "no, it's 3", "can we do 11?". Over folded text, in four
// languages.

/** An hour in figures or words, without its minutes. */
export const hourSaid =
  '(?:\\d{1,2}(?:[:.h ]?\\d{2})?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|noon|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|mediodia|une|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|treize|quatorze|quinze|seize|dix[ -](?:sept|huit|neuf)|vingt(?:[ -](?:deux|trois|et[ -]une))?|midi|eins?|zwei|drei|vier|funf|sechs|sieben|acht|neun|zehn|elf|zwolf|dreizehn|vierzehn|funfzehn|sechzehn|siebzehn|achtzehn|neunzehn|zwanzig|mittag)';

/** What is said behind an hour and belongs to it. */
export const hourEnding =
  "(?:[ -](?:thirty|fifteen|forty-five|y media|y cuarto|et demie|et quart|dreissig|o'?clock|am|a\\.m\\.|pm|p\\.m\\.|heures?(?: trente)?|uhr(?: 30)?|horas?|instead|then|please|por favor|mejor|plutot|s'il vous plait|lieber|bitte|in the (?:morning|afternoon)|de la (?:manana|tarde)|du matin))*";

const agreeing =
  "yes|yeah|yea|ya|yep|yup|ok|okay|sure|perfect|great|fine|good|please|but|and|oh|um|hmm*|si|claro|vale|bueno|pero|por favor|oui|d'accord|bien|mais|euh|s'il vous plait|ja|gut|gern|bitte|aber|ach|ah";
const against =
  "no|nope|sorry|actually|wait|i (?:said|meant|mean|wanted)|it'?s|make it|better|perdon|dije|quise decir|era|es|mejor|a las?|non|pardon|j'ai dit|je voulais dire|plutot|c'est|a|nein|ich (?:sagte|meinte|meine|habe gesagt)|lieber|um|es ist|at";
const asking =
  '(?:can|could) (?:we|you|i) (?:do|say|try|get|have|come(?: at)?)|(?:how|what) about|do you have|(?:(?:can|could) (?:we|you|i) )?(?:please )?(?:push|move|change|switch|bump|shift|put|set) (?:it|that|this|mine)(?: (?:back|up|out|forward|over))? (?:to|for|at|till|until)|se puede|(?:puede|podria|podemos|podria ser)(?: ser)?(?: a las?)?|(?:(?:la|lo) (?:podemos|puede|podria|podriamos) )?(?:pasar|mover|cambiar|poner|dejar)(?:la|lo)? (?:a|para) las?|(?:on|vous|je) (?:peut|pouvez|pourrait|peux|pourrais) (?:faire|mettre|venir)?(?: a)?|(?:geht|ginge|konnen wir|konnten wir|kann ich|passt)(?: (?:auch|es|doch|das|lieber))*(?: (?:um|auf))?';

/** That it suits, said behind an hour, or the verb of its sentence: "3 works", "elf machen". */
export const hourSuits =
  '(?: (?:is|was|works?|would be|will be|does|esta|es|me queda|va|est|serait|ist|ware|passt|geht|machen|nehmen|kommen|verschieben|legen)(?: (?:fine|good|better|ok|okay|great|perfect|best|for me|bien|mejor|mieux|parfait|besser|gut|mir|auch))*)?';

/** "No, it's 3", "I said 11", "no, nine is fine", "yes, actually, can we do eleven?": an hour, and nothing else. */
export const onlyHour = new RegExp(
  `^[^\\p{L}\\d]*(?:(?:${agreeing}|${against}|${asking})[\\s,.!]+)*${hourSaid}(?:\\s*(?:am|pm|uhr|h|heures|o'?clock|de la (?:manana|tarde)))?${hourEnding}${hourSuits}[^\\p{L}\\d]*$`,
  'u',
);
