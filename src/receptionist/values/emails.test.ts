// Mail addresses, written and aloud.
import { expect, test } from 'vitest';
import { readEmails } from './emails.ts';
import type { Language } from './language.ts';

const cases: readonly (readonly [Language, string, string | null])[] = [
  ['en', 'my email is jane dot doe at gmail dot com', 'jane.doe@gmail.com'],
  ['en', 'This address, marguerite.dawes@example.com.', 'marguerite.dawes@example.com'],
  ['en', 'sure, it is j o h n underscore smith 42 at yahoo dot co dot uk thanks', 'john_smith42@yahoo.co.uk'],
  ['en', 'kevin doyle twenty two at hot mail dot com', 'kevindoyle22@hotmail.com'],
  ['en', "it's b as in boy o b at example dot com", 'bob@example.com'],
  ['es', 'mi correo es lucia guion bajo fuentes arroba gmail punto com', 'lucia_fuentes@gmail.com'],
  ['fr', "c'est solène point girard arobase orange point fr, merci", 'solene.girard@orange.fr'],
  ['de', 'meine E-Mail ist jürgen Unterstrich brandt at web Punkt de', 'juergen_brandt@web.de'],
  ['de', 'lieber per E-Mail: klara punkt wuest, mit u e, at example punkt com', 'klara.wuest@example.com'],
  ['de', 'sven, mit v, Unterstrich keller, alles klein, at example punkt com', 'sven_keller@example.com'],
  ['en', 'stefan dot kohl, with a K, at example dot com.', 'stefan.kohl@example.com'],
  ['en', 'ann dot clark, with an E, at example dot com', 'ann.clarke@example.com'],
  ['en', 'helene dot moss, with an E at the end, at example dot com', 'helene.mosse@example.com'],
  ['en', "it's t okonkwo, that's O-K-O-N-K-W-O, at example dot com", 'tokonkwo@example.com'],
  ['en', 'tim dot okonquo at example dot com, O-K-O-N-K-W-O', 'tim.okonkwo@example.com'],
  ['en', 'blue heron, all one word, all lowercase, at example dot org', 'blueheron@example.org'],
  ['en', 'e-mail me at jane dot doe at example dot com', 'jane.doe@example.com'],
  ['es', 'lucia punto barrera, todo junto y en minúsculas, arroba example punto com', 'lucia.barrera@example.com'],
  ['es', 'yesenia, con y griega, guion bajo ruiz, arroba example punto com', 'yesenia_ruiz@example.com'],
  ['fr', 'marie point leduc, en un seul mot, arobase example point com', 'marie.leduc@example.com'],
  ['fr', 'philippe avec deux p, point roy, arobase example, point com', 'philippe.roy@example.com'],
  ['de', 'b punkt krause, Krause mit K, at example punkt de', 'b.krause@example.de'],
  ['fr', 'c point tremblay arobase example point com', 'c.tremblay@example.com'],
  ['en', 'kristin dot lund, Kristin with a K, at example dot net', 'kristin.lund@example.net'],
  ['en', 'p underscore adeyemi, A-D-E-Y-E-M-I, all small letters, at example dot com', 'p_adeyemi@example.com'],
  ['de', 'a punkt groß, mit Doppel-s, klein geschrieben, at example punkt de', 'a.gross@example.de'],
  ['en', "nguyen dot thu, that's T-H-U, no caps, at example dot org", 'nguyen.thu@example.org'],
  ['fr', 'annick, avec deux n et ck à la fin, point dube arobase example point com', 'annick.dube@example.com'],
  ['en', 'nguyen dot thu, you know, at example dot org', null],
  ['en', 'withers at example dot com', 'withers@example.com'],
  ['en', 'jane with dash doe at example dot com', 'janewith-doe@example.com'],
  ['de', 'schmitt at example punkt com, mit zwei t', 'schmitt@example.com'],
  ['fr', 'avecplaisir arobase example point fr', 'avecplaisir@example.fr'],
  ['es', 'con punto ruiz arroba example punto com', 'con.ruiz@example.com'],
  ['en', "Put it under Cathy with a C, I'll be at home", null],
  ['de', 'Meyer mit e y, um neun', null],
  ['de', 'peter punkt klein at example punkt com', 'peter.klein@example.com'],
  ['de', 'anna klein at example punkt com', 'annaklein@example.com'],
  ['de', 'jana unterstrich klein minus mitko at example punkt de', 'jana_klein-mitko@example.de'],
  ['de', 'E punkt Klein at klein minus bau punkt de', 'e.klein@klein-bau.de'],
  ['de', 'praxis at klein punkt de', 'praxis@klein.de'],
  ['de', 'info@peter-klein.de', 'info@peter-klein.de'],
  ['de', 'peter punkt klein, alles klein, at example punkt com', 'peter.klein@example.com'],
  ['de', 'peter punkt meier, klein, at example punkt com', 'peter.meier@example.com'],
  ['de', 'peter punkt meier, zusammen und klein, at example punkt com', 'peter.meier@example.com'],
  ['de', 'peter punkt meier alles klein at example punkt com', 'peter.meier@example.com'],
  ['es', 'blanca punto pegado arroba example punto com', 'blanca.pegado@example.com'],
  ['es', 'tienda junto al rio arroba example punto com', 'tiendajuntoalrio@example.com'],
  ['es', 'lucia barrera va todo pegado arroba example punto com', 'luciabarrera@example.com'],
  ['fr', 'anne point colle arobase example point com', 'anne.colle@example.com'],
  ['fr', 'marie leduc, collé, arobase example point com', 'marieleduc@example.com'],
  ['en', 'better together at example dot com', 'bettertogether@example.com'],
  ['en', 'sales@snap-caps.com', 'sales@snap-caps.com'],
  ['en', 'hello at lowercase dot com', 'hello@lowercase.com'],
  ['en', 'all lowercase, sara dot justice at example dot com', 'sara.justice@example.com'],
  ['en', 'no caps, jane dot doe at example dot com', 'jane.doe@example.com'],
  ['es', 'todo junto, lucia barrera arroba example punto com', 'luciabarrera@example.com'],
  ['fr', 'tout en minuscules, marie point leduc arobase example point com', 'marie.leduc@example.com'],
  ['de', 'alles klein, peter punkt klein at example punkt com', 'peter.klein@example.com'],
  ['en', 'alllow dot capsen at example dot com', 'alllow.capsen@example.com'],
  ['de', 'klein punkt peter at example punkt com', 'klein.peter@example.com'],
  ['en', 'I will be at home at noon.', null],
  ['en', 'Alice@abc is invalid', null],
  ['en', 'meet me at the office on Main Street', null],
  ['en', 'cleaning at 9 and exam at 10. is that possible?', null],
];

test.each(cases)('%s: %s', (language, text, expected) => {
  expect(readEmails(text, language).map((found) => found.email)).toEqual(expected === null ? [] : [expected]);
});

test('the place of what was read', () => {
  const text = 'Well, jane dot doe at gmail dot com please';
  const [found] = readEmails(text, 'en');
  expect(text.slice(found?.start, found?.end)).toContain('jane dot doe at gmail dot com');
});

test('the place of what is read with its asides', () => {
  const text = 'Well, jane dot kohl, with a K, at example dot com please';
  const [found] = readEmails(text, 'en');
  expect(text.slice(found?.start, found?.end)).toBe('jane dot kohl, with a K, at example dot com');
});
