// What a foreign page pays for the chat, as it is built: the loader alone, and all that comes when it is opened.
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { buildWidget } from './build-widget.ts';

const loaderBytesMax = 8_000;
const openedBytesMax = 45_000;

it('the widget weighs at most 8 kB until it is opened, and 45 kB then (gzip)', async () => {
  const client = await mkdtemp(join(tmpdir(), 'telle-widget-'));
  try {
    await buildWidget(client);
    const weightOf = async (file: string) => gzipSync(await readFile(join(client, file))).length;
    const assets = (await readdir(join(client, 'assets'))).map((file) => join('assets', file));
    const loader = await weightOf('widget.js');
    const parts = await Promise.all(['chat.html', ...assets].map(weightOf));
    const opened = parts.reduce((sum, bytes) => sum + bytes, loader);
    console.info(`widget, gzipped bytes: loader ${loader}, opened ${opened}`);
    expect(assets.length).toBe(2);
    expect(loader).toBeLessThanOrEqual(loaderBytesMax);
    expect(opened).toBeLessThanOrEqual(openedBytesMax);
  } finally {
    await rm(client, { recursive: true });
  }
});
