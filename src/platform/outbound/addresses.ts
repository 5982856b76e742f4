// Which addresses a page that a stranger names may be fetched from: public ones, and nothing else. What is not known to
// be public is not.
import { BlockList, isIP } from 'node:net';

/** IPv4 that is not public (RFC 6890 and its registry): private, loopback, link-local with metadata, shared, tests, multicast. */
const notPublic4 = new BlockList();
for (const [from, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const)
  notPublic4.addSubnet(from, bits, 'ipv4');

/** Of IPv6 only 2000::/3 is public, without what holds an IPv4 address (Teredo, 6to4) or is for protocols and examples. */
const public6 = new BlockList();
public6.addSubnet('2000::', 3, 'ipv6');
const notPublic6 = new BlockList();
for (const [from, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  notPublic6.addSubnet(from, bits, 'ipv6');

/** True for an IPv4 or IPv6 address that anybody on the internet may reach; false for everything else, names too. */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 4) return !notPublic4.check(address, 'ipv4');
  if (isIP(address) !== 6 || address.includes('%')) return false;
  return public6.check(address, 'ipv6') && !notPublic6.check(address, 'ipv6');
}
