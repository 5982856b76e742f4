// Two services in one breath, with words that both could take: each is what its own words say.
import { expect, test } from 'vitest';
import { matchNames } from './match.ts';
import type { Language } from './text.ts';

const services = ["Women's haircut", "Men's haircut", "Kids' haircut", 'Haircolor'].map((name) => ({ name }));

test.each<[Language, string, readonly string[]]>([
  ['en', "a women's haircut for myself and a kids' haircut for my daughter", ["Kids' haircut", "Women's haircut"]],
  ['en', "a kids' haircut for him and a men's haircut for me", ["Kids' haircut", "Men's haircut"]],
  ['es', 'un corte de dama para mí y un corte de niño para mi hijo', ["Kids' haircut", "Women's haircut"]],
  ['fr', 'une coupe femme pour moi et une coupe enfant pour ma fille', ["Kids' haircut", "Women's haircut"]],
  ['de', 'ein Damenschnitt für mich und ein Kinderschnitt für meine Tochter', ["Kids' haircut", "Women's haircut"]],
])('%s: %s', (language, text, both) => {
  const found = matchNames(text, services, language).filter(({ ambiguous }) => !ambiguous);
  expect(found.map(({ name }) => name).sort()).toEqual(both);
});
