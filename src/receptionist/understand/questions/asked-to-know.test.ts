// "I'd like to know if you also …" asks, in whatever spelling and without any mark; "… if I could come on Friday" wants to come.
import { expect, test } from 'vitest';
import { begun, heard } from '../../../../tests/support/heard.ts';
import { talkWith } from '../../../../tests/support/talk.ts';
import type { Language } from '../../business.ts';
import { foldCue } from '../cues/cue.ts';
import { askedToKnow } from './asked-to-know.ts';

test.each<[Language, string, string]>([
  ['en', "I'd like to know if you also fix dentures", 'you also fix dentures'],
  ['en', 'hi just wanted to ask if you guys do braces', 'you guys do braces'],
  ['en', 'could you tell me whether you treat dogs', 'you treat dogs'],
  ['en', "I was wondering if there's a discount for students", "there's a discount for students"],
  ['en', 'i dont know if you also repair retainers', 'you also repair retainers'],
  ['es', 'quiero saber si también arreglan dentaduras', 'también arreglan dentaduras'],
  ['es', 'qiero saver si tambien arreglan dentaduras', 'tambien arreglan dentaduras'],
  ['es', 'Quería preguntarles si hacen puentes', 'hacen puentes'],
  ['es', '¿me podría decir si ustedes tratan perros?', 'ustedes tratan perros?'],
  ['es', 'no sé si también venden cepillos', 'también venden cepillos'],
  ['fr', 'Je voudrais savoir si vous réparez aussi les dentiers', 'vous réparez aussi les dentiers'],
  ['fr', 'je voulais demander si vous soignez les chiens', 'vous soignez les chiens'],
  ['fr', 'Pourriez-vous me dire si vous vendez des brosses ?', 'vous vendez des brosses ?'],
  ['de', 'Ich wollte fragen, ob Sie auch Prothesen reparieren', 'Sie auch Prothesen reparieren'],
  ['de', 'ich wollt mal wissen ob ihr auch hunde behandelt', 'ihr auch hunde behandelt'],
  ['de', 'Können Sie mir bitte sagen, ob Sie Bürsten verkaufen', 'Sie Bürsten verkaufen'],
])('%s: %s', (language, text, question) => {
  const commands = heard(language, text);
  expect(begun(commands)).toEqual([]);
  expect(commands).toContainEqual({ do: 'ask', question });
});

test.each<[Language, string]>([
  ['en', "I'd like someone to check if there's a cavity"],
  ['en', 'I want you to see if you can save the tooth'],
  ['es', 'quiero alguien que venga a ver si tienen arreglo'],
  ['fr', "il faudrait quelqu'un pour vérifier si c'est carié"],
])('who is to find out is somebody who comes, %s: %s', (language, text) => {
  expect(askedToKnow(foldCue(text), language)).toBeNull();
});

test.each<[Language, string]>([
  ['en', 'I wanted to ask if I could come in for a cleaning on Friday at ten'],
  ['en', "I'd like to know if you have anything on Friday"],
  ['es', 'Quisiera saber si me pueden dar una cita el viernes'],
  ['fr', 'Je voudrais savoir si je pourrais avoir un rendez-vous vendredi'],
  ['de', 'Ich wollte fragen, ob ich am Freitag einen Termin haben könnte'],
])('a visit asked for so is wished for, %s: %s', (language, text) => {
  expect(begun(heard(language, text))).toEqual(['book']);
});

test.each<[Language, string]>([
  ['en', 'Let me know if anything changes'],
  ['en', "I don't know if I can make it"],
  ['es', 'no sé si puedo llegar'],
  ['fr', 'je ne sais pas si je peux venir'],
  ['de', 'ich weiß nicht, ob ich kommen kann'],
])('nothing is asked, %s: %s', (language, text) => {
  expect(askedToKnow(foldCue(text), language)).toBeNull();
});

test('without a pause the question ends where its clause does', () => {
  const commands = heard('es', 'quiero saber si tambien arreglan dentaduras tengo una rota');
  expect(commands).toContainEqual({ do: 'ask', question: 'tambien arreglan dentaduras' });
});

test('what is asked so in the middle of a booking is answered, and the booking goes on', async () => {
  const text = 'We do not fix dentures.';
  const { say } = talkWith({
    findAnswer: (question) =>
      question.includes('dentures') ? { kind: 'found', text, score: 0.9, sources: ['Taught'] } : { kind: 'unknown' },
  });
  await say('A cleaning on Thursday at nine please');
  const reply = await say("oh and I'd like to know if you also fix dentures");
  expect(reply.text).toMatch(/do not fix dentures/);
  expect(reply.asks).not.toBe('more');
});

test.each(['let me know if you need anything else', 'let me know if you have any questions'])(
  'a courtesy asks nothing: %s',
  (text) => {
    expect(askedToKnow(text, 'en')).toBeNull();
  },
);
