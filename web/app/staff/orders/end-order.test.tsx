import { expect, test } from 'vitest'
import { cut, held, ok, refused } from '../../../test/network.ts'
import { choose, field, fill, noteOf, text } from '../../../test/on-the-page.ts'
import { toasts } from '../../../test/open-page.tsx'
import { click, eventually, findText } from '../../../test/render.tsx'
import { anEnding, aStaffOrder, ORDER_ID, openStaffOrder, STAFF_ORDER } from '../../../test/staff-orders.tsx'

const END = `POST /staff/orders/${ORDER_ID}/end`
const WHY = 'The papers were forged, as the embassy wrote to us.'
const running = () => aStaffOrder({ may: ['end'] })

async function filled(amount: string) {
  await choose('Reason', 'Fraud')
  await fill('Refund to the client', amount)
  await fill('Explanation', WHY)
}

test('staff can end an order only where the server lets them', async () => {
  await openStaffOrder(aStaffOrder())
  expect(text()).not.toContain('End order')
})

test('the refund begins with what the terms of the order give, and says how much it can be', async () => {
  await openStaffOrder(running())
  expect(field('Refund to the client').value).toBe('250.00')
  expect(text()).toContain(
    'By the refund terms of the order it is $250.00; at most $500.00. The agent gets the rest, less our commission.',
  )
  expect(text()).toContain('Both sides are told why. It cannot be undone.')
})

test.each([
  ['500', 50_000],
  ['0', 0],
  ['$1,250.50', 125_050],
])('who ends an order with a refund of %s sends %i cents', async (typed, amount) => {
  const { network } = await openStaffOrder(running())
  network.answers(END, ok(aStaffOrder({ status: [-1, 'Cancelled'] })))
  await filled(typed)
  await click(findText('End order'))
  await eventually(() => expect(toasts()).toEqual(['success: The order is ended']))
  expect(network.calls(END)[0]?.body).toEqual({ reason: 'fraud', amount, text: WHY })
  await eventually(() => expect(text()).not.toContain('End this order'))
  expect(text()).toContain('Cancelled')
})

test('an order in dinars of Kuwait is ended with a refund of thousandths', async () => {
  const dinars = { amount: 50_000, currency: 'KWD' }
  const { network } = await openStaffOrder(
    aStaffOrder({ may: ['end'], suggested: dinars, refundable: dinars }),
  )
  network.answers(END, ok(aStaffOrder({ status: [-1, 'Cancelled'] })))
  expect(field('Refund to the client').value).toBe('50.000')
  await filled('12.345')
  await click(findText('End order'))
  await eventually(() => expect(network.calls(END)[0]?.body).toMatchObject({ amount: 12_345 }))
})

test('where a colleague has to agree, that is said and shown', async () => {
  const { network } = await openStaffOrder(running())
  const waits = aStaffOrder({ ending: anEnding({ is_own: true }), may: ['approve_end'] })
  network.answers(END, ok(waits))
  await filled('500')
  await click(findText('End order'))
  await eventually(() => expect(toasts()).toEqual(['success: A colleague has to agree']))
  expect(text()).toContain('Asked for by you')
})

test('nothing is sent before reason, amount and explanation are there', async () => {
  const { network } = await openStaffOrder(running())
  await fill('Refund to the client', 'all of it')
  await fill('Explanation', 'Too short')
  await click(findText('End order'))
  await eventually(() => expect(noteOf('Reason')).toBe('please choose a reason'))
  expect(noteOf('Refund to the client')).toBe('please enter an amount')
  expect(noteOf('Explanation')).toBe('please write at least 20 characters')
  expect(network.calls(END)).toEqual([])
})

test('a refund that is too much is refused at the amount, and nothing typed is lost', async () => {
  const { network } = await openStaffOrder(running())
  const errors = [{ field: 'amount', message: 'at most $500.00 can be refunded' }]
  network.answers(END, refused(422, 'invalid_fields', 'Please check your entries.', errors))
  await filled('900')
  await click(findText('End order'))
  await eventually(() => expect(noteOf('Refund to the client')).toBe('at most $500.00 can be refunded'))
  expect(field('Explanation').value).toBe(WHY)
  expect(field('Reason').value).toBe('fraud')
})

test('a second press while an order is being ended sends nothing', async () => {
  const { network } = await openStaffOrder(running())
  const answer = held(ok(aStaffOrder()))
  network.answers(END, answer.reply)
  await filled('10')
  await click(findText('End order'))
  await eventually(() => expect(network.calls(END)).toHaveLength(1))
  await click(findText('End order'))
  answer.release()
  await eventually(() => expect(toasts()).toHaveLength(1))
  expect(network.calls(END)).toHaveLength(1)
})

test('who ends an order over a bad network ends it once: each try carries the same key', async () => {
  const { network } = await openStaffOrder(running())
  network.answers(END, cut, ok(aStaffOrder({ status: [-1, 'Cancelled'] })))
  await filled('10')
  await click(findText('End order'))
  await eventually(() => expect(toasts()).toEqual(['success: The order is ended']))
  const keys = network.calls(END).map(({ key }) => key)
  expect(keys).toHaveLength(2)
  expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/)
  expect(keys[1]).toBe(keys[0])
})

test('a refused ending is told beside the form, and what was typed stays for later', async () => {
  const { network } = await openStaffOrder(running())
  network.answers(END, refused(409, 'not_now', 'This order has ended already.'))
  await filled('10')
  await click(findText('End order'))
  await eventually(() => expect(toasts()).toEqual(['error: This order has ended already.']))
  expect(text()).toContain('This order has ended already.')
  expect(field('Explanation').value).toBe(WHY)
  expect(network.calls(STAFF_ORDER)).toHaveLength(1)
})
