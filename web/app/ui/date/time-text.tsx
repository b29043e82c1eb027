import { dayIn } from '@sojourn/contract/dates/clocks'
import { formatDay } from '@sojourn/contract/dates/format-day'
import { browserZone } from '../../api/browser-zone.ts'
import { useHydrated } from '../../fast-pages/use-hydrated.ts'
import { formatRelative } from './format-relative.ts'
import { useMoment } from './use-moment.ts'

interface Props {
  /** ISO 8601. */
  value: string
  className?: string | undefined
}

/** A day: the same everywhere on Earth. Of a moment it is the day where the person is, once the page lives. */
export function DayText({ value, className }: Props) {
  const hydrated = useHydrated()
  return (
    <time dateTime={value} className={className}>
      {formatDay(hydrated && value.includes('T') ? dayIn(value, browserZone()) : value)}
    </time>
  )
}

/** A moment: in UTC until the page lives, then in the person's own zone, which is named on hover. */
export function InstantText({ value, className }: Props) {
  const { text, zone } = useMoment(value)
  return (
    <time dateTime={value} className={className} title={zone && `In ${zone}`}>
      {text}
    </time>
  )
}

/** How long ago: the day until the page lives; the exact moment on hover. */
export function RelativeTime({ value, className }: Props) {
  const { text, zone } = useMoment(value)
  return (
    <time dateTime={value} className={className} title={zone ? `${text}, in ${zone}` : text}>
      {zone ? formatRelative(value, new Date()) : formatDay(value)}
    </time>
  )
}
