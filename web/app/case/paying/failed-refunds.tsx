import type { FailedRefund } from '@sojourn/contract/money/failed-refunds'
import { useQuery } from '@tanstack/react-query'
import { lazyPart } from '../../fast-pages/lazy-part.ts'
import { Waits } from '../../fast-pages/waits.tsx'
import { failedRefundsQuery, refundsOfOrderQuery } from '../../queries/failed-refund-queries.ts'
import css from './failed-refunds.module.css'

/** Few payers have one. */
const AnswerRefund = lazyPart(() =>
  import('./answer-refund.tsx').then((part) => ({ default: part.AnswerRefund })),
)

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
      <Waits>
        {refunds.map((refund) => (
          <AnswerRefund key={refund.id} refund={refund} />
        ))}
      </Waits>
    </div>
  )
