import { t } from '@sojourn/contract/words/t'
import type { Order } from '@sojourn/contract/work/orders'
import { useQuery } from '@tanstack/react-query'
import { type Side, stateOf } from '../../words/order-words.ts'
import { CompletionFiles } from '../files/completion-files.tsx'
import { DecisionLetter } from '../files/decision-letter.tsx'
import { AcceptEarly } from './accept-early.tsx'
import { workQuery } from './case-queries.ts'
import { OwnRisk } from './own-risk.tsx'
import { WorkFacts } from './work-facts.tsx'
import css from './work-part.module.css'

/** How far the work is, once it has started. */
export function WorkPart({ order, side }: { order: Order; side: Side }) {
  const { data: work } = useQuery({ ...workQuery(order.uuid), enabled: order.started_at !== null })
  if (!work || order.started_at === null) return null
  const state = stateOf(order)
  const isDone = state === 'completed'
  // Its files stand at the buttons then.
  const isToAccept = work.may.includes('accept_request')
  return (
    <section id="work" className={css.work} aria-labelledby="work-title" tabIndex={-1}>
      <h2 id="work-title">{t('Work')}</h2>
      <OwnRisk order={order} work={work} />
      <WorkFacts
        work={work}
        isDone={isDone}
        isOver={isDone || state === 'cancelled'}
        side={side}
        earns={order.earnings?.amount.amount !== 0}
        rounds={order.offer?.revisions ?? null}
      />
      {work.request && !isToAccept && <CompletionFiles order={order.uuid} request={work.request.id} />}
      <DecisionLetter order={order} />
      {side === 'client' && state === 'ongoing' && !isToAccept && <AcceptEarly order={order} work={work} />}
    </section>
  )
}
