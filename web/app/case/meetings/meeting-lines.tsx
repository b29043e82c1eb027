import { dayIn } from '@sojourn/contract/dates/clocks'
import { fullDay, zoneWords } from '@sojourn/contract/dates/moments'
import { browserZone } from '../../api/browser-zone.ts'
import { useHydrated } from '../../fast-pages/use-hydrated.ts'
import { isSameZone } from '../../session/timezone-offer.ts'
import { useClockIn } from '../../ui/date/clock.ts'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Icon } from '../../ui/text/icon.tsx'
import css from './meeting-lines.module.css'

interface Props {
  meeting: { start: string; end: string }
  /** Where the other side is; unknown unless told. */
  otherZone?: string | null
  other: string
}

/** When a meeting is, on the clock of whoever looks, with the other side's beside it: known once the page lives. */
export function MeetingLines(props: Props) {
  return useHydrated() ? <Lines {...props} /> : <Skeleton width="long" />
}

function Lines({ meeting: { start, end }, otherZone, other }: Props) {
  const here = browserZone()
  const clockIn = useClockIn()
  return (
    <p className={css.meeting}>
      <Icon name="calendar" />
      <span className={css.words}>
        <time dateTime={start}>
          {fullDay(dayIn(start, here))}, {clockIn(start, here)}–{clockIn(end, here)}
        </time>
        <small>
          Your time, in {zoneWords(here)}.
          {otherZone &&
            !isSameZone(here, otherZone) &&
            ` ${thereWords({ start, other, here, otherZone, clockIn })}`}
        </small>
      </span>
    </p>
  )
}

interface There {
  start: string
  other: string
  here: string
  otherZone: string
  clockIn: ReturnType<typeof useClockIn>
}

function thereWords({ start, other, here, otherZone, clockIn }: There) {
  const day = dayIn(start, otherZone)
  const when = day === dayIn(start, here) ? '' : ` on ${fullDay(day)}`
  return `For ${other} it begins at ${clockIn(start, otherZone)}${when}, in ${zoneWords(otherZone)}.`
}
