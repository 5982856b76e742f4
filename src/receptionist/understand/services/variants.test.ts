// Of several services that differ only in for whom they are, the one for whoever comes; asked where nothing decides.
import { describe, expect, test } from 'vitest';
import { dental } from '../../../../tests/support/talk.ts';
import type { Language } from '../../business.ts';
import { comerIn } from '../who-comes/comer.ts';
import { servicesIn } from './near.ts';
import { forComer, variantMeant } from './variants.ts';

const { staff: _staff, ...house } = dental;
const barber = {
  ...house,
  services: [
    { name: "Ladies' haircut", aka: ["women's cut", 'trim'], minutes: 60 },
    { name: "Gents' haircut", aka: ['fade'], minutes: 30 },
    { name: "Children's haircut", minutes: 30 },
    { name: 'Color', minutes: 120 },
  ],
  knowledge: [
    { title: 'Children', text: "Children's haircuts are for ages 10 and under. They take up to 30 minutes." },
  ],
};
const groomer = {
  ...house,
  services: [
    { name: 'Full groom, small dog', minutes: 90 },
    { name: 'Full groom, large dog', minutes: 120 },
    { name: 'Bath and brush', aka: ['bath'], minutes: 60 },
  ],
  knowledge: [{ title: 'Sizes', text: 'A dog over 35 pounds is a large dog.' }],
};
const meant = (said: string, business = barber, language: Language = 'en') => {
  const [named] = servicesIn(said, language, business);
  if (!named) return null;
  const { among = [] } = variantMeant(said, named, language, business) ?? {};
  return among.length > 1 ? among.length : forComer(said, named, language, business).name;
};

describe('who comes decides', () => {
  test.each<[string, Language, string]>([
    ['My daughter is nine and needs a haircut', 'en', "Children's haircut"],
    ['a haircut for my husband', 'en', "Gents' haircut"],
    ['I need a haircut for my wife', 'en', "Ladies' haircut"],
    ["My son's fifteen, he needs a haircut", 'en', "Gents' haircut"],
    ['Mi hijo tiene seis años y necesita un corte de pelo', 'es', "Children's haircut"],
    ['Ma fille a sept ans, il lui faut une coupe', 'fr', "Children's haircut"],
    ['Mein Sohn ist sieben und braucht einen Haarschnitt', 'de', "Children's haircut"],
  ])('%s', (said, language, service) => {
    expect(meant(said, barber, language)).toBe(service);
  });

  test.each([
    ["a full groom for my maltese, he's seven pounds", 'Full groom, small dog'],
    ['a full groom for a seventy-pound lab', 'Full groom, large dog'],
    ['a bath for my seventy-pound lab', 'Bath and brush'],
    ['full groom I guess, large.', 'Full groom, large dog'],
    ['a full groom, a small one please', 'Full groom, small dog'],
  ])('%s', (said, service) => {
    expect(meant(said, groomer)).toBe(service);
  });
});

test.each([
  'I need a haircut',
  "My wife says you're great. I need a haircut",
  'I have a meeting at eight, could I get a haircut',
])('nothing decides, so it is asked: %s', (said) => {
  expect(meant(said)).toBe(3);
});

test.each([
  ['a trim', "Ladies' haircut"],
  ['a fade', "Gents' haircut"],
  ['color for my husband', 'Color'],
])("the owner's own word stands: %s", (said, service) => {
  expect(meant(said)).toBe(service);
});

test.each(['it is a 12-year-old Civic', 'my son is at 3 pm', 'it costs 40 pounds?', 'she comes at 8'])(
  'no age of a child: %s',
  (said) => {
    expect(comerIn(said, 'en').months ?? 0).not.toBeLessThan(0);
    expect(comerIn(said, 'en').months === null || comerIn(said, 'en').months === 144).toBe(true);
  },
);

test('who is greeted is not who comes', () => {
  expect(meant('Hey man, I need a haircut')).toBe(3);
  expect(meant("Hi, a man's haircut please")).toBe("Gents' haircut");
});

describe('where no ages are taught, an age that is told is still a child', () => {
  const salon = {
    ...house,
    services: [
      { name: "Women's haircut", minutes: 60 },
      { name: "Men's haircut", minutes: 30 },
      { name: "Kids' haircut", minutes: 30 },
    ],
  };
  test.each<[string, Language, string]>([
    ['My son is six and needs a haircut', 'en', "Kids' haircut"],
    ['My six-year-old son needs a haircut', 'en', "Kids' haircut"],
    ['My daughter needs a haircut', 'en', "Kids' haircut"],
    ['Mi hijo tiene seis años y necesita un corte de pelo', 'es', "Kids' haircut"],
    ['My son is twenty and needs a haircut', 'en', "Men's haircut"],
    ['a haircut for my husband', 'en', "Men's haircut"],
  ])('%s', (said, language, service) => {
    expect(meant(said, salon, language)).toBe(service);
  });
});

describe('who is merely mentioned does not come', () => {
  const salon = {
    ...house,
    services: [
      { name: "Women's haircut", minutes: 60 },
      { name: "Men's haircut", minutes: 30 },
      { name: "Kids' haircut", minutes: 30 },
    ],
  };
  test.each<[string, Language]>([
    ['Can I book a haircut on Friday at ten? I have to drop the kids off at school first', 'en'],
    ['I have extensions that are 5 months old, can I get a haircut', 'en'],
    ["C'était il y a 2 mois, je voudrais une coupe", 'fr'],
    ['Quiero un corte de pelo para dentro de 8 días', 'es'],
    ["I need a haircut for my sister's wedding", 'en'],
    ["I need a haircut for Father's Day", 'en'],
    ['My wife says she wants me to get a haircut', 'en'],
    ['Le dije a mi esposa que quiero un corte de pelo', 'es'],
    ["J'ai dit à mon mari que je voulais une coupe", 'fr'],
    ['Tengo que llevar a los niños a la escuela, y quiero un corte de pelo', 'es'],
    ['Mein Sohn ist in der Schule, ich brauche einen Haarschnitt', 'de'],
    ["Can I get a haircut Friday? I'm bringing my son with me", 'en'],
    ['Can I get a haircut Friday? My husband needs the car in the afternoon', 'en'],
    ['Can I get a haircut at one? My daughter needs to be picked up at three', 'en'],
    ['My husband needs the car so I need a haircut at nine', 'en'],
    ['I have to get my kids in bed, can I get a haircut at eight?', 'en'],
    ["a haircut for my sister Ana's wedding", 'en'],
    ["Je voudrais une coupe samedi, ma fille doit être à l'école à neuf heures", 'fr'],
    ['Quiero un corte de pelo para el 5 de diciembre', 'es'],
    ['Quiero un corte de pelo, mi esposo necesita el carro', 'es'],
    ['Mein Mann braucht am Freitag das Auto, ich möchte einen Haarschnitt', 'de'],
  ])('%s', (said, language) => {
    expect(meant(said, salon, language)).toBe(3);
  });

  test.each<[string, Language, string]>([
    ["I'd like to book my son's haircut", 'en', "Kids' haircut"],
    ['I need to bring my kids in for a haircut', 'en', "Kids' haircut"],
    ['Haircuts for my two boys on Saturday', 'en', "Kids' haircut"],
    ['a haircut for my daughter Lily, she just turned four', 'en', "Kids' haircut"],
    ['a haircut for my six-year-old', 'en', "Kids' haircut"],
    ['My son, who is seven, needs a haircut', 'en', "Kids' haircut"],
    ["I'd like to book my wife's haircut", 'en', "Women's haircut"],
    ['My husband really needs a haircut', 'en', "Men's haircut"],
    ['A haircut on Friday please, my husband needs one', 'en', "Men's haircut"],
    ['Can I get my son in for a haircut?', 'en', "Kids' haircut"],
    ["I'd like my son's hair cut", 'en', "Kids' haircut"],
    ['Mi esposo necesita un corte de pelo', 'es', "Men's haircut"],
    ["Ma fille a besoin d'une coupe", 'fr', "Kids' haircut"],
    ['Mein Mann braucht am Freitag einen Haarschnitt', 'de', "Men's haircut"],
    ['Quiero un corte de pelo para mi hijo de 8 años', 'es', "Kids' haircut"],
    ['Quiero un corte de pelo, mi niña tiene 5 años', 'es', "Kids' haircut"],
    ['Je voudrais une coupe pour mon fils de 6 ans', 'fr', "Kids' haircut"],
    ['Une coupe pour mon mari', 'fr', "Men's haircut"],
    ['Ich brauche einen Haarschnitt für meine Tochter, sie ist acht', 'de', "Kids' haircut"],
    ['Ein Haarschnitt für meinen Mann', 'de', "Men's haircut"],
  ])('whoever is to come does: %s', (said, language, service) => {
    expect(meant(said, salon, language)).toBe(service);
  });

  test.each([
    ['Can I get a haircut for my wife in two weeks?', "Women's haircut"],
    ['Can I get a haircut for my husband in 2 weeks?', "Men's haircut"],
    ['a haircut for my dad in three weeks', "Men's haircut"],
    ['a haircut for my wife, two weeks from now', "Women's haircut"],
  ])('when is no age: %s', (said, service) => {
    expect(meant(said, salon)).toBe(service);
  });

  test.each(['an appointment for my son in 6 months', 'board my dog for 10 days', 'my dog needs a 3 week stay'])(
    'nor is how long: %s',
    (said) => {
      expect(comerIn(said, 'en').months).toBeNull();
    },
  );

  test.each<[string, Language, number]>([
    ['my son, eight months old', 'en', 8],
    ['my daughter Lily, six years old', 'en', 72],
    ['my son aged six years', 'en', 72],
    ['my puppy 8 months old', 'en', 8],
    ['mi hija Lily, de seis años', 'es', 72],
    ['ma fille a six ans', 'fr', 72],
    ['meine Tochter, sechs Jahre alt', 'de', 72],
  ])('an age is: %s', (said, language, months) => {
    expect(comerIn(said, language).months).toBe(months);
  });

  test('an eye exam is for whoever calls, wherever the kids go', () => {
    const optician = {
      ...house,
      services: [
        { name: 'Eye exam', minutes: 30 },
        { name: "Children's eye exam", minutes: 30 },
      ],
    };
    expect(
      meant('Can I book an eye exam on Friday at ten? I have to drop the kids off at school first', optician),
    ).toBe('Eye exam');
    expect(meant('I need an eye exam Friday, can I bring my kids?', optician)).toBe('Eye exam');
    expect(meant('An eye exam Friday at ten, is it ok for my kids to wait in the lobby?', optician)).toBe('Eye exam');
    expect(meant('My daughter needs an eye exam', optician)).toBe("Children's eye exam");
  });
});

describe('the size of something else is not that of the dog', () => {
  test.each<[string, Language]>([
    ['A full groom for my dog please, he is a little matted', 'en'],
    ['We have a big party on Saturday, can I get a full groom', 'en'],
    ['It is a big day on Saturday, can my dog get a full groom', 'en'],
    ['Une petite question : un toilettage complet pour mon chien samedi ?', 'fr'],
  ])('%s', (said, language) => {
    expect(meant(said, groomer, language)).toBe(2);
  });

  test.each([
    ['a full groom for my little dog', 'Full groom, small dog'],
    ["a full groom, she's small", 'Full groom, small dog'],
    ['a full groom for my big lab', 'Full groom, large dog'],
    ['a full groom, he is a really big dog', 'Full groom, large dog'],
    ['a full groom, my dog is large', 'Full groom, large dog'],
  ])('its own is: %s', (said, service) => {
    expect(meant(said, groomer)).toBe(service);
  });
});

describe("the hours of a kids' cut are no ages", () => {
  const taught = (text: string) => ({
    ...house,
    services: [
      { name: "Women's haircut", minutes: 60 },
      { name: "Men's haircut", minutes: 30 },
      { name: "Kids' haircut", minutes: 30 },
    ],
    knowledge: [{ title: 'Kids', text }],
  });
  test.each([
    "Kids' haircuts are available Saturdays from 9 to 12.",
    "Kids' haircuts are Monday to Friday 9 to 5.",
    "Kids' haircuts cost 15 to 20.",
    "Kids' haircuts are from 9 to 5.",
  ])('%s', (text) => {
    expect(meant('My six-year-old needs a haircut on Saturday at ten', taught(text))).toBe("Kids' haircut");
  });

  test.each(["Kids' haircuts are for ages 2 to 5.", "Kids' haircuts are for children under 5."])('%s', (text) => {
    expect(meant('My six-year-old son needs a haircut on Saturday at ten', taught(text))).toBe("Men's haircut");
  });
});

describe('where a weight ends is read whatever follows it, and no days ahead are an age', () => {
  const taught = (text: string) => ({ ...groomer, knowledge: [{ title: 'Sizes', text }] });
  test.each(['Any dog over 35 lb gets the large-dog groom.', 'A small dog weighs up to 35 pounds at drop-off.'])(
    '%s',
    (text) => {
      expect(meant('a full groom for a seventy-pound lab', taught(text))).toBe('Full groom, large dog');
    },
  );

  test("kids' haircuts that are booked up to 30 days ahead are for no age", () => {
    const text = "Kids' haircuts can be booked up to 30 days ahead.";
    const services = [{ name: "Men's haircut" }, { name: "Kids' haircut" }].map((one) => ({ ...one, minutes: 30 }));
    const salon = { ...house, services, knowledge: [{ title: 'Kids', text }] };
    expect(meant('My six-year-old son needs a haircut', salon)).toBe("Kids' haircut");
  });
});

test.each<[string, Language, 'isMale' | 'isFemale']>([
  ['a haircut for my cousin', 'en', 'isMale'],
  ['une coupe pour ma cousine', 'fr', 'isFemale'],
  ['un corte para mi suegra', 'es', 'isFemale'],
  ['ein Haarschnitt für meine Nachbarin', 'de', 'isFemale'],
  ['ein Haarschnitt für meine Neffen', 'de', 'isMale'],
])('whose kin it is tells a man or a woman where the word does: %s', (said, language, is) => {
  expect(comerIn(said, language)[is]).toBe(said !== 'a haircut for my cousin');
});

test.each(['a full groom, a large part of him is matted', 'a full groom, big news, he has a sister'])(
  'a size that is said of something else decides nothing: %s',
  (said) => expect(meant(said, groomer)).toBe(2),
);
