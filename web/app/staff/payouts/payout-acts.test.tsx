import type { StaffPayout } from '@sojourn/contract/desk/staff-payouts'
import { expect, test } from 'vitest'
import { held, ok, refused } from '../../../test/network.ts'
import { buttons, dialog, fill, inDialog, isAsked, noteOf } from '../../../test/on-the-page.ts'
import { toasts } from '../../../test/open-page.tsx'
import { click, eventually, findText } from '../../../test/render.tsx'
import { aPayout, openPayouts, PAYOUT_ID, PAYOUTS } from '../../../test/staff-payouts.tsx'

const SENT = `POST /staff/payouts/${PAYOUT_ID}/sent`
const PAID = `POST /staff/payouts/${PAYOUT_ID}/paid`
const RETRY = `POST /staff/payouts/${PAYOUT_ID}/retry`
const FAILURE = `POST /staff/payouts/${PAYOUT_ID}/failure`

test.each<[string, Partial<StaffPayout>, string[]]>([
  ['waits', { may: ['approve', 'refuse'] }, ['Bank details', 'Approve', 'Refuse']],
  [
    'is approved',
    { slug: 'accepted', may: ['send', 'fail'] },
    ['Bank details', 'Mark as sent', 'Mark as failed'],
  ],
  ['was sent', { slug: 'accepted', may: ['finish'] }, ['Bank details', 'Mark as paid']],
  ['was paid', { slug: 'processed', may: ['fail'] }, ['Mark as returned']],
  ['has failed', { slug: 'failed', may: ['retry'] }, ['Try again']],
  ['goes by the processor', { kind: 'processor', may: ['refuse'] }, ['Refuse']],
  ['goes by the processor and nothing is allowed', { kind: 'processor' }, []],
])('staff see what they can do with a payout that %s', async (_, changes, offered) => {
  await openPayouts([aPayout(changes)])
  expect(buttons('tbody')).toEqual(offered)
})

test('who sent a transfer enters what the bank calls it, and the lists and queues are asked anew', async () => {
  const { network } = await openPayouts([aPayout({ slug: 'accepted', may: ['send'] })])
  network.answers(SENT, ok(aPayout()))
  await click(findText('Mark as sent'))
  expect(dialog().textContent).toContain('Was PO-7K3M9QXA sent?')
  await fill('Reference of the bank', ' TRX 8841 ')
  const asked = { list: network.calls(PAYOUTS).length, queues: network.calls('GET /staff/queues').length }
  await click(inDialog('Mark as sent'))
  await eventually(() => expect(toasts()).toEqual(['success: Marked as sent']))
  expect(network.calls(SENT).map(({ body }) => body)).toEqual([{ reference: 'TRX 8841' }])
  expect(isAsked()).toBe(false)
  await eventually(() => {
    expect(network.calls(PAYOUTS).length).toBeGreaterThan(asked.list)
    expect(network.calls('GET /staff/queues').length).toBeGreaterThan(asked.queues)
  })
})

test('nothing is marked as sent without the reference of the bank', async () => {
  const { network } = await openPayouts([aPayout({ slug: 'accepted', may: ['send'] })])
  await click(findText('Mark as sent'))
  await click(inDialog('Mark as sent'))
  await eventually(() =>
    expect(noteOf('Reference of the bank')).toBe('please enter the reference of the bank'),
  )
  expect(network.calls(SENT)).toEqual([])
})

test('a payout is marked as paid only once somebody confirms that it arrived', async () => {
  const { network } = await openPayouts([aPayout({ slug: 'accepted', may: ['finish'] })])
  network.answers(PAID, ok(aPayout({ slug: 'processed' })))
  await click(findText('Mark as paid', 'table button'))
  expect(dialog().textContent).toContain('Did $500.00 to Amara Okafor arrive?')
  await click(inDialog('Cancel'))
  expect(isAsked()).toBe(false)
  expect(network.calls(PAID)).toEqual([])
  await click(findText('Mark as paid', 'table button'))
  await click(inDialog('Mark as paid'))
  await eventually(() => expect(toasts()).toEqual(['success: Marked as paid']))
})

test('a second press while a payout is made again sends nothing', async () => {
  const { network } = await openPayouts([aPayout({ slug: 'failed', may: ['retry'] })])
  const answer = held(ok(aPayout({ slug: 'pending' }), 201))
  network.answers(RETRY, answer.reply)
  await click(findText('Try again', 'table button'))
  expect(dialog().textContent).toContain('Pay $500.00 to Amara Okafor again?')
  expect(dialog().textContent).toContain('goes to the bank account the agent has now')
  await click(inDialog('Try again'))
  await click(inDialog('Try again'))
  expect(network.calls(RETRY)).toHaveLength(1)
  answer.release()
  await eventually(() => expect(toasts()).toEqual(['success: A new payout is made']))
  expect(isAsked()).toBe(false)
})

test('who marks a paid transfer as returned writes what the agent then reads', async () => {
  const { network } = await openPayouts([aPayout({ slug: 'processed', may: ['fail'] })])
  network.answers(FAILURE, ok(aPayout({ slug: 'failed' })))
  await click(findText('Mark as returned'))
  expect(dialog().textContent).toContain('Mark as returned: PO-7K3M9QXA')
  expect(noteOf('Reason')).toContain('The agent sees this text in their wallet and by email.')
  await fill('Reason', 'The bank says the account is closed.')
  await click(inDialog('Mark as returned'))
  await eventually(() =>
    expect(toasts()).toEqual(['success: The agent is told, and has the money in their wallet again']),
  )
  expect(network.calls(FAILURE)[0]?.body).toEqual({ reason: 'The bank says the account is closed.' })
})

test('what the server has against a reason stands at the reason', async () => {
  const { network } = await openPayouts([aPayout({ may: ['refuse'] })])
  const errors = [{ field: 'reason', message: 'please write no account numbers' }]
  network.answers(FAILURE, refused(422, 'invalid_fields', 'Please check your entries.', errors))
  await click(findText('Refuse'))
  await fill('Reason', 'Account 1234 5678 is not yours.')
  await click(inDialog('Refuse'))
  await eventually(() => expect(noteOf('Reason')).toBe('please write no account numbers'))
  expect(toasts()).toEqual([])
})

test('who sees bank details reads where the money goes, and each opening is asked for anew', async () => {
  const { network } = await openPayouts([aPayout()])
  const DETAILS = `POST /staff/payouts/${PAYOUT_ID}/bank-details`
  const details = { holder: 'أمارا أوكافور', account: 'GB29NWBK60161331926819', bank: 'NatWest', code: null }
  network.answers(DETAILS, ok(details))
  expect(network.calls(DETAILS)).toEqual([])
  await click(findText('Bank details'))
  await eventually(() => expect(dialog().textContent).toContain('GB29NWBK60161331926819'))
  expect(dialog().textContent).toContain('Name on the accountأمارا أوكافور')
  expect(dialog().textContent).not.toContain('Bank code')
  await click(inDialog(''))
  await eventually(() => expect(isAsked()).toBe(false))
  await click(findText('Bank details'))
  await eventually(() => expect(network.calls(DETAILS)).toHaveLength(2))
})

test('who approves compares the agent with the name on the account, and that they read it is written down', async () => {
  const { network } = await openPayouts([aPayout({ may: ['approve'] })])
  const DETAILS = `POST /staff/payouts/${PAYOUT_ID}/bank-details`
  const details = {
    holder: 'A. Okafor',
    account: 'GB29NWBK60161331926819',
    bank: 'NatWest',
    code: 'NWBKGB2L',
  }
  network.answers(DETAILS, ok(details))
  expect(network.calls(DETAILS)).toEqual([])
  await click(findText('Approve'))
  await eventually(() =>
    expect(dialog().textContent).toMatch(
      /AgentAmara OkaforName on the accountA\. OkaforAccountGB29NWBK.*Compare the name on the bank account/,
    ),
  )
  expect(network.calls(DETAILS)).toHaveLength(1)
})

test('who approves a transfer to a deleted account reads where its finder wrote that it goes, and who that was', async () => {
  const { network } = await openPayouts([aPayout({ may: ['approve'] })])
  const found = {
    note: 'She wrote from DE89 3704 0044 0532 0130 00, Commerzbank, Thi Nguyen.',
    by: { uuid: 's1', full_name: 'Sanna Keller' },
    at: '2026-11-02T09:00:00.000Z',
  }
  const details = { holder: '', account: '', bank: '', code: null, found }
  network.answers(`POST /staff/payouts/${PAYOUT_ID}/bank-details`, ok(details))
  await click(findText('Approve'))
  await eventually(() => expect(dialog().textContent).toContain(found.note))
  expect(dialog().textContent).toContain('Sanna Keller resolved the alert on 2 Nov 2026')
  expect(dialog().textContent).not.toContain('ame on the')
})

test('bank details that cannot be had are asked for again on request only', async () => {
  const { network } = await openPayouts([aPayout()])
  const DETAILS = `POST /staff/payouts/${PAYOUT_ID}/bank-details`
  const details = { holder: 'Amara Okafor', account: '1234', bank: 'NatWest', code: 'NWBKGB2L' }
  network.answers(DETAILS, refused(429, 'too_many_tries', 'You opened many. Please wait.'), ok(details))
  await click(findText('Bank details'))
  await eventually(() => expect(dialog().textContent).toContain('You opened many. Please wait.'))
  expect(network.calls(DETAILS)).toHaveLength(1)
  await click(inDialog('Retry'))
  await eventually(() => expect(dialog().textContent).toContain('Bank codeNWBKGB2L'))
})

test('an approval that the server could not take is told, and the question stays', async () => {
  const { network } = await openPayouts([aPayout({ may: ['approve'] })])
  network.answers(`POST /staff/payouts/${PAYOUT_ID}/approval`, refused(503, 'unavailable', ''))
  await click(findText('Approve'))
  await click(inDialog('Approve'))
  await eventually(() => expect(toasts()).toEqual(['error: Error occurred, try again']))
  expect(isAsked()).toBe(true)
})
