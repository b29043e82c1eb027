import type { Schedules } from '@sojourn/contract/supply/availability'
import { beforeEach, expect, test } from 'vitest'
import { browserOf } from '../../../test/browser-of.ts'
import { falseNetwork, held, ok, refused } from '../../../test/network.ts'
import { toasts } from '../../../test/open-page.tsx'
import { click, eventually, find, findText, renderAt } from '../../../test/render.tsx'
import { showPerson } from '../../api/shown-person.ts'
import { chooseClock } from '../../ui/date/chosen-clock.ts'
import { currentToasts, dismissToast } from '../../ui/feedback/toast-store.ts'
import { minutesAhead } from './schedule-days.ts'
import { SchedulePreview } from './schedule-preview.tsx'

const TIMES = 'GET /consultants/amara/schedules'
const text = () => document.body.textContent ?? ''

beforeEach(() => {
  chooseClock('24')
  for (const { id } of currentToasts()) dismissToast(id)
})

const schedules = (slots: string[], zone: string | null = 'Africa/Lagos'): Schedules => ({
  timezone: zone ? { name: zone } : null,
  length: 30,
  window: { from: '2026-03-09', to: '2026-06-09' },
  validDates: [],
  slots,
  has_hours: true,
})

const AMARA = { uuid: 'amara', name: 'Amara', username: 'amara-okafor', takes_questions: true }

const hours = (day: string, ...of: number[]) =>
  of.map((hour) => `${day}T${String(hour).padStart(2, '0')}:00:00.000Z`)

async function opened(known: Schedules, length?: number, zone = 'Europe/Berlin') {
  browserOf(zone)
  const network = falseNetwork()
  network.answers(TIMES, ok(known))
  await renderAt('/', <SchedulePreview agent={AMARA} {...(length && { length })} />)
  await eventually(() => find('ul, p'))
  return network
}

const days = () =>
  [...document.querySelectorAll('h3')].map(({ textContent, nextElementSibling }) => [
    textContent,
    ...[...(nextElementSibling?.querySelectorAll('time') ?? [])].map((time) => time.textContent),
  ])

test('times are told in the zone of whoever looks, by their own days', async () => {
  const network = await opened(schedules(['2026-03-09T10:00:00.000Z', '2026-03-09T23:30:00.000Z']), 45)
  expect(days()).toEqual([
    ['Mon 9 Mar', '11:00'],
    ['Tue 10 Mar', '00:30'],
  ])
  expect(text()).toContain('Times are shown in Berlin time.')
  expect(Object.fromEntries(network.calls(TIMES)[0]?.query ?? [])).toEqual({
    timezone: 'Europe/Berlin',
    length: '45',
  })
})

test('on hover a time says what the clock shows there', async () => {
  await opened(schedules(['2026-03-09T10:00:00.000Z']), undefined, 'Asia/Tokyo')
  expect(find('time').textContent).toBe('19:00')
  expect(find('time').title).toBe('11:00 in Africa/Lagos')
})

test.each([
  ['Europe/Berlin', 'Europe/Berlin', 'Amara is in the same zone.'],
  ['Europe/Berlin', 'Africa/Lagos', 'Amara is in Africa/Lagos, where it is the same time.'],
  ['Europe/Berlin', 'Asia/Tokyo', 'ahead of you.'],
  ['Europe/Berlin', 'America/New_York', 'behind you.'],
])('from %s to %s one reads “%s”', async (here, there, words) => {
  await opened(schedules(['2026-01-15T10:00:00.000Z'], there), undefined, here)
  expect(text()).toContain(words)
})

test('an agent without a zone is taken to be where one is', async () => {
  await opened(schedules(['2026-01-15T10:00:00.000Z'], null))
  expect(text()).toContain('Amara is in the same zone.')
})

test.each([
  ['2026-01-15T10:00:00Z', 'Asia/Tokyo', 'Europe/Berlin', 480],
  ['2026-07-15T10:00:00Z', 'Asia/Tokyo', 'Europe/Berlin', 420],
  ['2026-01-15T10:00:00Z', 'Asia/Kathmandu', 'Europe/Berlin', 285],
  ['2025-12-31T23:30:00Z', 'Europe/Berlin', 'UTC', 60],
  ['2026-01-15T10:00:00Z', 'America/New_York', 'Europe/Berlin', -360],
])('at %s %s is ahead of %s by %i minutes', (instant, zone, other, minutes) => {
  expect(minutesAhead(instant, zone, other)).toBe(minutes)
})

test('a day shows six times, and all of them on demand', async () => {
  await opened(schedules(hours('2026-03-09', 8, 9, 10, 11, 12, 13, 14, 15)))
  expect(days()[0]).toHaveLength(1 + 6)
  const more = find('button[aria-label="Show 2 more times on Mon 9 Mar"]')
  expect(more.textContent).toBe('+2 more')
  await click(more)
  expect(days()[0]).toHaveLength(1 + 8)
})

test('three days are shown, and three more with each press', async () => {
  const all = ['09', '10', '11', '12', '13', '14', '15'].flatMap((day) => hours(`2026-03-${day}`, 9))
  await opened(schedules(all))
  expect(days()).toHaveLength(3)
  await click(findText('More days'))
  expect(days()).toHaveLength(6)
  await click(findText('More days'))
  expect(days()).toHaveLength(7)
  expect(text()).not.toContain('More days')
})

test('an agent without a free time says so', async () => {
  await opened(schedules([]))
  expect(text()).toContain('Amara has no free time in the next three months.')
})

test('an agent who has set no hours yet can be asked', async () => {
  await opened({ ...schedules([]), has_hours: false })
  expect(text()).toContain('Amara has not set hours for meetings yet.')
  expect(text()).not.toContain('no free time')
  expect(findText('Ask a question').getAttribute('href')).toContain('amara-okafor')
})

test('times that could not be had are asked for again', async () => {
  const network = falseNetwork()
  network.answers(
    TIMES,
    refused(503, 'unavailable', 'We are back soon.'),
    ok(schedules(hours('2026-03-09', 9))),
  )
  await renderAt('/', <SchedulePreview agent={AMARA} />)
  await eventually(() => expect(text()).toContain('We are back soon.'))
  await click(findText('Retry'))
  await eventually(() => expect(days()).toHaveLength(1))
})

test('while they are on their way the page says that it looks', async () => {
  const network = falseNetwork()
  const { reply, release } = held(ok(schedules(hours('2026-03-09', 9))))
  network.answers(TIMES, reply)
  await renderAt('/', <SchedulePreview agent={AMARA} />)
  expect(find('[aria-label="Loading free times"]')).toBeTruthy()
  release()
  await eventually(() => expect(days()).toHaveLength(1))
})

const switchTo = (words: string) => click(find('input', findText(words, 'label')))

test('hours read as one chooses; a visitor’s choice goes nowhere', async () => {
  const network = await opened(schedules(hours('2026-03-09', 13)))
  await switchTo('12 h')
  expect(days()[0]?.[1]).toBe('2:00 pm')
  expect(localStorage.getItem('clock')).toBe('12')
  expect(network.calls('PUT /account/clock')).toHaveLength(0)
})

test('somebody signed in has the choice in their account too', async () => {
  showPerson('ngozi')
  const network = await opened(schedules(hours('2026-03-09', 13)))
  network.answers('PUT /account/clock', ok({}))
  await switchTo('12 h')
  await eventually(() => expect(network.calls('PUT /account/clock')[0]?.body).toEqual({ clock: '12' }))
  showPerson(null)
})

test('a choice the account did not take is told, and holds here all the same', async () => {
  showPerson('ngozi')
  const network = await opened(schedules(hours('2026-03-09', 13)))
  network.answers('PUT /account/clock', refused(503, 'unavailable', 'We are back soon.'))
  await switchTo('12 h')
  await eventually(() => expect(toasts()).toEqual(['error: We are back soon.']))
  expect(days()[0]?.[1]).toBe('2:00 pm')
  showPerson(null)
})
