import { expect, it } from 'vitest'
import { networkOf } from './network.js'

it.each([
  ['203.0.113.9', '203.0.113.0/24', false],
  ['::ffff:203.0.113.9', '203.0.113.0/24', false],
  ['2001:db8:0:1::1', '2001:db8:0:1::/64', true],
  ['2001:0DB8:0000:0001:ffff:ffff:ffff:ffff', '2001:db8:0:1::/64', true],
  ['2001:db8::1', '2001:db8:0:0::/64', true],
  ['::1', '0:0:0:0::/64', true],
  ['fe80::1%eth0', 'fe80:0:0:0::/64', true],
  ['64:ff9b:1:2:3:4:192.0.2.1', '64:ff9b:1:2::/64', true],
  ['::', '0:0:0:0::/64', true],
  ['somewhere', 'somewhere', true],
])('%s is of %s', (address, name, isOneCaller) => {
  expect(networkOf(address)).toEqual({ name, isOneCaller })
})
