import { expect, test } from 'vitest';
import { limitedAddress, networkOf } from './network.ts';

test.each([
  ['203.0.113.77', '203.0.113.0/24', '203.0.113.77'],
  ['::ffff:203.0.113.77', '203.0.113.0/24', '203.0.113.77'],
  ['2001:db8:7:1:2:3:4:5', '2001:db8:7::/48', '2001:db8:7:1::/64'],
  ['2001:0db8:0007:0001::9', '2001:db8:7::/48', '2001:db8:7:1::/64'],
  ['2001:DB8::5', '2001:db8:0::/48', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0::/48', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0::/48', '0:0:0:0::/64'],
  ['nothing', null, 'nothing'],
])('AUTH-03 the address %s is kept as its network %s, and limited as %s', (address, network, limited) => {
  expect(networkOf(address)).toBe(network);
  expect(limitedAddress(address)).toBe(limited);
});
