// Spanish: what is refused, what only sounds like time, and what may stand between the parts of a mention.
import type { TimeLanguage } from '../times/language.ts';
import { spanishClocks } from './clocks.ts';
import { spanishDates } from './dates.ts';

const rules: TimeLanguage['rules'] = {
  ...spanishDates,
  ...spanishClocks,
  skip: [
    [
      '(buenos|buen) (dias|dia)|buenas (tardes|noches)|buena (tarde|noche)|un momento|un segundo|por que no|hasta (luego|mañana|pronto)|nos vemos|de hoy en adelante|por ahora|antes que nada|hoy en dia|muy tarde|mas tarde que',
      () => true,
    ],
    ['(una|uno|dos|tres|las dos|los dos) de', () => true],
    ['antes (de|que)|(una|la|otra) cita', () => true],
    // Hours are feminine.
    ['los (dos|tres|cuatro)', () => true],
  ],
  notBefore: [
    ['(no|ni|excepto|menos|salvo|que no sea|que no sean|excepto los)', () => true],
    [
      'no (puedo|podria|podre|quiero|me va|me viene|me sirve|tengo libre|estoy|trabajo|voy a poder) (ir|venir|hacerlo|bien|libre)?',
      () => true,
    ],
    ['tampoco (puedo|podria|podre|quiero|me va|me viene|me sirve|me queda) (ir|venir|bien)?', () => true],
    [
      '(no|nunca|jamas) (podemos|me van|me vienen|me sirven|me convienen|me quedan|me funcionan|me funciona) (ir|venir|bien)?',
      () => true,
    ],
    ['(nunca|jamas) (puedo)? (ir|venir)?', () => true],
    ['(trabajo|estoy ocupado|estoy ocupada|estoy de viaje|tengo trabajo|estoy trabajando)', () => true],
  ],
  noPlural: [['(sin|nada de)', () => true]],
  notAfter: [
    [
      '(me)? (es|esta|queda|resulta|sale|son|estan)? (imposible|fatal|dificil|complicado|complicada|dificiles)',
      () => true,
    ],
    ['no (,|.|;)', () => true],
    ['tampoco (puedo|podria|podre|me va|me viene|me sirve|me conviene|me queda|se puede)?', () => true],
    // "Los lunes no me sirven", "los lunes nunca puedo".
    [
      '(no|nunca|jamas|tampoco) (me|nos) (va|van|viene|vienen|sirve|sirven|conviene|convienen|queda|quedan|funciona|funcionan|acomoda|acomodan) (bien)?',
      () => true,
    ],
    ['(no|nunca|jamas) (sirven|funcionan|funciona|son posibles|podemos|puedo)', () => true],
    ['(nunca|jamas)', () => true],
    ['(me|nos)? (va|van|viene|vienen|queda|quedan) (mal|fatal)', () => true],
    ['(es|son) (imposible|imposibles)', () => true],
    [
      'no (puedo|podria|podre|me va|me iria|me viene|me vendria|me sirve|me serviria|me conviene|me convendria|es posible|seria posible|puede ser|podria ser|esta bien|me queda|me quedaria|se puede|va a poder)',
      () => true,
    ],
    ['(trabajo|estoy ocupado|estoy ocupada|es imposible|me va mal|me viene mal|tengo que trabajar)', () => true],
  ],
};

export const spanishTimes: TimeLanguage = {
  rules,
  glue: new Set([
    'a',
    'el',
    'la',
    'las',
    'los',
    'de',
    'del',
    'en',
    'por',
    'para',
    ',',
    '.',
    'dia',
    'como',
    'sobre',
    'hacia',
    '-',
    '(',
    'tipo',
    'mejor',
  ]),
  joins: { or: new Set(['o', 'u', '/']), and: new Set(['y', 'e']) },
  clock24: false,
  nextSkips: false,
  notClock: new Set(
    'personas persona niños ninos adultos dolares dolar euros centavos minutos minuto min dias dia semanas semana meses mes años anos veces millas kilometros metros de baños cuartos dientes citas visitas clases sesiones cosas boletos lugares'.split(
      ' ',
    ),
  ),
  streets: new Set(
    'calle avenida street st avenue ave road rd drive dr lane apartamento apto piso carretera boulevard blvd plaza court place'.split(
      ' ',
    ),
  ),
};
