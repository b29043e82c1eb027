import { dayIn } from '@sojourn/contract/dates/clocks'
import { fullDay, zoneCity } from '@sojourn/contract/dates/moments'
import { t } from '@sojourn/contract/words/t'
import { useClockIn } from '../../ui/date/clock.ts'
import { useHere } from '../../ui/date/reader.ts'
import { Icon } from '../../ui/text/icon.tsx'
import css from './meeting-lines.module.css'
import { isSameHour, thereWords } from './there-words.ts'

interface Props {
  meeting: { start: string; end: string }
  /** The zone is unknown unless told. */
  otherZone?: string | null
}

/** When a meeting is, on both clocks. */
export function MeetingClocks({ meeting: { start, end }, otherZone }: Props) {
  const here = useHere()
  const clockIn = useClockIn()
  return (
    <p className={css.meeting}>
      <Icon name="calendar" />
      <span className={css.words}>
        <time dateTime={start}>
          {fullDay(dayIn(start, here))}
          {t(', ')}
          {clockIn(start, here)}–{clockIn(end, here)}
        </time>
        <small>
          {t('Your time ({city}).', { city: zoneCity(here) })}
          {otherZone &&
            !isSameHour(start, here, otherZone) &&
            ` ${thereWords({ start, here, otherZone, clockIn })}`}
        </small>
      </span>
    </p>
  )
}
