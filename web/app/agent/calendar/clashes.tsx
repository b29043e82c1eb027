import { dayIn } from '@sojourn/contract/dates/clocks'
import { fullDay } from '@sojourn/contract/dates/moments'
import type { Clash } from '@sojourn/contract/supply/availability'
import { t } from '@sojourn/contract/words/t'
import { useClockIn } from '../../ui/date/clock.ts'
import { Banner } from '../../ui/feedback/banner.tsx'
import { listed } from '../../ui/text/listed.ts'
import css from './calendar-page.module.css'

/** Meetings outside the hours as they are now: nothing was cancelled. */
export function Clashes({ clashes, zone }: { clashes: readonly Clash[]; zone: string }) {
  const clockIn = useClockIn()
  if (clashes.length === 0) return null

  return (
    <div className={css.notice}>
      <Banner tone="warning">
        <p>
          {t(
            '{count, plural, one {One meeting is outside your hours. It is kept: changing your hours never cancels a meeting.} other {# meetings are outside your hours. They are kept: changing your hours never cancels a meeting.}}',
            { count: clashes.length },
          )}
        </p>
        <ul className={css.clashes}>
          {clashes.map(({ id, start, end, client }) => (
            <li key={id}>
              {client
                ? t('{when} with {client}', {
                    when: listed([
                      fullDay(dayIn(start, zone)),
                      `${clockIn(start, zone)}–${clockIn(end, zone)}`,
                    ]),
                    client,
                  })
                : listed([fullDay(dayIn(start, zone)), `${clockIn(start, zone)}–${clockIn(end, zone)}`])}
            </li>
          ))}
        </ul>
      </Banner>
    </div>
  )
}
