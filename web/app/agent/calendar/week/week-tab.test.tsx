import { act } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import {
  aMeetingInWeek,
  anOfferInWeek,
  aWeek,
  BLOCKED,
  freeTimes,
  knowCalendar,
  WEEK,
} from '../../../../test/calendar.ts'
import { labelled } from '../../../../test/labelled.ts'
import { held, ok, refused } from '../../../../test/network.ts'
import { toasts } from '../../../../test/open-page.tsx'
import { openOwnPage } from '../../../../test/own-page.tsx'
import { click, eventually, find, findText } from '../../../../test/render.tsx'
import { chooseClock } from '../../../ui/date/chosen-clock.ts'
import CalendarPage from '../calendar-page.tsx'

const AT = '/p/agent/calendar?week=2099-03-09'
const ORDER = aMeetingInWeek().order?.uuid ?? ''
const text = () => document.body.textContent ?? ''
const dialog = () => find('dialog[open]')
const inDialog = (words: string) => findText(words, 'dialog[open] button, dialog[open] a')
const gone = () => new Response(null, { status: 204 })

const wide = { isNarrow: false }
beforeEach(() => {
  wide.isNarrow = false
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('max-width') && wide.isNarrow,
    addEventListener() {},
    removeEventListener() {},
  }))
})

async function opened(week = aWeek(), at = AT) {
  const page = await openOwnPage(CalendarPage, at, {
    tell: (network) => void knowCalendar(network, { week }),
  })
  await eventually(() => find('[role=grid]'))
  await act(async () => chooseClock('24'))
  return page
}

/** The half hour of a day, Monday 0, at a time of its clock. */
const cell = (day: number, time: string) => {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return find(`[data-cell="${day} ${hour * 2 + minute / 30}"]`)
}
const marked = () => [...document.querySelectorAll<HTMLElement>('[data-cell][aria-pressed=true]')]
const press = (key: string, shiftKey = false) =>
  act(async () => {
    const event = new KeyboardEvent('keydown', { key, shiftKey, bubbles: true, cancelable: true })
    document.activeElement?.dispatchEvent(event)
  })
const point = (target: EventTarget, type: string, pointerType = 'mouse') =>
  act(async () => {
    target.dispatchEvent(new PointerEvent(type, { pointerType, button: 0, bubbles: true }))
  })

test('a week is asked for by its first day, and its hours stand as its agent’s clocks have them', async () => {
  const { network } = await opened(aWeek(), '/p/agent/calendar?week=2099-03-12')
  expect(find('#week-title').textContent).toMatch(/March 2099/)
  // Sunday or Monday, as the browser's people begin their weeks.
  expect(network.calls(`GET ${WEEK}`)[0]?.query.get('from')).toMatch(/^2099-03-0[89]$/)
  expect(cell(0, '09:00').getAttribute('aria-label')).toBe('Monday 9 March 2099, 09:00, open')
  expect(cell(5, '09:00').getAttribute('aria-label')).toBe('Saturday 14 March 2099, 09:00, closed')
  expect(text()).toContain('No meetings this week.')
})

test('the week before and after stand in the address, and this one in none', async () => {
  const { address } = await opened()
  await click(find('[aria-label="Next week"]'))
  expect(address()).toMatch(/week=2099-03-1[56]/)
  await click(find('[aria-label="Previous week"]'))
  expect(address()).toMatch(/week=2099-03-0[89]/)
  await click(findText('Today'))
  expect(address()).toBe('/p/agent/calendar')
})

test('a meeting says with whom, when here and when there; it leads to its order', async () => {
  await opened(aWeek({ meetings: [aMeetingInWeek()] }))
  const meeting = find('ul[aria-label="Tuesday 10 March 2099"] button')
  expect(meeting.textContent).toContain('Ngozi Traveller')
  expect(meeting.textContent).toContain('10:00–11:00')
  expect(meeting.textContent).toContain('05:00 in Toronto')
  await click(meeting)
  expect(dialog().textContent).toContain('Meeting with Ngozi Traveller')
  expect(dialog().textContent).toContain('Tuesday 10 March 2099, 10:00–11:00')
  expect(inDialog('Open the order').getAttribute('href')).toBe(`/p/agent/orders/${ORDER}#meetings`)
})

test('times are counted as the account does', async () => {
  await opened(aWeek({ meetings: [aMeetingInWeek()] }))
  await act(async () => chooseClock('12'))
  const meeting = find('ul[aria-label="Tuesday 10 March 2099"] button')
  expect(meeting.textContent).toContain('10:00 am–11:00 am')
  expect(meeting.textContent).toContain('5:00 am in Toronto')
  expect(cell(1, '14:00').getAttribute('aria-label')).toContain('2:00 pm')
})

test('keys move a mark, draw it over hours and days, and block it', async () => {
  const { network } = await opened()
  network.answers(`POST ${BLOCKED}`, ok({}, 201))
  act(() => cell(1, '09:00').focus())
  await press('ArrowDown')
  expect(document.activeElement).toBe(cell(1, '09:30'))
  await press('ArrowDown', true)
  await press('ArrowRight', true)
  expect(marked()).toHaveLength(4)
  const before = network.calls(`GET ${WEEK}`).length
  await press('Enter')
  expect(dialog().textContent).toContain('Tue 10 Mar – Wed 11 Mar, 09:30–10:30')
  await click(inDialog('Block this time'))
  await eventually(() => expect(toasts()).toEqual(['success: This time is blocked']))
  expect(network.calls(`POST ${BLOCKED}`).map(({ body }) => body)).toEqual([
    {
      dateRange: { start: '2099-03-10', end: '2099-03-11' },
      timeRanges: [{ start: '09:30', end: '10:29' }],
    },
  ])
  expect(network.calls(`GET ${WEEK}`).length).toBeGreaterThan(before)
  expect(document.querySelector('dialog[open]')).toBeNull()
})

test('a pointer draws a mark, also upwards; what is blocked of it can be freed', async () => {
  const blocked = {
    ...{ id: 'b1', dateRange: { start: '2099-03-12', end: '2099-03-12' }, timeRanges: [] },
    spans: [{ start: '2099-03-11T23:00:00.000Z', end: '2099-03-12T23:00:00.000Z' }],
  }
  const { network } = await opened(aWeek({ blocks: [blocked] }))
  network.answers(`POST ${BLOCKED}/free`, gone)
  await point(cell(3, '11:30'), 'pointerdown')
  await point(cell(3, '10:00'), 'pointerover')
  expect(marked()).toHaveLength(4)
  await point(window, 'pointerup')
  expect(dialog().textContent).toContain('Thu 12 Mar, 10:00–12:00')
  expect(dialog().textContent).not.toContain('Block this time')
  await click(inDialog('Free this time'))
  await eventually(() => expect(toasts()).toEqual(['success: This time is free again']))
  expect(network.calls(`POST ${BLOCKED}/free`)[0]?.body).toEqual({
    dateRange: { start: '2099-03-12', end: '2099-03-12' },
    timeRanges: [{ start: '10:00', end: '11:59' }],
  })
})

test('what a pointer gave up is not marked, and a finger that goes over the week scrolls', async () => {
  await opened()
  await point(cell(0, '10:00'), 'pointerdown')
  await point(window, 'pointercancel')
  expect(marked()).toHaveLength(0)
  await point(cell(0, '10:00'), 'pointerdown', 'touch')
  await point(cell(0, '12:00'), 'pointerover', 'touch')
  expect(marked()).toHaveLength(0)
  await click(cell(0, '10:00'))
  expect(dialog().textContent).toContain('Mon 9 Mar, 10:00–10:30')
})

test('the marked hours can be made longer where they are asked about', async () => {
  await opened()
  await click(cell(0, '10:00'))
  const until = labelled<HTMLSelectElement>('Until')
  const noon = [...until.options].find((option) => option.text === '12:00')
  await act(async () => {
    until.value = noon?.value ?? ''
    until.dispatchEvent(new Event('change', { bubbles: true }))
  })
  expect(dialog().textContent).toContain('Mon 9 Mar, 10:00–12:00')
  expect(marked()).toHaveLength(4)
})

test('a time is offered to the client of a running order, at one that is free', async () => {
  const orders = [{ uuid: ORDER, title: 'Study permit', client: 'Ngozi Traveller', meeting_length: 45 }]
  const { network } = await opened(aWeek({ orders }))
  const slots = ['2099-03-10T08:00:00.000Z', '2099-03-10T10:30:00.000Z', '2099-03-11T08:00:00.000Z']
  network.answers(`GET /orders/${ORDER}/schedule/times`, ok(freeTimes({ slots })))
  network.answers(`POST /orders/${ORDER}/meetings`, ok({}, 201))
  await click(cell(1, '10:00'))
  await click(inDialog('Offer it to a client'))
  await eventually(() => inDialog('Offer 11:30'))
  expect([...labelled<HTMLSelectElement>('Begins at').options].map((option) => option.text)).toEqual([
    '09:00',
    '11:30',
  ])
  await click(inDialog('Offer 11:30'))
  await eventually(() => expect(toasts()).toEqual(['success: You offered Ngozi Traveller a meeting']))
  expect(network.calls(`POST /orders/${ORDER}/meetings`)[0]?.body).toEqual({
    start: '2099-03-10T10:30:00.000Z',
  })
})

test('on a day without a free time it says so; where nobody waits, there is nobody to offer it to', async () => {
  const orders = [{ uuid: ORDER, title: 'Study permit', client: 'Ngozi Traveller', meeting_length: 45 }]
  const { network } = await opened(aWeek({ orders }))
  network.answers(`GET /orders/${ORDER}/schedule/times`, ok(freeTimes({ slots: [] })))
  await click(cell(1, '10:00'))
  await click(inDialog('Offer it to a client'))
  await eventually(() => expect(dialog().textContent).toContain('no time is free for a meeting of 45 min'))
})

test('an offer is withdrawn, and a request of a client is answered', async () => {
  const asked = anOfferInWeek({
    id: 'o2',
    kind: 'move',
    made_by: 'client',
    may: ['answer'],
    start: '2099-03-12T13:00:00.000Z',
    end: '2099-03-12T13:30:00.000Z',
  })
  const { network } = await opened(aWeek({ offers: [anOfferInWeek(), asked] }))
  network.answers(`POST /orders/${ORDER}/reschedule/o1/withdraw`, ok({}))
  network.answers(
    `POST /orders/${ORDER}/reschedule/o2/answer`,
    refused(409, 'not_now', 'This request was not answered in time. Please look again.'),
  )
  await click(find('ul[aria-label="Wednesday 11 March 2099"] button'))
  expect(dialog().textContent).toContain('You offered Ngozi Traveller a meeting')
  await click(inDialog('Withdraw the offer'))
  await eventually(() => expect(toasts()).toEqual(['success: The offer is withdrawn']))

  await click(find('ul[aria-label="Thursday 12 March 2099"] button'))
  const before = network.calls(`GET ${WEEK}`).length
  await click(inDialog('Accept this time'))
  await eventually(() =>
    expect(toasts().at(-1)).toBe('error: This request was not answered in time. Please look again.'),
  )
  expect(network.calls(`POST /orders/${ORDER}/reschedule/o2/answer`)[0]?.body).toEqual({ accept: true })
  expect(network.calls(`GET ${WEEK}`).length).toBeGreaterThan(before)
})

test('what is over is neither blocked nor offered', async () => {
  const past = aWeek()
  const days = past.days.map((day) => ({
    ...day,
    date: day.date.replace('2099', '2015'),
    start: day.start.replace('2099', '2015'),
    end: day.end.replace('2099', '2015'),
    hours: [],
  }))
  await opened({ ...past, days }, '/p/agent/calendar?week=2015-03-09')
  await click(cell(1, '10:00'))
  expect(dialog().textContent).toContain('This time is over.')
  expect(dialog().textContent).not.toContain('Block this time')
})

test('on a phone one day is seen; arrows at its edge and the strip lead to others of the same week without asking again', async () => {
  wide.isNarrow = true
  const { network, address } = await opened(aWeek(), '/p/agent/calendar?week=2099-03-10')
  expect(find('#week-title').textContent).toBe('Tue 10 Mar 2099')
  expect(document.querySelectorAll('[data-cell^="0 "], [data-cell^="2 "]')).toHaveLength(0)
  act(() => cell(1, '10:00').focus())
  await press('ArrowRight')
  expect(address()).toContain('week=2099-03-11')
  await click(findText('Friday 13 March 2099', 'button span'))
  expect(address()).toContain('week=2099-03-13')
  expect(find('#week-title').textContent).toBe('Fri 13 Mar 2099')
  expect(network.calls(`GET ${WEEK}`)).toHaveLength(1)
})

test('while it is on its way a grid stands there, and what went wrong can be tried again', async () => {
  const answer = held(ok(aWeek()))
  const page = await openOwnPage(CalendarPage, AT, {
    tell: (network) => {
      knowCalendar(network)
      network.answers(`GET ${WEEK}`, refused(503, 'unavailable', 'The calendar is away.'), answer.reply)
    },
  })
  await eventually(() => expect(text()).toContain('The calendar is away.'))
  await click(findText('Retry'))
  expect(find('[aria-label="Next week"]')).toBeTruthy()
  await act(async () => answer.release())
  await eventually(() => find('[role=grid]'))
  expect(page.address()).toContain('week=2099-03-09')
})
