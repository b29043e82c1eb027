import { describe, expect, test } from 'vitest'
import { testSettings } from '../../../test/settings.ts'
import { DAY_MS } from '../../platform/clock.ts'
import { payableOf } from './amounts.ts'
import type { EarningRow } from './earning-store.ts'
import { hintOf, openDetails, sealDetails } from './linking/bank-details.ts'
import type { MovementRow } from './movement-store.ts'
import type { PayoutRow } from './payouts/payout-store.ts'
import { mayOf, viewStaffPayout } from './payouts/view-staff-payout.ts'
import { viewPayout, viewWallet } from './view.ts'
import { viewEarning } from './view-earning.ts'
import { viewMovement } from './view-movement.ts'
import type { WalletRow } from './wallet-store.ts'

const now = new Date('2026-11-20T09:00:00Z')
const usd = (amount: number) => ({ amount, currency: 'USD' })

const payout = (changed: Partial<PayoutRow> = {}): PayoutRow => ({
  paid_debt: 0,
  wallet_status: 'linked',
  ...{ id: 'payout-1', ref: 'PO-7K3M9QXA', agent_id: 'agent-1', wallet_id: 'wallet-1', kind: 'manual' },
  ...{
    hint: 'Union Bank •••• 5555',
    processor: 'sandbox',
    processor_id: null,
    amount: 100_00,
    currency: 'USD',
  },
  ...{
    status: 'pending',
    asked_by: 'agent',
    retry_of: null,
    reason: null,
    returned_at: null,
    approved_by: null,
    approved_at: null,
  },
  ...{ sent_by: null, bank_reference: null, sent_at: null, done_at: null, created_at: now },
  ...{ agent_first_name: 'Amara', agent_last_name: 'Okafor', agent_email: 'amara@example.com' },
  ...{ agent_timezone: null, approver_first_name: null, approver_last_name: null },
  ...{ sender_first_name: null, sender_last_name: null, waits_for: null, waits_since: null, tries: 0 },
  ...changed,
})

const LEFT = { kind: 'processor', processor: 'stripe' } as const

describe('what staff can do with a payout', () => {
  test.each([
    ['by hand, that nobody looked at', {}, ['approve', 'refuse']],
    ['by hand, that a colleague approved', { approved_by: 'staff-2' }, ['send', 'refuse']],
    ['by hand, that they approved themselves: not send it', { approved_by: 'staff-1' }, ['refuse']],
    ['by hand, on its way', { status: 'accepted', approved_by: 'staff-1' }, ['finish', 'fail']],
    ['by hand, that arrived', { status: 'processed' }, ['fail']],
    ['by hand, that failed', { status: 'failed' }, ['retry']],
    ['by hand, that was refused', { status: 'rejected' }, ['retry']],
    ['that its agent cancelled', { status: 'cancelled' }, []],
    ['of the processor, that waits: it is not sent by hand', { kind: 'processor' }, ['refuse']],
    ['of the processor, on its way', { kind: 'processor', status: 'accepted' }, []],
    ['of the processor, that arrived', { kind: 'processor', status: 'processed' }, []],
    ['of one that was left, that waits', LEFT, ['refuse']],
    ['of one that was left, on its way', { ...LEFT, status: 'accepted' }, ['finish', 'fail']],
    ['of one that was left, that arrived', { ...LEFT, status: 'processed' }, ['fail']],
    ['of one that was left, that failed', { ...LEFT, status: 'failed' }, ['retry']],
    ['of the processor, that failed', { kind: 'processor', status: 'failed' }, ['retry']],
    ['of the processor, that was refused', { kind: 'processor', status: 'rejected' }, ['retry']],
  ] as [string, Partial<PayoutRow>, string[]][])('%s', (_name, changed, expected) => {
    expect(mayOf(payout(changed), 'staff-1', 'sandbox')).toEqual(expected)
  })

  test.each(['pending', 'accepted', 'processed', 'failed', 'rejected'] as const)(
    'nothing with their own, %s',
    (status) => {
      expect(mayOf(payout({ status }), 'agent-1', 'sandbox')).toEqual([])
    },
  )

  test.each([
    ['nobody approved it', {}, 'Needs first approval.'],
    ['it is approved', { approved_by: 'staff-2' }, 'A second person sends it.'],
    ['the processor does it', { kind: 'processor' }, null],
    [
      'a pause keeps it',
      { waits_for: 'wallet_changed' },
      'It waits: the bank account of this agent changed.',
    ],
    ['it is over', { status: 'rejected', waits_for: 'staff' }, null],
    [
      'its processor was left',
      { ...LEFT, status: 'accepted' },
      'It went out by a processor that is no longer used. Look there, then say whether it arrived or failed.',
    ],
    ['it is sent', { status: 'accepted', approved_by: 'staff-2' }, null],
  ] as [string, Partial<PayoutRow>, string | null][])('is said to wait: %s', (_name, changed, expected) => {
    expect(viewStaffPayout(payout(changed), 'staff-1', 'sandbox').waits_for).toBe(expected)
  })

  test('is shown with who approved and who sent it', () => {
    const sent = payout({
      ...{ status: 'accepted', approved_by: 'staff-1', approved_at: now, approver_first_name: 'Kofi' },
      ...{ approver_last_name: 'Staff', sent_by: 'staff-2', sender_first_name: 'Mira' },
      ...{ sender_last_name: null, bank_reference: 'TX-77', sent_at: now },
    })
    expect(viewStaffPayout(sent, 'staff-3', 'sandbox')).toMatchObject({
      agent: { uuid: 'agent-1', full_name: 'Amara Okafor' },
      approved_by: { uuid: 'staff-1', full_name: 'Kofi Staff' },
      approved_at: now.toISOString(),
      sent_by: { uuid: 'staff-2', full_name: 'Mira' },
      ...{ bank_reference: 'TX-77', sent_at: now.toISOString() },
    })
  })
})

describe('a payout as its agent sees it', () => {
  test.each([
    ['pending', [0, 'Pending'], ['cancel']],
    ['accepted', [1, 'Accepted'], []],
    ['processed', [2, 'Processed'], []],
    ['cancelled', [-2, 'Cancelled'], []],
  ] as const)('%s', (status, code, may) => {
    const view = viewPayout(payout({ status }))
    expect([view.status[0], view.slug, view.may]).toEqual([code[0], status, may])
  })

  test('says that it came back, and why', () => {
    const returned = payout({ status: 'failed', returned_at: now, reason: 'The account is closed.' })
    expect(viewPayout(returned)).toMatchObject({ is_returned: true, reason: 'The account is closed.' })
    expect(viewPayout(payout({ status: 'failed' })).is_returned).toBe(false)
  })

  test('does not say who of our team had it in hand', () => {
    const view = viewPayout(payout({ approved_by: 'staff-1', sent_by: 'staff-2', bank_reference: 'TX-77' }))
    expect(JSON.stringify(view)).not.toMatch(/staff|TX-77|amara@/)
  })
})

describe('a wallet', () => {
  const wallet: WalletRow = {
    ...{ id: 'wallet-1', agent_id: 'agent-1', kind: 'manual', country_iso: 'GB', processor: null },
    ...{ account_id: 'acct_secret', sealed_details: Buffer.from('sealed'), hint: 'Union Bank •••• 5555' },
    ...{ status: 'linked', schedule: 'by_hand', linked_at: now, destination: null, created_at: now },
    schedule_stopped_for: null,
  }

  test.each([
    ['incomplete', -3],
    ['in_progress', -1],
    ['linked', 1],
    ['unlinked', 0],
  ] as const)('%s has the code %i', (status, code) => {
    expect(viewWallet({ ...wallet, status }).status[0]).toBe(code)
  })

  test('shows its end, and neither its details nor its name at the processor', () => {
    const text = JSON.stringify(viewWallet(wallet))
    expect(text).toContain('Union Bank •••• 5555')
    expect(text).not.toMatch(/acct_secret|sealed/)
  })

  test('has a hint nobody can pay by, also of a short number', () => {
    const details = {
      holder: 'Amara Okafor',
      bank: 'Union Bank',
      account: 'GB33BUKB20201555555555',
      code: null,
    }
    expect(hintOf(details)).toBe('Union Bank •••• 5555')
    expect(hintOf({ ...details, account: '123' })).toBe('Union Bank •••• 123')
  })

  test('keeps its details sealed for itself alone', () => {
    const context = { settings: testSettings('/nowhere') }
    const details = { holder: 'Amara Okafor', bank: 'Union Bank', account: 'GB33', code: null }
    const sealed = sealDetails(context, 'wallet-1', details)
    expect(sealed.toString('latin1')).not.toContain('GB33')
    expect(openDetails(context, 'wallet-1', sealed)).toEqual(details)
    expect(() => openDetails(context, 'wallet-2', sealed)).toThrow()
  })
})

describe('the money of an order', () => {
  const earning = (changed: Partial<EarningRow> = {}): EarningRow =>
    ({
      ...{ id: 'order-1', ref: 'SO-1', title: 'Study permit', currency: 'USD', status: 'ongoing' },
      ...{
        resume_status: null,
        commission_percent: 15,
        clears_at: null,
        decides_at: null,
        is_with_bank: false,
      },
      ...{ escrow: 500_00, pending: 0 },
      ...changed,
    }) as EarningRow
  const view = (changed: Partial<EarningRow>) => {
    const { stage, amount, is_stopped, available_at } = viewEarning(earning(changed), 14 * DAY_MS)
    return [stage, amount.amount, is_stopped, available_at]
  }
  const clears_at = new Date('2026-12-01T09:00:00Z')
  const decides_at = new Date('2026-12-05T09:00:00Z')

  test.each([
    [
      'is held while the work goes on: their part of it, and nobody knows when',
      {},
      ['held', 425_00, false, null],
    ],
    [
      'is in review once they said it is done: after silence and clearance',
      { decides_at },
      ['in_review', 425_00, false, '2026-12-19T09:00:00.000Z'],
    ],
    [
      'clears once it is accepted',
      { status: 'completed', escrow: 0, pending: 425_00, clears_at },
      ['clearing', 425_00, false, '2026-12-01T09:00:00.000Z'],
    ],
    [
      'is stopped by a conflict',
      { status: 'conflicted', resume_status: 'ongoing' },
      ['held', 425_00, true, null],
    ],
    [
      'is stopped in clearance too',
      { status: 'conflicted', resume_status: 'completed', escrow: 0, pending: 425_00, clears_at },
      ['clearing', 425_00, true, null],
    ],
    ['of a cent is a cent of theirs', { escrow: 1 }, ['held', 1, false, null]],
  ] as [string, Partial<EarningRow>, unknown[]][])('%s', (_name, changed, expected) => {
    expect(view(changed)).toEqual(expected)
  })
})

describe('a movement', () => {
  const row = (template: string, changed: Partial<MovementRow>) => ({
    ...{ id: 7, template, created_at: now, currency: 'USD', pending: 0, available: 0, transit: 0, debt: 0 },
    ...{ order_id: 'order-1', order_ref: 'SO-1', order_title: 'Study permit', payout_ref: null },
    ...{ payout_status: null, payout_returned_at: null, balance: null },
    ...changed,
  })

  test.each([
    ['L2', { pending: 425_00 }, 'earned', 425_00],
    ['L3', { pending: -425_00, available: 425_00 }, 'cleared', 425_00],
    ['L4a', { available: -100_00, transit: 100_00 }, 'withdrawn', -100_00],
    ['L4c', { available: 100_00, transit: -100_00 }, 'came_back', 100_00],
    ['L6', { pending: -170_00 }, 'refunded', -170_00],
    ['L6', { pending: -100_00, available: -50_00, debt: 20_00 }, 'refunded', -170_00],
    ['L8a', { available: -425_00 }, 'charged_back', -425_00],
    ['L8c', { pending: 425_00 }, 'charge_won', 425_00],
    ['L8d', { debt: 15_00 }, 'fee', -15_00],
    ['L11', { available: -15_00, debt: -15_00 }, 'debt_paid', -15_00],
    ['a template of a later version', { pending: 1 }, 'earned', 1],
  ])('%s %j is %s of %i cents', (template, changed, kind, amount) => {
    expect(viewMovement(row(template, changed))).toMatchObject({ kind, amount: usd(amount) })
  })

  test('names its order or its payout', () => {
    expect(viewMovement(row('L2', {})).order).toEqual({ uuid: 'order-1', ref: 'SO-1', title: 'Study permit' })
    const paid = row('L4a', { order_id: null, order_ref: null, order_title: null, payout_ref: 'PO-1' })
    expect(viewMovement(paid)).toMatchObject({ order: null, payout: 'PO-1', id: '7' })
  })
})

test.each([
  ['USD', 425_37, 425_37],
  ['JPY', 42_537, 42_537],
  ['HUF', 42_537, 42_500],
  ['HUF', 99, 0],
  ['KWD', 42_537, 42_530],
])('a bank takes of %s %i in its steps: %i', (currency, amount, payable) => {
  expect(payableOf(amount, currency)).toBe(payable)
})
