// The types that the code is compiled with are those of the migrations.
import { expect, inject, it } from 'vitest';
import { connectionTo } from '../tests/support/cluster.ts';
import { generateSchema } from './generate-schema.ts';

it('finds src/platform/database/schema.generated.ts up to date; npm run generate:schema makes it so', () => {
  const { connection, template } = inject('testServer');
  expect(() => generateSchema(connectionTo(connection, template), true)).not.toThrow();
});
