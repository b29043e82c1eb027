import { offerStatus } from '@sojourn/contract/calls/status'
import { expect, test } from 'vitest'
import { codesIn, isOfferTab, offerTabs } from './offer-tabs.ts'

test('every offer stands under exactly one tab beside “All”', () => {
  const codes = offerTabs.flatMap(({ id }) => (isOfferTab(id) ? codesIn(id) : []))
  expect(codes.toSorted()).toEqual(
    Object.values(offerStatus)
      .map(([code]) => String(code))
      .toSorted(),
  )
})

test('a word of another page is no tab', () => {
  expect(['all', 'toString', null].filter(isOfferTab)).toEqual([])
})
