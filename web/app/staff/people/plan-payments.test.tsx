import type { PlanPayment } from '@sojourn/contract/desk/staff-ledger'
import { expect, test } from 'vitest'
import { cut, falseNetwork, listOf, ok, refused } from '../../../test/network.ts'
import { buttons, dialog, field, fill, inDialog, isAsked, noteOf, text } from '../../../test/on-the-page.ts'
import { openPage, toasts } from '../../../test/open-page.tsx'
import { click, eventually, findText } from '../../../test/render.tsx'
import {
  aFreePlan,
  aPerson,
  aPlanPayment,
  openPerson,
  PERSON_ID,
  PLAN_PAYMENTS,
} from '../../../test/staff-people.tsx'
import { PlanPayments } from './plan-payments.tsx'

const ID = aPlanPayment().id
const REFUND = `POST /staff/plan-payments/${ID}/refunds`
const REFUND_BUTTON = 'Refund PAY-7K3M9QXA'
const usd = (amount: number) => ({ amount, currency: 'USD' })

async function opened(...payments: PlanPayment[]) {
  const network = falseNetwork()
  network.answers(PLAN_PAYMENTS, listOf(...payments))
  const page = await openPage(() => <PlanPayments id={PERSON_ID} />, '/p/staff/people/x')
  await eventually(() => expect(text()).toContain('Plan payments'))
  return { ...page, network }
}

async function asked(amount: string, reason = 'They left in the first week.') {
  await click(findText(REFUND_BUTTON))
  await fill('Amount', amount)
  await fill('Reason', reason)
  await click(inDialog('Refund to card'))
}

test('who never paid for a plan has no such part', async () => {
  const { network } = await openPerson(aPerson({ plan: aFreePlan }))
  await eventually(() => expect(network.calls(PLAN_PAYMENTS)).toHaveLength(1))
  expect(text()).not.toContain('Plan payments')
})

test.each<[string, Partial<PlanPayment>, string, string[]]>([
  ['is whole', {}, 'PAY-7K3M9QXA, 1 Oct 2026', [REFUND_BUTTON]],
  [
    'was refunded in part',
    { refunded: usd(1000), refundable: usd(4950) },
    'PAY-7K3M9QXA, 1 Oct 2026, $10.00 refunded',
    [REFUND_BUTTON],
  ],
  [
    'is on its way back',
    { refunded: usd(1000), on_its_way: usd(4950), refundable: usd(0) },
    'PAY-7K3M9QXA, 1 Oct 2026, $10.00 refunded, $49.50 on its way back',
    [],
  ],
  ['cannot go back', { refundable: usd(0) }, 'PAY-7K3M9QXA, 1 Oct 2026', []],
])('a payment that %s says what became of it', async (_, changes, note, offered) => {
  await opened(aPlanPayment(changes))
  expect(text()).toContain('Business, one month: $59.50')
  expect(document.querySelectorAll('li p')[1]?.textContent).toBe(note)
  expect(buttons()).toEqual(offered)
})

test('a refund begins with all that can go back, and sends what is typed in cents', async () => {
  const { network } = await opened(aPlanPayment({ refundable: usd(4950) }))
  network.answers(REFUND, ok(aPlanPayment(), 201))
  await click(findText(REFUND_BUTTON))
  expect(dialog().textContent).toContain('Refund Business, one month')
  expect(field('Amount').value).toBe('49.50')
  expect(noteOf('Amount')).toBe('Up to $49.50, taxes included.')
  await click(inDialog('Cancel'))
  await asked('12.5')
  await eventually(() => expect(toasts()).toEqual(['success: $12.50 is on its way back']))
  expect(network.calls(REFUND)[0]?.body).toEqual({ amount: 1250, reason: 'They left in the first week.' })
  expect(isAsked()).toBe(false)
  await eventually(() => expect(network.calls(PLAN_PAYMENTS).length).toBe(2))
})

test.each(['', '0', '-5', 'all'])('a refund of "%s" is not sent', async (amount) => {
  const { network } = await opened(aPlanPayment())
  await asked(amount)
  await eventually(() => expect(noteOf('Amount')).toBe('please enter an amount'))
  expect(network.calls(REFUND)).toEqual([])
})

test('a refund whose answer was lost goes again with the same key; another amount has another key', async () => {
  const { network } = await opened(aPlanPayment())
  network.answers(REFUND, refused(503, 'unavailable', 'Please try again in a moment.'))
  await asked('12.50')
  await eventually(() => expect(dialog().textContent).toContain('Please try again in a moment.'))
  await click(inDialog('Refund to card'))
  await eventually(() => expect(network.calls(REFUND)).toHaveLength(2))
  await eventually(() => expect(inDialog('Refund to card').getAttribute('aria-busy')).toBeNull())
  await fill('Amount', '13')
  network.answers(REFUND, ok(aPlanPayment(), 201))
  await click(inDialog('Refund to card'))
  await eventually(() => expect(isAsked()).toBe(false))
  const [first, second, third] = network.calls(REFUND).map(({ key }) => key)
  expect(first).toMatch(/^[0-9a-f-]{36}$/)
  expect(second).toBe(first)
  expect(third).not.toBe(first)
})

test('a network that is cut for a moment is borne without a second refund', async () => {
  const { network } = await opened(aPlanPayment())
  network.answers(REFUND, cut, ok(aPlanPayment(), 201))
  await asked('12.50')
  await eventually(() => expect(toasts()).toEqual(['success: $12.50 is on its way back']))
  const keys = network.calls(REFUND).map(({ key }) => key)
  expect(new Set(keys).size).toBe(1)
})

test('what the server has against the amount stands at it', async () => {
  const { network } = await opened(aPlanPayment())
  const errors = [{ field: 'amount', message: 'at most $49.50 can go back' }]
  network.answers(REFUND, refused(422, 'invalid_fields', 'Please check the highlighted fields.', errors))
  await asked('59.50')
  await eventually(() => expect(noteOf('Amount')).toBe('at most $49.50 can go back'))
  expect(field('Reason').value).toBe('They left in the first week.')
})

test('older payments come on request', async () => {
  const network = falseNetwork()
  const older = aPlanPayment({ id: 'old', ref: 'PAY-00000001', refundable: usd(0) })
  network.answers(
    PLAN_PAYMENTS,
    ok({ items: [aPlanPayment()], pagination: { next_cursor: 'c2' } }),
    listOf(older),
  )
  await openPage(() => <PlanPayments id={PERSON_ID} />, '/p/staff/people/x')
  await eventually(() => findText('Load more'))
  await click(findText('Load more'))
  await eventually(() => expect(text()).toContain('PAY-00000001'))
  expect(network.calls(PLAN_PAYMENTS).map(({ query }) => query.get('cursor'))).toEqual([null, 'c2'])
  expect(buttons()).toEqual([REFUND_BUTTON])
})
