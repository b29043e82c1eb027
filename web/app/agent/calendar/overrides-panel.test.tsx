import type { WorkHours } from '@sojourn/contract/supply/availability'
import { beforeAll, expect, test } from 'vitest'
import { HOURS, knowCalendar, SCHEDULES, workHours } from '../../../test/calendar.ts'
import { complaints } from '../../../test/labelled.ts'
import { cut, held, type Reply, refused } from '../../../test/network.ts'
import { toasts } from '../../../test/open-page.tsx'
import { openOwnPage } from '../../../test/own-page.tsx'
import { click, eventually, find, findText, type } from '../../../test/render.tsx'
import CalendarPage from './calendar-page.tsx'

type Override = WorkHours['workHoursOverride'][number]

const SAVE = `PUT ${HOURS}`
const list = () => find('ul[aria-label="Days with special hours"]')
const lines = () => [...list().querySelectorAll('li')].map(({ textContent }) => textContent)
const field = (name: string) => find<HTMLInputElement>(`dialog[open] [name="${name}"]`)
const press = (label: string) => click(find(`button[aria-label^="${label}"]`))

beforeAll(async () => void (await import('@sojourn/contract/supply/availability')))

const between = (from: string, to: string, ...of: Override['workHours']): Override => ({
  from: { date: from },
  to: { date: to },
  workHours: of,
})
const CHRISTMAS = between('2099-12-24', '2099-12-26')
const SUMMER = between('2099-07-01', '2099-07-31', { start: '09:00', end: '11:59' })

/** Answers with what it was sent, as the server keeps it. */
const kept: Reply = ({ body }) => Response.json({ data: workHours(body as Partial<WorkHours>) })

async function opened(...workHoursOverride: Override[]) {
  const page = await openOwnPage(CalendarPage, '/p/agent/calendar?tab=hours', {
    tell: (network) => void knowCalendar(network, { hours: workHours({ workHoursOverride }) }),
  })
  await eventually(() => list())
  return page
}

const overrides = (calls: { body: unknown }[]) =>
  calls.map(({ body }) => (body as { workHoursOverride: Override[] }).workHoursOverride)

async function adding(...known: Override[]) {
  const page = await opened(...known)
  await click(findText('Add special hours'))
  await type(field('dateRange_start'), '2099-12-24')
  await type(field('dateRange_end'), '2099-12-26')
  return page
}

test('each stands with its days and hours, closed ones as closed', async () => {
  await opened(CHRISTMAS, SUMMER)
  expect(lines()[0]).toMatch(/24 Dec 2099 – .*26 Dec 2099Closed/)
  expect(lines()[1]).toMatch(/9:00.*12:00/)
})

test('days are closed unless hours are given; the week and the other days stay', async () => {
  const { network } = await adding(SUMMER)
  network.answers(SAVE, kept)
  const before = network.calls(SCHEDULES).length
  await click(findText('Add these days'))
  await eventually(() => expect(toasts()).toEqual(['success: These days have their own hours']))
  expect(network.calls(SAVE).map(({ body }) => body)).toEqual([
    { workHours: workHours().workHours, workHoursOverride: [SUMMER, CHRISTMAS] },
  ])
  expect(network.calls(SCHEDULES).length).toBe(before + 1)
  await eventually(() => expect(lines()).toHaveLength(2))
  expect(document.querySelector('dialog[open]')).toBeNull()
})

test('hours are sent as they are stored', async () => {
  const { network } = await adding()
  network.answers(SAVE, kept)
  await click(find('dialog[open] input[name=kind][value=hours]'))
  await type(field('timeRanges.0.end'), '00:00')
  await click(findText('Add these days'))
  await eventually(() => expect(network.calls(SAVE)).toHaveLength(1))
  expect(overrides(network.calls(SAVE))[0]?.[0]?.workHours).toEqual([{ start: '09:00', end: '23:59' }])
})

test('who begins another time begins with nothing typed', async () => {
  await adding()
  await click(find('dialog[open] button[aria-label=Close]'))
  await click(findText('Add special hours'))
  expect(field('dateRange_start').value).toBe('')
})

test('one is taken away, and brought back as it was', async () => {
  const { network } = await opened(CHRISTMAS, SUMMER)
  network.answers(SAVE, kept)
  await press('Remove Thu 24 Dec 2099')
  await eventually(() => findText('Undo'))
  expect(lines()).toHaveLength(1)
  await click(findText('Undo'))
  await eventually(() => expect(lines()).toHaveLength(2))
  expect(overrides(network.calls(SAVE))).toEqual([[SUMMER], [SUMMER, CHRISTMAS]])
})

test('one that could not be taken away stays, and it is told', async () => {
  const { network } = await opened(CHRISTMAS)
  network.answers(SAVE, refused(503, 'unavailable', 'We are back soon.'))
  await press('Remove Thu 24 Dec 2099')
  await eventually(() => expect(toasts()).toEqual(['error: We are back soon.']))
  expect(lines()).toHaveLength(1)
})

test('a double press adds once; a refusal keeps the days as typed', async () => {
  const { network } = await adding()
  const wrong = [{ field: 'workHoursOverride', message: 'Please keep it to 60 periods.' }]
  const { reply, release } = held(refused(422, 'invalid', 'Please check it.', wrong))
  network.answers(SAVE, reply)
  await click(findText('Add these days'))
  await click(findText('Add these days'))
  release()
  await eventually(() => expect(find('dialog[open]').textContent).toContain('Please keep it to 60 periods.'))
  expect(network.calls(SAVE)).toHaveLength(1)
  expect([field('dateRange_start').value, field('dateRange_end').value]).toEqual(['2099-12-24', '2099-12-26'])
  expect(Object.keys(complaints(find('dialog[open]')))).toContain('dateRange_start')
})

test('without days nothing is sent', async () => {
  const { network } = await opened()
  network.answers(SAVE, cut)
  await click(findText('Add special hours'))
  await click(findText('Add these days'))
  await eventually(() => expect(Object.keys(complaints(find('dialog[open]')))).toContain('dateRange_start'))
  expect(network.calls(SAVE)).toHaveLength(0)
})
