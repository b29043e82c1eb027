import type { Conflict } from '@sojourn/contract/work/conflicts'
import { useQuery } from '@tanstack/react-query'
import { useSettled } from '../../ui/text/use-settled.ts'
import type { Side } from '../../words/order-words.ts'
import { priceSentence, refundSentence } from '../../words/refund-words.ts'
import css from './conflict.module.css'
import { divisionQuery } from './conflict-queries.ts'

export interface Sum {
  /** Null while what is typed is no amount. */
  amount: number | null
  destination: string
  /** The work does not go on. */
  isOver: boolean
}

interface Props extends Sum {
  conflict: Conflict
  uuid: string
  side: Side
}

const STANDS_STILL_MS = 300

/** The server reckons who would get what; it stands there while the amount does. */
export function Divided({ conflict, uuid, side, amount, destination, isOver }: Props) {
  const possible = amount !== null && amount <= conflict.refundable.amount ? amount : null
  const settled = useSettled(possible, STANDS_STILL_MS)
  const to = destination === 'credit' ? 'credit' : 'card'
  const { data } = useQuery({
    ...divisionQuery(uuid, conflict.id, { amount: settled ?? 0, destination: to }),
    enabled: settled !== null,
  })
  return (
    <p className={css.note} aria-live="polite">
      {data && settled === possible && (
        <>
          {refundSentence(data.refund, side)} {isOver && priceSentence(data.agent, side)}
        </>
      )}
    </p>
  )
}
