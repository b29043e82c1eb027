import { monthName } from '@sojourn/contract/dates/moments'
import { act } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { soon } from '../../../test/clock.ts'
import { falseNetwork, held, refused } from '../../../test/network.ts'
import { toasts } from '../../../test/open-page.tsx'
import { click, find, findText, render } from '../../../test/render.tsx'
import { EarningsByMonth } from './earnings-by-month.tsx'
import { Statements } from './statements.tsx'

const saved: string[] = []

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-03-09T12:00:00Z') })
  saved.length = 0
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => 'blob:statement', revokeObjectURL: () => {} }),
  )
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download)
  })
})

const months = () => find<HTMLSelectElement>('select')
const file = () =>
  new Response('a,b', { headers: { 'content-disposition': 'attachment; filename="march.csv"' } })

test('this month comes first, then the newest; each once', async () => {
  await render(<Statements months={['2025-12', '2026-02', '2026-03']} />)
  expect([...months().options].map(({ text }) => text)).toEqual([
    'March 2026',
    'February 2026',
    'December 2025',
  ])
  expect(months().value).toBe('2026-03')
})

test('an agent of this month has this month’s statement', async () => {
  await render(<Statements months={[]} />)
  expect([...months().options].map(({ value }) => value)).toEqual(['2026-03'])
})

test('the statement of the chosen month is kept under the name the server gives it', async () => {
  const network = falseNetwork()
  network.answers('GET /wallets/statements/2026-02/csv', file)
  await render(<Statements months={['2026-02']} />)
  await act(async () => {
    months().value = '2026-02'
    months().dispatchEvent(new Event('change', { bubbles: true }))
  })
  await click(findText('CSV statement of February 2026'))
  await soon(() => expect(saved).toEqual(['march.csv']))
})

test('without such a name it has one of its own; a double press asks once', async () => {
  const network = falseNetwork()
  const { reply, release } = held(() => new Response('%PDF'))
  network.answers('GET /wallets/statements/2026-03/pdf', reply)
  await render(<Statements months={[]} />)
  const button = findText('PDF statement of March 2026')
  await click(button)
  await click(button)
  release()
  await soon(() => expect(saved).toEqual(['statement-2026-03.pdf']))
  expect(network.calls('GET /wallets/statements/2026-03/pdf')).toHaveLength(1)
})

test('a statement that could not be made says so, and the other can still be had', async () => {
  const network = falseNetwork()
  network.answers('GET /wallets/statements/2026-03/pdf', refused(429, 'too_many', 'Please wait a minute.'))
  network.answers('GET /wallets/statements/2026-03/csv', file)
  await render(<Statements months={[]} />)
  await click(findText('PDF statement of March 2026'))
  await soon(() => expect(toasts().at(-1)).toBe('error: Please wait a minute.'))
  await click(findText('CSV statement of March 2026'))
  await soon(() => expect(saved).toEqual(['march.csv']))
})

test('the chart says each month in words, by currency, and stands as a table too', async () => {
  await render(
    <EarningsByMonth
      months={[
        { month: '2026-01', amount: { amount: 10_000, currency: 'USD' } },
        { month: '2026-01', amount: { amount: 9_000, currency: 'JPY' } },
        { month: '2026-02', amount: { amount: -2_500, currency: 'USD' } },
        { month: '2026-02', amount: { amount: 4_000, currency: 'JPY' } },
      ]}
    />,
  )
  const told = [...document.querySelectorAll('[role=img]')].map((one) => one.getAttribute('aria-label'))
  expect(told).toEqual([
    'Earnings by month. January 2026: $100.00, February 2026: -$25.00',
    'Earnings by month. January 2026: ¥9,000, February 2026: ¥4,000',
  ])
  expect(document.querySelectorAll('tbody tr')).toHaveLength(4)
})

test('a first month is told in figures, without a chart of one bar', async () => {
  await render(
    <EarningsByMonth months={[{ month: '2026-01', amount: { amount: 10_000, currency: 'USD' } }]} />,
  )
  expect(document.querySelector('[role=img]')).toBeNull()
  expect(document.querySelector('details')).toBeNull()
  expect(document.body.textContent).toContain('January 2026$100.00')
})

test('the best month fills the chart, and a month of refunds has no bar', async () => {
  await render(
    <EarningsByMonth
      months={[
        { month: '2026-01', amount: { amount: 10_000, currency: 'USD' } },
        { month: '2026-02', amount: { amount: 2_500, currency: 'USD' } },
        { month: '2026-03', amount: { amount: -2_500, currency: 'USD' } },
      ]}
    />,
  )
  const shares = [...document.querySelectorAll<HTMLElement>('[style]')].map((bar) =>
    bar.style.getPropertyValue('--share'),
  )
  expect(shares).toEqual(['1', '0.25', '0'])
})

test.each([
  ['2026-01', 'January 2026'],
  ['2025-12', 'December 2025'],
])('%s is %s', (month, name) => expect(monthName(month)).toBe(name))
