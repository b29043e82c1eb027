import type { OrderWork } from '@sojourn/contract/work/completion'
import type { Order } from '@sojourn/contract/work/orders'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { DayText } from '../../ui/date/time-text.tsx'
import { Pill } from '../../ui/mark/pill.tsx'
import { type Side, stateOf } from '../../words/order-words.ts'
import { CompletionFiles } from '../files/completion-files.tsx'
import { DecisionLetter } from '../files/decision-letter.tsx'
import { workQuery } from './case-queries.ts'
import { stageWords } from './stage-words.ts'
import css from './work-part.module.css'

/** How far the work is, once it has started. */
export function WorkPart({ order, side }: { order: Order; side: Side }) {
  const { data: work } = useQuery({ ...workQuery(order.uuid), enabled: order.started_at !== null })
  if (!work || order.started_at === null) return null
  const isDone = stateOf(order) === 'completed'
  return (
    <section className={css.work} aria-labelledby="work">
      <h2 id="work">Work</h2>
      <dl className={css.facts}>
        <Line name="Stage">{stageWords[work.stage]}</Line>
        {work.due_at && !isDone && <Line name="Due">{<Due work={work} due={work.due_at} />}</Line>}
        {work.pause_note && <Line name="With the authority">{work.pause_note}</Line>}
        {work.missing.length > 0 && <Line name="Started without">{work.missing.join(', ')}</Line>}
        {work.times_changed > 0 && (
          <Line name="Changes">
            {work.times_changed === 1 ? 'Asked for once' : `Asked for ${work.times_changed} times`}
          </Line>
        )}
        {isDone && work.request && <Line name="Summary">{work.request.summary}</Line>}
        {isDone && side === 'agent' && work.clears_at && (
          <Line name="Money">
            {work.cleared_at ? (
              'You can withdraw it.'
            ) : (
              <>
                You can withdraw it from <DayText value={work.clears_at} />.
              </>
            )}
          </Line>
        )}
      </dl>
      {work.request && <CompletionFiles order={order.uuid} request={work.request.id} />}
      <DecisionLetter order={order} />
    </section>
  )
}

const Line = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)

const Due = ({ work, due }: { work: OrderWork; due: string }) => (
  <>
    <DayText value={due} />{' '}
    {work.is_late && (
      <Pill tone="danger" icon="warning">
        Late
      </Pill>
    )}
    {work.paused_at && (
      <Pill tone="plain" icon="clock">
        Paused since <DayText value={work.paused_at} />
      </Pill>
    )}
  </>
)
