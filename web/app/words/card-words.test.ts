import { expect, test } from 'vitest'
import { brandName, cardName, expiryWords, isExpired } from './card-words.ts'

test('a card is called by its brand and its last digits', () => {
  expect(cardName({ brand: 'visa', last4: '4242' })).toBe('Visa ending in 4242')
  expect(brandName('amex')).toBe('American Express')
  expect(brandName('Mastercard')).toBe('Mastercard')
})

test('its expiry stands as on the card', () => {
  expect(expiryWords({ expires_at: '2028-08-31' })).toBe('08/2028')
})

test('it can be used on its last day and not on the next', () => {
  const card = { expires_at: '2026-11-30' }
  expect(isExpired(card, new Date('2026-11-30T23:59:59Z'))).toBe(false)
  expect(isExpired(card, new Date('2026-12-01T00:00:00Z'))).toBe(true)
})
