import { useQuery } from '@tanstack/react-query'
import { MoneyText } from '../../ui/money/money.tsx'
import type { Side } from '../../words/order-words.ts'
import { reasonsQuery } from './conflict-queries.ts'

/** What a conflict does to the money, before one opens it. */
export function ConflictAmounts({ uuid, side }: { uuid: string; side: Side }) {
  const { data } = useQuery(reasonsQuery(uuid))
  return (
    <p>
      The money stays held and the deadlines of the order are paused. Both sides can then propose a refund.
      {data && (
        <>
          {' '}
          Under this order’s refund terms {side === 'client' ? 'you' : 'the client'} would get{' '}
          <MoneyText value={data.suggested} /> of <MoneyText value={data.refundable} /> now.
        </>
      )}
    </p>
  )
}
