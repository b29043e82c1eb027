import type { Order } from '@sojourn/contract/work/orders'
import { useQuery } from '@tanstack/react-query'
import type { Side } from '../../words/order-words.ts'
import css from './conflict.module.css'
import { ConflictActs } from './conflict-acts.tsx'
import { conflictsQuery, openOf } from './conflict-queries.ts'
import { titleOf } from './conflict-title.ts'
import ConflictTold from './conflict-told.tsx'
import { firstActs } from './first-acts.ts'

interface Props {
  order: Order
  side: Side
}

export default function OpenConflictTold({ order, side }: Props) {
  const { data } = useQuery(conflictsQuery(order.uuid))
  const conflict = openOf(data)
  if (!conflict) return null
  const acts = conflict.may.filter((act) => !firstActs(conflict).includes(act))
  return (
    <section className={css.part} aria-labelledby={`conflict-${conflict.id}`}>
      <h2 id={`conflict-${conflict.id}`}>{titleOf(conflict)}</h2>
      <ConflictTold conflict={conflict} order={order} side={side} />
      {acts.length > 0 && (
        <div className={css.acts}>
          <ConflictActs {...{ conflict, order, side, acts }} />
        </div>
      )}
    </section>
  )
}
