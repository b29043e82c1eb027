import { beforeAll, beforeEach, expect, test } from 'vitest'
import { aBlock, BLOCKED, HOURS, knowCalendar, SCHEDULES, workHours } from '../../../test/calendar.ts'
import { complaints, pressable } from '../../../test/labelled.ts'
import { held, ok, refused } from '../../../test/network.ts'
import { toasts } from '../../../test/open-page.tsx'
import { openOwnPage } from '../../../test/own-page.tsx'
import { click, eventually, find, findText, type } from '../../../test/render.tsx'
import { chooseClock } from '../../ui/date/chosen-clock.ts'
import CalendarPage from './calendar-page.tsx'
import { daysInWords, rangesInWords } from './period-words.ts'

const ADD = `POST ${BLOCKED}`
const REMOVE = `DELETE ${BLOCKED}/${aBlock().id}`
const list = () => find('ul[aria-label="Blocked dates"]')
const text = () => document.body.textContent ?? ''
const field = (name: string) => find<HTMLInputElement>(`dialog[open] [name="${name}"]`)
const gone = () => new Response(null, { status: 204 })
const press = (label: string) => click(find(`button[aria-label^="${label}"]`))

beforeAll(async () => void (await import('@sojourn/contract/supply/availability')))
beforeEach(() => chooseClock('24'))

async function opened(blocked = [aBlock()], hours = workHours()) {
  const page = await openOwnPage(CalendarPage, '/p/agent/calendar?tab=hours', {
    tell: (network) => void knowCalendar(network, { blocked, hours }),
  })
  await eventually(() => list())
  return page
}

test.each([
  ['2026-03-20', '2026-03-20', '2026-01-01', 'Fri 20 Mar'],
  ['2026-03-20', '2026-03-22', '2026-01-01', 'Fri 20 Mar – Sun 22 Mar'],
  ['2026-12-30', '2027-01-02', '2026-01-01', 'Wed 30 Dec – Sat 2 Jan 2027'],
])('from %s to %s reads in %s as “%s”', (from, to, today, words) => {
  expect(daysInWords(from, to, today)).toBe(words)
})

test.each([
  ['24', '09:00–12:00, 13:00–00:00'],
  ['12', '9:00 am–12:00 pm, 1:00 pm–12:00 am'],
] as const)('hours to %s read “%s”: the last minute is not the end people see', (clock, words) => {
  const ranges = [
    { start: '09:00', end: '11:59' },
    { start: '13:00', end: '23:59' },
  ]
  expect(rangesInWords(ranges, clock)).toBe(words)
})

test('nothing is blocked, and the page says so', async () => {
  await opened([])
  expect(text()).toContain('No dates are blocked.')
  expect(list().children).toHaveLength(0)
})

test('whole days and hours are told apart', async () => {
  await opened([
    aBlock(),
    aBlock({ id: '0190a0a0-0000-7000-8000-0000000000d2', timeRanges: [{ start: '09:00', end: '11:59' }] }),
  ])
  const notes = [...list().querySelectorAll('li')].map(({ textContent }) => textContent)
  expect(notes[0]).toContain('All day')
  expect(notes[1]).toMatch(/9:00.*12:00/)
})

async function adding() {
  const page = await opened([])
  await click(findText('Block dates'))
  await eventually(() => field('dateRange_start'))
  return page
}

test('whole days are blocked without hours, and hours and free times are asked for anew', async () => {
  const { network } = await adding()
  network.answers(ADD, ok({ ...aBlock(), clashes: [] }, 201))
  const before = [network.calls(SCHEDULES).length, network.calls(`GET ${HOURS}`).length]
  await type(field('dateRange_start'), '2099-03-20')
  await type(field('dateRange_end'), '2099-03-21')
  await click(findText('Block these dates'))
  await eventually(() => expect(toasts()).toEqual(['success: Your dates are blocked']))
  expect(network.calls(ADD).map(({ body }) => body)).toEqual([
    { dateRange: { start: '2099-03-20', end: '2099-03-21' }, timeRanges: [] },
  ])
  expect([network.calls(SCHEDULES).length, network.calls(`GET ${HOURS}`).length]).toEqual(
    before.map((count) => count + 1),
  )
  expect(document.querySelector('dialog[open]')).toBeNull()
})

test('hours of days begin with nine to five and are sent as they are stored', async () => {
  const { network } = await adding()
  network.answers(ADD, ok({ ...aBlock(), clashes: [] }, 201))
  await type(field('dateRange_start'), '2099-03-20')
  await type(field('dateRange_end'), '2099-03-20')
  await click(find('dialog[open] input[name=kind][value=hours]'))
  expect([field('timeRanges.0.start').value, field('timeRanges.0.end').value]).toEqual(['09:00', '17:00'])
  await click(findText('Block these dates'))
  await eventually(() =>
    expect(network.calls(ADD)[0]?.body).toMatchObject({ timeRanges: [{ start: '09:00', end: '16:59' }] }),
  )
})

test('days the wrong way round are told at them, and nothing is sent', async () => {
  const { network } = await adding()
  await type(field('dateRange_start'), '2099-03-21')
  await type(field('dateRange_end'), '2099-03-20')
  await click(findText('Block these dates'))
  await eventually(() => expect(Object.keys(complaints(find('dialog[open]')))).toContain('dateRange_start'))
  expect(network.calls(ADD)).toHaveLength(0)
})

test('a refusal is told, the days stay, and a double press sends once', async () => {
  const { network } = await adding()
  const { reply, release } = held(refused(409, 'too_many', 'You can block up to 200 periods.'))
  network.answers(ADD, reply)
  await type(field('dateRange_start'), '2099-03-20')
  await type(field('dateRange_end'), '2099-03-20')
  await click(findText('Block these dates'))
  await click(findText('Block these dates'))
  release()
  await eventually(() => expect(toasts()).toEqual(['error: You can block up to 200 periods.']))
  expect(field('dateRange_start').value).toBe('2099-03-20')
  expect(network.calls(ADD)).toHaveLength(1)
})

test('what was taken away can be brought back as it was', async () => {
  const { network } = await opened()
  network.answers(REMOVE, gone)
  network.answers(ADD, ok({ ...aBlock(), clashes: [] }, 201))
  await press('Remove Fri 20 Mar')
  await eventually(() => findText('Undo'))
  expect(text()).toContain(' removed.')
  await click(findText('Undo'))
  await eventually(() => expect(text()).not.toContain(' removed.'))
  expect(network.calls(ADD)[0]?.body).toEqual({
    dateRange: { start: '2026-03-20', end: '2026-03-21' },
    timeRanges: [],
  })
})

test('what could not be taken away is told, and offers nothing to undo', async () => {
  const { network } = await opened()
  network.answers(REMOVE, refused(503, 'unavailable', 'We are back soon.'))
  await press('Remove Fri 20 Mar')
  await eventually(() => expect(toasts()).toEqual(['error: We are back soon.']))
  expect(pressable()).not.toContain('Undo')
})

test('days with hours of their own say so, closed ones too', async () => {
  const closed = { from: { date: '2026-12-24' }, to: { date: '2026-12-26' }, workHours: [] }
  await opened([], workHours({ workHoursOverride: [closed] }))
  await eventually(() =>
    expect(find('ul[aria-label="Days with special hours"]').textContent).toContain('Closed'),
  )
})

test('without such days the weekly hours apply', async () => {
  await opened([])
  await eventually(() => expect(text()).toContain('Your weekly hours apply every day.'))
})
