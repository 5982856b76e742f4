// "Could I do my first appointment over Zoom?": whether a visit can be held from afar is to be known before any time is offered. Four
// languages, over folded text.
export const afar = {
  en: '(?:(?:over|by|on|via|through|as a) (?:zoom|video(?: ?(?:call|chat|conference|visit))?|(?:the )?phone|facetime|skype|teams)|online|virtually|remotely)',
  es: '(?:por (?:zoom|video(?:llamada|conferencia)?|telefono|skype)|en linea|online|a distancia|virtual(?:mente)?)',
  fr: '(?:par (?:zoom|video|visio\\p{L}*|telephone|skype)|en (?:visio\\p{L}*|video|ligne)|a distance)',
  de: '(?:(?:per|uber) (?:zoom|video\\p{L}*|telefon|skype|teams)|telefonisch|online|virtuell|aus der ferne|als video\\p{L}*)',
};
const held = new RegExp(
  `(?<!\\p{L})(?:${[
    `(?:(?:can|could|may|might) (?:i|we|you|he|she|they|it|my \\p{L}+)|(?:is|would) it (?:be )?(?:possible|ok|okay)(?: for (?:me|us))? to|are you able to)(?: (?:also|just|maybe|please))* (?:do|have|hold|make|be|take|be done|be held)(?: (?!at(?!\\p{L}))[\\p{L}'-]+){0,5} ${afar.en}`,
    `(?:puedo|podemos|podria\\p{L}*|se puede|es posible|pueden) (?:hacer|tener|tomar)(?:l[oa]s?)?(?: [\\p{L}-]+){0,5} ${afar.es}`,
    `(?:(?:je |on |vous )?(?:peux|peut|pouvez|pourrais|pourrait|pourriez)|puis-je|peut-on|pouvez-vous|est-ce possible de|c'est possible de)(?: [\\p{L}'-]+)? (?:faire|avoir|passer|tenir)(?: [\\p{L}'-]+){0,5} ${afar.fr}`,
    `(?:kann|konnte|konnen|konnten|geht|ginge)(?: (?!um(?!\\p{L}))[\\p{L}-]+){1,6} ${afar.de}`,
  ].join('|')})(?!\\p{L})`,
  'u',
);

/** Is it asked whether a visit can be held from afar? */
export const asksHowHeld = (folded: string): boolean => held.test(folded);
