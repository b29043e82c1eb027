import type { Schedules } from '@sojourn/contract/supply/availability'
import { useQuery } from '@tanstack/react-query'
import { act } from 'react'
import { expect, test } from 'vitest'
import { browserOf } from '../../../test/browser-of.ts'
import { aMeeting, freeTimes, LATER, START, theMeetings } from '../../../test/meetings.ts'
import { falseNetwork, held, ok, type Reply, refused } from '../../../test/network.ts'
import { openPage, toasts } from '../../../test/open-page.tsx'
import { aPaidOrder, UUID } from '../../../test/paid-order.ts'
import { click, eventually, find, findText } from '../../../test/render.tsx'
import { type Reader, ReaderContext } from '../../ui/date/reader.ts'
import { meetingsQuery } from '../meetings/meeting-queries.ts'
import { MeetingPart } from './meeting-part.tsx'

const BOOK = `POST /orders/${UUID}/schedule`
const TIMES = `GET /orders/${UUID}/schedule/times`
const MEETINGS = `GET /orders/${UUID}/meetings`
const booked = ok({ meeting_length: 30, agent_timezone: 'Asia/Tokyo', meeting: aMeeting() }, 201)

const shown = (schedules: Schedules = freeTimes(), zone = 'Africa/Lagos') => told(zone, {}, ok(schedules))

async function told(browser: string, account: Partial<Reader>, ...replies: [Reply, ...Reply[]]) {
  browserOf(browser)
  const network = falseNetwork()
  network.answers(MEETINGS, ok(theMeetings({ may: ['book'] })))
  network.answers(TIMES, ...replies)
  const order = aPaidOrder()
  const Meetings = () => <MeetingPart order={order} length={30} meetings={useQuery(meetingsQuery(UUID))} />
  const Part = () => (
    <ReaderContext value={{ zone: null, clock: null, ...account }}>
      <Meetings />
    </ReaderContext>
  )
  await openPage(Part, '/')
  await eventually(() => expect(network.calls(TIMES)).toHaveLength(1))
  return network
}

const slot = (value: string) => eventually(() => find<HTMLInputElement>(`input[value="${value}"]`))
const submit = () => find<HTMLButtonElement>('button[type=submit]')
const unfolded = () => document.querySelector('form button[type=submit]') !== null
const chosen = () => find('form p[aria-live]').textContent
const slots = () => [...document.querySelectorAll('input[name=start] + span')].map((one) => one.textContent)

test('the times are asked for in the days of who looks', async () => {
  const network = await shown()
  expect(network.calls(TIMES)[0]?.query.get('timezone')).toBe('Africa/Lagos')
})

test('whoever travels is asked for the days of the zone their times are shown in', async () => {
  const network = await told('Asia/Tokyo', { zone: 'Africa/Lagos' }, ok(freeTimes()))
  expect(network.calls(TIMES)[0]?.query.get('timezone')).toBe('Africa/Lagos')
  await slot(START)
  expect(slots()).toEqual(['17:0001:00 next day in Tokyo'])
})

test('each time stands on both clocks, and the next day is named', async () => {
  await shown()
  await slot(START)
  expect(slots()).toEqual(['17:0001:00 next day in Tokyo'])
  expect(find('fieldset').textContent).toContain('Below each is the time in Tokyo, where Amara Okafor is.')
})

test('on the last day of a month the next month is shown, and the arrow leads back', async () => {
  const slots = ['2026-11-30T16:00:00.000Z', '2026-12-02T09:00:00.000Z']
  const window = { from: '2026-11-30', to: '2027-02-28' }
  await shown(freeTimes({ window, validDates: ['2026-11-30', '2026-12-02'], slots }))
  await eventually(() => find('[role=grid]'))
  expect(find('[role=grid]').getAttribute('aria-label')).toBe('December 2026')
  await slot('2026-12-02T09:00:00.000Z')
  await click(find('button[aria-label="Previous month"]'))
  await click(find('[data-day="2026-11-30"]'))
  await slot('2026-11-30T16:00:00.000Z')
})

test('the day before is named too', async () => {
  await shown(
    freeTimes({ timezone: { name: 'America/New_York' }, validDates: ['2026-05-15'], slots: [START] }),
    'Asia/Tokyo',
  )
  await slot(START)
  expect(slots()).toEqual(['01:0012:00 day before in New York'])
})

test('of two people in one zone each time stands once', async () => {
  await shown(freeTimes(), 'Asia/Tokyo')
  await eventually(() => find('fieldset'))
  expect(find('fieldset').textContent).toContain('It is the same time where Amara Okafor is.')
})

test('nothing is booked before a time is chosen', async () => {
  const network = await shown()
  await slot(START)
  expect(find('form').textContent).toContain('Choose a time to continue.')
  expect(unfolded()).toBe(false)
  await act(async () => find<HTMLFormElement>('form').requestSubmit())
  expect(network.calls(BOOK)).toEqual([])
})

test('a client reads the whole time they chose, books it once, and hears that it is booked', async () => {
  const network = await shown()
  const later = held(booked)
  network.answers(BOOK, later.reply)
  await click(await slot(START))
  expect(chosen()).toBe('Thursday 14 May 2026, 17:00, your time')
  await click(submit())
  await act(async () => find<HTMLFormElement>('form').requestSubmit())
  later.release()
  await eventually(() => expect(toasts()).toEqual(['success: Your meeting with Amara Okafor is booked']))
  expect(network.calls(BOOK).map(({ body }) => body)).toEqual([{ start: START }])
})

test('another day forgets the time of the first', async () => {
  await shown()
  await click(await slot(START))
  const day = [...document.querySelectorAll('table button')].find((one) => one.textContent?.includes('15'))
  await click(day as HTMLElement)
  await slot(LATER)
  expect(unfolded()).toBe(false)
})

test('where somebody else was faster, the client reads so and chooses among what is free now', async () => {
  const network = await told(
    'Africa/Lagos',
    {},
    ok(freeTimes()),
    ok(freeTimes({ validDates: ['2026-05-15'], slots: [LATER] })),
  )
  network.answers(BOOK, refused(409, 'slot_taken', 'Somebody else has just booked this time.'))
  await click(await slot(START))
  await click(submit())
  await eventually(() =>
    expect(find('form [role=alert]').textContent).toBe('Somebody else has just booked this time.'),
  )
  await slot(LATER)
  expect([document.querySelector(`input[value="${START}"]`), unfolded()]).toEqual([null, false])
})

test('after a server in trouble the same time goes out with the same key, another one with another', async () => {
  const network = await shown(
    freeTimes({ validDates: ['2026-05-14'], slots: [START, '2026-05-14T17:00:00.000Z'] }),
  )
  network.answers(BOOK, refused(503, 'unavailable', 'Please try again.'))
  await click(await slot(START))
  await click(submit())
  await eventually(() => expect(find('form [role=alert]').textContent).toBe('Please try again.'))
  await click(submit())
  await eventually(() => expect(network.calls(BOOK)).toHaveLength(2))
  await eventually(() => expect(submit().ariaBusy).not.toBe('true'))
  await click(await slot('2026-05-14T17:00:00.000Z'))
  await click(submit())
  await eventually(() => expect(network.calls(BOOK)).toHaveLength(3))
  const [first, second, third] = network.calls(BOOK).map(({ key }) => key)
  expect([Boolean(first), second === first, third === first]).toEqual([true, true, false])
})

test('an agent without a free time is no reason to worry about the order', async () => {
  await shown(freeTimes({ validDates: [], slots: [] }))
  await eventually(() =>
    expect(find('section').textContent).toContain('Amara Okafor has no free time in the next three months.'),
  )
  expect(find('section').textContent).toContain('Your order is not affected.')
  expect(document.querySelector('form')).toBeNull()
})

test('times that could not be read are asked for again', async () => {
  await told('Africa/Lagos', {}, refused(503, 'unavailable', 'Please try again later.'), ok(freeTimes()))
  await click(await eventually(() => findText('Retry')))
  await slot(START)
})
