// "Could I do my first appointment over Zoom?": whether a visit can be held from afar is to be known before any time is offered. Four
// languages, over folded text.
export const afar = {
  en: '(?:(?:over|by|on|via|through|as a) (?:zoom|video(?: ?(?:call|chat|conference|visit))?|(?:the )?phone|facetime|skype|teams)|online|virtually|remotely)',
  es: '(?:por (?:zoom|video(?:llamada|conferencia)?|telefono|skype)|en linea|online|a distancia|virtual(?:mente)?)',
  fr: '(?:par (?:zoom|video|visio\\p{L}*|telephone|skype)|en (?:visio\\p{L}*|video|ligne)|a distance)',
  de: '(?:(?:per|uber) (?:zoom|video\\p{L}*|telefon|skype|teams)|telefonisch|online|virtuell|aus der ferne|als video\\p{L}*)',
};
/** Seen and heard from afar, and not only heard. */
const onScreen = {
  en: '(?:(?:on|over|by|via|through) (?:a )?(?:camera|webcam|zoom|video(?: ?(?:call|chat))?|facetime|skype))',
  es: '(?:por (?:la )?(?:camara|zoom|video(?:llamada)?|skype))',
  fr: '(?:(?:par|en) (?:camera|webcam|zoom|visio\\p{L}*|video))',
  de: '(?:(?:per|uber|vor der) (?:kamera|zoom|video\\p{L}*|skype))',
};
const held = new RegExp(
  `(?<!\\p{L})(?:${[
    `(?:(?:can|could|may|might) (?:i|we|you|he|she|they|it|my \\p{L}+)|(?:is|would) it (?:be )?(?:possible|ok|okay)(?: for (?:me|us))? to|are you able to)(?: (?:also|just|maybe|please))* (?:do|have|hold|make|be|take|be done|be held)(?: (?!at(?!\\p{L}))[\\p{L}'-]+){0,5} ${afar.en}`,
    `(?:puedo|podemos|podria\\p{L}*|se puede|es posible|pueden) (?:hacer|tener|tomar)(?:l[oa]s?)?(?: [\\p{L}-]+){0,5} ${afar.es}`,
    `(?:(?:je |on |vous )?(?:peux|peut|pouvez|pourrais|pourrait|pourriez)|puis-je|peut-on|pouvez-vous|est-ce possible de|c'est possible de)(?: [\\p{L}'-]+)? (?:faire|avoir|passer|tenir)(?: [\\p{L}'-]+){0,5} ${afar.fr}`,
    // "Can the doctor talk to me on camera from there?" wants to be seen so, and nobody on the line now.
    `(?:can|could|will|would) (?:(?:the|a|my|your|one of the|one of your) )?\\p{L}+ (?:talk|speak|see|meet|treat|help|look)(?: (?:to|with|at))?(?: (?:me|us|him|her|them|my \\p{L}+))?(?: \\p{L}+){0,2} ${onScreen.en}`,
    `(?:puede\\p{L}*|podria\\p{L}*)(?: \\p{L}+){0,3} (?:ver|atender|hablar|revisar)\\p{L}*(?: \\p{L}+){0,3} ${onScreen.es}`,
    `(?:peut|peuvent|pouvez|pourrait|pourriez)(?:-(?:il|elle|on|vous))?(?: \\p{L}+){0,2} (?:voir|parler|suivre|recevoir|consulter)(?: \\p{L}+){0,3} ${onScreen.fr}`,
    `(?:kann|konnte|konnen|konnten)(?: \\p{L}+){1,5} ${onScreen.de}(?: \\p{L}+){0,3} (?:sehen|sprechen|beraten|behandeln|anschauen)`,
    `(?:kann|konnte|konnen|konnten|geht|ginge)(?: (?!um(?!\\p{L}))[\\p{L}-]+){1,6} ${afar.de}`,
  ].join('|')})(?!\\p{L})`,
  'u',
);

/** Is it asked whether a visit can be held from afar? */
export const asksHowHeld = (folded: string): boolean => held.test(folded);
