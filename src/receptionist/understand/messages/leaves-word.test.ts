// What is told to the house at the opening of a call, and wished for by nobody.
import { expect, test } from 'vitest';
import { begun, heard } from '../../../../tests/support/heard.ts';
import { talkWith } from '../../../../tests/support/talk.ts';
import type { Language } from '../../business.ts';

test.each<[Language, string]>([
  ['en', "I left my retainer case at your place, it's blue. I think in the bathroom."],
  ['en', "This is the clerk's office, returning Dr. Park's call."],
  ['en', 'your guy left a red flashlight at my place, somebody might wanna come get it'],
  ['en', 'Midwest Supply here, we have the gloves you ordered'],
  ['en', 'Could I get a copy of the invoice from October? My landlord needs it.'],
  ['en', 'sry wont make it by 2, stuck on the BQE, can Marisol wait like 20 min'],
  ['en', "Left my reading glasses on Dr. Park's desk I believe."],
  ['en', "your alternator's on backorder till the ninth, let whoever ordered it know"],
  ['en', "Royal Mail here, I've a parcel that needs signing"],
  ['es', 'se me olvidó mi chamarra ahí ayer en la sala'],
  ['fr', "j'ai oublié mon parapluie chez vous mardi"],
  ['de', 'ich habe meinen Schal bei Ihnen liegen lassen'],
  ['en', 'the pads you ordered are in'],
  ['en', "this is Tom from NAPA, I've got your brake pads"],
  ['en', 'I got the Layrite order for Dr. Park, he around tomorrow morning'],
  ['en', 'nobody called me back'],
  ['fr', "on ne m'a pas rappelée"],
  ['es', 'le hablo de Refacciones del Norte, con quién veo lo de los filtros que les vendemos'],
  ['en', "it's Doug from Green Mountain Flour, got your delivery for tomorrow but we're short, who do I talk to"],
  ['es', 'dijeron que me llamaban ayer'],
  ['fr', 'vous deviez me rappeler hier'],
  ['de', 'Sie wollten mich gestern zurückrufen'],
  ['en', 'I need a copy of my 2023 return for the bank'],
  ['es', 'necesito una copia de mi declaración para el banco'],
  ['fr', 'il me faut une copie de ma déclaration pour la banque'],
  ['de', 'und eine Kopie von der Erklärung 2023 bräucht ich noch für die Bank'],
])('%s, a message: %s', (language, text) => {
  expect(begun(heard(language, text))).toEqual(['message']);
});

test.each<[Language, string]>([
  ['en', 'I forgot my appointment there, can I book a cleaning Thursday?'],
  ['en', "stuck in traffic, I won't make it by 2, please cancel my cleaning"],
  ['en', "You said you'd call, I need a cleaning Friday"],
  ['en', 'nobody called me, is my appointment still on?'],
  ['es', 'nadie me llamó, quiero una limpieza el viernes'],
  ['en', 'This is Ed from Maple Street, I have your thermostat and it went blank'],
  ['en', "This is Al from Pine Street, I have your water heater and it's leaking"],
  ['en', 'Hi, this is Beth from the Grange Hall, we have your cakes every Christmas and want to do a tasting'],
  ['en', "We've got the boxes for you to pick up Thursday, it's a small move"],
  ['en', "I've got a delivery for you guys to do, one sofa across town"],
  ['en', 'I want a copy of a tattoo my dad had, a small one on my wrist'],
  ['en', 'I want a copy of the wedding cake my sister had, can we meet about it?'],
  ['en', 'I need a copy of my house key'],
  ['en', 'Hi this is Kevin from Bright Leads, we help businesses like yours, we can sell you SEO'],
  ['en', "This is Tom from Maple Street, I got your flyer and I'd like somebody to come out Tuesday"],
  ['en', 'Nobody called me back so can somebody come out Tuesday?'],
  ['fr', "on m'a rappelée"],
  ['en', "Hi, I've got an order for you, two dozen croissants for Saturday"],
  ['en', "I've got a custom cake order for you, for the 12th"],
  ['es', 'Queremos la limpieza de los dientes de las fotos que les mandamos'],
  ['en', 'The heater you ordered is in, so can you come and put it in Friday?'],
  ['en', "I've got the order form for my daughter, do I bring it"],
  ['en', "I'm coming by Uber, where do I get out"],
])('%s, more than that: %s', (language, text) => {
  expect(begun(heard(language, text))).not.toEqual(['message']);
});

test('not this week offers none of it, and not before a day nothing before it', async () => {
  const week = await talkWith({}).say('I need a cleaning, not this week');
  expect(week.text).not.toMatch(/November (?:16|17|18|19|20)\b/);
  expect(week.text).toMatch(/November 23/);
  const later = await talkWith({}).say('I need a cleaning, but not before december 10');
  expect(later.text).toMatch(/December 10/);
});

test('who asks whether a person or a machine answers is told, and put through to nobody', async () => {
  const told = await talkWith({}).say('Is this a real person or one of those bots');
  expect(told.ended).toBe(false);
  expect(told.text).toMatch(/virtual receptionist/);
});

test.each<[Language, string]>([
  ['en', "I'd like whitening before my sister's wedding on december 12"],
  ['es', 'Quiero blanquearme los dientes antes de la boda de mi prima, que es el doce de diciembre.'],
  ['fr', 'je voudrais un détartrage avant mon mariage le 12 décembre'],
  ['de', 'Zahnreinigung bitte vor meiner Hochzeit am 12. Dezember'],
])('%s, before what is that day: %s', (language, text) => {
  const [times] = heard(language, text).flatMap((one) => (one.do === 'set-times' ? [one.wishes] : []));
  expect(times).toEqual([{ date: '2026-11-16', until: '2026-12-11' }]);
});

test('what happened is part of the complaint', () => {
  const commands = heard('es', 'Oiga, llevo toda la mañana esperando y no ha llegado nadie, ¿qué pasó?');
  expect(commands.map((one) => one.do)).toContain('complaint');
  expect(commands.map((one) => one.do)).not.toContain('ask');
});

test.each<[Language, string]>([
  ['en', "I'd like to cancel, and no, I don't want to rebook, thank you."],
  ['en', 'I want to cancel, no need to rebook'],
  ['de', 'Ich komm am Donnerstag nicht, mein Auto wurde geklaut'],
])('%s, called off for good: %s', (language, text) => {
  expect(begun(heard(language, text))).toEqual(['cancel']);
});

test.each<[Language, string]>([
  ['en', 'Some time the week after next'],
  ['en', 'friday at 9'],
])('%s, a day at the opening is a wish to come: %s', (language, text) => {
  expect(begun(heard(language, text))).toEqual(['book']);
});

test('a wrong house is one, and what is billed twice is a complaint', () => {
  const did = (text: string) => heard('en', text).map((one) => one.do);
  expect(did('whoops wrong garage sorry')).toContain('wrong-number');
  expect(did("You've billed me for two meetings and I've only had the one")).toContain('complaint');
});

test.each<[Language, string]>([
  ['es', 'Quería cambiar mi limpieza del jueves a las once'],
  ['en', 'can I change my cleaning on Thursday to Friday'],
])('%s, a visit of one’s own is moved: %s', (language, text) => {
  expect(begun(heard(language, text))).toEqual(['move']);
});
