import { expect, it } from 'vitest';
import { unzipped } from '../../tests/support/unzip.ts';
import { type ZippedFile, zipStream } from './zip.ts';

async function* pieces<T>(...some: T[]): AsyncGenerator<T> {
  yield* some;
}

async function archive(...files: ZippedFile[]): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of zipStream(pieces(...files))) parts.push(part);
  return Buffer.concat(parts);
}

it('is read back by its directory, names and bytes as they were', async () => {
  const long = 'Grüße, 你好 '.repeat(50_000);
  const bytes = Uint8Array.from({ length: 70_000 }, (_, at) => (at * 7919) & 255);
  const zip = await archive(
    { path: 'tables/contacts.jsonl', content: pieces(long.slice(0, 1000), long.slice(1000)) },
    { path: 'files/Größe & mehr.bin', content: pieces(bytes) },
    { path: 'empty.txt', content: pieces<string>() },
  );
  const read = unzipped(zip);
  expect(read.get('tables/contacts.jsonl')?.toString()).toBe(long);
  expect(Uint8Array.from(read.get('files/Größe & mehr.bin') ?? [])).toEqual(bytes);
  expect(read.get('empty.txt')).toHaveLength(0);
  expect([...read.keys()]).toEqual(['tables/contacts.jsonl', 'files/Größe & mehr.bin', 'empty.txt']);
});

it('fails where a file’s content fails', async () => {
  async function* broken(): AsyncGenerator<string> {
    yield 'so far';
    throw new Error('the table went away');
  }
  await expect(archive({ path: 'a.txt', content: broken() })).rejects.toThrow('the table went away');
});
