// The kit's files are real: pictures that a decoder reads, an archive that opens, colours as the stylesheet has them.
import { readFileSync } from 'node:fs';
import { inflateRawSync, inflateSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { brandFiles } from './brand-files.ts';
import { zipOf } from './zip.ts';

const files = await brandFiles(readFileSync('src/web/ui/colours.css', 'utf8'));

/** Red, green, blue and alpha of one pixel of a PNG without filters. */
function pixelOf(png: Buffer, x: number, y: number): number[] {
  const width = png.readUInt32BE(16);
  const lines = inflateSync(png.subarray(41, 41 + png.readUInt32BE(33)));
  const at = y * (width * 4 + 1) + 1 + x * 4;
  return [...lines.subarray(at, at + 4)];
}

it('holds each logo as SVG and PNG, and the colours', () => {
  expect([...files.keys()]).toEqual([
    ...['telle-logo', 'telle-logo-on-dark', 'telle-logo-one-colour', 'telle-mark'].flatMap((name) => [
      `${name}.svg`,
      `${name}.png`,
    ]),
    'telle-colours.json',
  ]);
});

it('paints the mark in the colours of the tokens: ground, tall bar, short bar, nothing at the corner', () => {
  const png = files.get('telle-mark.png') ?? Buffer.alloc(0);
  expect(png.readUInt32BE(16)).toBe(1024);
  const of = (x: number, y: number) => pixelOf(png, x * 32, y * 32);
  expect(of(3, 16)).toEqual([0x1d, 0x1b, 0x2e, 255]);
  expect(of(11, 16)).toEqual([0xfb, 0xf6, 0xee, 255]);
  expect(of(20, 16)).toEqual([0xff, 0x8a, 0x63, 255]);
  expect(pixelOf(png, 0, 0)[3]).toBe(0);
});

it('follows the outline of the letters, holes included', () => {
  const png = files.get('telle-logo.png') ?? Buffer.alloc(0);
  const at = (x: number, y: number) => pixelOf(png, Math.round((x * 1600) / 229.4), Math.round((y * 1600) / 229.4))[3];
  // The stem of the t where its crossbar lies over it, the opening of the e, the space between the bars.
  expect(at(15, 38)).toBe(255);
  expect(at(32.6 + 30, 47)).toBe(0);
  expect(at(130, 60)).toBe(0);
});

it('packs files so that they come out as they went in', () => {
  const archive = zipOf(new Map([['a/words.txt', Buffer.from('the phone is answered '.repeat(20))]]));
  expect(archive.subarray(0, 4).toString('latin1')).toBe('PK\x03\x04');
  const packed = archive.readUInt32LE(18);
  const start = 30 + archive.readUInt16LE(26);
  expect(inflateRawSync(archive.subarray(start, start + packed)).toString()).toBe('the phone is answered '.repeat(20));
  expect(archive.readUInt16LE(archive.length - 12)).toBe(1);
});
