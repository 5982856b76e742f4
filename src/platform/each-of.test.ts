// One that fails is named in the log, without what the database or a person said, and the others are helped.
import { Writable } from 'node:stream';
import { expect, it } from 'vitest';
import { eachOf } from './each-of.ts';
import { logTo } from './log.ts';

it('goes on after one that cannot be helped, and says which it was', async () => {
  const lines: string[] = [];
  const destination = new Writable({
    write: (chunk, _encoding, done) => {
      lines.push(String(chunk));
      done();
    },
  });
  const helped: string[] = [];
  const parts = { log: logTo('info', destination), doing: 'greet', nameOf: (business: string) => ({ business }) };
  await eachOf(parts, ['a', 'b', 'c'], async (one) => {
    if (one === 'b')
      throw Object.assign(new Error('Key (email)=(dana@example.com) exists'), { severity: 'ERROR', code: '23505' });
    helped.push(one);
  });
  expect(helped).toEqual(['a', 'c']);
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ doing: 'greet', business: 'b', database: '23505' });
  expect(lines[0]).not.toContain('dana@example.com');
});
