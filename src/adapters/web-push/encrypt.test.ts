import { createDecipheriv, createECDH, createHmac } from 'node:crypto';
import { expect, it } from 'vitest';
import { readPushed } from '../../../tests/support/push-peer.ts';
import { encryptFor } from './encrypt.ts';

const bytes = (text: string) => Buffer.from(text, 'base64url');

/** RFC 8291, section 5 and appendix A. */
const example = {
  text: 'When I grow up, I want to be a watermelon',
  serverPrivate: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw',
  browserPublic: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  browserPrivate: 'q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94',
  salt: 'DGv6ra1nlYgDCS1FRnbzlw',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  body: [
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27ml',
    'mlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPT',
    'pK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  ].join(''),
};
const reader = { publicKey: bytes(example.browserPublic), authSecret: bytes(example.auth) };

it('writes the example of the standard to the byte', () => {
  const chance = { salt: bytes(example.salt), privateKey: bytes(example.serverPrivate) };
  expect(encryptFor(Buffer.from(example.text), reader, 0, chance).toString('base64url')).toBe(example.body);
});

it('is read by a reader that was written from the standard alone, and by nobody with another key', () => {
  const browser = createECDH('prime256v1');
  browser.setPrivateKey(bytes(example.browserPrivate));
  expect(readPushed(bytes(example.body), browser, reader.authSecret)).toBe(example.text);
  const body = encryptFor(Buffer.from('Grüße 🍉'), reader, 1000);
  expect(readPushed(body, browser, reader.authSecret)).toBe('Grüße 🍉');
  const other = createECDH('prime256v1');
  other.generateKeys();
  expect(() => readPushed(body, other, reader.authSecret)).toThrow();
  expect(() => readPushed(body, browser, Buffer.alloc(16))).toThrow();
  body[body.length - 30] = (body.at(-30) ?? 0) ^ 1;
  expect(() => readPushed(body, browser, reader.authSecret)).toThrow();
});

it('is as long for a short text as for a long one, and never twice the same', () => {
  const of = (text: string) => encryptFor(Buffer.from(text), reader, 1000);
  expect(of('a').length).toBe(of('b'.repeat(1000)).length);
  expect(of('a').equals(of('a'))).toBe(false);
});

it('is written for no point beside the curve', () => {
  const beside = Buffer.from(reader.publicKey);
  beside[64] = (beside.at(64) ?? 0) ^ 1;
  expect(() => encryptFor(Buffer.from('x'), { ...reader, publicKey: beside })).toThrow();
});

it('derives as the standard’s own figures say, so that the reader above is no echo of the writer', () => {
  const browser = createECDH('prime256v1');
  browser.setPrivateKey(bytes(example.browserPrivate));
  const server = bytes(example.body).subarray(21, 86);
  const shared = browser.computeSecret(server);
  expect(shared.toString('base64url')).toBe('kyrL1jIIOHEzg3sM2ZWRHDRB62YACZhhSlknJ672kSs');
  const prk = createHmac('sha256', reader.authSecret).update(shared).digest();
  expect(prk.toString('base64url')).toBe('Snr3JMxaHVDXHWJn5wdC52WjpCtd2EIEGBykDcZW32k');
  const decipher = createDecipheriv('aes-128-gcm', bytes('oIhVW04MRdy2XN9CiKLxTg'), bytes('4h_95klXJ5E_qnoN'));
  const sealed = bytes(example.body).subarray(86);
  decipher.setAuthTag(sealed.subarray(-16));
  const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  expect(plain.toString()).toBe(`${example.text}\u0002`);
});
