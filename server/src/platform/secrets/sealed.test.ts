import { describe, expect, test } from 'vitest'
import { allOf, deriveKey, deriveKeys } from './derive-key.ts'
import { isSealedAnew, seal, Unopenable, unseal, unsealIfPossible } from './sealed.ts'

const now = { secret: 'the secret of this year, long enough' }
const before = { secret: 'the secret of last year, long enough' }
const exchanged = { ...now, oldSecrets: [before.secret] }
const OWNER = 'verification:agent-1'
const plain = Buffer.from('passport C01X00T47')

describe('what is sealed', () => {
  test('is opened again by whoever has the secret, and does not show in it', () => {
    const sealed = seal(now, OWNER, plain)
    expect(unseal(now, OWNER, sealed)).toEqual(plain)
    expect(sealed.includes('C01X00T47')).toBe(false)
  })

  test('twice is never the same, so that nobody sees that two people have the same number', () => {
    expect(seal(now, OWNER, plain)).not.toEqual(seal(now, OWNER, plain))
  })

  test.each([
    ['nothing', Buffer.alloc(0)],
    ['a byte', Buffer.from([0])],
    ['a large file', Buffer.alloc(200_000, 7)],
    ['another script', Buffer.from('جواز سفر')],
  ])('%s comes back as it was', (_name, content) => {
    expect(unseal(now, OWNER, seal(now, OWNER, content))).toEqual(content)
  })

  test('for one owner is not opened as another’s, so that rows cannot be swapped in the database', () => {
    const sealed = seal(now, OWNER, plain)
    expect(() => unseal(now, 'verification:agent-2', sealed)).toThrow(Unopenable)
  })

  test('by another secret is not opened', () => {
    expect(() => unseal(now, OWNER, seal(before, OWNER, plain))).toThrow(Unopenable)
    expect(unsealIfPossible(now, OWNER, seal(before, OWNER, plain))).toBeNull()
  })

  test.each([
    ['the beginning', 0],
    ['the proof', 12],
    ['the content', 28],
    ['the end', -1],
  ])('and changed at %s is refused, not read wrongly', (_name, place) => {
    const sealed = seal(now, OWNER, plain)
    const at = place < 0 ? sealed.length + place : place
    sealed.writeUInt8(sealed.readUInt8(at) ^ 1, at)
    expect(() => unseal(now, OWNER, sealed)).toThrow(Unopenable)
  })

  test('and cut short is refused', () => {
    const sealed = seal(now, OWNER, plain)
    expect(unsealIfPossible(now, OWNER, sealed.subarray(0, -1))).toBeNull()
  })
})

describe('after the secret was exchanged', () => {
  test('what the old one sealed is still opened', () => {
    expect(unseal(exchanged, OWNER, seal(before, OWNER, plain))).toEqual(plain)
  })

  test('what is sealed from now on is not opened by the old one', () => {
    const sealed = seal(exchanged, OWNER, plain)
    expect(unsealIfPossible(before, OWNER, sealed)).toBeNull()
    expect(unseal(now, OWNER, sealed)).toEqual(plain)
  })

  test('what has to be sealed again is told apart from what has not', () => {
    expect(isSealedAnew(exchanged, OWNER, seal(before, OWNER, plain))).toBe(false)
    expect(isSealedAnew(exchanged, OWNER, seal(exchanged, OWNER, plain))).toBe(true)
    expect(isSealedAnew(exchanged, 'verification:agent-2', seal(exchanged, OWNER, plain))).toBe(false)
  })

  test('the newest secret is tried first, and several old ones after it', () => {
    expect(allOf({ secret: 'c', oldSecrets: ['b', 'a'] })).toEqual(['c', 'b', 'a'])
    const twice = { ...now, oldSecrets: ['another one in between, long enough', before.secret] }
    expect(unseal(twice, OWNER, seal(before, OWNER, plain))).toEqual(plain)
  })
})

describe('a key', () => {
  test('is the same each time, so that a restart opens what was sealed', () => {
    expect(deriveKey(now, 'sealed')).toEqual(deriveKey({ ...now }, 'sealed'))
    expect(deriveKey(now, 'sealed')).toHaveLength(32)
  })

  test('differs for each purpose and each secret', () => {
    const keys = [...[deriveKey(now, 'sealed'), deriveKey(now, 'codes'), deriveKey(before, 'sealed')]].map(
      (key) => key.toString('hex'),
    )
    expect(new Set(keys).size).toBe(3)
  })

  test('of each secret comes in the order of the secrets', () => {
    expect(deriveKeys(exchanged, 'codes')).toEqual([deriveKey(now, 'codes'), deriveKey(before, 'codes')])
  })

  test('does not show the secret', () => {
    expect(deriveKey(now, 'sealed').toString('latin1')).not.toContain(now.secret.slice(0, 8))
  })
})
