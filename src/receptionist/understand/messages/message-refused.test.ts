// A no with more behind it, where a message was read back: what tells more is read back with it, what refuses drops it, and what is
// neither is asked for.
import { expect, test } from 'vitest';
import { heard } from '../../../../tests/support/heard.ts';
import { keptIn, messageStated } from '../../../../tests/support/message-stated.ts';
import type { Language } from '../../business.ts';
import type { State } from '../../state.ts';
import { saysUnclear } from './message-refused.ts';

const readBack: Partial<State> = {
  turns: 2,
  asked: 'confirm',
  lastText: 'Is that right?',
  frames: [{ flow: 'message', body: 'The left bracket broke.', urgent: false, confirming: true, to: 'Dr. Owen Park' }],
};

test.each<[Language, string]>([
  ['en', 'No, I have a fever too'],
  ['en', 'No, actually I have an infection and a fever'],
  ['en', 'No, there is swelling too'],
  ['en', 'No, I wanted him to call me today'],
  ['en', 'No. I was going to say that it hurts a lot when I chew'],
  ['en', 'No, bracket number two broke not number one'],
  ['en', 'No, two brackets fell out'],
  ['en', 'No, please have him ring me at work instead'],
  ['en', 'nope, it hurts on the left as well'],
  ['en', 'No, I have a fever, send it'],
  ['en', 'No, I have one more that looks odd'],
  ['en', 'No, it sounds like it grinds'],
  ['en', 'No, my number has changed, my new bracket too'],
  ['en', 'No, nobody turned up for the bracket'],
  ['en', 'No, there is nothing left of it'],
  ['en', 'No, tell him to ignore the invoice'],
  ['en', 'No, I was checking it and the other one broke'],
  ['es', 'No, tengo otra cosa que decirle'],
  ['fr', "Non, j'ai réglé la facture"],
  ['de', 'Nein, es ist ein neues Problem aufgetaucht'],
  ['de', 'Nein, ich habe noch einen Riss gefunden'],
  ['en', 'No, it feels loose again'],
  ['en', 'No, it looks swollen today'],
  ['en', 'No, I paid for two brackets'],
  ['en', 'No, there is a crack on the other side'],
  ['es', 'No, tengo otra pieza suelta'],
  ['fr', "Non, j'ai perdu la vis"],
  ['de', 'Nein, ich habe zwei Schrauben verloren'],
  ['es', 'No, también me duele mucho la muela'],
  ['es', 'No, tengo fiebre también'],
  ['es', 'No, se me cayeron dos coronas'],
  ['es', 'no, hay otra pieza rota'],
  ['fr', "Non, j'ai aussi de la fièvre"],
  ['fr', 'Non, en plus la vis est tombée'],
  ['fr', "Non, je voulais qu'elle me rappelle ce soir"],
  ['de', 'Nein, die Tasten klemmen auch'],
  ['de', 'Nein, es sind zwei Saiten gerissen'],
  ['de', 'Nein, ich wollte eigentlich heute zurückgerufen werden'],
])('%s: tells more: %s', (language, text) => {
  const words = text.replace(/^\P{L}*\p{L}+[,.]\s*/u, '');
  expect(heard(language, text, readBack)).toEqual([{ do: 'set-message', body: `The left bracket broke. ${words}` }]);
});

test.each<[Language, string]>([
  ['en', 'No, he already has my number'],
  ['en', 'No, the doctor already knows'],
  ['en', 'No, it will be fine'],
  ['en', 'no, never mind'],
  ['en', 'No, actually I changed my mind'],
  ['en', 'No, my husband will ask him tonight'],
  ['en', 'No, I see him tomorrow anyway'],
  ['en', 'No, he called me back just now'],
  ['en', 'No, there is no rush'],
  ['en', 'No, the bracket is fine now'],
  ['en', 'No, I need to go now'],
  ['en', 'No, I had better call Karl directly'],
  ['en', 'No, on reflection better not'],
  ['en', 'No, I was just testing this thing'],
  ['en', 'No, have him disregard it'],
  ['en', 'No, it turned up'],
  ['en', 'No, it sounds rude'],
  ['en', 'No, there is no reason to bother him'],
  ['en', 'No, there is nothing to tell him'],
  ['en', 'No, I had second thoughts'],
  ['en', 'No, he texted me two minutes ago'],
  ['es', 'No, tengo que pensarlo'],
  ['es', 'No, ya encontré la carpeta'],
  ['es', 'No, no quiero molestarlo'],
  ['fr', "Non, j'ai retrouvé le dossier"],
  ['fr', "Non, j'ai peur de la déranger"],
  ['fr', "Non, j'ai mieux à faire"],
  ['fr', 'Non, il y a mieux à faire'],
  ['de', 'Nein, wir haben uns geeinigt'],
  ['de', 'Nein, ich habe kein gutes Gefühl dabei'],
  ['de', 'Nein, ich habe ihn an der Strippe'],
  ['de', 'Nein, ich habe den Ordner wiedergefunden'],
  ['es', 'No, él ya sabe'],
  ['es', 'No, mejor lo llamo yo'],
  ['es', 'No, era solo una pregunta'],
  ['es', 'No, se me hace tarde'],
  ['fr', 'Non, elle le sait déjà'],
  ['fr', 'non, ça ira merci'],
  ['fr', "Non, c'était juste une question"],
  ['de', 'Nein, sie weiß schon Bescheid'],
  ['de', 'Nein, das passt schon'],
  ['de', 'Nein, das hat Zeit'],
  ['de', 'Nein, es ist mir peinlich'],
])('%s: refuses: %s', (language, text) => {
  expect(heard(language, text, readBack).some((one) => one.do === 'set-message')).toBe(false);
  expect(saysUnclear(text, language)).toBe(false);
});

test.each(['No, he never called me back', 'No, please just the usual thing'])(
  'what is neither is asked for: %s',
  async (line) => {
    const talk = await messageStated();
    expect((await talk.say(line)).asks).toBe('message');
    expect((await talk.say('send it as it is')).asks).toBe('confirm');
    await talk.say('yes');
    expect(keptIn(talk)).toEqual(['The bracket broke']);
  },
);

test('what was asked for and is not wanted after all is dropped', async () => {
  const talk = await messageStated();
  await talk.say('No, he never called me back');
  await talk.say('nothing, forget it');
  expect(keptIn(talk)).toEqual([]);
});

test.each(["no, I'd rather you don't send it", "no, please don't send it", 'no, not yes, no'])(
  '“%s” passes nothing on',
  async (line) => {
    const talk = await messageStated();
    await talk.say(line);
    expect(keptIn(talk)).toEqual([]);
  },
);

test.each([
  'No, the message is fine as it is',
  'no, the message is good, send it',
  'no doubt, send it',
  'no, I mean yes',
])('“%s” stands', async (line) => {
  const talk = await messageStated();
  expect((await talk.say(line)).asks).toBe('confirm');
  await talk.say('yes');
  expect(keptIn(talk)).toEqual(['The bracket broke']);
});

test.each([
  'yes and mark it urgent',
  'yes, make it urgent please',
  'yes, today please',
  'Yes. Please call me back right away',
])('“%s” passes it on as urgent', async (line) => {
  const talk = await messageStated();
  await talk.say(line);
  await talk.say('yes');
  expect(talk.records().messages).toMatchObject([{ urgent: true }]);
});

test.each(['yes, not urgent', 'yes, no rush', "yes, he said he'd call me today"])(
  '“%s” is not urgent',
  async (line) => {
    const talk = await messageStated();
    await talk.say(line);
    await talk.say('yes');
    expect(talk.records().messages).toMatchObject([{ urgent: false }]);
  },
);
