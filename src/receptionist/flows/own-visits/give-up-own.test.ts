// Whoever is known and says, in whatever words, that a visit of theirs will not be, has it stated to be called off; nothing new is offered
// for it, and nothing else is taken for that. Hank has a teeth cleaning on Tuesday the 24th at nine, the other two have two visits.
import { expect, test } from 'vitest';
import { dental, hank, stranger, talkWith } from '../../../../tests/support/talk.ts';

const stated = /Shall I cancel it|Soll ich ihn stornieren|Quiere que la anule|Voulez-vous que je l’annule/;
const statedAfter = async (lines: readonly string[], language: 'en' | 'es' | 'fr' | 'de' = 'en', from = hank) => {
  const talk = talkWith({ from, business: { ...dental, languages: [language] } });
  let said = '';
  for (const line of lines) said = (await talk.say(line)).text;
  const called = stated.test(said) ? said : null;
  return { said, called, records: talk.records() };
};

test.each([
  ['en', "Hank Bauer. Somebody else can have Tuesday's cleaning, I'm moving away."],
  ['en', 'My cleaning on the 24th, strike it please.'],
  ['en', "My sister did my teeth herself in the end, so, uh, scratch Tuesday's cleaning, please."],
  ['en', "I'm moving away, just drop next Tuesday's visit."],
  ['en', 'You can skip me Tuesday the 24th, my teeth got cleaned on base.'],
  ['es', 'La limpieza del martes 24, me la pueden quitar, por favor.'],
  ['es', 'El martes 24 a las nueve tenía limpieza, denle mi lugar a otro.'],
  ['fr', 'Le détartrage du mardi 24, vous pouvez l’enlever.'],
  ['fr', 'Pour mardi 24 à neuf heures, vous pouvez donner ma place à quelqu’un d’autre.'],
  ['de', 'Die Zahnreinigung am Dienstag dem 24. müssen wir streichen.'],
  ['de', 'Dienstag der 24. um neun, den Termin können Sie wieder freigeben.'],
] as const)('%s: it is stated to be called off: %s', async (language, line) => {
  const { said, called, records } = await statedAfter([line], language);
  expect(called, said).not.toBeNull();
  expect(records.appointments.every(({ status }) => status === 'booked')).toBe(true);
});

test.each([
  ['en', 'The cleaning on the 24th is pointless now, I had it done at school.'],
  ['en', "My cleaning on the 24th isn't going to happen."],
  ['en', "I won't be needing the cleaning on the 24th."],
  ['es', 'La limpieza del martes 24 ya no procede, me la hicieron en otro lado.'],
  ['fr', 'Le détartrage du mardi 24 tombe à l’eau, je suis à l’hôpital.'],
  ['de', 'Die Zahnreinigung am Dienstag dem 24. hat sich erledigt.'],
] as const)('%s: of what is only told, or asked, it is asked or stated: %s', async (language, line) => {
  const { said, called } = await statedAfter([line], language);
  expect(called ?? /stay as it is|como está|tel quel|dabei bleiben/.exec(said), said).not.toBeNull();
});

test.each([
  ["I'd like a cleaning.", "No, I don't want another date, just take mine off."],
  ['It is about the cleaning.', "I don't need any date, strike it, please."],
])('a booking begun in error is left: %s, %s', async (first, second) => {
  const { said, called } = await statedAfter([first, second]);
  expect(called, said).not.toBeNull();
});

test.each([
  ['en', 'Could you take the stain off at the cleaning on Tuesday the 24th?'],
  ['en', "Don't drop Tuesday's cleaning, I'm coming."],
  ['en', "I scratched Friday's car, can I park it at yours?"],
  ['en', "I won't be making it on time on the 24th, about ten minutes late."],
  ['en', "I'm not going to make the 24th at nine, can my brother take it?"],
  ['en', "I won't need the exam, just the cleaning on the 24th."],
  ['en', "Fasting's not necessary for my cleaning on the 24th I guess."],
  ['en', "My cleaning on the 24th, I don't need anybody with me for it, do I?"],
  ['en', "My husband had to pull out of work for my cleaning on the 24th, I just want to be sure it's on."],
  ['en', "If I'm late on the 24th somebody else can have my spot, I'll wait."],
  ['en', 'Can you scratch Tuesday the 24th at nine and do Thursday at ten?'],
  ['en', "Don't hold nine on the 24th for me, I'll come Thursday at ten."],
  ['en', "Let's skip Tuesday the 24th and do Thursday at ten."],
  ['en', 'Just the cleaning on the 24th, no polish.'],
  ['en', "I won't be attending alone on the 24th, my daughter's with me."],
  ['en', 'No sense going through the front door on the 24th, is there a side entrance?'],
  ['en', 'If it snows, scratch the cleaning on the 24th.'],
  ['en', "I won't need it on the 24th, will I?"],
  ['en', "Don't leave me out on Tuesday the 24th!"],
  ['en', "I won't need the numbing gel on Tuesday the 24th."],
  ['en', 'I already had a cleaning in spring, what does the one on the 24th cost?'],
  ['en', "Please keep the cleaning on Tuesday the 24th, I'll be there."],
  ['en', 'My old dentist is out of business. Is the cleaning on the 24th still on?'],
  ['en', "I don't need the cleaning on the 24th any earlier, but is there parking?"],
  ['en', 'My sister called hers off. I still want mine on the 24th.'],
  ['es', '¿Me pueden quitar el sarro en la limpieza del martes 24?'],
  ['es', 'No necesito el examen, solo la limpieza del martes 24.'],
  ['es', 'Ya no voy sola el martes 24, va mi hija conmigo.'],
  ['es', 'Ya no vengan a recogerme el martes 24, voy en carro.'],
  ['fr', "Je n'ai pas besoin de détails pour le détartrage du 24."],
  ['fr', "Je n'ai plus besoin de l'examen, juste le détartrage du mardi 24."],
  ['fr', 'Pouvez-vous me retirer un point pendant le détartrage du mardi 24 ?'],
  ['fr', 'Faut-il enlever mon appareil pour le détartrage du 24 ?'],
  ['de', 'Fällt die Zahnreinigung am 24. wegen des Feiertags aus?'],
  ['de', 'Die Untersuchung brauche ich nicht mehr, nur die Zahnreinigung am Dienstag dem 24.'],
  ['de', 'Am Dienstag dem 24. komme ich doch nicht allein, meine Tochter ist dabei.'],
  ['de', 'Am Dienstag dem 24. lassen wir das Wohnzimmer streichen.'],
  ['de', 'Muss ich für die Zahnreinigung am 24. die Spange rausnehmen?'],
] as const)('%s: nothing is given up: %s', async (language, line) => {
  const { said, called } = await statedAfter([line], language);
  expect(called, said).toBeNull();
});

test.each(["I'd like a cleaning on Thursday.", 'I had my cleaning at school, so I need an exam on Thursday.'])(
  'who wants a visit is offered one: %s',
  async (line) => {
    const { said, called } = await statedAfter([line]);
    expect(called, said).toBeNull();
    expect(said).toMatch(/Thursday/);
  },
);

test('of somebody who is not known nothing is told', async () => {
  const { said } = await statedAfter(['The cleaning Tuesday the 24th at nine is pointless now.'], 'en', stranger);
  expect(said).not.toMatch(stated);
});

test('what is stated while it is booked is meant by "scratch that"', async () => {
  const { called, said } = await statedAfter(['An exam on Thursday at ten, please.', 'No, scratch that.']);
  expect(called, said).toBeNull();
});
