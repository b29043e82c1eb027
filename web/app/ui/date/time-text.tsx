import { dayIn } from '@sojourn/contract/dates/clocks'
import { formatDay } from '@sojourn/contract/dates/format-day'
import { t } from '@sojourn/contract/words/t'
import { useHydrated } from '../../fast-pages/use-hydrated.ts'
import { formatRelative } from './format-relative.ts'
import { useZone } from './reader.ts'
import { useMoment } from './use-moment.ts'

interface Props {
  /** ISO 8601. */
  value: string
  className?: string | undefined
}

/** A day: the same everywhere on Earth. Of a moment it is the day where the person is. */
export function DayText({ value, className }: Props) {
  const zone = useZone()
  return (
    <time dateTime={value} className={className}>
      {formatDay(zone && value.includes('T') ? dayIn(value, zone) : value)}
    </time>
  )
}

/** A moment in the person's own zone, which is named on hover; in UTC until it is known. */
export function InstantText({ value, className }: Props) {
  const { text, zone } = useMoment(value)
  return (
    <time dateTime={value} className={className} title={zone && t('In {zone}', { zone })}>
      {text}
    </time>
  )
}

/** How long ago: the day until the page lives; the exact moment on hover. */
export function RelativeTime({ value, className }: Props) {
  const { text, zone } = useMoment(value)
  const here = useZone()
  return (
    <time
      dateTime={value}
      className={className}
      title={zone ? t('{moment}, in {zone}', { moment: text, zone }) : text}
    >
      {useHydrated() ? formatRelative(value, new Date()) : formatDay(here ? dayIn(value, here) : value)}
    </time>
  )
}
