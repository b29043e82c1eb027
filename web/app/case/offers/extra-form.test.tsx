import type { Offer } from '@sojourn/contract/work/offers'
import { expect, test } from 'vitest'
import { anExtra } from '../../../test/offers.ts'
import { openPage } from '../../../test/open-page.tsx'
import { UUID, usd } from '../../../test/paid-order.ts'
import { find } from '../../../test/render.tsx'
import ExtraForm from './extra-form.tsx'

const only = { order: UUID, currency: 'USD', other: 'Ngozi Traveller', onClose: () => {} }
const revisions = () => find<HTMLInputElement>('input[name=revisions]').value

test.each<[string, Offer | undefined, string]>([
  ['of two rounds of changes', anExtra(), '2'],
  ['without any', anExtra({ revisions: 0 }), '0'],
  ['of more days alone, which has no rounds,', anExtra({ revisions: 0, price: usd(0) }), '1'],
  ['that nobody proposed', undefined, '1'],
])('the form of an extra after one %s begins as it was: %#', async (_, before, rounds) => {
  await openPage(() => <ExtraForm {...only} {...(before && { before })} />, '/')
  expect(revisions()).toBe(rounds)
})
