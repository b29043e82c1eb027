import type { OrderEvent } from '@sojourn/contract/work/orders'
import type { Side } from '../../words/order-words.ts'
import { TimelineStep } from './timeline-step.tsx'

interface Props {
  pages: { items: OrderEvent[] }[]
  side: Side
}

export default ({ pages, side }: Props) => (
  <ol>
    {pages
      .flatMap(({ items }) => items)
      .map((event) => (
        <TimelineStep key={event.id} event={event} side={side} />
      ))}
  </ol>
)
