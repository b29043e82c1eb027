import { expect, test } from 'vitest'
import { ok, refused } from '../../../test/network.ts'
import { dialog, fill, inDialog, isAsked, noteOf, text } from '../../../test/on-the-page.ts'
import { toasts } from '../../../test/open-page.tsx'
import { click, eventually, findText } from '../../../test/render.tsx'
import { aPaymentOfIt, aStaffOrder, ORDER_ID, openStaffOrder } from '../../../test/staff-orders.tsx'

const FAULT = `PUT /staff/orders/${ORDER_ID}/chargeback-fault`
const usd = (amount: number) => ({ amount, currency: 'USD' })
const nothing = {
  held: usd(0),
  agent: usd(0),
  commission: usd(0),
  tax: usd(0),
  to_card: usd(0),
  to_bank: usd(0),
  to_credit: usd(0),
  to_promo: usd(0),
}
const facts = () =>
  [...document.querySelectorAll('dt')].map((dt) => `${dt.textContent} ${dt.nextElementSibling?.textContent}`)

test('where nobody began to pay, that is said', async () => {
  await openStaffOrder(aStaffOrder())
  expect(text()).toContain('Nobody began to pay.')
})

test('staff read the price, the payment, and each place where money is now', async () => {
  const money = { ...nothing, agent: usd(20_000), commission: usd(5_000), to_card: usd(25_000) }
  await openStaffOrder(aStaffOrder({ payment: aPaymentOfIt(), money }))
  expect(facts().slice(2)).toEqual([
    'Ordered 1 Jan 2026, 12:00 am',
    'Price $500.00',
    'Payment PAY-7K3M9QXA (paid) $540.00',
    'Agent’s share $200.00',
    'Our commission $50.00',
    'Back to the card $250.00',
  ])
})

test('a payment that is not paid yet has no places', async () => {
  await openStaffOrder(aStaffOrder({ payment: aPaymentOfIt({ status: [-1, 'Waiting'] }) }))
  expect(facts().at(-1)).toBe('Payment PAY-7K3M9QXA (waiting) $540.00')
})

test.each([
  ['open', 'the bank has not decided'],
  ['won', 'the bank decided for us'],
  ['lost', 'the bank decided for the client'],
  ['paused', 'paused'],
])('of a dispute that is %s staff read: %s', async (dispute, words) => {
  await openStaffOrder(aStaffOrder({ payment: aPaymentOfIt({ dispute, dispute_fee: usd(1500) }) }))
  expect(text()).toContain(
    `The client’s bank wants this payment back: ${words}. Its fee is $15.00. See the ledger`,
  )
  expect(text()).not.toContain('If we lose')
})

test.each([
  [true, 'the agent', 'Let us pay the fee', 'If we lose, we pay the fee of the bank.', false],
  [
    false,
    'us',
    'Let the agent pay the fee',
    'If we lose, the fee of the bank is taken from what the agent earns next.',
    true,
  ],
])(
  'where the fault is the agent’s (%s) the fee is paid by %s, and staff can turn it round',
  async (...row) => {
    const [agent_at_fault, payer, button, said, sent] = row
    const { network } = await openStaffOrder(
      aStaffOrder({ payment: aPaymentOfIt({ dispute: 'open', agent_at_fault }) }),
    )
    network.answers(
      FAULT,
      ok(aStaffOrder({ payment: aPaymentOfIt({ dispute: 'open', agent_at_fault: sent }) })),
    )
    expect(text()).toContain(`If we lose, the fee of the bank is paid by ${payer}.`)
    await click(findText(button))
    expect(dialog().textContent).toContain(said)
    await fill('Reason', 'The agent never answered.')
    await click(inDialog('Save'))
    await eventually(() => expect(toasts()).toEqual(['success: The change is saved']))
    expect(network.calls(FAULT)[0]?.body).toEqual({ at_fault: sent, reason: 'The agent never answered.' })
    expect(isAsked()).toBe(false)
    expect(text()).not.toContain(`is paid by ${payer}.`)
  },
)

test('who bears the fee is not changed without a reason, nor after the bank has decided', async () => {
  const { network } = await openStaffOrder(
    aStaffOrder({ payment: aPaymentOfIt({ dispute: 'open', agent_at_fault: false }) }),
  )
  network.answers(FAULT, refused(409, 'not_now', 'The bank has decided.'))
  await click(findText('Let the agent pay the fee'))
  await click(inDialog('Save'))
  await eventually(() => expect(noteOf('Reason')).toBe('please give a reason'))
  expect(network.calls(FAULT)).toEqual([])
  await fill('Reason', 'The agent never answered.')
  await click(inDialog('Save'))
  await eventually(() => expect(dialog().textContent).toContain('The bank has decided.'))
})
