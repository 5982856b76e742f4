import { describe, expect, it } from 'vitest';
import type { Language } from '../business.ts';
import { findAnswer } from './find-answer.ts';
import { plainText, sentencesOf } from './passages.ts';
import { readQuestion } from './question.ts';

/** A garage and a guest house, as their owners would paste them; nothing here is of the benchmark's businesses. */
const taught = [
  { title: 'Loaner cars', text: 'We have two **loaner cars**. Please ask when you book; you only pay for the fuel.' },
  { title: 'Warranty', text: 'Our work carries a two-year warranty. Parts carry the warranty of their maker.' },
  { title: 'What we work on', text: '- All makes up to 3.5 tons\n- No hybrids and no electric cars' },
  { title: 'Paying', text: 'We take cards and cash. We do not offer financing. A deposit is needed above $500.' },
  { title: 'Dogs', text: 'Small dogs are welcome in the two rooms on the ground floor for $15 a night.' },
  {
    title: 'Breakfast',
    text: 'Breakfast is served from 7:30 to 10. We are happy to cook gluten-free if you tell us the day before.',
  },
  { title: 'Getting in', text: 'There are four steps at the entrance and no elevator.' },
  { title: 'Cancelling', text: 'Free until 3 days before arrival. After that the first night is charged.' },
];

const ask = async (question: string, language: Language = 'en') => {
  const found = await findAnswer(question, language, taught);
  return found.kind === 'found' ? found.sources[0] : 'unknown';
};

describe('what was taught is found, in other words and other languages', () => {
  it.each([
    ['Can I borrow a vehicle from you?', 'Loaner cars', 'en'],
    ['Do you stand behind your work?', 'Warranty', 'en'],
    ['Could I pay by Visa?', 'Paying', 'en'],
    ['Is it possible to do monthly payments?', 'Paying', 'en'],
    ['Do you look after Teslas?', 'What we work on', 'en'],
    ['I use a wheelchair, is that a problem?', 'Getting in', 'en'],
    ['Can we bring our puppy?', 'Dogs', 'en'],
    ['Could our Yorkie come along?', 'Dogs', 'en'],
    ['Würden Sie auch einen Prius nehmen?', 'What we work on', 'de'],
    ['¿Aceptan mascotas?', 'Dogs', 'es'],
    ['Est-ce que je peux annuler au dernier moment ?', 'Cancelling', 'fr'],
    ['Gibt es einen Aufzug?', 'Getting in', 'de'],
    ['Kann man bei Ihnen in Raten zahlen?', 'Paying', 'de'],
  ] as const)('%s → %s', async (question, title, language) => {
    expect(await ask(question, language)).toBe(title);
  });
});

describe('a last meal is asked of what has to be fasted, and not of breakfast', () => {
  const surgery = [
    ...taught,
    { title: 'Before surgery', text: 'No food after 10 pm the evening before. Water is fine until 6.' },
    { title: 'Refills', text: 'We need to have examined your pet within the last 12 months.' },
  ];
  it.each([
    ['When is her last meal?', 'en'],
    ['¿Cuándo es su última comida antes de la operación?', 'es'],
    ['À quelle heure est son dernier repas ?', 'fr'],
    ['Wann darf er zuletzt fressen?', 'de'],
  ] as const)('%s', async (question, language) => {
    const found = await findAnswer(question, language, surgery);
    expect(found.kind === 'found' ? found.sources[0] : 'unknown').toBe('Before surgery');
  });
  it('the last hour for breakfast stays one of breakfast', async () => {
    const found = await findAnswer('Until when is breakfast served?', 'en', surgery);
    expect(found.kind === 'found' ? found.sources[0] : 'unknown').toBe('Breakfast');
  });
});

describe('near in words and silent on the point is unknown', () => {
  it.each([
    ['Do the loaner cars have winter tires?', 'en'],
    ['How much is breakfast?', 'en'],
    ['Is there a discount for seniors who pay cash?', 'en'],
    ['Do you have a swimming pool?', 'en'],
    ['How long does a warranty repair usually take?', 'en'],
    ['¿Hay wifi en las habitaciones?', 'es'],
    ['Avez-vous une salle de sport ?', 'fr'],
    ['Sprechen Sie Polnisch?', 'de'],
    ['Do you buy hybrids?', 'en'],
    ['¿Venden coches eléctricos?', 'es'],
    ['Vendez-vous des voitures électriques ?', 'fr'],
    ['Verkaufen Sie Hybridautos?', 'de'],
    ['How many years have you had dogs?', 'en'],
  ] as const)('%s', async (question, language) => {
    expect(await ask(question, language)).toBe('unknown');
  });
});

it('says a short entry whole and without its Markdown, and names its title', async () => {
  const found = await findAnswer('Could I get a loaner?', 'en', taught);
  expect(found).toMatchObject({
    kind: 'found',
    text: 'We have two loaner cars. Please ask when you book; you only pay for the fuel.',
    sources: ['Loaner cars'],
  });
});

it('cuts Markdown into sentences that can be said', () => {
  expect(sentencesOf(plainText('# Hours\nSee [our page](https://x.test). Ask for Dr. Park.\n- One\n- Two'))).toEqual([
    'Hours.',
    'See our page.',
    'Ask for Dr. Park.',
    'One.',
    'Two.',
  ]);
});

it('takes a German day of the month for no end of a sentence', () => {
  expect(sentencesOf('Abgabe bis 15. Juni. Bis 18 Jahre zahlt man $20. Danach $30.')).toEqual([
    'Abgabe bis 15. Juni.',
    'Bis 18 Jahre zahlt man $20.',
    'Danach $30.',
  ]);
});

it.each([
  ['How much ahead should I call?', 'en'],
  ['¿En cuántas semanas está listo?', 'es'],
  ['Combien de places avez-vous ?', 'fr'],
  ['Wie viele Plätze haben Sie?', 'de'],
] as const)('what is counted is no price: %s', (question, language) => {
  const { focus, wanted } = readQuestion(question, language);
  expect(wanted).not.toBe('amount');
  expect(focus.flatMap((unit) => unit.concepts)).not.toContain('price');
});

it('what to bring is told where an entry is named after it, and not where bringing is said in passing', async () => {
  const tours = [
    { title: 'Hunde', text: 'Hunde sind in zwei Zimmern willkommen. Im Kajak können wir sie leider nicht mitnehmen.' },
    { title: 'Was Sie zur Tour mitbringen', text: 'Bitte bringen Sie Badesachen und ein Handtuch mit.' },
  ];
  const found = await findAnswer('Was müssen wir mitbringen?', 'de', tours);
  expect(found.kind === 'found' && found.sources).toEqual(['Was Sie zur Tour mitbringen']);
});

describe('a text that is silent on the kind of thing asked is no answer, however near', () => {
  const silent = [
    {
      title: 'Water heaters',
      text: 'We fit Rheem and Bradford White, gas and electric. We take the old tank away at the same visit.',
    },
    { title: 'Payment', text: 'Check or card, due when the work is done and you sign the invoice.' },
    { title: 'Getting in', text: 'There are four steps at the entrance and no elevator.' },
  ];
  const read = async (question: string, language: Language, entries: typeof silent) => {
    const found = await findAnswer(question, language, entries);
    return found.kind === 'found' ? found.sources[0] : 'unknown';
  };

  it.each([
    ['How much is a new water heater, all in?', 'en'],
    ['¿Cuánto cuesta un water heater nuevo?', 'es'],
    ['When will it be done?', 'en'],
    ['Wann ist es fertig?', 'de'],
  ] as const)('unknown: %s', async (question, language) =>
    expect(await read(question, language, silent)).toBe('unknown'),
  );

  it.each([
    ['Which water heaters do you fit?', 'Water heaters'],
    ['When do I have to pay?', 'Payment'],
  ])('told: %s', async (question, title) => expect(await read(question, 'en', silent)).toBe(title));

  it('tells how long it takes', async () => {
    const told = [...silent, { title: 'How long it takes', text: 'Most returns are finished within 7 business days.' }];
    expect(await read('When will it be finished?', 'en', told)).toBe('How long it takes');
  });

  it('tells when a thing is ready where no length of time is told', async () => {
    const told = [
      { title: 'Getting in', text: 'There are four steps at the entrance and no elevator.' },
      {
        title: 'While you wait',
        text: 'Setups and rehairs are done while you wait. Fret work stays overnight and is ready the next working day after noon.',
      },
    ];
    expect(await read('when will it be done?', 'en', told)).toBe('While you wait');
  });
});

describe('a question at the end of what is told is asked by itself, unless it leans on that', () => {
  it.each([
    ["My nephew is six and he's never been away from home, we come from Ohio, do you take cash?", 'Paying'],
    ["My nephew is six and he's never been away from home, do you take him?", 'unknown'],
    ['We live in Ohio and my aunt plays the violin, is that a problem?', 'unknown'],
  ])('%s → %s', async (question, title) => expect(await ask(question)).toBe(title));
});
