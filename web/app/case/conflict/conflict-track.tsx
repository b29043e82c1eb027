import type { Conflict } from '@sojourn/contract/work/conflicts'
import css from './conflict.module.css'
import { TRACK } from './stage-words.ts'

/** How far it is, as one line both sides read. */
export function ConflictTrack({ conflict: { stage } }: { conflict: Conflict }) {
  const at = TRACK.findIndex(({ stages }) => stages.includes(stage))
  return (
    <ol className={css.track}>
      {TRACK.map(({ name }, index) => (
        <li
          key={name}
          data-done={index < at || undefined}
          {...(index === at && { 'aria-current': 'step' as const })}
        >
          {name}
        </li>
      ))}
    </ol>
  )
}
