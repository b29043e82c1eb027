import type { OrderWork } from '@sojourn/contract/work/completion'
import type { ReactNode } from 'react'
import type { Side } from '../../words/order-words.ts'
import { stageWords } from './stage-words.ts'
import { WorkDue } from './work-due.tsx'
import { WorkMoney } from './work-money.tsx'
import css from './work-part.module.css'

interface Props {
  work: OrderWork
  isDone: boolean
  /** Completed or cancelled. */
  isOver: boolean
  side: Side
  /** How often changes may be asked for, as the offer says; null of a service. */
  rounds: number | null
}

/** What is known of the work, fact by fact. */
export const WorkFacts = ({ work, isDone, isOver, side, rounds }: Props) => (
  <dl className={css.facts}>
    <Line name="Stage">{stageWords[work.stage]}</Line>
    {work.due_at && !isDone && (
      <Line name="Due">
        <WorkDue work={work} due={work.due_at} />
      </Line>
    )}
    {work.pause_note && <Line name="With the authority">{work.pause_note}</Line>}
    {work.missing.length > 0 && <Line name="Started before these arrived">{work.missing.join(', ')}</Line>}
    {(work.times_changed > 0 || rounds !== null) && (
      <Line name="Changes">{changesWords(work.times_changed, rounds)}</Line>
    )}
    {isDone && work.request && <Line name="Summary">{work.request.summary}</Line>}
    {isOver && side === 'agent' && work.clears_at && (
      <Line name="Money">
        <WorkMoney work={work} from={work.clears_at} />
      </Line>
    )}
  </dl>
)

/** How often changes were asked for, beside how often that was agreed. */
function changesWords(asked: number, rounds: number | null) {
  if (rounds === null) return asked === 1 ? 'Asked for once' : `Asked for ${asked} times`
  const agreed = rounds === 1 ? '1 round' : `${rounds} rounds`
  return asked > rounds ? `${asked} asked for, ${agreed} agreed` : `${asked} of ${agreed} asked for`
}

const Line = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)
