// Who was let down by somebody else wants a visit here, and calls none off; who cancels their own does.
import { expect, test } from 'vitest';
import { begun, heard } from '../../../../tests/support/heard.ts';
import type { Language } from '../../business.ts';

test.each<[Language, string]>([
  ['en', 'My hygienist cancelled on me, can you do a cleaning Wednesday at ten?'],
  ['en', 'our old dentist bailed on us, I need a dental exam tomorrow'],
  ['en', 'my noise-cancelling headphones hurt my jaw, can I get a dental exam Thursday?'],
  ['en', 'My landlord cancelled his guy, can you do a cleaning Thursday?'],
  ['en', 'my boss just called off his trip, so could I get a dental exam Wednesday'],
  ['es', 'Mi casero canceló a su técnico, quiero una limpieza el jueves'],
  ['fr', 'Mon propriétaire a annulé son plombier, je voudrais un détartrage jeudi'],
  ['de', 'Mein Vermieter hat seinem Handwerker abgesagt, ich brauche eine Zahnreinigung am Donnerstag'],
  ['es', 'mi dentista me canceló, quiero una limpieza mañana'],
  ['fr', "mon dentiste m'a annulé, je voudrais un détartrage mercredi"],
  ['de', 'Mein alter Zahnarzt hat abgesagt, ich brauche eine Zahnreinigung morgen'],
])('%s: a visit is wished for: %s', (language, said) => expect(begun(heard(language, said))).toEqual(['book']));

test.each<[Language, string]>([
  ['en', 'I have to cancel my cleaning on Tuesday'],
  ['en', 'my ride bailed, please cancel my cleaning'],
  ['en', 'my husband needs his cleaning on Tuesday cancelled'],
  ['en', 'My son has his game, please cancel his exam'],
  ['es', 'quiero cancelar mi limpieza del martes'],
  ['fr', 'je dois annuler mon détartrage de mardi'],
  ['de', 'Ich muss meine Zahnreinigung am Dienstag absagen'],
])('%s: a visit is called off: %s', (language, said) => expect(begun(heard(language, said))).toEqual(['cancel']));
