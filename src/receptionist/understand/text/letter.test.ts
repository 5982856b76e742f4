import { expect, test } from 'vitest';
import { readLetter } from './letter.ts';

test('heads, signatures and quoted mail are no part of what was said', () => {
  const letter = readLetter(
    'Subject: Re: Monday\n\nDear team,\n\nCould we do Tuesday at 11?\n\nBest,\nGreg Nash\nNash Roofing\n\nOn Mon, Nov 16, 2026 at 9:02 AM Office wrote:\n> Monday at 10 is fine.',
    true,
  );
  expect(letter).toMatchObject({ said: 'Could we do Tuesday at 11?', signedBy: 'Greg Nash' });
});

test.each([
  [
    'Bonjour,\n\nJe dois annuler jeudi.\n\nBien cordialement,\nColette Dupuis',
    'Je dois annuler jeudi.',
    'Colette Dupuis',
  ],
  [
    'Hallo,\nich muss Donnerstag leider absagen.\nViele Grüße\nUwe Lang',
    'ich muss Donnerstag leider absagen.',
    'Uwe Lang',
  ],
  ['Guten Abend,\nhaben Sie am Montag Platz?\nFreundliche Grüße\nUwe Lang', 'haben Sie am Montag Platz?', 'Uwe Lang'],
  ['Hola,\n¿hay sitio el lunes?\nUn abrazo\nAna Ruiz', '¿hay sitio el lunes?', 'Ana Ruiz'],
  ['Bonjour,\nvous êtes ouverts lundi ?\nAmicalement\nLuc Morel', 'vous êtes ouverts lundi ?', 'Luc Morel'],
  ['Buenas tardes,\n¿Hay sitio el lunes?\nSaludos,\nAna', '¿Hay sitio el lunes?', 'Ana'],
])('in other languages as well', (text, said, signedBy) => {
  expect(readLetter(text, true)).toMatchObject({ said, signedBy });
});

test('a subject says what a body of few words leaves open', () => {
  expect(readLetter('Subject: cancel Thursday\n\nplease', true).said).toBe('cancel Thursday. please');
});

test('a text message is only trimmed, and its lines are known', () => {
  expect(readLetter('  thanks \n Bo ', false)).toEqual({ said: 'thanks Bo', lines: 'thanks\nBo', signedBy: null });
});

test('a name that closes a letter without a greeting signs it, and what stands under it is no part of the name', () => {
  const letter = readLetter('Hello,\n\nA hearing test on Thursday, please.\n\nTheodora Abernathy\nTwo Harbors\n', true);
  expect(letter).toMatchObject({ said: 'A hearing test on Thursday, please.', signedBy: 'Theodora Abernathy' });
  expect(readLetter('Theodora Abernathy', true).signedBy).toBeNull();
  expect(readLetter('A test, please.\n\nThursday at 9 works for me.', true).signedBy).toBeNull();
});
