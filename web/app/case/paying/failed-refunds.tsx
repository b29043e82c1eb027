import type { FailedRefund } from '@sojourn/contract/money/failed-refunds'
import { useQuery } from '@tanstack/react-query'
import { failedRefundsQuery, refundsOfOrderQuery } from '../../queries/failed-refund-queries.ts'
import { AnswerRefund } from './answer-refund.tsx'
import css from './failed-refunds.module.css'

/** All that wait for an answer or are being paid by bank, above the payments. */
export function OwnFailedRefunds() {
  const { data } = useQuery(failedRefundsQuery)
  return <FailedRefunds refunds={data ?? []} />
}

export function FailedRefundsOfOrder({ uuid }: { uuid: string }) {
  const { data } = useQuery(refundsOfOrderQuery(uuid))
  return <FailedRefunds refunds={data ?? []} />
}

const FailedRefunds = ({ refunds }: { refunds: FailedRefund[] }) =>
  refunds.length > 0 && (
    <div className={css.list}>
      {refunds.map((refund) => (
        <AnswerRefund key={refund.id} refund={refund} />
      ))}
    </div>
  )
