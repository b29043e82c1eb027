import type { FailedRefund } from '@sojourn/contract/money/failed-refunds'
import { expect, test } from 'vitest'
import { aFailedRefund, FAILED_ID } from '../../../test/failed-refunds.ts'
import { held, ok, refused } from '../../../test/network.ts'
import { buttons, dialog, fill, inDialog, isAsked, noteOf, text } from '../../../test/on-the-page.ts'
import { toasts } from '../../../test/open-page.tsx'
import { click, eventually, find, findText } from '../../../test/render.tsx'
import { openSignedIn } from '../../../test/signed-in.tsx'
import { OwnFailedRefunds } from './failed-refunds.tsx'

const LIST = 'GET /refunds'
const RETRY = `POST /refunds/${FAILED_ID}/retry`
const KEEP = `POST /refunds/${FAILED_ID}/credit`
const BANK = `POST /refunds/${FAILED_ID}/bank-transfer`
const UNDO = `DELETE /refunds/${FAILED_ID}/bank-transfer`

async function opened(...refunds: FailedRefund[]) {
  const page = await openSignedIn(OwnFailedRefunds, '/p/client/payments/history', {
    tell: (network) => network.answers(LIST, ok(refunds)),
  })
  if (refunds.length > 0) await eventually(() => find('section'))
  return page
}

test.each<[string, Partial<FailedRefund>, string[]]>([
  [
    'was refused',
    {},
    [
      'Your refund of $200.00 did not reach your card',
      'Your Visa ending in 4242 did not accept it.',
      'Without an answer it becomes credit on 15 Nov 2026.',
    ],
  ],
  ['came back', { is_returned: true, card: null }, ['Your bank sent it back to us.']],
  ['is of an unknown card', { card: null }, ['Your card did not accept it.']],
  [
    'was to be paid by bank',
    { reason: 'The account is closed.' },
    ['The bank transfer was not made, or it came back: The account is closed.'],
  ],
  [
    'is argued about',
    { with_bank: true, credit_at: null, may: [] },
    ['This payment is disputed at your bank. You can choose once that is settled.'],
  ],
  [
    'is paid by bank',
    { slug: 'by_bank', hint: 'Banco do Sul •••• 6789', credit_at: null, may: ['stop_bank'] },
    ['Your refund of $200.00 is paid by bank transfer', 'pay it to Banco do Sul •••• 6789'],
  ],
])('whoever paid reads why a refund that %s waits, and for what', async (_, changes, words) => {
  await opened(aFailedRefund(changes))
  for (const word of words) expect(text()).toContain(word)
})

test.each([
  [
    ['retry', 'keep', 'give_bank'],
    ['Try the card again', 'Keep as credit', 'Pay to my bank account'],
  ],
  [
    ['keep', 'give_bank'],
    ['Keep as credit', 'Pay to my bank account'],
  ],
  [['stop_bank'], ['Choose something else']],
  [[], []],
])('who may %j is offered %j', async (may, offered) => {
  await opened(aFailedRefund({ may }))
  expect(buttons('section')).toEqual(offered)
})

test('nothing is there where every refund has arrived', async () => {
  const { network } = await opened()
  await eventually(() => expect(network.calls(LIST)).toHaveLength(1))
  expect(document.querySelector('section')).toBeNull()
})

test('the card is tried again once, and what waits is read anew', async () => {
  const { network } = await opened(aFailedRefund())
  const answer = held(ok(aFailedRefund({ slug: 'pending', may: [] })))
  network.answers(RETRY, answer.reply)
  network.answers(LIST, ok([]))
  await click(findText('Try the card again'))
  await click(findText('Try the card again'))
  expect(network.calls(RETRY)).toHaveLength(1)
  answer.release()
  await eventually(() =>
    expect(toasts()).toEqual(['success: We are trying your card again. We write to you when it is done.']),
  )
  await eventually(() => expect(document.querySelector('section')).toBeNull())
})

test('credit is kept only once somebody confirms it', async () => {
  const { network } = await opened(aFailedRefund())
  network.answers(KEEP, ok(aFailedRefund({ slug: 'kept', may: [] })))
  await click(findText('Keep as credit', 'section button'))
  expect(dialog().textContent).toContain('Keep $200.00 as credit?')
  await click(inDialog('Cancel'))
  expect(network.calls(KEEP)).toEqual([])
  await click(findText('Keep as credit', 'section button'))
  await click(inDialog('Keep as credit'))
  await eventually(() =>
    expect(toasts()).toEqual(['success: $200.00 is credit now. You find it under Coupons.']),
  )
  expect(isAsked()).toBe(false)
})

test('a bank account is sent as it was typed, and what is wrong with it stands at its field', async () => {
  const { network } = await opened(aFailedRefund())
  const errors = [{ field: 'bank_account.bank', message: 'please enter the name of the bank' }]
  network.answers(
    BANK,
    refused(422, 'invalid_fields', 'Please check your entries.', errors),
    ok(aFailedRefund({ slug: 'by_bank', may: ['stop_bank'] })),
  )
  await click(findText('Pay to my bank account'))
  expect(dialog().textContent).toContain('Where do we pay $200.00?')
  await fill('Name on the account', 'Ngozi Traveller')
  await click(inDialog('Send bank account'))
  await eventually(() => expect(noteOf('IBAN or account number')).toContain('please enter an account number'))
  expect(network.calls(BANK)).toEqual([])
  await fill('IBAN or account number', 'PT50 0012 3456 789')
  await fill('Bank', 'Banco')
  await click(inDialog('Send bank account'))
  await eventually(() => expect(noteOf('Bank')).toContain('please enter the name of the bank'))
  await click(inDialog('Send bank account'))
  await eventually(() => expect(toasts()).toEqual(['success: Our team has your bank account']))
  expect(network.calls(BANK).at(-1)?.body).toEqual({
    bank_account: { holder: 'Ngozi Traveller', account: 'PT5000123456789', bank: 'Banco' },
  })
  expect(isAsked()).toBe(false)
})

test('a bank account can be taken back until our team approved it, and then it says so', async () => {
  const { network } = await opened(
    aFailedRefund({ slug: 'by_bank', hint: 'Banco •••• 6789', may: ['stop_bank'] }),
  )
  network.answers(UNDO, refused(409, 'not_now', 'Our team is making this transfer.'))
  await click(findText('Choose something else'))
  await eventually(() => expect(toasts()).toEqual(['error: Our team is making this transfer.']))
})
