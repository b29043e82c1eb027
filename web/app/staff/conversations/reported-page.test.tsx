import type { Message } from '@sojourn/contract/talk/conversations'
import { expect, test, vi } from 'vitest'
import { falseNetwork, listOf, ok } from '../../../test/network.ts'
import { linkTo, text } from '../../../test/on-the-page.ts'
import { openPage } from '../../../test/open-page.tsx'
import { eventually, find } from '../../../test/render.tsx'
import { AT, aReport, REPORT, REPORT_ID } from '../../../test/staff-reports.tsx'
import ReportedPage from './reported-page.tsx'

const ID = '0190a0a0-0000-7000-8000-0000000000ab'
const MESSAGES = `GET /staff/conversations/${ID}/messages`

const aMessage = (seq: number, message: string): Message => ({
  ...{ uuid: `m${seq}`, seq, client_id: null, message, kind: 'text', side: 'client', is_own: false },
  participant: { user: { uuid: null, full_name: 'Ngozi Traveller', profile_picture: null } },
  ...{
    file: null,
    offer: null,
    meeting: null,
    answers: null,
    decision: null,
    paper: null,
    created_at: { date: AT },
  },
})

async function opened(message: { conversation: string; seq: number } | null, last_seq = 43) {
  const network = falseNetwork()
  network.answers(REPORT, ok(aReport({ kind: 'message', title: 'Message of Ngozi Traveller', message })))
  const conversation = {
    uuid: ID,
    title: 'Study permit',
    order_id: null,
    last_seq,
    participants: [],
    may: [],
  }
  network.answers(`GET /staff/conversations/${ID}`, ok(conversation))
  network.answers(MESSAGES, listOf(aMessage(41, 'Hello'), aMessage(42, 'Pay me outside.')))
  await openPage(ReportedPage, `/p/staff/reports/${REPORT_ID}/conversation`, {
    pattern: '/p/staff/reports/:report/conversation',
  })
  return network
}

test('a reported message is marked and scrolled to among those around it, with the way back to its report', async () => {
  const shown: string[] = []
  const scrollIntoView = vi.fn(function (this: HTMLElement) {
    shown.push(this.dataset.seq ?? '')
  })
  Object.assign(HTMLElement.prototype, { scrollIntoView })
  const network = await opened({ conversation: ID, seq: 42 })
  await eventually(() => find('[data-seq="42"]'))
  expect(shown).toEqual(['42'])
  expect(find('[data-seq="42"]').className).toContain('found')
  expect(find('[data-seq="41"]').className).not.toContain('found')
  expect(find('h1').textContent).toBe('Message of Ngozi Traveller')
  expect(network.calls(MESSAGES)[0]?.query.get('around')).toBe('42')
  expect(linkTo('Reports')).toBe('/p/staff/reports')
  expect(linkTo('Back to the report')).toBe(`/p/staff/reports/${REPORT_ID}`)
  expect(linkTo('Show the newest messages')).toBe(`/p/staff/conversations/${ID}`)
})

test.each([
  [43, true],
  [42, false],
])('of a conversation that ends with message %i the newest are offered: %s', async (last, isOffered) => {
  await opened({ conversation: ID, seq: 42 }, last)
  await eventually(() => find('[data-seq="42"]'))
  expect(text().includes('Show the newest messages')).toBe(isOffered)
})

test('a message that is gone leads back to its report', async () => {
  await opened(null)
  await eventually(() => expect(text()).toContain('This message no longer exists.'))
  expect(linkTo('Back to the report')).toBe(`/p/staff/reports/${REPORT_ID}`)
})
