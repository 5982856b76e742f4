// A bare list under a title that denies it is said with that title; a text that denies by itself, or is under another title, is said as it is.
import { expect, it } from 'vitest';
import { findAnswer } from './find-answer.ts';
import { withDenial } from './title-denies.ts';

it.each([
  ["What we don't do", 'Car windshields. Stained glass.'],
  ["Things we can't take", 'Paint, tires and mattresses.'],
  ["Where we don't go", 'Islands and anything past the pass.'],
  ['Not included', 'Linen and firewood.'],
  ['Lo que no hacemos', 'Techos de teja y chimeneas.'],
  ['Llaves que no copiamos', 'Las de apartado postal y las Medeco.'],
  ['Lo que no hacemos', 'Transmisiones. Motos ni vehículos eléctricos. Parabrisas.'],
  ['Ce que nous ne faisons pas', 'Les vitraux et les pare-brise.'],
  ['Was wir nicht machen', 'Smartwatches, Wanduhren.'],
])('“%s” goes before “%s”', (title, text) => expect(withDenial(title, text)).toBe(`${title}: ${text}`));

it.each([
  ["What we don't do", 'No perms, no braids.'],
  ["What we don't do", "We don't repair refrigerators."],
  ["What we don't service", "We work on heat pumps. We don't work on boilers."],
  ['Lo que no hacemos', 'No hacemos transmisiones ni frenos.'],
  ['What we do', 'Windows, mirrors and shower doors.'],
  ['No-shows', 'A missed visit costs $30.'],
  ["If you're not happy", 'Tell us within 7 days and we fix it free.'],
  ['No insurance?', 'Self-pay is the listed price.'],
  ["If you don't pass", 'The next package costs $140.'],
  ['Late or not coming', 'Call us and we hold your slot.'],
  ['Si no puede venir', 'Avísenos con 12 horas.'],
  ['Was wir nicht machen', 'Keine Pelze, keine Polstermöbel.'],
  ['Nicht abgeholte Uhren', 'Nach sechs Monaten 5 Dollar Lagergeld.'],
  ['Ce que nous ne faisons pas', "Pas d'ostéopathie."],
])('“%s” is not said before “%s”', (title, text) => expect(withDenial(title, text)).toBe(text));

it('is told so to who asks', async () => {
  const knowledge = [
    { title: "What we don't do", text: '- Car windshields\n- Stained glass' },
    { title: 'Payment', text: 'Card or check.' },
  ];
  const found = await findAnswer('Can you fix the windshield of my truck?', 'en', knowledge);
  expect('text' in found && found.text).toMatch(/^What we don't do: Car windshields/u);
});
