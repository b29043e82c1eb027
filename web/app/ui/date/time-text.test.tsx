import { act } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'
import { find, render } from '../../../test/render.tsx'
import { ReaderContext } from './reader.ts'
import { DayText, InstantText, RelativeTime } from './time-text.tsx'

afterEach(() => vi.restoreAllMocks())

/** A browser of somewhere: its first language and the zone of its clock. */
function inBrowser(language: string, timeZone: string) {
  vi.spyOn(navigator, 'language', 'get').mockReturnValue(language)
  const real = Intl.DateTimeFormat.prototype.resolvedOptions
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockImplementation(function (
    this: Intl.DateTimeFormat,
  ) {
    return { ...real.call(this), timeZone }
  })
}

// The same table as of mails, in server/src/platform/mail/writing/moment-in-words.test.ts.
test.each([
  ['en-GB', 'Europe/Berlin', '9 Mar 2026, 19:05', '9 Mar 2026'],
  ['en-US', 'Europe/Berlin', '9 Mar 2026, 7:05 pm', '9 Mar 2026'],
  ['de-DE', 'Asia/Tokyo', '10 Mar 2026, 03:05', '10 Mar 2026'],
  ['ar-SA', 'Asia/Tokyo', '10 Mar 2026, 3:05 am', '10 Mar 2026'],
  ['de-DE', 'America/New_York', '9 Mar 2026, 14:05', '9 Mar 2026'],
  ['en-US', 'America/New_York', '9 Mar 2026, 2:05 pm', '9 Mar 2026'],
])('for somebody of %s in %s a page says %s', async (language, timeZone, moment, day) => {
  inBrowser(language, timeZone)
  await render(
    <>
      <InstantText value="2026-03-09T18:05:00Z" className="moment" />
      <DayText value="2026-03-09T18:05:00Z" className="day" />
      <DayText value="2026-03-09" className="whole" />
    </>,
  )
  expect(find('.moment').textContent).toBe(moment)
  expect(find('.moment').title).toBe(`In ${timeZone.replace('_', ' ')} time`)
  expect(find('.day').textContent).toBe(day)
  expect(find('.whole').textContent).toBe('9 Mar 2026')
})

test('before the page lives a moment is in UTC, and says so', async () => {
  const { renderToString } = await import('react-dom/server')
  inBrowser('en-US', 'Asia/Tokyo')
  expect(renderToString(<InstantText value="2026-03-09T18:05:00Z" />)).toContain('9 Mar 2026, 18:05 UTC<')
})

test('what the server writes for an account is in its zone and on its clock, and stays so once the page lives', async () => {
  const { renderToString } = await import('react-dom/server')
  inBrowser('de-DE', 'Europe/Berlin')
  const page = (
    <ReaderContext value={{ zone: 'Asia/Tokyo', clock: '12' }}>
      <InstantText value="2026-03-09T18:05:00Z" className="moment" />
      <DayText value="2026-03-09T18:05:00Z" className="day" />
    </ReaderContext>
  )
  const html = renderToString(page)
  expect(html).toContain('>10 Mar 2026, 3:05 am<')
  expect(html).toContain('In Asia/Tokyo time')
  expect(html).toContain('>10 Mar 2026<')

  const place = document.body.appendChild(document.createElement('div'))
  place.innerHTML = html
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => {})
  const root = await act(async () => hydrateRoot(place, page))
  expect(complaints).not.toHaveBeenCalled()
  expect(find('.day', place).textContent).toBe('10 Mar 2026')
  expect(find('.moment', place).title).toBe('In Asia/Tokyo time')
  await act(async () => root.unmount())
  place.remove()
})

test('how long ago something was begins with the day of the account’s zone', async () => {
  const { renderToString } = await import('react-dom/server')
  const html = renderToString(
    <ReaderContext value={{ zone: 'Asia/Tokyo', clock: null }}>
      <RelativeTime value="2026-03-09T18:05:00Z" />
    </ReaderContext>,
  )
  expect(html).toContain('>10 Mar 2026<')
})
