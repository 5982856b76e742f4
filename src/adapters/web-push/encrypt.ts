// Message encryption for Web Push (RFC 8291): one record of aes128gcm (RFC 8188) that the browser alone can read.
import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';

/** The keys of a browser, as bytes. */
export type Reader = { readonly publicKey: Buffer; readonly authSecret: Buffer };

/** What is by chance, given by a test alone. */
export type Chance = { readonly salt: Buffer; readonly privateKey: Buffer };

const recordBytes = 4096;

/**
 * The body of a request with `Content-Encoding: aes128gcm`. `plainBytes` is how long the text is made, so that its length
 * tells nothing; a longer text stays as it is. Throws where the reader's key is no point of the curve.
 */
export function encryptFor(text: Buffer, to: Reader, plainBytes = 0, chance?: Chance): Buffer {
  const own = createECDH('prime256v1');
  if (chance) own.setPrivateKey(chance.privateKey);
  else own.generateKeys();
  const salt = chance?.salt ?? randomBytes(16);
  const ownKey = own.getPublicKey();
  const shared = own.computeSecret(to.publicKey);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), to.publicKey, ownKey]);
  const secret = hkdfSync('sha256', shared, to.authSecret, info, 32);
  const derived = (what: string, bytes: number) =>
    Buffer.from(hkdfSync('sha256', Buffer.from(secret), salt, `Content-Encoding: ${what}\0`, bytes));

  const cipher = createCipheriv('aes-128-gcm', derived('aes128gcm', 16), derived('nonce', 12));
  // 2 says that this record is the last one; what follows it is padding.
  const padding = Buffer.alloc(Math.max(0, plainBytes - text.length));
  const sealed = Buffer.concat([cipher.update(Buffer.concat([text, Buffer.of(2), padding])), cipher.final()]);
  const sizes = Buffer.alloc(5);
  sizes.writeUInt32BE(recordBytes);
  sizes.writeUInt8(ownKey.length, 4);
  return Buffer.concat([salt, sizes, ownKey, sealed, cipher.getAuthTag()]);
}
