import type { StaffOrder } from '@sojourn/contract/desk/staff-orders'
import { expect, test } from 'vitest'
import { falseNetwork, held, ok, refused } from '../../../test/network.ts'
import { linkTo, text } from '../../../test/on-the-page.ts'
import { openPage } from '../../../test/open-page.tsx'
import { click, eventually, find, findText } from '../../../test/render.tsx'
import { anEvent, aStaffOrder, ORDER_ID, openStaffOrder, STAFF_ORDER } from '../../../test/staff-orders.tsx'
import StaffOrderPage from './staff-order-page.tsx'

const AT = '2026-03-09T12:00:00.000Z'

test('the page is named by the order, and leads to both sides', async () => {
  await openStaffOrder(aStaffOrder())
  await eventually(() => expect(document.title).toBe('SO-7K3M9QXA · Sojourn'))
  expect(find('h1').textContent).toBe('Study permit')
  expect(linkTo('Ngozi Traveller')).toBe('/p/staff/people/c1')
  expect(linkTo('Amara Okafor')).toBe('/p/staff/people/a1')
  expect(linkTo('Orders')).toBe('/p/staff/orders')
})

test('the page has its title while its order is on its way', async () => {
  const network = falseNetwork()
  network.answers(STAFF_ORDER, held(ok(aStaffOrder())).reply)
  await openPage(StaffOrderPage, `/p/staff/orders/${ORDER_ID}`, {
    pattern: '/p/staff/orders/:id',
  })
  expect(find('h1').textContent).toBe('Order')
  expect(linkTo('Orders')).toBe('/p/staff/orders')
})

const factNames = () => [...document.querySelectorAll('dt')].map(({ textContent }) => textContent)

test.each<[string, Partial<StaffOrder>, string[]]>([
  ['not paid', {}, ['Country', 'Goal', 'Ordered']],
  [
    'under way',
    { paid_at: AT, started_at: AT, due_at: AT },
    ['Country', 'Goal', 'Stage', 'Ordered', 'Paid', 'Started', 'Due'],
  ],
  [
    'completed',
    { paid_at: AT, completed_at: AT, clears_at: AT },
    ['Country', 'Goal', 'Ordered', 'Paid', 'Completed', 'Agent can withdraw from'],
  ],
  ['cancelled', { cancelled_at: AT }, ['Country', 'Goal', 'Ordered', 'Cancelled']],
])('of an order that is %s staff read the dates there are', async (_, changes, names) => {
  await openStaffOrder(aStaffOrder(changes))
  expect(factNames()).toEqual(names)
})

test('an order past its due date says that it is late', async () => {
  await openStaffOrder(aStaffOrder({ started_at: AT, due_at: AT, is_late: true, stage: 'waiting' }))
  expect(text()).toContain('(late)')
  expect(text()).toContain('StageWaiting for the authority')
  expect(text().match(/\(late\)/g)).toHaveLength(1)
})

test('each conflict leads to itself and says its outcome, or how far it is', async () => {
  const conflict = { reason: ['late', 'The work is late'] as [string, string], created_at: AT }
  const C1 = '0190a0a0-0000-7000-8000-0000000000c1'
  const C2 = '0190a0a0-0000-7000-8000-0000000000c2'
  await openStaffOrder(
    aStaffOrder({
      conflicts: [
        { ...conflict, id: C1, stage: 'mediation', outcome: null },
        { ...conflict, id: C2, stage: 'closed', outcome: 'partial', reason: ['other', 'Something else'] },
      ],
    }),
  )
  expect(linkTo('The work is late')).toBe(`/p/staff/conflicts/${C1}`)
  expect(text()).toContain('Waits for our team, ')
  expect(linkTo('Something else')).toBe(`/p/staff/conflicts/${C2}`)
  expect(text()).toContain('Partly refunded, ')
})

test('the activity says what happened, who did it, when, and why', async () => {
  await openStaffOrder(
    aStaffOrder({
      timeline: [
        anEvent({ id: 'e3', step: 'O17', by: 'staff', full_name: null, reason: 'Forged papers' }),
        anEvent({ id: 'e2', step: 'O8', by: 'system', full_name: null }),
        anEvent(),
      ],
    }),
  )
  const lines = [...document.querySelectorAll('ol[class] li')].map(({ textContent }) => textContent)
  expect(lines.slice(-3)).toEqual([
    expect.stringMatching(/^Our team ended the order“Forged papers”Our team, .*m$/),
    expect.stringMatching(/^Nobody started the work.*Automatic, .*m$/),
    expect.stringMatching(/^The order was paid\..*Client \(Ngozi Traveller\), .*m$/),
  ])
})

test('an order that is not there says so, and one that could not be had is asked for again', async () => {
  const network = falseNetwork()
  network.answers(STAFF_ORDER, refused(404, 'not_found', 'We could not find it.'), ok(aStaffOrder()))
  await openPage(StaffOrderPage, `/p/staff/orders/${ORDER_ID}`, { pattern: '/p/staff/orders/:id' })
  await eventually(() => expect(text()).toContain('We could not find it.'))
  expect(text()).toContain('Request r1')
  await click(findText('Retry'))
  await eventually(() => expect(find('h1').textContent).toBe('Study permit'))
})
