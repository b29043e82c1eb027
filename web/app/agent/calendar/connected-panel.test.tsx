import { CALENDAR_PROBLEMS } from '@sojourn/contract/supply/calendar-problems'
import { expect, test, vi } from 'vitest'
import { aCalendar, CALENDARS, freeTimes, knowCalendar, nothingConnected } from '../../../test/calendar.ts'
import { pass, soon } from '../../../test/clock.ts'
import { held, ok, refused } from '../../../test/network.ts'
import { toasts } from '../../../test/open-page.tsx'
import { OWN_ID, openOwnPage } from '../../../test/own-page.tsx'
import { click, eventually, find, findText } from '../../../test/render.tsx'
import { ownSchedulesQuery } from '../../queries/availability-queries.ts'
import CalendarPage from './calendar-page.tsx'

const AT = '/p/agent/calendar?tab=calendars'
const panel = () => find('#connected-calendar')
const spoken = () =>
  [...panel().querySelectorAll('button[aria-label]')].map((one) => one.getAttribute('aria-label'))
const press = (label: string) => click(find(`#connected-calendar button[aria-label="${label}"]`))
const inDialog = (words: string) => findText(words, 'dialog[open] button')

type Calendar = Parameters<typeof aCalendar>[0]

async function opened(calendar?: Calendar, at = AT, providers = nothingConnected.providers) {
  const calendars = { providers, items: calendar ? [aCalendar(calendar)] : [] }
  const page = await openOwnPage(CalendarPage, at, {
    tell: (network) => void knowCalendar(network, { calendars }),
  })
  await eventually(() => find('#connected-calendar li, #connected-calendar p + *, #connected-calendar p'))
  await eventually(() => expect(panel().querySelector('[aria-label=Loading]')).toBeNull())
  return page
}

test('where none can be connected it says so', async () => {
  await opened(undefined, AT, [])
  await eventually(() =>
    expect(panel().textContent).toContain('Connecting another calendar is not available yet.'),
  )
  expect(spoken()).toEqual([])
})

test('what is busy is all that is ever read, and the panel says so', async () => {
  await opened()
  expect(panel().textContent).toContain('We only see when you are busy, never why or with whom.')
})

test.each<[string, Calendar, string, string[]]>([
  ['one that is read', {}, 'Last read', ['Disconnect Google Calendar']],
  [
    'one that was just linked',
    { last_read_at: null, linkStatus: [1, 'Linked'] },
    'We are reading it for the first time.',
    ['Disconnect Google Calendar'],
  ],
  [
    'one that waits for access',
    { linkStatus: [-1, 'In Progress'], last_read_at: null },
    'Waiting for you to allow access.',
    ['Connect Google Calendar again', 'Remove Google Calendar'],
  ],
  [
    'one whose access is gone',
    { linkStatus: [-3, 'Incomplete'] },
    'We no longer have access, so only your own hours count. Please connect it again.',
    ['Connect Google Calendar again', 'Remove Google Calendar'],
  ],
  [
    'one that was never finished',
    { linkStatus: [-3, 'Incomplete'], last_read_at: null },
    'You did not finish connecting it.',
    ['Connect Google Calendar again', 'Remove Google Calendar'],
  ],
])('%s is told from the others', async (_what, calendar, note, offered) => {
  await opened(calendar)
  await eventually(() => expect(panel().textContent).toContain(note))
  expect(spoken()).toEqual(offered)
})

test('a calendar whose provider is gone can be removed, but not connected again', async () => {
  await opened({ linkStatus: [-3, 'Incomplete'] }, AT, [])
  await eventually(() => expect(spoken()).toEqual(['Remove Google Calendar']))
})

test.each(Object.entries(CALENDAR_PROBLEMS))('who comes back with %s reads why', async (code, sentence) => {
  await opened(undefined, `${AT}&problem=${code}`)
  expect(find('#connected-calendar [role=alert]').textContent).toContain(sentence)
})

test('a problem nobody knows is none', async () => {
  await opened(undefined, `${AT}&problem=<b>`)
  expect(panel().querySelector('[role=alert]')).toBeNull()
})

test('who connects is led to the provider, once', async () => {
  const { network } = await opened()
  // A page at a mark of this one is as far as a false browser goes.
  const { reply, release } = held(ok({ url: '#at-google' }))
  network.answers(`POST ${CALENDARS}`, reply)
  await press('Connect Google Calendar')
  await press('Connect Google Calendar')
  release()
  await eventually(() => expect(location.hash).toBe('#at-google'))
  expect(network.calls(`POST ${CALENDARS}`).map(({ body }) => body)).toEqual([{ provider: 'google' }])
})

test('a provider that does not answer is told', async () => {
  const { network } = await opened()
  network.answers(`POST ${CALENDARS}`, refused(503, 'unavailable', 'Google does not answer.'))
  await press('Connect Google Calendar')
  await eventually(() => expect(toasts()).toEqual(['error: Google does not answer.']))
})

test('who disconnects is asked, reads what it means, and free times are asked for anew', async () => {
  const { network, queries } = await opened({})
  const { id } = aCalendar()
  const times = ownSchedulesQuery(OWN_ID).queryKey
  queries.setQueryData(times, freeTimes())
  network.answers(`DELETE ${CALENDARS}/${id}`, () => new Response(null, { status: 204 }))
  await press('Disconnect Google Calendar')
  expect(find('dialog[open]').textContent).toContain('Disconnect Google Calendar?')
  expect(find('dialog[open]').textContent).toContain(
    'We delete your busy times, and clients can book any time within your own hours.',
  )
  expect(network.calls(`DELETE ${CALENDARS}/${id}`)).toHaveLength(0)
  await click(inDialog('Disconnect'))
  await eventually(() => expect(toasts()).toEqual(['success: Google Calendar is disconnected']))
  await eventually(() => expect(queries.getQueryState(times)?.isInvalidated).toBe(true))
  expect(network.calls(`GET ${CALENDARS}`).length).toBeGreaterThan(1)
})

test('a calendar that could not be disconnected stays asked about', async () => {
  const { network } = await opened({})
  network.answers(`DELETE ${CALENDARS}/${aCalendar().id}`, refused(503, 'unavailable', 'Please try again.'))
  await press('Disconnect Google Calendar')
  await click(inDialog('Disconnect'))
  await eventually(() => expect(toasts()).toEqual(['error: Please try again.']))
  expect(find('dialog[open]').textContent).toContain('Disconnect Google Calendar?')
})

test('one that was just linked is looked at until it was read, and no longer', async () => {
  vi.useFakeTimers()
  const linked = (last_read_at: string | null) =>
    ok({ ...nothingConnected, items: [aCalendar({ last_read_at })] })
  const { network } = await openOwnPage(CalendarPage, AT, {
    tell: (told) => {
      knowCalendar(told)
      told.answers(`GET ${CALENDARS}`, linked(null), linked(null), linked('2026-03-09T12:00:00.000Z'))
    },
  })
  await soon(() => expect(panel().textContent).toContain('We are reading it for the first time.'))
  await pass(2_000)
  await pass(2_000)
  await soon(() => expect(panel().textContent).toContain('Last read'))
  await pass(20_000)
  expect(network.calls(`GET ${CALENDARS}`)).toHaveLength(3)
})
