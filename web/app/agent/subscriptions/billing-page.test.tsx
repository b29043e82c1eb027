import { beforeEach, expect, test, vi } from 'vitest'
import { pressable, rowsOf } from '../../../test/labelled.ts'
import { held, listOf, ok, type Reply, refused } from '../../../test/network.ts'
import { toasts } from '../../../test/open-page.tsx'
import { anInvoice, onPro, openPlan } from '../../../test/plans.ts'
import { click, eventually, find, findText } from '../../../test/render.tsx'
import BillingPage, { meta } from './billing-page.tsx'

const LIST = 'GET /subscriptions/invoices'
const FILE = `GET /subscriptions/invoices/${anInvoice().id}`
const AT = '/p/agent/subscription/billing'
const saved: string[] = []

beforeEach(() => {
  saved.length = 0
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:pdf', revokeObjectURL: () => {} }))
})

async function opened(list: Reply, ...more: Reply[]) {
  const page = await openPlan(BillingPage, AT, onPro(), (network) => network.answers(LIST, list, ...more))
  await eventually(() => find('tbody th, [role=alert], h2, .empty, p'))
  return page
}

/** Whatever is kept from here on is written down instead. */
function noteSaved() {
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download)
  })
}

test('the page is the agent’s own', () => expect(meta()[1]).toEqual({ name: 'robots', content: 'noindex' }))

test('an invoice says its number, for what, when, for which time and how much', async () => {
  await opened(listOf(anInvoice()))
  await eventually(() =>
    expect(rowsOf()[0]?.slice(0, 5)).toEqual([
      'SJ-2026-0007',
      'Pro, monthly',
      '10 Mar 2026',
      '10 Mar 2026 to 10 Apr 2026',
      '$34.51',
    ]),
  )
  expect(pressable(find('tbody'))).toEqual(['PDF of invoice SJ-2026-0007'])
})

test('a credit note names what it corrects, and shows what went back below zero', async () => {
  await opened(listOf(anInvoice({ number: 'SJ-2026-0008', corrects: 'SJ-2026-0007' })))
  await eventually(() => expect(rowsOf()[0]?.[0]).toBe('SJ-2026-0008Credit note for SJ-2026-0007'))
  expect(rowsOf()[0]?.[4]).toMatch(/^[−–-]\s?\$34\.51$/)
  expect(pressable(find('tbody'))).toEqual(['PDF of credit note SJ-2026-0008'])
})

test('who has no invoices yet is led to the plans', async () => {
  await opened(listOf())
  await eventually(() => expect(document.body.textContent).toContain('You have no invoices yet.'))
  expect(pressable()).toContain('Compare plans')
})

test('the next page is asked for by its cursor', async () => {
  const { network, address } = await opened(
    ok({ items: [anInvoice()], pagination: { next_cursor: 'c2' } }),
    listOf(anInvoice({ id: 'i2', number: 'SJ-2026-0001' })),
  )
  await eventually(() => findText('Next'))
  await click(findText('Next'))
  await eventually(() => expect(rowsOf()[0]?.[0]).toBe('SJ-2026-0001'))
  expect(address()).toBe(`${AT}?cursor=c2`)
  expect(network.calls(LIST).map(({ query }) => query.get('cursor'))).toEqual([null, 'c2'])
})

test('invoices that could not be had are asked for again', async () => {
  await opened(refused(503, 'unavailable', 'Please try again.'), listOf(anInvoice()))
  await eventually(() => expect(find('[role=alert]').textContent).toContain('Something Went Wrong'))
  await click(findText('Retry'))
  await eventually(() => expect(rowsOf()).toHaveLength(1))
})

test.each([
  [null, 'invoice-SJ-2026-0007.pdf', 'PDF of invoice SJ-2026-0007'],
  ['SJ-2026-0001', 'credit-note-SJ-2026-0007.pdf', 'PDF of credit note SJ-2026-0007'],
])('what corrects %s is kept as %s, once', async (corrects, name, button) => {
  const { network } = await opened(listOf(anInvoice({ corrects })))
  const { reply, release } = held(() => new Response('%PDF'))
  network.answers(FILE, reply)
  await eventually(() => findText(button))
  await click(findText(button))
  await click(findText(button))
  noteSaved()
  release()
  await eventually(() => expect(saved).toEqual([name]))
  expect(network.calls(FILE)).toHaveLength(1)
})

test('a PDF that could not be made is told', async () => {
  const { network } = await opened(listOf(anInvoice()))
  network.answers(FILE, refused(503, 'unavailable', 'The PDF could not be made. Please try again.'))
  await eventually(() => findText('PDF of invoice SJ-2026-0007'))
  await click(findText('PDF of invoice SJ-2026-0007'))
  await eventually(() => expect(toasts()).toEqual(['error: The PDF could not be made. Please try again.']))
})

test('the card of the renewals is changed elsewhere, and the page leads there', async () => {
  await opened(listOf())
  expect(findText('Payment methods').getAttribute('href')).toBe('/p/agent/payments/methods')
})
