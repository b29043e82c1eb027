import { WORK_QUEUES } from '@sojourn/contract/desk/desk-words'
import type { WorkItem, Worklist } from '@sojourn/contract/desk/worklist'
import { expect, test } from 'vitest'
import { falseNetwork, ok, refused } from '../../../test/network.ts'
import { openPage, toasts } from '../../../test/open-page.tsx'
import { UUID, usd } from '../../../test/paid-order.ts'
import { click, eventually, find, findText, press } from '../../../test/render.tsx'
import Desk from './desk-page.tsx'
import { stepWords, waitedFor, workWords } from './work-words.ts'

const LIST = 'GET /staff/worklist'
const none = Object.fromEntries(WORK_QUEUES.map((queue) => [queue, 0])) as Worklist['counts']
const since = () => new Date(Date.now() - 4 * 86_400_000 - 60_000).toISOString()

const item = (changes: Partial<WorkItem> = {}): WorkItem => ({
  ...{ queue: 'verifications', id: UUID, step: 'check', who: 'Amara Okafor', about: null, amount: null },
  ...{ since: since(), until: null, claim: null, closed_to_you: false, may: ['claim'] },
  ...changes,
})

const work = (items: WorkItem[], changes: Partial<Worklist> = {}): Worklist => ({
  items,
  pagination: { next_cursor: null },
  counts: { ...none, verifications: 13, payouts: 1 },
  oldest: since(),
  health: {
    payment_alarms: 0,
    payouts: { count: 0, since: null },
    books: { proven_at: '2026-05-18T06:00:00.000Z', faults: 0 },
  },
  ...changes,
})

async function opened(known: Worklist, at = '/p/staff') {
  const network = falseNetwork()
  network.answers(LIST, ok(known))
  return { network, ...(await openPage(Desk, at)) }
}

const rows = () =>
  [...document.querySelectorAll('tbody tr')].map((row) => [...row.children].map((one) => one.textContent))

test('the head says how much waits and how long the oldest does', async () => {
  await opened(work([item()]))
  await eventually(() =>
    expect(find('header [role=status]').textContent).toBe('14 items are waiting. The oldest: 4 days.'),
  )
})

test.each([
  [30_000, '1 minute'],
  [59 * 60_000, '59 minutes'],
  [60 * 60_000, '1 hour'],
  [47 * 3_600_000, '1 day'],
])('waited %i ms reads %s', (ms, words) => {
  const now = new Date('2026-05-18T12:00:00Z')
  expect(waitedFor(new Date(now.getTime() - ms).toISOString(), now)).toBe(words)
})

test('each line says what, who, since when, until when and what is next', async () => {
  const payout = item({
    ...{ queue: 'payouts', step: 'approve', about: 'PO-7K3M', amount: usd(50_000), may: [] },
  })
  const refund = item({
    ...{ queue: 'failed_refunds', id: 'r', step: 'payer_answers', about: 'Study permit', may: [] },
    until: '2026-05-20T10:00:00.000Z',
  })
  await opened(work([item(), payout, refund]))
  await eventually(() => expect(rows()).toHaveLength(3))
  const [first, second, third] = rows()
  expect(first).toEqual([
    ...['Verification', 'Amara Okafor', '4 days ago', '–', 'Check it'],
    'Claim verification of Amara Okafor',
  ])
  expect(second?.[0]).toBe('PayoutPO-7K3M · $500.00')
  expect(second?.slice(4)).toEqual(['Needs first approval', 'Open payout of Amara Okafor'])
  expect(third?.[3]).toContain('20 May 2026')
  expect(find('tbody a').getAttribute('href')).toBe(`/p/staff/verifications/${UUID}`)
})

test('only queues in which something waits are filters, and the one that is asked for', async () => {
  const { network } = await opened(work([]), '/p/staff?queue=licences')
  await eventually(() => expect(document.body.textContent).toContain('Nothing is waiting in this queue.'))
  const tabs = [...document.querySelectorAll('nav[aria-label="Work by queue"] a')]
  expect(tabs.map(({ textContent }) => textContent)).toEqual([
    ...['All14', 'Verifications13', 'Licences', 'Payouts1'],
  ])
  expect(network.calls(LIST)[0]?.query.get('filter[queue]')).toBe('licences')
})

test('an empty desk says so', async () => {
  await opened(work([], { counts: none, oldest: null }))
  await eventually(() => expect(find('header p').textContent).toBe('Nothing is waiting.'))
})

test('with whom something is stands in place of the next step', async () => {
  const claim = (is_own: boolean) => ({
    by: { uuid: UUID, fullname: 'Otto Staff' },
    ...{ is_own, until: '2026-05-18T10:30:00.000Z' },
  })
  await opened(work([item({ claim: claim(true), may: [] }), item({ id: 'b', claim: claim(false), may: [] })]))
  await eventually(() => expect(rows()).toHaveLength(2))
  expect(rows()[0]?.[3]).toMatch(/^Yours until 18 May 2026/)
  expect(rows()[1]?.[3]).toMatch(/^Otto Staff until/)
  expect(rows()[1]?.[4]).toBe('Open verification of Amara Okafor')
})

test('what is one’s own is a colleague’s to do', () => {
  expect(stepWords(item({ closed_to_you: true }))).toBe('A colleague has to do this')
})

test('j and c claim the first one, and lead to it', async () => {
  const { network, address } = await opened(work([item()]))
  network.answers('PUT /staff/verifications/' + `${UUID}/claim`, ok({}))
  await eventually(() => expect(rows()).toHaveLength(1))
  await press(document.body, 'j')
  expect(document.activeElement?.textContent).toBe('Verification')
  await press(document.activeElement as HTMLElement, 'c')
  await eventually(() => expect(address()).toBe(`/p/staff/verifications/${UUID}`))
})

test('who comes too late to claim something is told, and the list is read anew', async () => {
  const { network, address } = await opened(work([item()]))
  const sentence = 'Another member of staff has this case.'
  network.answers(`PUT /staff/verifications/${UUID}/claim`, refused(409, 'not_now', sentence))
  await click(await eventually(() => findText('Claim verification of Amara Okafor')))
  await eventually(() => expect(toasts()).toEqual([`error: ${sentence}`]))
  await eventually(() => expect(network.calls(LIST).length).toBeGreaterThan(1))
  expect(address()).toBe('/p/staff')
})

test('below stands how payments, payouts and books are', async () => {
  const at = '2026-05-18T06:00:00.000Z'
  await opened(
    work([], {
      health: {
        payment_alarms: 2,
        payouts: { count: 3, since: since() },
        books: { proven_at: at, faults: 1 },
      },
    }),
  )
  await eventually(() => find('section[aria-labelledby=health]'))
  const lines = [...document.querySelectorAll('section[aria-labelledby=health] li')]
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    'Payments2 need attention',
    'Payouts3 waiting, the oldest since 4 days ago',
    expect.stringMatching(/^Books1 fault found\. Last proven 18 May 2026/),
  ])
  expect(lines.map((one) => one.hasAttribute('data-ill'))).toEqual([true, false, true])
})

test('books that nobody has looked at for long are not called well', async () => {
  const books = { proven_at: '2026-05-18T06:00:00.000Z', faults: null }
  await opened(work([], { health: { payment_alarms: 0, payouts: { count: 0, since: null }, books } }))
  await eventually(() => find('section[aria-labelledby=health]'))
  const line = [...document.querySelectorAll('section[aria-labelledby=health] li')].at(-1)
  expect(line?.textContent).toMatch(/^BooksNot checked for more than a day\. Last proven 18 May 2026/)
  expect(line?.hasAttribute('data-ill')).toBe(true)
})

test('a list that could not be read is tried again', async () => {
  const network = falseNetwork()
  network.answers(LIST, refused(503, 'unavailable', 'Please try again later.'), ok(work([item()])))
  await openPage(Desk, '/p/staff')
  await click(await eventually(() => findText('Retry')))
  await eventually(() => expect(rows()).toHaveLength(1))
})

test('each queue has a place where it is decided', () => {
  for (const queue of WORK_QUEUES) expect(workWords[queue].path(item({ queue }))).toMatch(/^\/p\/staff\/./)
})
