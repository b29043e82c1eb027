import { describe, expect, test } from 'vitest'
import { readAddress, readNetworks, readSwitch, readUrl } from './setting-words.ts'

describe('a switch', () => {
  test.each(['1', 'true', 'YES', ' on '])('%s is on', (word) => {
    expect(readSwitch('DEMO', word, false)).toBe(true)
  })
  test.each(['0', 'false', 'No', 'off'])('%s is off', (word) => {
    expect(readSwitch('DEMO', word, true)).toBe(false)
  })
  test('left out it is as the rest decides, and another word is refused', () => {
    expect([readSwitch('DEMO', undefined, true), readSwitch('DEMO', '', false)]).toEqual([true, false])
    expect(() => readSwitch('DEMO', 'maybe', true)).toThrow('DEMO is "maybe"; set it to 1 or 0.')
  })
})

const database = (value: string) =>
  readUrl('DATABASE_URL', value, ['postgres:', 'postgresql:'], 'postgres://user:password@host:5432/sojourn')

test('an address of a part is one of its kind, and a wrong one is not repeated', () => {
  expect(database('postgresql://u:p@db/sojourn')).toBe('postgresql://u:p@db/sojourn')
  expect(() => database('u:secret@db')).toThrow(/^DATABASE_URL (is not an address|begins with)/)
  expect(() => database('mysql://u:secret@db/x')).toThrow('begins with mysql://, which is not postgres:// or')
  expect(() => database('secret')).toThrow(/^(?!.*secret).*is not an address/)
  expect(() => database('postgres:///sojourn')).toThrow('names no host')
})

test.each([
  ['hello@sojourn.example', true],
  ['Sojourn <hello@sojourn.example>', true],
  ['Sojourn', false],
  ['hello@localhost', false],
  ['<>', false],
])('mails come from %s: %s', (value, isRight) => {
  const read = () => readAddress('MAIL_FROM', value, { mayBeNamed: true })
  if (isRight) expect(read()).toBe(value)
  else expect(read).toThrow(`MAIL_FROM is "${value}"`)
})

test('an address without a name has none', () => {
  expect(() => readAddress('SUPPORT_EMAIL', 'Help <a@b.example>')).toThrow('SUPPORT_EMAIL is')
})

test('proxies are addresses and networks', () => {
  expect(readNetworks('TRUSTED_PROXIES', ' 10.0.0.1, ::1,172.16.0.0/12,loopback,')).toEqual([
    '10.0.0.1',
    '::1',
    '172.16.0.0/12',
    'loopback',
  ])
  for (const wrong of ['10.0.0', '10.0.0.0/33', 'proxy', '10.0.0.0/8/8', '::/129'])
    expect(() => readNetworks('TRUSTED_PROXIES', wrong)).toThrow(`TRUSTED_PROXIES names "${wrong}"`)
})
