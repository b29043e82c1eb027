import { t } from '@sojourn/contract/words/t'
import type { Conflict } from '@sojourn/contract/work/conflicts'
import { DayText } from '../../ui/date/time-text.tsx'
import css from './conflict.module.css'
import { TRACK } from './stage-words.ts'

/** How far it is, as one line both sides read. */
export function ConflictTrack({ conflict }: { conflict: Conflict }) {
  const at = TRACK.findIndex(({ stages }) => stages.includes(conflict.stage))
  const days = [conflict.created_at, null, conflict.decision?.at, conflict.closed_at]
  return (
    <ol className={css.track} aria-label={t('Stations of the conflict')}>
      {TRACK.map(({ name }, index) => (
        <li
          key={name}
          data-done={index < at || undefined}
          {...(index === at && { 'aria-current': 'step' as const })}
        >
          {name}
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
