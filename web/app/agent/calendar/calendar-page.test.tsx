import { expect, test, vi } from 'vitest'
import { aClash, freeTimes, HOURS, knowCalendar, SCHEDULES, workHours } from '../../../test/calendar.ts'
import { ok, refused } from '../../../test/network.ts'
import { anAgent, openOwnPage } from '../../../test/own-page.tsx'
import { click, eventually, find, findText } from '../../../test/render.tsx'
import CalendarPage, { meta } from './calendar-page.tsx'

const AT = '/p/agent/calendar?tab=hours'
const text = () => document.body.textContent ?? ''

async function opened(changes: Parameters<typeof knowCalendar>[1] = {}) {
  const page = await openOwnPage(CalendarPage, AT, { tell: (network) => void knowCalendar(network, changes) })
  await eventually(() => find('form[aria-label="Weekly hours"]'))
  await eventually(() => expect(text()).toContain('What clients see'))
  return page
}

test('the page is the agent’s own', () => expect(meta()[1]).toEqual({ name: 'robots', content: 'noindex' }))

test('who has told no time zone sets it first, and nothing is asked for', async () => {
  const { network } = await openOwnPage(CalendarPage, AT, { account: anAgent({ timezone: null }) })
  await eventually(() => expect(text()).toContain('Set your time zone before you set your hours.'))
  expect(findText('Set your time zone').getAttribute('href')).toMatch(/^\/p\/agent\/.*timezone/)
  expect(network.calls(`GET ${HOURS}`)).toHaveLength(0)
})

test('hours are those of the agent’s zone, which is named and can be changed', async () => {
  await opened()
  expect(text()).toContain('In Africa/Lagos time.')
  expect(findText('Change the time zone').getAttribute('href')).toMatch(/timezone/)
})

test('a meeting outside the hours is told with its day and time in the agent’s zone', async () => {
  await opened({
    hours: workHours({ clashes: [aClash({ start: '2026-03-09T23:30:00Z', end: '2026-03-10T00:00:00Z' })] }),
  })
  await eventually(() => expect(text()).toContain('One meeting is outside your hours.'))
  expect(text()).toContain('It is kept: changing your hours never cancels a meeting.')
  expect(text()).toContain('Tuesday 10 March 2026, 12:30 am–1:00 am with Ngozi Traveller')
})

test('several are counted, and one whose client is gone has no name', async () => {
  await opened({ hours: workHours({ clashes: [aClash(), aClash({ id: 'x2', client: null })] }) })
  await eventually(() => expect(text()).toContain('2 meetings are outside your hours. They are kept'))
  expect(text().match(/ with /g)?.length ?? 0).toBeLessThan(text().match(/March 2026/g)?.length ?? 0)
})

test('what clients see is told by the day: its times are those of the agent’s zone', async () => {
  await opened()
  const times = () => [...document.querySelectorAll('[aria-live=polite] time')]
  await eventually(() =>
    expect(times().map((time) => time.getAttribute('dateTime'))).toEqual(['2026-03-10T08:00:00.000Z']),
  )
  expect(times()[0]?.textContent).toMatch(/^0?9:00/)
})

test('another day shows its own times, whatever day they are elsewhere', async () => {
  await opened({
    schedules: freeTimes({
      slots: ['2026-03-10T08:00:00.000Z', '2026-03-11T23:30:00.000Z', '2026-03-12T12:00:00.000Z'],
    }),
  })
  const times = () => [...document.querySelectorAll('[aria-live=polite] time')]
  await eventually(() => expect(times()).toHaveLength(1))
  await click(find('[data-day="2026-03-12"]'))
  expect(times().map((time) => time.getAttribute('dateTime'))).toEqual([
    '2026-03-11T23:30:00.000Z',
    '2026-03-12T12:00:00.000Z',
  ])
})

test('an agent nobody can meet reads so, and what to do', async () => {
  await opened({ schedules: freeTimes({ validDates: [], slots: [] }) })
  await eventually(() =>
    expect(text()).toContain(
      'Clients find no free time in the next three months. Check your weekly hours for a day to open.',
    ),
  )
})

test('one part that fails leaves the others, and is asked for again by itself', async () => {
  await openOwnPage(CalendarPage, AT, {
    tell: (network) => {
      knowCalendar(network)
      network.answers(SCHEDULES, refused(503, 'unavailable', 'Times are away.'), ok(freeTimes()))
    },
  })
  await eventually(() => expect(text()).toContain('Times are away.'))
  expect(find('form[aria-label="Weekly hours"]')).toBeTruthy()
  await click(findText('Retry'))
  await eventually(() => expect(text()).not.toContain('Times are away.'))
})

test.each([
  ['#meeting-link', 'Meeting link'],
  ['#connected-calendar', 'Connected calendar'],
])('an address that names %s and no tab opens the tab it stands in', async (part, title) => {
  Object.assign(HTMLElement.prototype, { scrollIntoView: vi.fn() })
  await openOwnPage(CalendarPage, `/p/agent/calendar${part}`, {
    tell: (network) => void knowCalendar(network),
  })
  await eventually(() =>
    expect([...document.querySelectorAll('h2')].map((one) => one.textContent)).toContain(title),
  )
  expect(document.querySelector('#week-title')).toBeNull()
})
