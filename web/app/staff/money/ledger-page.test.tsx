import type { LedgerOverview } from '@sojourn/contract/desk/staff-ledger'
import { beforeEach, expect, test, vi } from 'vitest'
import { pass, soon } from '../../../test/clock.ts'
import { falseNetwork, listOf, ok, refused } from '../../../test/network.ts'
import { text } from '../../../test/on-the-page.ts'
import { openPage, toasts } from '../../../test/open-page.tsx'
import { click, find, findText } from '../../../test/render.tsx'
import { aCheck, aLedger, usd } from '../../../test/staff-money.ts'
import LedgerPage from './ledger-page.tsx'

const LEDGER = 'GET /staff/ledger'
const CHECK = 'POST /staff/ledger/checks'

// The books are asked for again every two seconds while they are being checked.
beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-01T12:00:00.000Z') }))

async function opened(ledger: LedgerOverview) {
  const network = falseNetwork()
  network.answers(LEDGER, ok(ledger))
  network.answers('GET /staff/payment-alarms', listOf())
  await openPage(LedgerPage, '/p/staff/ledger')
  await soon(() => find('h2'))
  return network
}

const waiting = (asked_by: string | null) =>
  aCheck({ asked_by, done_at: null, entries: null, newest_hash: null })
const fault = { what: 'Order SO-7K3M9QXA', fault: 'holds $1.00 more than was paid' }

test.each<[string, Partial<LedgerOverview>, string, string]>([
  ['never checked', {}, 'Not checked yet', 'The books have 1,200 entries and were not checked yet.'],
  [
    'never checked, and new',
    { entries: 1 },
    'Not checked yet',
    'The books have one entry and were not checked yet.',
  ],
  ['right', { last_check: aCheck() }, 'No problems', 'Requested byDaily schedule'],
  [
    'wrong',
    { last_check: aCheck({ faults: [fault] }) },
    'Problems found',
    'Order SO-7K3M9QXA holds $1.00 more',
  ],
  ['being checked', { waiting_check: waiting('Sanna Keller') }, 'Checking', 'Requested by Sanna Keller,'],
  ['being checked by day', { waiting_check: waiting(null) }, 'Checking', 'Requested by the schedule,'],
])('books that are %s say so', async (_, changes, outcome, words) => {
  await opened(aLedger(changes))
  expect(find('section').textContent).toContain(`Last check${outcome}`)
  expect(text()).toContain(words)
})

test('what came after the last check is counted, and its seal can be copied', async () => {
  await opened(aLedger({ entries: 1234, last_check: aCheck({ asked_by: 'Bo Lind' }) }))
  expect(text()).toContain('Requested byBo Lind')
  expect(text()).toContain('Entries seen1,200; 1,234 by now')
  expect(text()).toContain('0123456789abcdef…')
  findText('Copy the seal')
})

test('where nothing came after it, one number is enough', async () => {
  await opened(aLedger({ last_check: aCheck({ newest_hash: null }) }))
  expect(text()).toContain('Entries seen1,200')
  expect(text()).not.toContain('by now')
  expect(text()).not.toContain('Newest seal')
})

test('who asks for a check sees it go on, and what it found', async () => {
  const network = await opened(aLedger())
  network.answers(CHECK, ok(waiting('Sanna Keller'), 202))
  network.answers(
    LEDGER,
    ok(aLedger({ waiting_check: waiting('Sanna Keller') })),
    ok(aLedger({ last_check: aCheck({ asked_by: 'Sanna Keller', faults: [fault] }) })),
  )
  await click(findText('Check now'))
  await soon(() => expect(text()).toContain('It takes a few seconds.'))
  expect(toasts()).toEqual(['success: The books are being checked'])
  await click(findText('Check now'))
  expect(network.calls(CHECK)).toHaveLength(1)
  await pass(2000)
  await soon(() => expect(text()).toContain('Problems found'))
  const asked = network.calls(LEDGER).length
  await pass(10_000)
  expect(network.calls(LEDGER)).toHaveLength(asked)
})

test('a check that could not be asked for is told, and can be asked for again', async () => {
  const network = await opened(aLedger())
  network.answers(
    CHECK,
    refused(429, 'too_many_tries', 'Too many tries. Please wait a moment and try again.'),
  )
  await click(findText('Check now'))
  await soon(() => expect(toasts()).toEqual(['error: Too many tries. Please wait a moment and try again.']))
  expect(findText('Check now').getAttribute('aria-busy')).toBeNull()
})

test('each account has its name and its balance in each currency', async () => {
  await opened(
    aLedger({
      balances: [
        { account: 'commission', amount: usd(12_345) },
        { account: 'commission', amount: { amount: 500, currency: 'EUR' } },
        { account: 'dispute_loss', amount: usd(-100) },
      ],
    }),
  )
  expect(find('[aria-label="Our own accounts"]').textContent).toBe(
    'Commission$123.45Commission€5.00Lost in disputes-$1.00',
  )
  expect(text()).toContain('until work is accepted or paid out.Nothing yet.')
})

test('books that could not be had are asked for again', async () => {
  const network = falseNetwork()
  network.answers('GET /staff/payment-alarms', listOf())
  network.answers(LEDGER, refused(500, 'internal', 'Something went wrong on our side.'), ok(aLedger()))
  await openPage(LedgerPage, '/p/staff/ledger')
  await soon(() => expect(text()).toContain('Something went wrong on our side.'))
  await click(findText('Retry'))
  await soon(() => expect(text()).toContain('Not checked yet'))
})
