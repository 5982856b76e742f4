// A yes that repeats what stands there books it; one that hangs on something else books nothing yet.
import { expect, test } from 'vitest';
import { dental, stranger, talkWith } from '../../../../tests/support/talk.ts';

async function stated(language: 'en' | 'es' | 'fr' | 'de' = 'en') {
  const opening = {
    en: 'I need a dental exam on Thursday at nine',
    es: 'Quiero un dental exam el jueves a las nueve',
    fr: 'Je voudrais un dental exam jeudi à neuf heures',
    de: 'Ich hätte gern einen dental exam am Donnerstag um neun',
  } as const;
  const business = { ...dental, languages: [language, 'en'] } as typeof dental;
  const talk = talkWith({ business, from: stranger });
  await talk.say(opening[language]);
  await talk.say('Maria Lopez');
  const { asks } = await talk.say('312 555 0144');
  expect(asks).toBe('confirm');
  return talk;
}
const ofMaria = expect.objectContaining({ name: 'Maria Lopez', service: 'Dental exam' });

test.each([
  ['en', "If that's Thursday the 19th at nine, then yes."],
  ['en', 'Yes, as long as it is still nine o’clock.'],
  ['en', "Yes, that's my number, go ahead."],
  ['en', "Assuming that's Thursday, go for it."],
  ['en', 'Thursday at nine, you got it.'],
  ['en', 'Yes please, if you could.'],
  ['en', "Yes, if I'm late I'll call you."],
  ['en', "Yes, if that's all right with you."],
  ['en', 'It all depends on the traffic but yes go ahead.'],
  ['en', 'Well, that depends on my ride, but sure, book it.'],
  ['es', 'Depende del tráfico, pero sí, adelante.'],
  ['de', 'Kommt auf den Verkehr an, aber ja, machen Sie das.'],
  ['es', 'Sí, el jueves a las nueve, perfecto.'],
  ['es', 'Si es el jueves a las nueve, pues sí, déjelo.'],
  ['es', 'Sí, si no es molestia.'],
  ['fr', "Si c'est bien jeudi à neuf heures, alors oui."],
  ['fr', "Oui, s'il vous plaît."],
  ['de', "Ja, wenn's bei Donnerstag um neun bleibt."],
  ['de', 'Ja. Falls ich zu spät komme, melde ich mich.'],
  ['de', 'Ja, wenn Sie meinen.'],
  ['de', 'Ja, wenn Sie das so sagen.'],
  ['de', 'Ja, wenn ich nicht absage, komme ich.'],
  ['es', 'Sí, si usted lo dice.'],
  ['es', 'Sí, si usted cree.'],
  ['fr', 'Oui, si vous le dites.'],
  ['fr', 'Oui, si vous pensez que ça va.'],
  ['en', 'Yes, if you say so.'],
  ['en', 'Yes, if you recommend it.'],
] as const)('booked: %s %s', async (language, text) => {
  const { say, records } = await stated(language);
  await say(text);
  expect(records().appointments).toContainEqual(ofMaria);
});

test.each([
  ['en', "Yes if it's under 100 dollars."],
  ['en', 'If you take cash, yes.'],
  ['en', "If it's free, yes."],
  ['en', 'Yes, as long as my husband can come too.'],
  ['en', "If that's Friday at nine, then yes."],
  ['en', "If that's ten o'clock, yes."],
  ['en', 'Yes, but it depends on my boss.'],
  ['en', 'Yes, depending on the price.'],
  ['en', 'I mean yes, it all depends on my boss though.'],
  ['en', 'But it depends, yes.'],
  ['es', 'Sí, pero depende de mi jefe.'],
  ['de', 'Ja, aber es kommt auf meinen Chef an.'],
  ['en', 'Is that Thursday at nine?'],
  ['en', "Thursday at nine, hmm, I'm not sure."],
  ['en', 'Thursday at nine is no good.'],
  ['es', 'Sí, siempre y cuando no duela.'],
  ['es', 'Si es el viernes a las nueve, sí.'],
  ['fr', "Oui, si c'est moins de cent dollars."],
  ['fr', 'Oui, si ma fille peut venir aussi.'],
  ['de', 'Ja, wenn es die Kasse zahlt.'],
  ['de', 'Ja, wenn Sie mir den Preis sagen.'],
  ['de', 'Ja, wenn meine Frau nicht absagt.'],
  ['es', 'Sí, si usted tiene rayos X.'],
  ['en', 'Yes, if my boss says so.'],
  ['fr', 'Oui, si mon mari pense que ça va.'],
  ['de', 'Wenn das Freitag um neun ist, dann ja.'],
] as const)('not booked yet: %s %s', async (language, text) => {
  const { say, records } = await stated(language);
  await say(text);
  expect(records().appointments).not.toContainEqual(ofMaria);
});

test('what a yes hangs on is asked of the house, and a plain yes behind it books', async () => {
  const { say, records } = await stated();
  expect((await say("Yes, if it doesn't hurt.")).asks).toBe('confirm');
  await say('OK, yes.');
  expect(records().appointments).toContainEqual(ofMaria);
});
