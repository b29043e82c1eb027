import { act } from 'react'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { pass, soon } from '../../../test/clock.ts'
import { falseNetwork, ok } from '../../../test/network.ts'
import { find, render } from '../../../test/render.tsx'
import { chooseClock } from '../../ui/date/chosen-clock.ts'
import { LocalTime } from './local-time.tsx'
import { MeetingTimes } from './meeting-times.tsx'

const text = () => document.body.textContent ?? ''

// Fetched when they are first needed, which takes longer than a test may.
beforeAll(async () => {
  await Promise.all([import('./local-clock.tsx'), import('./schedule-preview.tsx')])
}, 60_000)
beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-03-09T22:59:30Z') })
  chooseClock('24')
})

test('until somebody touches the page the zone is named, then its clock is shown and goes on', async () => {
  await render(<LocalTime zone="Africa/Lagos" />)
  expect(text()).toBe('Time zone Lagos')
  await act(async () => void dispatchEvent(new Event('pointermove')))
  await soon(() => expect(text()).toBe('23:59 there now'))
  await pass(35_000)
  expect(text()).toBe('00:00 there now')
})

test('the clock reads as one chose', async () => {
  await render(<LocalTime zone="Asia/Kolkata" />)
  await soon(() => expect(text()).toBe('04:29 there now'))
  await act(async () => chooseClock('12'))
  expect(text()).toBe('4:29 am there now')
})

type Seen = (entries: { isIntersecting: boolean }[]) => void

function sight() {
  const watched: { seen: Seen; disconnect: ReturnType<typeof vi.fn> }[] = []
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      disconnect = vi.fn()
      observe = vi.fn()
      constructor(seen: Seen) {
        watched.push({ seen, disconnect: this.disconnect })
      }
    },
  )
  return watched
}

const times = 'GET /consultants/a1/schedules'

test('times are asked for once somebody comes near them, and once only', async () => {
  const watched = sight()
  const network = falseNetwork()
  network.answers(
    times,
    ok({
      timezone: { name: 'Africa/Lagos' },
      length: 30,
      window: { from: '2026-03-09', to: '2026-06-09' },
      validDates: [],
      slots: ['2026-03-10T12:00:00.000Z'],
      has_hours: true,
    }),
  )
  await render(
    <MeetingTimes agent={{ uuid: 'a1', name: 'Amara', username: 'amara', takes_questions: true }} />,
  )
  await act(async () => watched[0]?.seen([{ isIntersecting: false }]))
  expect(text()).toContain('Looking for times…')
  expect(network.calls(times)).toHaveLength(0)
  await act(async () => watched[0]?.seen([{ isIntersecting: true }]))
  await soon(() => expect(find('h3').textContent).toBe('Tue 10 Mar'))
  expect(watched[0]?.disconnect).toHaveBeenCalled()
  expect(network.calls(times)).toHaveLength(1)
})
