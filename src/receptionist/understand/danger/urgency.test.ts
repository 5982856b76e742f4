// What cannot wait is left as urgent, by the caller's own word and not by ours.
import { expect, test } from 'vitest';
import { dental, talkWith } from '../../../../tests/support/talk.ts';
import { saysSoon, saysSoonWithYes, saysUrgent } from './urgency.ts';

test.each([
  'I need to talk to a nurse NOW',
  "I want to speak to a lawyer, it's urgent",
  'this cannot wait',
  'Please call me asap',
  'necesito hablar con la doctora ya',
  'Quiero hablar con el veterinario, es urgente',
  'no puede esperar',
  "passez-moi le kiné, c'est urgent",
  'je veux parler à un avocat tout de suite',
  'Es ist dringend',
  'ich muss sofort mit der Anwältin sprechen',
  'I need to talk to a nurse now please',
  'I need that appointment right away',
  'Quiero que me llamen ya',
  "Il faut que quelqu'un me rappelle tout de suite",
  'Ich muss die Anwältin sprechen, jetzt!',
  'No, this is urgent',
])('urgent: %s', (text) => {
  expect(saysUrgent(text)).toBe(true);
});

test.each([
  'Is anyone there right now?',
  "It's not urgent at all, just call me back",
  'nothing urgent',
  'Could somebody call me back when they have time?',
  'no es urgente',
  'no es nada urgente, cuando puedan',
  "ce n'est pas urgent",
  'rien de très urgent',
  'Es ist nicht so dringend',
  'keine dringende Sache',
  "it's a non-urgent question",
  'not particularly urgent',
  "I don't think it's urgent",
  'no es particularmente urgente',
  "ce n'est pas vraiment urgent",
  'nicht wirklich dringend',
  'Tengo que decirle que ya pagué la factura',
  'Quiero que sepa que ya estoy bien',
  'Je veux que le docteur sache que ça va mieux maintenant',
  'Ich will nur sagen, dass ich jetzt umgezogen bin',
  'I want him to know the pain is gone now',
  'I have a question about the emergency fund',
])('not urgent: %s', (text) => {
  expect(saysUrgent(text)).toBe(false);
});

const never = { ...dental, escalation: { ...dental.escalation, humanHours: 'never' as const } };

test.each([
  ['I need to talk to a nurse NOW', 'I have had an ache after the filling', 'yes', true],
  ['Can I talk to a nurse?', 'I have a question on my filling and it is urgent', 'yes', true],
  ['Can I talk to a nurse, nothing urgent?', 'I have a question on my filling', 'yes', false],
])('“%s” where nobody is there leaves a message', async (asks, words, yes, urgent) => {
  const { say, records } = talkWith({ business: never });
  expect((await say(asks)).text).toMatch(/nobody is free/);
  await say(words);
  await say('Dan Reed');
  await say('630 555 0126');
  await say(yes);
  expect(records().messages).toEqual([expect.objectContaining({ urgent })]);
});

test('a long line is looked at in no time', () => {
  const began = performance.now();
  saysUrgent('i need to have to want '.repeat(500));
  expect(performance.now() - began).toBeLessThan(1000);
});

test.each([
  'please call me back right away',
  'I need an answer today about the invoice',
  'have him get back to me as soon as he can',
  'que me llamen enseguida, la puerta no cierra',
  'que me llamen hoy mismo',
  "qu'on me rappelle tout de suite, la porte ne ferme plus",
  "que quelqu'un me rappelle aujourd'hui sans faute",
  "j'ai besoin d'une réponse aujourd'hui même pour la facture",
  'die sollen mich sofort zurückrufen',
  'ich brauche heute noch eine Antwort wegen der Rechnung',
  'das müssen die heute noch sehen',
  "I'm away tomorrow, so call me back today",
  "call me back today, tomorrow I'm away",
  'please call me back today in the evening',
  'let me know today how it went',
  'que me llamen hoy, mañana no estoy',
  'rufen Sie mich heute noch an, morgen bin ich weg',
])('an answer is begged for soon: %s', (text) => {
  expect(saysSoon(text)).toBe(true);
});

test.each([
  'nobody called me back today',
  "he said he'd call me today",
  'no need to call me right away',
  'call me whenever, today or tomorrow',
  'I was in today and left my umbrella',
  'the crown broke right away',
  'I can pay today',
  'nadie me llamó hoy',
  'me dijo que me llamaba hoy',
  'la puerta se rompió hoy',
  "personne ne m'a rappelé aujourd'hui",
  'la porte a lâché tout de suite',
  'heute hat mich niemand zurückgerufen',
  'die Saite ist gleich gerissen',
  'I was in today, please ask her to call me back next week',
  "I'm leaving tonight so call me back in March",
  'Please let me know how today went',
  "Call me back today or tomorrow or next week, doesn't matter",
  'estuve hoy, que me llame la próxima semana',
  "j'étais là aujourd'hui, rappelez-moi lundi",
  'ich war heute da, rufen Sie mich nächste Woche an',
])('no answer is begged for soon: %s', (text) => {
  expect(saysSoon(text)).toBe(false);
});

test.each([
  'yes, today please',
  'ok, right away',
  'así es, pero que sea hoy',
  'oui, tout de suite',
  'ja, heute noch bitte',
])('how soon is said with a yes: %s', (text) => {
  expect(saysSoonWithYes(text)).toBe(true);
});

test.each(['yes, I saw him today', 'yes, not today', 'ok, I will pay today', 'sí, hoy fui yo', 'ja, heute war ich da'])(
  'nothing of it is said with a yes: %s',
  (text) => {
    expect(saysSoonWithYes(text)).toBe(false);
  },
);
