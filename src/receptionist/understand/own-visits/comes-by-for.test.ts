// "Pasar a recoger": who comes by for something changes no visit; "what about a piercing for her" asks after none.
import { expect, test } from 'vitest';
import { heard } from '../../../../tests/support/heard.ts';
import { dental } from '../../../../tests/support/talk.ts';
import type { Business, Language } from '../../business.ts';

const bakery: Business = {
  ...dental,
  languages: ['es', 'en', 'fr', 'de'],
  industry: 'other',
  services: [
    { name: 'Recogida de pedido', aka: ['order pickup', 'recoger un pedido'], minutes: 15 },
    { name: 'Cata de pasteles', aka: ['cake tasting', 'tasting'], minutes: 45 },
  ],
  staff: [],
};
const flows = (language: Language, said: string) =>
  heard(language, said, {}, bakery).flatMap((one) =>
    one.do === 'start' ? one.flow : one.do === 'others-appointment' ? one.do : [],
  );

test.each<[Language, string]>([
  ['es', 'hola buenas tardes quiero pasar a recoger mi pedido el lunes 14 como a las 10 am se puede?'],
  ['es', 'Quisiera pasar a buscar mi pedido el jueves 17 a las 3 de la tarde'],
  ['es', '¿Puedo pasar por mi pedido el martes a las 10?'],
  ['es', '¿Podría pasar a que me den la cata el lunes a las 9?'],
  ['en', 'What about a cake tasting for her then, Saturday the 19th at noon?'],
  ['en', 'Okay, what about another tasting for him, Friday at four?'],
])('%s: books: %s', (language, said) => expect(flows(language, said)).toEqual(['book']));

test.each<[Language, string, string]>([
  ['es', '¿Puedo pasar mi cita al martes a las 10?', 'move'],
  ['es', 'Quiero pasar la cata del sábado al domingo', 'move'],
  ['es', '¿Me puede pasar mi recogida al martes?', 'move'],
  ['es', 'Necesito pasar la cata a otro día', 'move'],
  ['es', '¿Puedo pasar la cata a las cuatro?', 'move'],
  ['es', 'Quiero cambiar mi cata del sábado al domingo', 'move'],
  ['es', 'Quiero cambiar mi recogida del lunes al martes a las 10', 'move'],
  ['en', "I'd like to change my tasting from Saturday to Sunday", 'move'],
  ['en', 'What time is her tasting on Saturday?', 'others-appointment'],
  ['en', 'When is she coming in for her tasting?', 'others-appointment'],
  ['en', 'What did she book for Saturday?', 'others-appointment'],
])('%s: stays: %s', (language, said, flow) => expect(flows(language, said)).toEqual([flow]));
