import { expect, test } from 'vitest'
import { ok, refused } from '../../../test/network.ts'
import { text } from '../../../test/on-the-page.ts'
import { toasts } from '../../../test/open-page.tsx'
import { click, eventually, find, findText, type } from '../../../test/render.tsx'
import { aStaffOrder, ORDER_ID, openStaffOrder } from '../../../test/staff-orders.tsx'

const KEEP = `POST /staff/orders/${ORDER_ID}/legal-hold`
const REASON = 'A court asks for it.'
const HELD = {
  legal_hold: {
    ...{ reason: REASON, by: { uuid: 'b1', fullname: 'Ruth Staff' } },
    created_at: '2026-03-09T12:00:00.000Z',
  },
}
const field = () => find('textarea[name=reason]') as HTMLTextAreaElement

test('staff keep an order that a court asks for, and let it go again', async () => {
  const { network } = await openStaffOrder(aStaffOrder())
  network.answers(KEEP, ok(aStaffOrder(HELD)))
  network.answers(`${KEEP}/lift`, ok(aStaffOrder()))
  await click(findText('Keep this order'))
  await type(await eventually(field), REASON)
  await click(findText('Save'))
  await eventually(() => expect(text()).toContain(`Kept by Ruth Staff since`))
  expect(network.calls(KEEP).map(({ body }) => body)).toEqual([{ reason: REASON }])
  expect(text()).toContain(REASON)

  await click(findText('End the legal hold'))
  await type(await eventually(field), 'The court has decided.')
  await click(findText('Save'))
  await eventually(() => findText('Keep this order'))
  expect(network.calls(`${KEEP}/lift`).map(({ body }) => body)).toEqual([
    { reason: 'The court has decided.' },
  ])
})

test('whose own order it is reads that a colleague must do it', async () => {
  const { network } = await openStaffOrder(aStaffOrder())
  network.answers(KEEP, refused(409, 'not_now', 'This is your own order. Please ask a colleague.'))
  await click(findText('Keep this order'))
  await type(await eventually(field), REASON)
  await click(findText('Save'))
  await eventually(() => expect(toasts().concat(text()).join()).toContain('Please ask a colleague.'))
})
