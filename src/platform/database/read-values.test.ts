// Plain values are read as the general parsers and the database itself would read them.
import fc from 'fast-check';
import { Client, types } from 'pg';
import { expect, it } from 'vitest';
import { openTestDatabase } from '../../../tests/support/house.ts';
import { instantOf, textsOf } from './read-values.ts';

const house = await openTestDatabase();

/** As PostgreSQL writes them. */
async function written(sent: readonly unknown[], type: string): Promise<string[]> {
  const client = new Client({ ...house.connection, types: { getTypeParser: () => (text: string) => text } as never });
  await client.connect();
  try {
    await client.query(`set timezone = 'UTC'`);
    const asked = sent.map((_, at) => `$${at + 1}::${type} as v${at}`).join(', ');
    const { rows } = await client.query<Record<string, string>>(`select ${asked}`, [...sent]);
    return sent.map((_, at) => rows[0]?.[`v${at}`] ?? '');
  } finally {
    await client.end();
  }
}

it('an instant, to the millisecond, of any year', async () => {
  const two = (number: number) => String(number).padStart(2, '0');
  const instant = fc
    .record({
      year: fc.oneof(
        fc.integer({ min: 1, max: 9999 }),
        fc.integer({ min: 1900, max: 2100 }),
        fc.integer({ min: 10_000, max: 20_000 }),
      ),
      ...{ month: fc.integer({ min: 1, max: 12 }), day: fc.integer({ min: 1, max: 28 }) },
      ...{
        hour: fc.nat(23),
        minute: fc.nat(59),
        second: fc.nat(59),
        micros: fc.oneof(fc.constant(0), fc.nat(999_999)),
      },
      era: fc.constantFrom('', '', '', ' BC'),
    })
    .map(
      ({ year, month, day, hour, minute, second, micros, era }) =>
        `${String(year).padStart(4, '0')}-${two(month)}-${two(day)} ${two(hour)}:${two(minute)}:${two(second)}.${String(micros).padStart(6, '0')}+00${year > 4000 ? '' : era}`,
    );
  const usual: (text: string) => Date | number = types.getTypeParser(1184);
  await fc.assert(
    fc.asyncProperty(fc.array(instant, { minLength: 20, maxLength: 20 }), async (sent) => {
      const texts = await written([...sent, 'infinity', '-infinity'], 'timestamptz');
      expect(texts.map(instantOf)).toEqual(texts.map((text) => usual(text)));
    }),
    { numRuns: 20 },
  );
});

it('a list of texts, whatever stands in them', async () => {
  const text = fc.oneof(
    fc.constantFrom('Vip', 'NULL', 'null', '', ' ', ',', '{}', '"', '\\', 'Straße', 'a b', 'N'),
    fc.string({ unit: 'grapheme' }).map((any) => any.replaceAll('\0', '')),
  );
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(fc.option(text), { maxLength: 4 }), { minLength: 20, maxLength: 20 }),
      async (sent) => {
        const texts = await written(sent, 'text[]');
        expect(texts.map(textsOf)).toEqual(sent);
      },
    ),
    { numRuns: 20 },
  );
});
