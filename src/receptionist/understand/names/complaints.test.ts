// Who complains of the business is heard; a knee that complains is not, nor is laughter a name.
import { expect, test } from 'vitest';
import { heard } from '../../../../tests/support/heard.ts';
import { nameIn } from './details.ts';

const complains = (text: string) => heard('en', text).some((one) => one.do === 'complaint');

test.each([
  ["my tooth's been complaining ever since I bit on a nut", false],
  ['the left side keeps complaining, could somebody look at it on Wednesday?', false],
  ['the crown has been acting up', false],
  ['I want to complain about my last visit', true],
  ['my wife has been complaining about your front desk', true],
  ['This is Sheila Rourke and I’m furious. The cake I picked up says Brain.', true],
  ["I'm furious with my landlord, he changed the locks, can I see a lawyer on Thursday?", false],
  ['You spelled the name wrong on my cake', true],
  ['you guys installed the sink wrong', true],
  ['you gave me the wrong medicine', true],
  ['you spelled my name wrong, it is Siobhan', false],
  ['You wrote Happy Birthday on my last cake, could you do that again for Friday?', false],
  ['You wrote Tuesday on my card, what time is it?', false],
  ["I'm furious with the movers I had last time, I need an estimate", false],
  ["I'm furious with you, nobody came", true],
  ['you gave me the wrong time yesterday, is it ten?', false],
  ['the last plumber installed it wrong, can you come Thursday?', false],
  ['I am livid, my ex still has my keys. I need the locks rekeyed today', false],
  ["I'm furious, my roommate lost our keys again and I need the lock changed tomorrow", false],
  ["I'm livid, there are mice in my kitchen again and I want somebody out here Wednesday morning", false],
  ["I'm fuming, my dog chewed my new glasses, can I get them adjusted Thursday?", false],
  ["I'm so angry, our landlord never fixed the heat, could somebody come on Friday?", false],
  ["I'm furious, nobody came yesterday, I want somebody here tomorrow", true],
  ["I'm livid, your technician left the gate open, send somebody on Friday", true],
  ["I'm furious, you told my neighbor about my visit", true],
  ["I'm fuming, the paint you used is peeling, I want it redone Thursday", true],
  ["I'm really upset with my haircut, I want it redone Saturday", true],
  ["I'm very upset about my gel nails, I want to come in Friday to get them redone", true],
  ["I'm so mad about my cut. Need an appointment Friday to fix it", true],
  ["I'm very angry about my filling, and I want to see someone tomorrow", true],
  ["I'm so upset about the leak, I need somebody here on Friday", false],
  ["I'm so upset, my dog ate my retainer, I need an appointment Friday", false],
  ["I'm so mad at myself, I cut my own hair, I need an appointment Friday", false],
  ["I'm furious. The cake says Brain", true],
  ["You guys gave me the wrong impression last time but I'd still like a cleaning tomorrow at nine", false],
  ['my cat is furious when I brush her, can you groom her Thursday?', false],
  ["My pug's claws are getting ridiculous. Could I bring him in next Monday", false],
  ['my hair is getting ridiculous, can I come Friday?', false],
  ['our lawn has gotten ridiculous, when can you come?', false],
  ['My nails are just ridiculous, half of them are lifting', true],
  ['my haircut is ridiculous', true],
  ['your wait times are ridiculous', true],
  ['this is ridiculous', true],
  ['my bill is ridiculous', true],
  ['I paid 85 for a filling on Wednesday and half of it already fell out. not happy', true],
  ['I had a filling done here yesterday and it came out', true],
  ['I paid 85 for a filling last week, can I book another?', false],
  ['I paid 85 for a filling last week and I fell off my bike, book me in Friday', false],
  ['half of my filling fell out, can you see me Friday?', false],
  ['I paid a deposit for the crown on Wednesday, what time was that?', false],
])('%s: %s', (text, expected) => {
  expect(complains(text)).toBe(expected);
});

test.each([
  ['es', 'soy rosa marquez jajaja', 'Rosa Marquez'],
  ['de', 'danke, lieselotte brandt haha', 'Lieselotte Brandt'],
] as const)('%s: laughter is no part of a name: %s', (language, text, name) => {
  expect(nameIn(text, language, false)?.name).toBe(name);
});

test.each([
  ['es', 'ya me urge jajaja'],
  ['es', 'y ando impresentable jaja'],
  ['en', 'it hurts like crazy haha'],
] as const)('%s: nor is it one by itself: %s', (language, text) => {
  expect(nameIn(text, language, false)).toBeNull();
});

test.each([
  ['es', 'estoy furiosa, el pastel dice otra cosa', true],
  ['es', 'me cortaron mal el árbol unos vecinos, necesito que lo vean el martes', false],
  ['es', 'escribió mal mi nombre, es con hache', false],
  ['es', 'Estoy furiosa con mi casero, no arregla la calefacción, necesito que alguien venga mañana', false],
  ['es', 'Estoy furiosa, mi ex no me deja ver a mis hijos, necesito una consulta esta semana', false],
  ['es', 'Estoy furiosa con ustedes, nadie vino', true],
  ['es', 'Estoy furiosa, me dejaron la puerta rayada, quiero que vengan mañana', true],
  [
    'fr',
    'Je suis furieuse, mon voisin a peint notre clôture en vert, je voudrais une visite pour une estimation jeudi',
    false,
  ],
  ['fr', 'Je suis furieuse contre mon propriétaire, il ne répare rien', false],
  ['fr', 'Je suis furieuse contre vous, je veux parler à quelqu’un jeudi', true],
  ['de', 'Ich bin stinksauer, mein Vermieter repariert nichts, ich brauche am Freitag einen Termin', false],
  ['de', 'Ich bin wütend auf meine Nachbarn, ich brauche eine Beratung', false],
  ['de', 'Ich bin stinksauer, Ihre Leute haben die Wand ruiniert', true],
  ['es', 'Pagué 85 por las uñas el martes y ya se me cayeron dos', true],
  ['fr', 'J’ai payé 85 pour les ongles mardi et deux sont déjà tombés', true],
  ['de', 'Ich habe gestern 85 Euro für die Nägel bezahlt und zwei sind schon abgefallen', true],
  ['es', 'Pagué 85 por las uñas el martes y quiero otra cita', false],
  ['fr', 'je suis furieuse, le nom sur le gâteau est faux', true],
  ['fr', 'vous m’avez mal coupé les cheveux samedi, je suis furieuse', true],
  ['de', 'Ich bin wütend, auf der Torte steht ein falscher Name', true],
  ['de', 'Sie haben das Waschbecken falsch eingebaut', true],
  ['de', 'Sie haben meinen Namen falsch geschrieben, mit t-h', false],
  ['de', 'Sie haben nichts falsch gemacht, ich möchte nur einen Termin am Freitag', false],
  ['es', 'Me mandaron la mesa equivocada de la tienda, ¿la pueden llevar de vuelta el martes?', false],
] as const)('%s: %s: %s', (language, text, expected) => {
  expect(heard(language, text).some((one) => one.do === 'complaint')).toBe(expected);
});
