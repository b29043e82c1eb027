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
}

/** What is known of the work, fact by fact. */
export const WorkFacts = ({ work, isDone, isOver, side }: Props) => (
  <dl className={css.facts}>
    <Line name="Stage">{stageWords[work.stage]}</Line>
    {work.due_at && !isDone && (
      <Line name="Due">
        <WorkDue work={work} due={work.due_at} />
      </Line>
    )}
    {work.pause_note && <Line name="With the authority">{work.pause_note}</Line>}
    {work.missing.length > 0 && <Line name="Started before these arrived">{work.missing.join(', ')}</Line>}
    {work.times_changed > 0 && (
      <Line name="Changes">
        {work.times_changed === 1 ? 'Asked for once' : `Asked for ${work.times_changed} times`}
      </Line>
    )}
    {isDone && work.request && <Line name="Summary">{work.request.summary}</Line>}
    {isOver && side === 'agent' && work.clears_at && (
      <Line name="Money">
        <WorkMoney work={work} from={work.clears_at} />
      </Line>
    )}
  </dl>
)

const Line = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)
