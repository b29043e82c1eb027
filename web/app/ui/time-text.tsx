import { formatDay } from './format-date.ts'
import { formatInstant, formatLocal, formatRelative } from './format-moment.ts'
import { useHydrated } from './use-hydrated.ts'

interface Props {
  /** ISO 8601. */
  value: string
  className?: string | undefined
}

/** A day: the same everywhere on Earth. */
export function DayText({ value, className }: Props) {
  return (
    <time dateTime={value} className={className}>
      {formatDay(value)}
    </time>
  )
}

/** A moment: in UTC until the page lives, then in the person's own zone. */
export function InstantText({ value, className }: Props) {
  const text = useHydrated() ? formatLocal(value) : formatInstant(value)
  return (
    <time dateTime={value} className={className}>
      {text}
    </time>
  )
}

/** How long ago: the day until the page lives; the exact moment on hover. */
export function RelativeTime({ value, className }: Props) {
  const hydrated = useHydrated()
  return (
    <time dateTime={value} className={className} title={hydrated ? formatLocal(value) : formatInstant(value)}>
      {hydrated ? formatRelative(value, new Date()) : formatDay(value)}
    </time>
  )
}
