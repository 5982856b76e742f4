import { describe, expect, it } from 'vitest';
import { ConfigError } from '../config.ts';
import { networkOf, proxiesOf } from './proxies.ts';

describe('the client’s address', () => {
  it.each([
    ['', '203.0.113.9', '198.51.100.1', '203.0.113.9'],
    ['10.0.0.0/8', '203.0.113.9', '198.51.100.1', '203.0.113.9'],
    ['10.0.0.0/8', '10.1.2.3', null, '10.1.2.3'],
    ['10.0.0.0/8', '10.1.2.3', '198.51.100.1', '198.51.100.1'],
    ['10.0.0.0/8', '::ffff:10.1.2.3', '198.51.100.1', '198.51.100.1'],
    ['10.0.0.0/8', '10.1.2.3', '1.1.1.1, 198.51.100.1', '198.51.100.1'],
    ['10.0.0.0/8', '10.1.2.3', '198.51.100.1, 10.9.9.9', '198.51.100.1'],
    ['10.0.0.0/8', '10.1.2.3', 'nonsense', '10.1.2.3'],
    ['10.0.0.0/8', '10.1.2.3', '198.51.100.1, nonsense', '10.1.2.3'],
    ['fd00::/8, ::1', 'fd00::1', '2001:db8::1', '2001:db8::1'],
  ])('with proxies %j, peer %j and X-Forwarded-For %j is %j', (setting, peer, forwardedFor, client) => {
    expect(proxiesOf(setting).clientOf(peer, forwardedFor)).toBe(client);
  });

  it.each(['nonsense', '10.0.0.0/33', '10.0.0/8', '10.0.0.1/x'])('%j is no setting', (setting) => {
    expect(() => proxiesOf(setting)).toThrow(ConfigError);
  });
});

it.each([
  ['198.51.100.1', '198.51.100.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('the network of %s is %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
