import type { OrderMeetings } from '@sojourn/contract/work/meetings'
import { expect, test } from 'vitest'
import { browserOf } from '../../../test/browser-of.ts'
import { aMeeting, anAskedTime, freeTimes, LATER, START, theMeetings } from '../../../test/meetings.ts'
import { falseNetwork, ok, refused } from '../../../test/network.ts'
import { openPage, toasts } from '../../../test/open-page.tsx'
import { aPaidOrder, UUID } from '../../../test/paid-order.ts'
import { click, eventually, find, findText, type } from '../../../test/render.tsx'
import type { Side } from '../../words/order-words.ts'
import { MoveMeeting } from './move-meeting.tsx'
import { moveWords } from './move-words.ts'
import { OfferMeeting } from './offer-meeting.tsx'

const MOVE = `POST /orders/${UUID}/reschedule`
const OFFER = `POST /orders/${UUID}/meetings`
const TIMES = `GET /orders/${UUID}/schedule/times`
const moves = (changes: Partial<OrderMeetings['moves']>) =>
  theMeetings({ moves: { free_left: 2, free: 2, notice_hours: 24, is_free: true, ...changes } })

test.each<[Partial<OrderMeetings['moves']>, Side, string]>([
  [{}, 'client', 'You can move this meeting 2 more times without asking, up to 24 hours before it begins.'],
  [
    { free_left: 1 },
    'client',
    'You can move this meeting once more without asking, up to 24 hours before it begins.',
  ],
  [
    {},
    'agent',
    'You can move this meeting 2 more times without asking, up to 24 hours before it begins. A time within 24 hours has to be accepted by Amara.',
  ],
  [
    { free_left: 0, is_free: false },
    'client',
    'You have used your 2 free moves. If you ask to move it, Amara can accept or decline. Until then it stays as it is.',
  ],
  [
    { is_free: false },
    'client',
    'The meeting begins in less than 24 hours. If you ask to move it, Amara can accept or decline. Until then it stays as it is.',
  ],
])('what a move costs is told before it is made: %j to the %s', (changes, side, words) => {
  const { free_left: left, free, notice_hours: notice, is_free: isFree } = moves(changes).moves
  expect(moveWords({ left, free, notice, isFree }, side, 'Amara')).toBe(words)
})

async function opens(meetings: OrderMeetings, schedules = freeTimes()) {
  browserOf('Africa/Lagos')
  const network = falseNetwork()
  network.answers(TIMES, ok(schedules))
  const order = aPaidOrder()
  await openPage(() => <MoveMeeting order={order} side="client" meetings={meetings} />, '/')
  await click(findText('Move'))
  return network
}

const booked = theMeetings({ next: aMeeting() })
const slot = (value: string) => eventually(() => find(`dialog[open] input[value="${value}"]`))
const submit = () => find<HTMLButtonElement>('dialog[open] button[type=submit]')
const choosing = freeTimes({ validDates: ['2026-05-15'] })

test('a client moves a meeting to another free time, with a reason the other side reads', async () => {
  const network = await opens(booked, choosing)
  network.answers(MOVE, ok(theMeetings({ next: aMeeting({ start: LATER }) })))
  await click(await slot(LATER))
  await type(find<HTMLTextAreaElement>('dialog[open] textarea'), 'I am on a train.')
  await click(submit())
  await eventually(() => expect(toasts()).toEqual(['success: Your meeting is moved']))
  expect(network.calls(MOVE).map(({ body }) => body)).toEqual([{ start: LATER, reason: 'I am on a train.' }])
  expect(document.querySelector('dialog[open]')).toBeNull()
})

test('a reason is no must, and an empty one is none', async () => {
  const network = await opens(booked, choosing)
  network.answers(MOVE, ok(theMeetings({ request: anAskedTime({ made_by: 'client' }) })))
  await click(await slot(LATER))
  await click(submit())
  await eventually(() => expect(toasts()).toEqual(['success: Amara Okafor is asked for another time']))
  expect(network.calls(MOVE).map(({ body }) => body)).toEqual([{ start: LATER }])
})

test('the time it has already is no time to move it to', async () => {
  await opens(booked, freeTimes({ validDates: ['2026-05-14'], slots: [START, '2026-05-14T17:00:00.000Z'] }))
  await slot('2026-05-14T17:00:00.000Z')
  expect(document.querySelector(`input[value="${START}"]`)).toBeNull()
  expect(submit().disabled).toBe(true)
})

test.each([
  [true, 'Move the meeting', 'Move the meeting'],
  [false, 'Ask for another time', 'Ask for this time'],
])('whether it is a move or a question (%s) is said on the button', async (is_free, title, name) => {
  await opens({ ...moves({ is_free }), next: aMeeting() }, choosing)
  await slot(LATER)
  expect([find('dialog[open] h2').textContent, submit().textContent]).toEqual([title, name])
})

test('a time that went meanwhile is told, the reason stays, and the times are asked for again', async () => {
  const network = await opens(booked, choosing)
  network.answers(MOVE, refused(409, 'slot_taken', 'This time is not free any more.'))
  await click(await slot(LATER))
  const reason = find<HTMLTextAreaElement>('dialog[open] textarea')
  await type(reason, 'I am on a train.')
  await click(submit())
  await eventually(() =>
    expect(find('dialog[open]').textContent).toContain('This time is not free any more.'),
  )
  await eventually(() => expect(network.calls(TIMES)).toHaveLength(2))
  expect(reason.value).toBe('I am on a train.')
})

test('where no time is free there is no form, and when to look again', async () => {
  await opens(booked, freeTimes({ validDates: [], slots: [] }))
  await eventually(() =>
    expect(find('dialog[open]').textContent).toContain('No time is free in the next months.'),
  )
  expect(find('dialog[open]').textContent).toContain('Check again in a few days')
  expect(document.querySelector('dialog[open] form')).toBeNull()
})

test('an agent offers a time, and only the client’s yes books it', async () => {
  browserOf('Asia/Tokyo')
  const network = falseNetwork()
  network.answers(TIMES, ok(freeTimes({ validDates: ['2026-05-15'], slots: [LATER] })))
  network.answers(OFFER, ok(theMeetings({ request: anAskedTime({ kind: 'offer' }) }), 201))
  const order = aPaidOrder()
  await openPage(() => <OfferMeeting order={order} meetings={theMeetings()} />, '/')
  await click(findText('Offer a time'))
  expect(find('dialog[open]').textContent).toContain(
    'Ngozi Traveller can accept it, decline it or book another time.',
  )
  await click(await slot(LATER))
  expect(find('dialog[open] fieldset').textContent).toContain(
    'Below each is the time in Lagos, where Ngozi Traveller',
  )
  await click(submit())
  await eventually(() => expect(toasts()).toEqual(['success: Ngozi Traveller is offered the meeting']))
  expect(network.calls(OFFER).map(({ body, key }) => [body, Boolean(key)])).toEqual([
    [{ start: LATER }, true],
  ])
})
