import { expect, test } from 'vitest'
import { networkOf } from './network.ts'

test('an IPv4 address stands for itself, also in IPv6 clothes', () => {
  expect(networkOf('203.0.113.7')).toBe('203.0.113.7')
  expect(networkOf('::ffff:203.0.113.7')).toBe('203.0.113.7')
})

test('an IPv6 address stands for its /64, however it is written', () => {
  for (const address of [
    '2001:db8:0:1::5',
    '2001:0DB8:0000:0001:aaaa:bbbb:cccc:dddd',
    '2001:db8:0:1:2:3:4:5%eth0',
  ])
    expect(networkOf(address)).toBe('2001:db8:0:1::/64')
  expect(networkOf('2001:db8::1')).toBe('2001:db8:0:0::/64')
  expect(networkOf('2001:db8:0:1:2:3:4:5')).toBe('2001:db8:0:1::/64')
  expect(networkOf('1::3:4:5:6:7:8')).toBe('1:0:3:4::/64')
  expect(networkOf('::1')).toBe('0:0:0:0::/64')
})
