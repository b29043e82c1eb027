import { expect, test } from 'vitest'
import { makePushKeys } from '../platform/push/make-push-keys.ts'
import { readPush } from './push-settings.ts'

const keys = makePushKeys()
const env = { PUSH_PUBLIC_KEY: keys.publicKey, PUSH_PRIVATE_KEY: keys.privateKey }

test('browsers are told by the services of the great ones, once there are keys', () => {
  expect(readPush({})).toBeNull()
  expect(readPush(env)).toMatchObject({ ...keys, services: expect.arrayContaining(['fcm.googleapis.com']) })
  expect(readPush({ ...env, PUSH_SERVICES: 'push.example, *.push.example' })?.services).toEqual([
    'push.example',
    '*.push.example',
  ])
})

test.each([
  [{ PUSH_PUBLIC_KEY: keys.publicKey }, 'Only one of PUSH_PUBLIC_KEY and PUSH_PRIVATE_KEY'],
  [{ PUSH_PRIVATE_KEY: keys.privateKey }, 'Only one of PUSH_PUBLIC_KEY and PUSH_PRIVATE_KEY'],
  [{ ...env, PUSH_PRIVATE_KEY: 'short' }, 'no pair of keys'],
  [{ ...env, PUSH_PUBLIC_KEY: keys.privateKey }, 'no pair of keys'],
  [{ ...env, PUSH_PUBLIC_KEY: makePushKeys().publicKey }, 'no pair of keys'],
  [{ ...env, PUSH_SERVICES: 'https://push.example' }, 'PUSH_SERVICES names'],
  [{ ...env, PUSH_SERVICES: 'http://10.0.0.1' }, 'PUSH_SERVICES names'],
  [{ ...env, PUSH_SERVICES: '*' }, 'PUSH_SERVICES names'],
])('what is half set or wrong stops the start with a sentence: %#', (wrong, sentence) => {
  expect(() => readPush(wrong)).toThrow(sentence)
})
