import type { StaffOrder } from '@sojourn/contract/desk/staff-orders'
import { expect, test } from 'vitest'
import { cut, held, ok, refused } from '../../../test/network.ts'
import { buttons, text } from '../../../test/on-the-page.ts'
import { toasts } from '../../../test/open-page.tsx'
import { click, eventually, find, findText } from '../../../test/render.tsx'
import { anEnding, aStaffOrder, ORDER_ID, openStaffOrder } from '../../../test/staff-orders.tsx'

const ANSWER = `POST /staff/orders/${ORDER_ID}/end/answer`
const asked = (is_own: boolean, may: StaffOrder['may'] = ['approve_end']) =>
  aStaffOrder({ ending: anEnding({ is_own }), may })

test('a colleague reads who asks for it, why, and how much goes back', async () => {
  await openStaffOrder(asked(false))
  expect(text()).toContain('Asked for by Sanna Keller')
  expect(text()).toContain('End this order (fraud) and refund $500.00')
  expect(text()).toContain('The papers were forged, as the embassy wrote to us.')
  expect(find('time[datetime="2026-11-02T09:00:00.000Z"]')).toBeTruthy()
})

test.each<[string, boolean, StaffOrder['may'], string[]]>([
  ['A colleague agrees or declines', false, ['approve_end'], ['Agree and end order', 'Decline']],
  ['Who asked for it can only take it back', true, ['approve_end'], ['Cancel request']],
  ['Who may not answer only reads it', false, [], []],
])('%s', async (_, isOwn, may, offered) => {
  await openStaffOrder(asked(isOwn, may))
  expect(buttons()).toEqual([...offered, 'Keep this order'])
})

test.each([
  ['Agree and end order', false, true],
  ['Decline', false, false],
  ['Cancel request', true, false],
])(
  '"%s" sends the answer once, and the page shows how the order stands then',
  async (name, isOwn, agrees) => {
    const { network } = await openStaffOrder(asked(isOwn))
    const answer = held(ok(aStaffOrder({ status: [-1, 'Cancelled'] })))
    network.answers(ANSWER, answer.reply)
    await click(findText(name))
    await click(findText(name))
    answer.release()
    await eventually(() => expect(text()).not.toContain('Waits for a second approval'))
    expect(network.calls(ANSWER).map(({ body }) => body)).toEqual([{ agrees }])
  },
)

test('an answer over a bad network is given once: each try carries the same key', async () => {
  const { network } = await openStaffOrder(asked(false))
  network.answers(ANSWER, cut, ok(aStaffOrder()))
  await click(findText('Agree and end order'))
  await eventually(() => expect(text()).not.toContain('Waits for a second approval'))
  const keys = network.calls(ANSWER).map(({ key }) => key)
  expect(keys).toHaveLength(2)
  expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/)
  expect(keys[1]).toBe(keys[0])
})

test('a refused answer is told, and can be given again', async () => {
  const { network } = await openStaffOrder(asked(false))
  network.answers(ANSWER, refused(409, 'not_now', 'The request was taken back.'))
  await click(findText('Agree and end order'))
  await eventually(() => expect(toasts()).toEqual(['error: The request was taken back.']))
  expect(buttons()).toEqual(['Agree and end order', 'Decline', 'Keep this order'])
  expect(find('button').getAttribute('aria-busy')).toBeNull()
})
