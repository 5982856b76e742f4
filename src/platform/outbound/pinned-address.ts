// Where a request that a stranger named may go. The name is resolved once, every address of it is checked, and the connection
// goes to the very address that was checked, so that a second answer of the name server changes nothing.
import { lookup } from 'node:dns/promises';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from './addresses.ts';

export type AddressProblem =
  | 'address' // another protocol, an odd port, a sign-in in the address, or not a public address
  | 'not_found'
  | 'too_slow';

export class AddressError extends Error {
  override readonly name = 'AddressError';
  readonly reason: AddressProblem;
  constructor(reason: AddressProblem, cause?: unknown) {
    super(`the address cannot be asked: ${reason}`, cause === undefined ? undefined : { cause });
    this.reason = reason;
  }
}

export type Reach = {
  readonly protocols: readonly string[];
  readonly ports: readonly number[];
  /** All addresses of a name. */
  readonly resolve: (name: string) => Promise<readonly string[]>;
  readonly isAllowed: (address: string) => boolean;
};

/** What is open to anybody who names it. Tests alone reach further. */
export const publicReach: Reach = {
  protocols: ['http:', 'https:'],
  ports: [80, 443],
  resolve: async (name) => (await lookup(name, { all: true, verbatim: true })).map(({ address }) => address),
  isAllowed: isPublicAddress,
};

/** The address as it is written, before any name is asked for. Null where nothing may ever be sent there. */
export function writtenAddress(address: string, reach: Reach): URL | null {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (!url || !reach.protocols.includes(url.protocol) || url.username || url.password) return null;
  if (!reach.ports.includes(Number(url.port || (url.protocol === 'https:' ? 443 : 80)))) return null;
  const host = hostOf(url);
  return isIP(host) && !reach.isAllowed(host) ? null : url;
}

/** A checked address, and how a connection is held to it. */
export type Pinned = { readonly url: URL; readonly lookup: LookupFunction };

/** Of several addresses of a name all must be allowed, or none is tried. Throws an AddressError. */
export async function pinAddress(address: string, reach: Reach, signal: AbortSignal): Promise<Pinned> {
  const url = writtenAddress(address, reach);
  if (!url) throw new AddressError('address');
  const host = hostOf(url);
  const addresses = isIP(host) ? [host] : await inTime(resolved(host, reach), signal);
  const [first] = addresses;
  if (first === undefined) throw new AddressError('not_found');
  if (!addresses.every((one) => reach.isAllowed(one))) throw new AddressError('address');
  const family = isIP(first);
  return {
    url,
    // Whatever is looked up from here on, the answer is the address that was checked.
    lookup: (_name, options, answer) =>
      options.all ? answer(null, [{ address: first, family }]) : answer(null, first, family),
  };
}

/** The URL's own parser has made dotted numbers of hosts written as decimal, octal or hexadecimal. */
const hostOf = (url: URL) => url.hostname.replace(/^\[|\]$/g, '');

async function resolved(host: string, reach: Reach): Promise<readonly string[]> {
  try {
    return await reach.resolve(host);
  } catch (error) {
    throw new AddressError('not_found', error);
  }
}

function inTime<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const late = () => reject(new AddressError('too_slow'));
    if (signal.aborted) late();
    signal.addEventListener('abort', late, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', late));
  });
}
