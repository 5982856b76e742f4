// A wish for whoever speaks a language is a wish for one of the staff; a question after whom it is with is none.
import { expect, test } from 'vitest';
import type { BusinessFile } from '../../../../bench/receptionist/format.ts';
import { dental, talkWith } from '../../../../tests/support/talk.ts';

const services = ['Divorce consultation', 'Will signing'];
const law: BusinessFile = {
  ...dental,
  name: 'Thorn Law',
  industry: 'legal',
  languages: ['en', 'es', 'fr', 'de'],
  services: services.map((name) => ({ name, minutes: 60 })),
  staff: ['Corinne Thorn', 'Anselm Vogel', 'Lupe Navarro'].map((name) => ({ name, services })),
  knowledge: [{ title: 'Languages', text: 'Anselm Vogel speaks German. Lupe Navarro speaks Spanish and French.' }],
  emergencies: [],
  appointments: [],
};
const when = {
  en: 'this Thursday at 10 AM',
  es: 'este jueves a las 10 de la mañana',
  fr: 'ce jeudi à 10 h',
  de: 'diesen Donnerstag um 10 Uhr',
};

test.each([
  [`I need a divorce consultation ${when.en} with the one who speaks German`, 'Anselm Vogel'],
  [`ich brauche eine Beratung zur Scheidung ${when.de}, bei wem der Deutsch kann`, 'Anselm Vogel'],
  [`quiero una consulta de divorcio ${when.es} con una que hable español`, 'Lupe Navarro'],
  [`je voudrais une consultation pour un divorce ${when.fr} avec quelqu'un qui parle français`, 'Lupe Navarro'],
])('%s: %s', async (line, staff) => {
  expect((await talkWith({ business: law }).say(line)).text).toContain(staff);
});

test.each([
  [`I need a divorce consultation ${when.en}`, 'someone who speaks German please', 'Anselm Vogel'],
  [`quiero una consulta de divorcio ${when.es}`, 'con alguien que hable español', 'Lupe Navarro'],
])('said later: %s, %s', async (line, wish, staff) => {
  const talk = talkWith({ business: law });
  await talk.say(line);
  expect((await talk.say(wish)).text).toContain(staff);
});

test.each([
  [`I need a will signing ${when.en} with Anselm Vogel, with whom I met last spring`, 'Anselm Vogel'],
  [
    `je voudrais une consultation pour un divorce ${when.fr} avec Lupe Navarro, avec qui j'ai parlé au printemps`,
    'Lupe Navarro',
  ],
])('whom the caller met before is wished for: %s', async (line, staff) => {
  expect((await talkWith({ business: law }).say(line)).text).toContain(staff);
});

test.each([
  ['I need a will signing this Thursday at 10 AM with Corinne Thorn', 'Who is it with? My sister had Lupe Navarro'],
  [
    'je voudrais une consultation pour un divorce ce jeudi à 10 h avec Corinne Thorn',
    "c'est avec qui, parce que ma sœur avait eu Lupe Navarro",
  ],
])('asked with whom it is, nobody else takes it: %s, %s', async (line, asks) => {
  const talk = talkWith({ business: law });
  await talk.say(line);
  await talk.say('Ann Lee');
  const reply = await talk.say(asks);
  expect(reply.text).not.toContain('with Lupe');
  expect(reply.text).not.toContain('avec Lupe');
});

test.each([
  'Does anybody there speak German?',
  `I need a divorce consultation ${when.en}, my husband speaks German`,
  `I need a divorce consultation ${when.en} with Corinne Thorn, the one who speaks English`,
])('no wish for another: %s', async (line) => {
  expect((await talkWith({ business: law }).say(line)).text).not.toMatch(/(?:with|bei) Anselm Vogel/);
});
