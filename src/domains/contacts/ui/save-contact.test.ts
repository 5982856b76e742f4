// What is said of a contact that was deleted meanwhile is still the server's refusal to whoever looks for its cause.
import { expect, it } from 'vitest';
import { ClientFailure } from '#web/client/client.ts';
import { ofDeleted } from './save-contact.ts';

it('says that a contact was deleted and keeps what the refusal is found by', () => {
  const refused = new ClientFailure('not_found', 'Not found', { status: 404, requestId: 'req_1' });
  const said = ofDeleted(refused);
  expect(said.message).toMatch(/^This contact was deleted meanwhile\./);
  expect(said).toMatchObject({ code: 'not_found', status: 404, requestId: 'req_1', cause: refused });
  expect(said.stack).toBe(refused.stack);
});
