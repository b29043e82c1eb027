import { describe, expect, test } from 'vitest'
import { findTestCard, fingerprintOf, inGroups, OUTCOMES, TEST_CARDS } from './test-cards.ts'

describe('test cards', () => {
  test.each(['4242 4242 4242 4242', '4242-4242-4242-4242', '4242424242424242'])('%s is known', (typed) => {
    expect(findTestCard(typed)?.behaviour).toBe('succeeds')
  })

  test('no other number is', () => {
    expect(findTestCard('4111111111111111')).toBeUndefined()
    expect(findTestCard('')).toBeUndefined()
  })

  test('are shown in groups of four', () => {
    expect(inGroups('4242424242424242')).toBe('4242 4242 4242 4242')
    expect(inGroups('424')).toBe('424')
  })

  test('are told apart without their numbers', () => {
    const prints = TEST_CARDS.map((card) => fingerprintOf(Buffer.alloc(32, 1), card))
    expect(new Set(prints).size).toBe(TEST_CARDS.length)
    expect(prints.join()).not.toMatch(/\d{12}/)
  })

  test('have an outcome each, and those that fail a sentence that people read', () => {
    for (const { behaviour } of TEST_CARDS) {
      const { status, error } = OUTCOMES[behaviour]
      expect(status === 'failed').toBe(error !== undefined)
      if (error) expect(error.text).toMatch(/^[A-Z].*\.$/)
    }
  })
})
