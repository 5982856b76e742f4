// Whose word about the client's address, scheme and request id is believed: that of the proxies which the operator named.
import { BlockList, isIP } from 'node:net';
import { ConfigError } from '../config.ts';

export type Proxies = {
  /** Whether the peer at the other end of the socket is one of them. */
  trusts(peer: string): boolean;
  /** The client's address: the peer, or the last hop of X-Forwarded-For that is no proxy of ours. */
  clientOf(peer: string, forwardedFor: string | null): string;
};

/** Reads TRUSTED_PROXIES: addresses and CIDR ranges, comma separated. Throws a ConfigError that names a wrong entry. */
export function proxiesOf(setting: string): Proxies {
  const list = new BlockList();
  const entries = setting
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);
  for (const entry of entries) {
    const [address = '', bits] = entry.split('/');
    const family = isIP(address);
    const most = family === 4 ? 32 : 128;
    const prefix = bits === undefined ? most : Number(bits);
    if (family === 0 || !Number.isInteger(prefix) || prefix < 0 || prefix > most) {
      throw new ConfigError(`TRUSTED_PROXIES is wrong: ${entry} is neither an address nor a range such as 10.0.0.0/8`);
    }
    list.addSubnet(address, prefix, family === 4 ? 'ipv4' : 'ipv6');
  }
  const trusts = (peer: string): boolean => {
    if (entries.length === 0) return false;
    const address = plainAddress(peer);
    const family = isIP(address);
    return family !== 0 && list.check(address, family === 4 ? 'ipv4' : 'ipv6');
  };
  return {
    trusts,
    clientOf: (peer, forwardedFor) => {
      let client = plainAddress(peer);
      if (!forwardedFor || !trusts(client)) return client;
      for (const hop of forwardedFor.split(',').reverse()) {
        const address = plainAddress(hop.trim());
        if (isIP(address) === 0) return client;
        client = address;
        if (!trusts(client)) return client;
      }
      return client;
    },
  };
}

/** An IPv4 address that arrived inside IPv6 (`::ffff:1.2.3.4`) is the IPv4 address. */
function plainAddress(address: string): string {
  return address.startsWith('::ffff:') && address.includes('.') ? address.slice(7) : address;
}

/** What a limit counts by: the IPv4 address, or the /64 network that one IPv6 subscriber holds. */
export function networkOf(address: string): string {
  if (isIP(address) !== 6) return address;
  const [head = '', tail] = address.split('%')[0]?.split('::') ?? [];
  const left = head ? head.split(':') : [];
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const missing = tail === undefined ? 0 : 8 - left.length - right.length;
  const groups = [...left, ...Array.from({ length: Math.max(0, missing) }, () => '0'), ...right];
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group || '0', 16).toString(16))
    .join(':')}::/64`;
}
