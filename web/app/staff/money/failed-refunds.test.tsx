import type { StaffFailedRefund } from '@sojourn/contract/desk/staff-refunds'
import { expect, test } from 'vitest'
import { aStaffFailedRefund, FAILED_ID } from '../../../test/failed-refunds.ts'
import { falseNetwork, listOf, ok, refused } from '../../../test/network.ts'
import {
  buttons,
  cells,
  dialog,
  fill,
  inDialog,
  isAsked,
  linkTo,
  noteOf,
  text,
} from '../../../test/on-the-page.ts'
import { openPage, toasts } from '../../../test/open-page.tsx'
import { UUID } from '../../../test/paid-order.ts'
import { click, eventually, findText } from '../../../test/render.tsx'
import FailedRefundsPage from './failed-refunds-page.tsx'

const LIST = 'GET /staff/failed-refunds'
const path = (what: string) => `POST /staff/failed-refunds/${FAILED_ID}/${what}`
const sanna = { uuid: 's1', full_name: 'Sanna Keller' }

async function opened(search: string, ...refunds: StaffFailedRefund[]) {
  const network = falseNetwork()
  network.answers(LIST, listOf(...refunds))
  network.answers('GET /staff/queues', ok({ failed_refunds: 4 }))
  const page = await openPage(FailedRefundsPage, `/p/staff/refunds${search}`)
  await eventually(() => expect(document.querySelector('[aria-label=Loading]')).toBeNull())
  return { ...page, network }
}

test('a line tells of which payment, whose, how much and until when', async () => {
  await opened('', aStaffFailedRefund())
  expect(cells()[0]?.slice(0, 4)).toEqual([
    'Study permitPAY-7K3M9QXA',
    'Ngozi Traveller',
    '$200.00',
    'Not refundedBecomes credit on 15 Nov 2026',
  ])
  expect(linkTo('Study permit')).toBe(`/p/staff/orders/${UUID}`)
  expect(linkTo('Ngozi Traveller')).toBe('/p/staff/people/c1')
  expect(text()).toContain('4 not settled.')
})

test.each<[string, Partial<StaffFailedRefund>, string]>([
  ['came back', { is_returned: true, credit_at: null }, 'Not refundedIt came back from the bank.'],
  [
    'a bank argues about',
    { with_bank: true, credit_at: null },
    'Not refundedThis payment is disputed at the payer’s bank.',
  ],
  [
    'is approved',
    {
      slug: 'by_bank',
      credit_at: null,
      waits_for: 'A second person sends it.',
      hint: 'Banco •••• 6789',
      approved_by: sanna,
    },
    'Bank transferA second person sends it.Banco •••• 6789Approved by Sanna Keller',
  ],
  [
    'was sent',
    { slug: 'processed', credit_at: null, sent_by: sanna, approved_by: sanna, bank_reference: 'TRX 1' },
    'RefundedSent by Sanna Keller (TRX 1)',
  ],
  ['is credit', { slug: 'kept', credit_at: null }, 'Kept as credit'],
  ['the bank took', { slug: 'taken', credit_at: null }, 'Refunded by the bank'],
])('a refund that %s says how it stands', async (_, changes, words) => {
  await opened('', aStaffFailedRefund({ ...changes, may: [] }))
  expect(cells()[0]?.[3]).toBe(words)
  expect(buttons('tbody')).toEqual([])
})

test('the payer of a deleted account is no link', async () => {
  await opened('', aStaffFailedRefund({ payer_gone: true, credit_at: null }))
  expect(cells()[0]?.[1]).toBe('Deleted account')
})

test.each<[string, Partial<StaffFailedRefund>, string[]]>([
  ['waits', {}, ['Try again', 'Make it credit', 'Pay by bank']],
  [
    'is to be approved',
    { slug: 'by_bank', may: ['approve', 'stop_bank'] },
    ['Bank details', 'Approve', 'Stop transfer'],
  ],
  [
    'is to be sent',
    { slug: 'by_bank', may: ['stop_bank', 'send'] },
    ['Bank details', 'Mark as sent', 'Stop transfer'],
  ],
  ['was sent', { slug: 'processed', may: ['return'] }, ['Mark as returned']],
  ['is their own', { slug: 'by_bank', may: [] }, []],
])('staff see what they can do with a refund that %s', async (_, changes, offered) => {
  await opened('', aStaffFailedRefund(changes))
  expect(buttons('tbody')).toEqual(offered)
})

test.each([
  ['Try again', 'retry', 'Refund $200.00 of Ngozi Traveller to the card again?', 'The card is tried again'],
  ['Make it credit', 'credit', 'Make $200.00 of Ngozi Traveller credit?', 'It is credit now'],
])('"%s" asks first, and the list is read anew', async (name, what, title, said) => {
  const { network } = await opened('', aStaffFailedRefund())
  network.answers(path(what), ok(aStaffFailedRefund()))
  await click(findText(name, 'tbody button'))
  expect(dialog().textContent).toContain(title)
  const asked = network.calls(LIST).length
  await click(inDialog(name))
  await eventually(() => expect(toasts()).toEqual([`success: ${said}`]))
  expect(network.calls(path(what))).toHaveLength(1)
  await eventually(() => expect(network.calls(LIST).length).toBeGreaterThan(asked))
  expect(isAsked()).toBe(false)
})

test('a transfer is approved, sent with what the bank calls it, and stopped with a reason', async () => {
  const { network } = await opened(
    '',
    aStaffFailedRefund({ slug: 'by_bank', may: ['approve', 'send', 'stop_bank'] }),
  )
  network.answers(path('bank-details'), ok({ holder: 'N. Traveller', account: '1', bank: 'B', code: null }))
  network.answers(path('approval'), ok(aStaffFailedRefund()))
  network.answers(path('sent'), ok(aStaffFailedRefund()))
  network.answers(path('failure'), ok(aStaffFailedRefund()))
  await click(findText('Approve', 'tbody button'))
  await click(inDialog('Approve'))
  await eventually(() => expect(network.calls(path('approval'))).toHaveLength(1))
  await click(findText('Mark as sent', 'tbody button'))
  await click(inDialog('Mark as sent'))
  await eventually(() =>
    expect(noteOf('Reference of the bank')).toBe('please enter the reference of the bank'),
  )
  await fill('Reference of the bank', 'TRX 8841')
  await click(inDialog('Mark as sent'))
  await eventually(() => expect(network.calls(path('sent'))[0]?.body).toEqual({ reference: 'TRX 8841' }))
  await click(findText('Stop transfer', 'tbody button'))
  await fill('Reason', 'The name is another one.')
  await click(inDialog('Stop transfer'))
  await eventually(() =>
    expect(network.calls(path('failure'))[0]?.body).toEqual({ reason: 'The name is another one.' }),
  )
})

test('who pays by bank types the account, and is told what a colleague did meanwhile', async () => {
  const { network } = await opened('', aStaffFailedRefund())
  network.answers(path('bank-transfer'), refused(409, 'not_now', 'This refund is already answered.'))
  await click(findText('Pay by bank', 'tbody button'))
  await fill('Name on the account', 'Ngozi Traveller')
  await fill('IBAN or account number', 'PT50 0012')
  await fill('Bank', 'Banco')
  await click(inDialog('Enter and approve'))
  await eventually(() => expect(dialog().textContent).toContain('This refund is already answered.'))
  expect(network.calls(path('bank-transfer'))[0]?.body).toEqual({
    bank_account: { holder: 'Ngozi Traveller', account: 'PT500012', bank: 'Banco' },
  })
})

test('who approves a transfer reads the payer above the name on the account', async () => {
  const { network } = await opened('', aStaffFailedRefund({ slug: 'by_bank', may: ['approve'] }))
  const details = { holder: 'N. Traveller', account: 'PT500012', bank: 'Banco', code: null }
  network.answers(path('bank-details'), ok(details))
  await click(findText('Approve', 'tbody button'))
  await eventually(() =>
    expect(dialog().textContent).toMatch(
      /Payer.+Name on the accountN\. TravellerAccountPT500012.*Compare the name on the bank account/,
    ),
  )
  expect(network.calls(path('bank-details'))).toHaveLength(1)
})

test('bank details are asked for each time they are opened', async () => {
  const { network } = await opened('', aStaffFailedRefund({ slug: 'by_bank', may: ['approve'] }))
  const details = { holder: 'Ngozi Traveller', account: 'PT500012', bank: 'Banco', code: null }
  network.answers(path('bank-details'), ok(details))
  expect(network.calls(path('bank-details'))).toEqual([])
  await click(findText('Bank details', 'tbody button'))
  await eventually(() => expect(dialog().textContent).toContain('PT500012'))
  await click(inDialog(''))
  await eventually(() => expect(isAsked()).toBe(false))
  await click(findText('Bank details', 'tbody button'))
  await eventually(() => expect(network.calls(path('bank-details'))).toHaveLength(2))
})

test.each([
  ['', 'waiting', 'Every refund has reached its card or is answered.'],
  ['?tab=by_bank', 'by_bank', 'No refund is to be paid by bank.'],
  ['?tab=answered', 'answered', 'No failed refund was answered yet.'],
  ['?tab=else', 'waiting', 'Every refund has reached its card or is answered.'],
])('an empty list at "%s" says so', async (search, tab, words) => {
  const { network } = await opened(search)
  expect(network.calls(LIST)[0]?.query.get('filter[tab]')).toBe(tab)
  expect(text()).toContain(words)
})
