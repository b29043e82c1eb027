import { useQuery } from '@tanstack/react-query'
import { MoneyText } from '../../ui/money/money.tsx'
import { reasonsQuery } from './conflict-queries.ts'

/** What a conflict does to the money, before one opens it. */
export function ConflictAmounts({ uuid }: { uuid: string }) {
  const { data } = useQuery(reasonsQuery(uuid))
  return (
    <p>
      The money stays held and the clocks of the order stop. Both sides can then propose a refund.
      {data && (
        <>
          {' '}
          By the refund terms of this order, <MoneyText value={data.suggested} /> of{' '}
          <MoneyText value={data.refundable} /> would go back now.
        </>
      )}
    </p>
  )
}
