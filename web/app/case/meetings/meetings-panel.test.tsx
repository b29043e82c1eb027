import type { OrderMeetings } from '@sojourn/contract/work/meetings'
import type { Order } from '@sojourn/contract/work/orders'
import { expect, test, vi } from 'vitest'
import { browserOf } from '../../../test/browser-of.ts'
import { pass, soon } from '../../../test/clock.ts'
import { aMeeting, MEETING, START, theMeetings } from '../../../test/meetings.ts'
import { falseNetwork, held, ok, refused } from '../../../test/network.ts'
import { openPage, toasts } from '../../../test/open-page.tsx'
import { ownDrafts } from '../../../test/own-drafts.ts'
import { aPaidOrder, UUID } from '../../../test/paid-order.ts'
import { click, eventually, find, findText, type } from '../../../test/render.tsx'
import type { Side } from '../../words/order-words.ts'
import { MeetingsPanel } from './meetings-panel.tsx'

ownDrafts()

const MEETINGS = `GET /orders/${UUID}/meetings`

async function shown(meetings: OrderMeetings, side: Side = 'client', order: Order = aPaidOrder()) {
  const network = falseNetwork()
  network.answers(MEETINGS, ok(meetings))
  await openPage(() => <MeetingsPanel order={order} side={side} />, '/')
  return network
}

const text = () => find('section').textContent
const names = () =>
  [...document.querySelectorAll('section button, section a')]
    .filter((one) => !one.closest('dialog'))
    .map((one) => one.textContent)
const inDialog = (name: string) => findText(name, 'dialog[open] button')
const ofMeeting = (step: string) => `POST /orders/${UUID}/meetings/${MEETING}/${step}`

test.each<[Side, string[], string, string[]]>([
  ['client', ['book'], 'No meeting with Amara Okafor is booked.', ['Choose a time']],
  ['agent', ['offer'], 'Ngozi Traveller has not booked a meeting.', ['Offer a time']],
  ['client', [], 'No meeting is booked.', []],
])('without a meeting the %s who may %j reads: %s', async (side, may, words, offered) => {
  await shown(theMeetings({ may }), side)
  await eventually(() => expect(text()).toContain(words))
  expect(names()).toEqual(offered)
})

test('after a first meeting another one can be booked', async () => {
  await shown(theMeetings({ may: ['book'], past: [aMeeting({ slug: 'done' })] }))
  const link = await eventually(() => findText('Book another meeting'))
  expect(link.getAttribute('href')).toBe(`/p/client/orders/schedule/${UUID}`)
})

test.each<[string[], string[]]>([
  [[], ['Add to my calendar']],
  [['move'], ['Add to my calendar', 'Move']],
  [['cancel'], ['Add to my calendar', 'Cancel the meeting']],
  [
    ['mark_done', 'report_missed'],
    ['Mark as done', 'Report no-show'],
  ],
])('with the next meeting one may %j, and is offered %j', async (may, offered) => {
  await shown(theMeetings({ next: aMeeting({ may }) }))
  await eventually(() => expect(text()).toContain('Next meeting'))
  expect(names()).toEqual(offered)
})

test('the next meeting is added to the calendar by a file of its order', async () => {
  await shown(theMeetings({ next: aMeeting() }))
  const link = await eventually(() => findText('Add to my calendar'))
  expect(link.getAttribute('href')).toBe(`/api/orders/${UUID}/meetings/calendar.ics`)
  expect(link.getAttribute('download')).toBe('meeting.ics')
})

test('the next meeting stands on both clocks, with the other day where it is another one', async () => {
  browserOf('Africa/Lagos')
  await shown(theMeetings({ next: aMeeting() }))
  await eventually(() => expect(text()).toContain('Thursday 14 May 2026, 17:00–17:30'))
  expect(text()).toContain('Your time (Lagos). 01:00 on Friday 15 May 2026 in Tokyo.')
})

test('two in one zone read one clock', async () => {
  browserOf('Asia/Tokyo')
  await shown(theMeetings({ next: aMeeting() }))
  await eventually(() => expect(text()).toContain('Friday 15 May 2026, 01:00–01:30'))
  expect(text()).not.toContain(' in Tokyo.')
})

test('who cancels a meeting says why, and can keep it instead', async () => {
  const network = await shown(theMeetings({ next: aMeeting({ may: ['cancel'] }) }))
  network.answers(ofMeeting('cancel'), refused(503, 'unavailable', 'Please try again.'), ok(theMeetings()))
  await click(await eventually(() => findText('Cancel the meeting')))
  await click(inDialog('Keep the meeting'))
  expect(document.querySelector('dialog[open]')).toBeNull()
  await click(findText('Cancel the meeting'))
  await click(inDialog('Cancel the meeting'))
  await eventually(() => expect(find('dialog[open]').textContent).toContain('please say why'))
  expect(network.calls(ofMeeting('cancel'))).toEqual([])
  const reason = find<HTMLTextAreaElement>('dialog[open] textarea')
  await type(reason, 'I am ill.')
  await click(inDialog('Cancel the meeting'))
  await eventually(() => expect(find('dialog[open]').textContent).toContain('Please try again.'))
  expect(reason.value).toBe('I am ill.')
  await click(find('dialog[open] button[type=submit]'))
  await eventually(() => expect(toasts().at(-1)).toBe('success: The meeting is cancelled.'))
  const [first, second] = network.calls(ofMeeting('cancel'))
  expect([first?.body, second?.key === first?.key, Boolean(first?.key)]).toEqual([
    { reason: 'I am ill.' },
    true,
    true,
  ])
})

test.each<[Side, string, string, string, string]>([
  ['client', 'Mark as done', 'done', 'Did the meeting take place?', 'The meeting is marked as done'],
  [
    'client',
    'Report no-show',
    'missed',
    'Did Amara Okafor not come?',
    'Amara Okafor is told that the meeting was missed',
  ],
  [
    'agent',
    'Report no-show',
    'missed',
    'Did Ngozi Traveller not come?',
    'Ngozi Traveller is told that the meeting was missed',
  ],
])('the %s is asked before "%s", and it happens once', async (side, name, step, title, said) => {
  const may = ['mark_done', 'report_missed']
  const network = await shown(theMeetings({ next: aMeeting({ may }) }), side)
  const later = held(ok(theMeetings()))
  network.answers(ofMeeting(step), later.reply)
  await click(await eventually(() => findText(name)))
  expect(find('dialog[open] h2').textContent).toBe(title)
  await click(inDialog(name))
  await click(find('dialog[open] button[aria-busy]'))
  later.release()
  await eventually(() => expect(toasts()).toEqual([`success: ${said}`]))
  expect(network.calls(ofMeeting(step))).toHaveLength(1)
})

test('a report that comes too late says so, and what holds now is asked for', async () => {
  const network = await shown(theMeetings({ next: aMeeting({ may: ['report_missed'] }) }))
  network.answers(ofMeeting('missed'), refused(409, 'meeting_state', 'It can be reported within 24 hours.'))
  await click(await eventually(() => findText('Report no-show')))
  await click(inDialog('Report no-show'))
  await eventually(() => expect(toasts()).toEqual(['error: It can be reported within 24 hours.']))
  await eventually(() => expect(network.calls(MEETINGS)).toHaveLength(2))
})

test('after two missed meetings a client is led to a full refund', async () => {
  await shown(theMeetings({ suggests_conflict: true }))
  await eventually(() => expect(text()).toContain('Amara Okafor missed two meetings'))
  expect(text()).toContain('You can ask for a full refund.')
  expect(names()).toContain('Open a conflict')
})

test('earlier meetings say what became of them', async () => {
  const cancelled = { slug: 'cancelled', ended_by: 'agent', reason: 'I am ill.' } as const
  const past = [aMeeting({ id: UUID, slug: 'missed_by_agent' }), aMeeting(cancelled)]
  await shown(theMeetings({ past }))
  await eventually(() => find('section li'))
  const lines = [...document.querySelectorAll('section li')].map((one) => one.textContent)
  expect(lines[0]).toContain('Amara Okafor missed it')
  expect(lines[1]).toContain('Amara Okafor cancelled it.“I am ill.”Cancelled')
})

test.each([
  ['an order without meetings', aPaidOrder({ meeting_length: null })],
  ['an order that is not paid', aPaidOrder({ paid_at: null })],
])('of %s nothing is asked and nothing stands there', async (_, order) => {
  const network = await shown(theMeetings(), 'client', order)
  expect([network.calls(MEETINGS), document.querySelector('section')]).toEqual([[], null])
})

test('around its meeting a page looks once a minute for the address, else not', async () => {
  vi.useFakeTimers({ now: Date.parse(START) - 3 * 3_600_000 })
  const network = await shown(theMeetings({ next: aMeeting() }))
  await soon(() => find('h3'))
  await pass(5 * 60_000)
  expect(network.calls(MEETINGS)).toHaveLength(1)
})

test('within two hours of it the page looks by itself', async () => {
  vi.useFakeTimers({ now: Date.parse(START) - 3_600_000 })
  const network = await shown(theMeetings({ next: aMeeting() }))
  await soon(() => find('h3'))
  await pass(3 * 60_000 + 1000)
  expect(network.calls(MEETINGS)).toHaveLength(4)
})
