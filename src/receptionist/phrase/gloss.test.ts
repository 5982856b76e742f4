import { expect, test } from 'vitest';
import type { Language } from '../business.ts';
import { german } from './de.ts';
import { english } from './en.ts';
import { spanish } from './es.ts';
import { french } from './fr.ts';
import { glossOf, glossWords } from './gloss.ts';
import { glossActs } from './gloss-acts.ts';
import { glossThings } from './gloss-things.ts';
import type { Voice } from './voice.ts';

test.each<[to: Language, text: string, said: string[], denied: string[]]>([
  ['en', 'Gratis detrás del local, con entrada por la calle 30.', ['free', 'behind', 'entrance', 'street'], []],
  ['fr', 'Cards and cash. No personal checks.', ['carte', 'espèces'], ['chèques']],
  ['de', "We see dogs, cats and rabbits. We don't see birds.", ['Hund', 'Katze', 'Kaninchen'], ['Vögel']],
  ['es', 'Nur mit Karte, kein Bargeld.', ['solo', 'tarjeta'], ['efectivo']],
  ['en', 'Nous livrons sans frais, sauf le dimanche.', ['deliver', 'free'], ['Sunday']],
  ['es', 'Wir liefern kostenlos, außer am Sonntag.', ['entregar', 'gratis'], ['domingo']],
  ['de', 'Entregamos gratis salvo el domingo.', ['liefern', 'kostenlos'], ['Sonntag']],
  ['fr', 'We deliver for free except on Sunday.', ['livrer', 'gratuit'], ['dimanche']],
  // A number keeps its unit, and springs of steel are no season.
  ['es', 'Springs 3 years, our labor 1 year.', ['resortes', '3 años', 'mano de obra', '1 año'], []],
  ['fr', 'Sold at the shop. Good for two years.', ['vendre', 'deux ans'], []],
  ['es', 'Close the main valve. Never thaw a pipe with an open flame.', ['cerrar', 'llave de paso'], ['tubo', 'llama']],
  ['de', 'The springs hold for 10 years. We come within 2 hours.', ['Federn', '10 Jahre', '2 Stunden'], []],
  // One word of a name, of a compound or of another sense is left out, and a number without what it counts.
  ['fr', 'We do not go to New York.', [], []],
  ['es', 'We fit mesh gutter guards at $9 a foot.', [], []],
  ['es', 'Card on file is required.', ['tarjeta', 'obligatorio'], []],
  ['de', 'We take no 100-dollar bills.', [], ['annehmen']],
  ['es', "Don't mow it for three.", [], []],
  ['fr', 'Our office is on Spring Street, next to Old Town Bakery.', ['à côté'], []],
  ['de', 'It gets cold in May.', ['kalt'], []],
  // What begins a sentence, a day, a language or the thing itself is none of these.
  ['es', 'The second fitting is free.', ['prueba', 'gratis'], []],
  ['de', 'New customers bring the bill on Monday.', ['neu', 'mitbringen', 'Rechnung', 'Montag'], []],
  ['fr', 'In the spring we file your taxes.', ['printemps', 'déposer la déclaration', 'impôts'], []],
  // A denial behind what it denies: what else stands beside it may be meant or not.
  ['en', 'Wir nehmen Karte und Bargeld, Schecks nehmen wir nicht.', [], ['checks', 'accept']],
  ['en', 'Karten, Schecks und Bargeld nehmen wir nicht.', [], ['cash', 'accept']],
  ['fr', 'We do not take checks, cash or cards.', [], ['accepter', 'chèques']],
  ['de', 'We do not open except on Sunday.', [], []],
  ['es', "We don't take Kaiser.", [], ['aceptar']],
  ['de', "Last year's return and cash.", ['Steuererklärung', 'bar'], []],
  // What holds hardly a word but nouns and names is taken for the caller's own language.
  ['de', 'Barzahlung, Scheck oder Überweisung; keine Kreditkarten.', [], []],
  // A word of several senses says the wrong one in another language.
  ['es', 'We move upright pianos.', [], []],
  ['de', 'We talk about a return only with the person who signed it.', ['nur', 'Personen', 'unterschreiben'], []],
  ['en', 'Llamamos a Grúas El Álamo.', ['call'], []],
  ['de', 'Wear clothes you can move in.', ['tragen', 'Kleidung'], []],
  ['fr', 'Your time slot is held for ten minutes.', ['créneau', 'dix minutes'], []],
  ['es', 'Parts are replaced at a flat rate.', ['piezas', 'reemplazar'], []],
  // "Nada", "nichts" and "rien" deny, and beside a cost they make it free.
  [
    'en',
    'Cambiar o cancelar no cuesta nada. Solo le pedimos avisar por lo menos 3 horas antes.',
    ['cancel', 'free', 'only', 'we ask', 'tell us', 'at least'],
    [],
  ],
  [
    'en',
    'Das Verschieben kostet nichts. Nichts trinken vor dem Termin.',
    ['reschedule', 'free'],
    ['drink', 'appointment'],
  ],
  ['en', 'Le devis ne coûte rien. Il ne faut rien manger avant.', ['quote', 'free'], ['needed', 'eat', 'before']],
  ['fr', 'Moving an appointment costs nothing.', ['rendez-vous', 'gratuit'], []],
  ['de', 'It doesn’t cost anything to cancel.', ['kostenlos', 'absagen'], []],
  ['en', 'Cancelar cuesta nada más $10.', ['cancel', 'cost'], []],
  ['en', 'Es gibt ein Schwimmbad zum Schwimmen.', ['swim'], []],
  ['en', 'Termine verlegen kostet Sie bei uns nichts.', ['appointment', 'free'], []],
  ['de', 'A missed visit is $60. We do not repair a missed door.', ['versäumt', 'Besuch'], ['reparieren', 'Tür']],
  ['de', 'There is no fee for cancelling.', ['kostenlos', 'absagen'], []],
  // Where a charge is denied, what it would be for holds.
  ['en', 'No cobramos por cancelar.', ['cancel'], ['charge']],
  ['fr', "We don't charge for parking.", ['stationnement'], ['facturer']],
  ['de', 'No surcharge on weekends.', ['Wochenende'], ['Aufpreis']],
  ['en', 'No se paga con tarjeta.', [], ['pay', 'card']],
  ['en', 'Ein Termin kostet nicht mehr am Samstag.', ['appointment', 'Saturday'], []],
  // Who tells or asks the caller is not told or asked.
  ['en', 'Le avisamos cuando el carro esté listo.', ['car', 'ready'], []],
  ['en', 'Avísenos con un día de anticipación.', ['tell us', 'day'], []],
  ['fr', 'We ask for a deposit.', ['nous demandons', 'acompte'], []],
  ['en', 'Preguntas sobre la cita por correo.', ['appointment', 'by mail'], []],
  ['en', 'Deje la llave en un sobre.', ['drop off', 'key', 'envelope'], []],
  // Words that only look like one of the list.
  ['en', 'La entrega es entre las dos y las cuatro, como siempre.', ['deliver', 'always'], []],
  ['en', 'Guten Morgen wünscht die Chefin der Werkstatt.', [], []],
  ['en', 'La pose se fait chez nous, ça marche toujours.', ['always'], []],
  ['en', 'Les images retouchées sont prêtes.', ['photo', 'ready'], []],
])('says the key words of a text in %s: %s', (to, text, said, denied) => {
  expect(glossOf(text, to)).toEqual({ said, denied });
});

test('says nothing of a text in the same language, nor of one without a known word', () => {
  expect(glossOf('Cards and cash. No personal checks.', 'en')).toEqual({ said: [], denied: [] });
  expect(glossWords('Xerophyllum tenax, Yucca glauca, Zygadenus elegans.', 'de')).toBe('');
});

test('an answer in another language has its key words in the caller’s, and one in the caller’s is said as it stands', () => {
  const say = { say: 'answer', text: 'Tarjeta o efectivo. No aceptamos cheques.', sources: ['Pago'] } as const;
  const voice = {} as Voice;
  expect(english.answer({ ...say, foreign: true }, voice)).toMatch(
    /«?Tarjeta.* key words in English: card, cash; not: /,
  );
  expect(german.answer({ ...say, foreign: true }, voice)).toMatch(
    /Wörter auf Deutsch: Karte, bar; nicht: .*Schecks\.$/,
  );
  expect(french.answer({ ...say, foreign: true }, voice)).toMatch(/en français : carte, espèces; pas : .*chèques\.$/);
  expect(spanish.answer({ ...say, foreign: false }, voice)).toBe(say.text);
});

test('every line has a word in each of the four languages', () => {
  const lines = `${glossThings}\n${glossActs}`.split('\n').filter((line) => line !== '');
  for (const line of lines)
    expect(
      line.split('|').map((one) => one.trim() !== ''),
      line,
    ).toEqual([true, true, true, true]);
});
