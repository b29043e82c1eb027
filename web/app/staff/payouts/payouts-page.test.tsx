import type { StaffPayout } from '@sojourn/contract/desk/staff-payouts'
import { expect, test } from 'vitest'
import { falseNetwork, listOf, ok, refused } from '../../../test/network.ts'
import { openPage, toasts } from '../../../test/open-page.tsx'
import { click, eventually, find, findText, type } from '../../../test/render.tsx'
import PayoutsPage from './payouts-page.tsx'

const ID = '0190a0a0-0000-7000-8000-0000000000aa'
const LIST = 'GET /staff/payouts'

const aPayout = (changes: Partial<StaffPayout> = {}) =>
  ({
    id: ID,
    ref: 'PO-7K3M9QXA',
    slug: 'pending',
    kind: 'manual',
    amount: { amount: 50_000, currency: 'USD' },
    agent: { uuid: ID, full_name: 'Amara Okafor' },
    hint: '•••• 4242',
    reason: null,
    waits_for: 'Somebody approves it',
    approved_by: null,
    sent_by: null,
    bank_reference: null,
    may: [],
    created_at: { date: '2026-11-01T00:00:00.000Z' },
    ...changes,
  }) as unknown as StaffPayout

async function opened(payout: StaffPayout, at = '/p/staff/payouts') {
  const network = falseNetwork()
  network.answers(LIST, listOf(payout))
  network.answers('GET /staff/queues', ok({ payouts: 1 }))
  const details = { holder: 'Amara Okafor', account: '1234', bank: 'NatWest', code: null }
  network.answers(`POST /staff/payouts/${ID}/bank-details`, ok(details))
  const page = await openPage(PayoutsPage, at)
  await eventually(() => find('table a'))
  return { ...page, network }
}

const inDialog = (name: string) => findText(name, 'dialog[open] button')

test('nobody is offered what the server does not allow', async () => {
  await opened(aPayout())
  expect([...document.querySelectorAll('table button')].map(({ textContent }) => textContent)).toEqual([
    'Bank details',
  ])
})

test('who approves a transfer reads to whom how much goes, and is asked before it happens', async () => {
  const { network } = await opened(aPayout({ may: ['approve', 'refuse'] }))
  network.answers(`POST /staff/payouts/${ID}/approval`, ok(aPayout({ slug: 'accepted' })))
  await click(findText('Approve'))
  expect(find('dialog[open]').textContent).toContain('Approve $500.00 to Amara Okafor?')
  expect(network.calls(`POST /staff/payouts/${ID}/approval`)).toHaveLength(0)
  const asked = network.calls(LIST).length
  await click(inDialog('Approve'))
  await eventually(() => expect(toasts()).toEqual(['success: Approved']))
  await eventually(() => expect(network.calls(LIST).length).toBeGreaterThan(asked))
})

test('a refused approval is told, and the question stays open', async () => {
  const { network } = await opened(aPayout({ may: ['approve'] }))
  const reply = refused(409, 'not_now', 'Another member of staff approved it.')
  network.answers(`POST /staff/payouts/${ID}/approval`, reply)
  await click(findText('Approve'))
  await click(inDialog('Approve'))
  await eventually(() =>
    expect(document.body.textContent + toasts().join()).toContain('Another member of staff approved it.'),
  )
  expect(find('dialog[open]').textContent).toContain('Approve $500.00')
})

test('what was typed as reason stays when the network is cut', async () => {
  const { network } = await opened(aPayout({ may: ['refuse'] }))
  await click(findText('Refuse'))
  await eventually(() => find('textarea'))
  await type(find<HTMLTextAreaElement>('textarea'), 'The name is not that of the agent.')
  network.answers(`POST /staff/payouts/${ID}/failure`, refused(503, 'unavailable', 'Please try again.'))
  await click(inDialog('Refuse'))
  await eventually(() => expect(network.calls(`POST /staff/payouts/${ID}/failure`)).not.toHaveLength(0))
  expect(find<HTMLTextAreaElement>('textarea').value).toBe('The name is not that of the agent.')
})
