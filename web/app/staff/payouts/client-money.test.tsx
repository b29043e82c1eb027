import type { ClientMoneyDay } from '@sojourn/contract/desk/staff-payouts'
import { expect, test, vi } from 'vitest'
import { falseNetwork, ok, refused } from '../../../test/network.ts'
import { cells, text } from '../../../test/on-the-page.ts'
import { openPage, toasts } from '../../../test/open-page.tsx'
import { click, eventually, find, findText } from '../../../test/render.tsx'
import { aDay } from '../../../test/staff-payouts.tsx'
import PayoutsPage from './payouts-page.tsx'

const MONEY = 'GET /staff/client-money'
const CSV = 'GET /staff/client-money/2026-11-01/csv'

async function opened(...days: ClientMoneyDay[]) {
  const network = falseNetwork()
  network.answers(MONEY, ok(days))
  network.answers('GET /staff/queues', ok({ payouts: 0 }))
  await openPage(PayoutsPage, '/p/staff/payouts?tab=client_money')
  await eventually(() => expect(document.querySelector('[aria-label=Loading]')).toBeNull())
  return network
}

test('an auditor reads each day what was held, for whom, and what was there', async () => {
  await opened(
    aDay({
      held: [
        { account: 'escrow', amount: { amount: 60_000, currency: 'USD' } },
        { account: 'tax:vat', amount: { amount: 30_000, currency: 'USD' } },
        { account: 'new_kind', amount: { amount: 0, currency: 'USD' } },
      ],
    }),
  )
  expect(cells()).toEqual([
    [
      '1 Nov 2026',
      '$900.00Protected payments of orders $600.00Tax VAT $300.00new_kind $0.00',
      '$950.00',
      '$50.00',
      'CSV of 2026-11-01',
    ],
  ])
})

test.each([
  [-1, 'Short by $0.01'],
  [0, '$0.00'],
  [1, '$0.01'],
])('a surplus of %i reads %s', async (surplus, words) => {
  await opened(aDay({ surplus }))
  expect(cells()[0]?.[3]).toBe(words)
})

test('two currencies of one day are two lines', async () => {
  await opened(aDay(), aDay({ currency: 'EUR', held: [], held_total: 100, at_processor: 100, surplus: 0 }))
  expect(cells().map(([day, held]) => [day, held?.slice(0, 7)])).toEqual([
    ['1 Nov 2026', '$900.00'],
    ['1 Nov 2026', '€1.00'],
  ])
})

test('the file of a day is saved under its name', async () => {
  const network = await opened(aDay())
  const saved: string[] = []
  URL.createObjectURL = () => 'blob:file'
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download)
  })
  network.answers(CSV, () => new Response('day,amount'))
  await click(findText('CSV of 2026-11-01'))
  await eventually(() => expect(saved).toEqual(['client-money-2026-11-01.csv']))
  vi.restoreAllMocks()
})

test('a file that could not be created is told, and can be asked for again', async () => {
  const network = await opened(aDay())
  network.answers(CSV, refused(503, 'unavailable', ''))
  await click(findText('CSV of 2026-11-01'))
  await eventually(() =>
    expect(toasts()).toEqual(['error: The file could not be created. Please try again.']),
  )
  expect(find('tbody button').getAttribute('aria-busy')).toBeNull()
})

test('where nothing was held, that is said; where the days could not be had, they are asked for again', async () => {
  const network = await opened()
  expect(text()).toContain('Nothing was ever held.')
  network.answers(MONEY, refused(500, 'internal', 'Oh no'), ok([aDay()]))
  await openPage(PayoutsPage, '/p/staff/payouts?tab=client_money')
  await eventually(() => findText('Retry'))
  await click(findText('Retry'))
  await eventually(() => expect(cells()).toHaveLength(1))
})
