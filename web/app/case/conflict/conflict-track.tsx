import { t } from '@sojourn/contract/words/t'
import type { Conflict } from '@sojourn/contract/work/conflicts'
import { DayText } from '../../ui/date/time-text.tsx'
import { useNow } from '../parts/use-now.ts'
import css from './conflict.module.css'
import { TRACK } from './stage-words.ts'

interface Props {
  conflict: Conflict
  /** Our team calls the first station otherwise: it is none of the sides. */
  first?: string
}

/** How far it is, as both sides read it; red while the time to answer is over. */
export function ConflictTrack({ conflict, first }: Props) {
  const at = TRACK.findIndex(({ stages }) => stages.includes(conflict.stage))
  const now = useNow()
  const isLate = now !== undefined && conflict.reply_by !== null && new Date(conflict.reply_by) < now
  const { created_at, team_since, decision, closed_at } = conflict
  // An appeal asks our team anew, after the day of its decision.
  const helps = team_since && !(decision && team_since > decision.at) ? team_since : null
  const days = [created_at, helps, decision?.at, closed_at]
  return (
    <ol className={css.track} aria-label={t('Stations of the conflict')}>
      {TRACK.map(({ name }, index) => (
        <li
          key={name}
          data-done={index < at || undefined}
          data-late={(index === at && isLate) || undefined}
          {...(index === at && { 'aria-current': 'step' as const })}
        >
          {(index === 0 && first) || name}
          {days[index] && (
            <small>
              <DayText value={days[index]} />
            </small>
          )}
        </li>
      ))}
    </ol>
  )
}
