// "Do I need to move the furniture?": whoever asks what to put out of the way before the visit moves no visit. Over folded text, in four
// languages.

const visit =
  '(?:appointments?|appt|visits?|bookings?|sessions?|lessons?|meetings?|dates?|times?|slots?|days?|reservations?|class(?:es)?|citas?|visitas?|horas?|fechas?|turnos?|clases?|rendez-vous|rdv|heures?|creneaux?|seances?|termine?|uhrzeit|stunden?|besuche?)';
const toClear = new RegExp(
  `(?<!\\p{L})(?:${[
    `(?:(?:do|will|would|should|must|did) (?:i|we)|(?:am i|are we)) (?:(?:need|have|supposed|expected|got) to )?(?:move|shift|clear|push|pull) (?:(?:out|away|aside|all|any)(?: of)? )*(?:the|my|our|any|all|some) (?!(?:\\p{L}+ )?${visit}(?!\\p{L}))\\p{L}+`,
    `(?:tengo|tenemos|hay|tendria|debo|debemos) (?:que )?(?:mover|correr|quitar|sacar|despejar) (?:los|las|el|la|mis?|algun\\p{L}*) (?!${visit}(?!\\p{L}))\\p{L}+`,
    `(?:dois-je|doit-on|faut-il|est-ce qu'il faut|(?:est-ce que )?(?:je dois|on doit|nous devons)) (?:deplacer|bouger|pousser|degager|enlever) (?:les|le|la|mes|mon|ma|nos|notre|l')\\s?(?!${visit}(?!\\p{L}))\\p{L}+`,
    `(?:muss|mussen|soll|sollen|sollte) (?:ich|wir|man) (?:vorher |da |dafur )*(?:die|den|das|meine?n?|unsere?n?) (?!${visit}(?!\\p{L}))\\p{L}+ (?:\\p{L}+ ){0,2}(?:verrucken|verschieben|wegstellen|wegraumen|wegschieben|umstellen|bewegen|raumen)`,
  ].join('|')})(?!\\p{L})`,
  'u',
);

/** Is it asked what is to be put out of the way, or whether anything is? */
export const asksToClear = (folded: string): boolean => toClear.test(folded);
