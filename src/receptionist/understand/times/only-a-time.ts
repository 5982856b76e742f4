// Words with which a day and an hour are said, and that it is one more: patterns over folded text, in four languages. What holds nothing
// else says a time and no more.

const number =
  '(?:\\d{1,2}(?:[:.]\\d\\d)?(?:st|nd|rd|th|er|e)?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|deux|trois|quatre|cinq|sept|huit|neuf|dix|onze|zwei|drei|vier|funf|sechs|sieben|acht|neun|zehn|elf|zwolf)';
const day =
  '(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|lunes|martes|miercoles|jueves|viernes|sabado|domingo|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|(?:mon|diens|donners|frei|sams|sonn)tags?|mittwochs?|sonnabend|tomorrow|demain|manana|morgen|ubermorgen)';
const month =
  '(?:jan(?:uary|vier|uar)|feb(?:ruary|ruar)|mar(?:ch|zo|s)|mar?z|april|may|june?|july?|august|sept(?:ember|embre)|octo(?:ber|bre)|novem(?:ber|bre)|decem(?:ber|bre)|enero|febrero|abril|mayo|junio|julio|agosto|septiembre|noviembre|diciembre|fevrier|avril|mai|juin|juillet|aout|juni|juli|oktober|dezember)';
/** What a day and an hour are said with, and that it is one more; no verb, and nothing that weighs one against the other. */
const around =
  "(?:the|on|for|at|in|of|same|time|hour|day|week|next|following|after|then|also|too|as well|again|please|one|thing|a\\.?m\\.?|p\\.?m\\.?|o'clock|noon|morning|afternoon|evening|el|la|las|los|al?|del?|en|mism[ao]|hora|dia|semana|siguiente|proxim[ao]|que viene|tambien|otr[ao]|un[ao]?|para|por|tarde|y media|mediodia|le|les|un|une|du|a|meme|heures?|h|jour|suivante?|prochaine?|d'apres|qui suit|apres|semaine|aussi|egalement|encore|matin|apres-midi|midi|de|et demie|den|der|dem|die|am|um|gleiche[nr]?|selbe[nr]?|uhrzeit|zeit|uhr|tag|woche|nachste[nr]?|drauf|darauf|danach|folgenden?|auch|noch|ein(?:e[nrs]?)?|zur|nochmals?|wieder|halb|vormittags?|nachmittags?|mittags?)";

/** One such word or number. */
export const timeWord = `(?:${number}|${day}|${month}|${around})`;
