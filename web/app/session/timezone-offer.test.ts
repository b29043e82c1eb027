import { expect, test } from 'vitest'
import { isSameZone, zoneToOffer } from './timezone-offer.ts'

const offered = (browser: string, account: string | null, declined: string | null = null) =>
  zoneToOffer({ browser, account, declined })

test('the browser’s zone is offered where the account has another, or none yet', () => {
  expect(offered('Europe/Paris', 'Africa/Lagos')).toBe('Europe/Paris')
  expect(offered('Europe/Paris', null)).toBe('Europe/Paris')
})

test('nothing is offered to an account that has it', () => {
  expect(offered('Europe/Paris', 'Europe/Paris')).toBeNull()
})

test('the old and the new name of a zone are one zone', () => {
  expect(isSameZone('Asia/Calcutta', 'Asia/Kolkata')).toBe(true)
  expect(offered('Asia/Calcutta', 'Asia/Kolkata')).toBeNull()
  expect(isSameZone('Europe/Paris', 'Europe/Berlin')).toBe(false)
})

test('a zone that was declined is not offered again, another one is', () => {
  expect(offered('Europe/Paris', 'Africa/Lagos', 'Europe/Paris')).toBeNull()
  expect(offered('Asia/Tokyo', 'Africa/Lagos', 'Europe/Paris')).toBe('Asia/Tokyo')
})

test('a name no browser knows is only itself', () => {
  expect(isSameZone('Mars/Olympus', 'Mars/Olympus')).toBe(true)
  expect(offered('Europe/Paris', 'Mars/Olympus')).toBe('Europe/Paris')
})
