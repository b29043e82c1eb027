import { expect, test } from 'vitest'
import { isPair, makePushKeys } from './make-push-keys.ts'
import { vapidHeader } from './vapid.ts'

const claims = { endpoint: 'https://push.example/1', contact: 'a@b.example', now: new Date(0) }

test('every pair can sign, also one whose number begins with zeros', () => {
  for (let made = 0; made < 600; made++) {
    const keys = makePushKeys()
    expect(keys.privateKey).toHaveLength(43)
    expect(isPair(keys)).toBe(true)
    expect(vapidHeader(keys, claims)).toMatch(/^vapid t=/)
  }
})

test('two halves of different pairs are no pair', () => {
  const { publicKey } = makePushKeys()
  const { privateKey } = makePushKeys()
  expect(isPair({ publicKey, privateKey })).toBe(false)
  expect(isPair({ publicKey, privateKey: '' })).toBe(false)
})
