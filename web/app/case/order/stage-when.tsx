import { DayText, InstantText } from '../../ui/date/time-text.tsx'
import { rich } from '../../words/rich.tsx'
import css from './order-stages.module.css'
import type { Stage } from './stages.ts'

/** When a stop was reached, or is to be. */
export function StageWhen({ stage: { at, by } }: { stage: Stage }) {
  if (!at) return null
  return (
    <span className={css.when}>
      {by === 'until' ? rich('until {time}', { time: <InstantText value={at} /> }) : <DayText value={at} />}
    </span>
  )
}
