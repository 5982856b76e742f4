// When an acquaintance comes is theirs to tell; who asks for a time of their own, or after the house, is heard as before.
import { expect, test } from 'vitest';
import { dental } from '../../../../tests/support/talk.ts';
import { freshState } from '../../state.ts';
import { asksWhenFriendComes } from './asks-when-friend-comes.ts';

const heard = (line: string, language: 'en' | 'es' | 'fr' | 'de') =>
  asksWhenFriendComes({
    heard: { state: freshState(language), business: { ...dental, languages: [language] } },
    said: line,
    language,
  });

test.each([
  ['en', 'A pal of mine, Ross, has a cleaning with you this week. What day is he in?'],
  ['en', "This guy I know, Ross Tate, he comes there on Mondays. When's he out?"],
  ['en', "My coworker's having an exam there today, what time does she finish?"],
  ['es', 'Una amiga mía tiene limpieza con ustedes el jueves. ¿A qué hora sale?'],
  ['es', 'Mi vecino Raúl va ahí mañana, ¿a qué hora le toca?'],
  ['fr', 'Une collègue a un détartrage chez vous jeudi, elle finit à quelle heure ?'],
  ['fr', 'Mon voisin vient chez vous demain. À quelle heure est-ce qu’il sort ?'],
  ['de', 'Ein Kollege von mir hat heute bei Ihnen eine Zahnreinigung. Wann ist er fertig?'],
  ['de', 'Meine Nachbarin kommt morgen zu Ihnen, um wie viel Uhr ist sie dran?'],
] as const)('%s: nothing of it is told: %s', (language, line) => {
  expect(heard(line, language)).toBe(true);
});

test.each([
  ['en', 'A friend of mine has her cleanings with you. What times do you have Thursday?'],
  ['en', 'My neighbor recommended you. When can I come in for a cleaning?'],
  ['en', 'A buddy has a dental practice. What time do you open?'],
  ['en', 'My friend needs an exam, when could he come in?'],
  ['en', 'I have a cleaning with you Thursday. What time is it again?'],
  ['es', 'Un amigo viene con ustedes. ¿A qué hora abren el sábado?'],
  ['es', 'Mi vecina va con ustedes, ¿cuándo puedo ir yo?'],
  ['fr', 'Une amie vient chez vous. À quelle heure puis-je passer jeudi ?'],
  ['de', 'Ein Freund hat bei Ihnen eine Zahnreinigung gemacht. Wann könnte ich kommen?'],
  ['de', 'Meine Kollegin kommt immer zu Ihnen. Wann haben Sie am Donnerstag Zeit?'],
] as const)('%s: it is no question about them: %s', (language, line) => {
  expect(heard(line, language)).toBe(false);
});
