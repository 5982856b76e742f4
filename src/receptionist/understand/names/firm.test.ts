import { expect, test } from 'vitest';
import type { Language } from '../../business.ts';
import { nameIn } from './details.ts';

test.each<[Language, string, string | null]>([
  ['de', 'Guten Tag, Torsten Weidlich von Keramo in Allentown, ich beliefere Sie.', 'Torsten Weidlich'],
  ['de', 'Ich leite die Bäckerei Huber in Passau, wir brauchen einen Termin', null],
  ['en', 'I manage Pinecrest Condominiums. Our board needs your certificate of insurance', null],
  ['en', 'Hi, this is Carla Jones from Acme Supply in Tulsa', 'Carla Jones'],
  ['en', "I'm calling for Oak Hill Apartments about the invoice", null],
  ['es', 'La factura la necesito a nombre de mi empresa, Florería Azahar.', null],
  ['es', 'Hola, habla Rosa Díaz de Distribuidora Sol', 'Rosa Díaz'],
  ['fr', 'Bonjour, Luc Martin de Transports Bellec, je vous livre demain', 'Luc Martin'],
  ['es', 'Buenos días, habla Marcela Ibarra, de Refacciones Bexar. Es para un recado.', 'Marcela Ibarra'],
  // People whose names only look like it.
  ['en', 'this is Anna von Berg', 'Anna von Berg'],
  ['es', 'soy María de la Cruz', 'María de la Cruz'],
])('%s: %s', (language, said, name) => {
  expect(nameIn(said, language, false)?.name ?? null).toBe(name);
});
