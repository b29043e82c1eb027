import { t } from '@sojourn/contract/words/t'
import { useQuery } from '@tanstack/react-query'
import { MoneyText } from '../../ui/money/money.tsx'
import type { Side } from '../../words/order-words.ts'
import { rich } from '../../words/rich.tsx'
import { reasonsQuery } from './conflict-queries.ts'

export function ConflictAmounts({ uuid, side }: { uuid: string; side: Side }) {
  const { data } = useQuery(reasonsQuery(uuid))
  return (
    <p>
      {t(
        'The money stays held and the deadlines of the order are paused. Both sides can then propose a refund.',
      )}
      {data && (
        <>
          {' '}
          {side === 'client'
            ? rich('Under this order’s refund terms you would get {amount} of {whole} now.', {
                amount: <MoneyText value={data.suggested} />,
                whole: <MoneyText value={data.refundable} />,
              })
            : rich('Under this order’s refund terms the client would get {amount} of {whole} now.', {
                amount: <MoneyText value={data.suggested} />,
                whole: <MoneyText value={data.refundable} />,
              })}
        </>
      )}
    </p>
  )
}
