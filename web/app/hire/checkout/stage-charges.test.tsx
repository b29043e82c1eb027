import type { Order } from '@sojourn/contract/work/orders'
import { expect, test } from 'vitest'
import { anOrder, UUID, usd } from '../../../test/checkout.tsx'
import { falseNetwork } from '../../../test/network.ts'
import { openPage } from '../../../test/open-page.tsx'
import { StageCharges } from './stage-charges.tsx'

const stages = (charged_at: string | null) => ({
  ...{ title: 'Study permit', total: usd(50_000), items: [], current: UUID },
  by_card: { agreed: true, charged_at },
})
const second = { in_stages: { number: 2, count: 3, name: 'Filing' } }
const BY_HAND = 'You pay this stage yourself. It counts from the next one on.'

test.each<[string, Partial<Order>, boolean]>([
  ['the first stage', { stages: stages(null) }, false],
  ['a stage that is to be charged', { ...second, stages: stages('2099-12-03T10:00:00.000Z') }, false],
  ['a stage that waits for its client', { ...second, stages: stages(null) }, true],
])('who agrees to charges at %s reads what they count for', async (_, changes, isByHand) => {
  falseNetwork()
  const { place } = await openPage(() => <StageCharges order={anOrder(changes)} />, '/')
  expect(place.textContent?.includes(BY_HAND)).toBe(isByHand)
  expect(place.textContent?.includes('Each is charged 48 hours')).toBe(!isByHand)
})
