import type { PlanPayment } from '@sojourn/contract/desk/staff-ledger'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { pagesQuery } from '../../api/call-query.ts'
import { Panel } from '../../layouts/own/panel.tsx'
import { LoadMore } from '../../ui/list/load-more.tsx'
import { Modal } from '../../ui/overlay/modal.tsx'
import css from './person-page.module.css'
import { PlanPaymentLine } from './plan-payment.tsx'
import { RefundPlanPayment } from './refund-plan-payment.tsx'

const PAGE = 5

const planPaymentsQuery = (id: string) =>
  pagesQuery('GET /staff/people/{id}/plan-payments', {
    params: { id },
    query: { limit: PAGE },
  })

/** People who never paid show nothing. */
export function PlanPayments({ id }: { id: string }) {
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(planPaymentsQuery(id))
  const [chosen, choose] = useState<PlanPayment | null>(null)
  const payments = data?.pages.flatMap(({ items }) => items) ?? []
  if (payments.length === 0) return null
  return (
    <Panel title="Plan payments" intro="A refund goes to the card that paid. The plan goes on.">
      <ul className={css.payments}>
        {payments.map((payment) => (
          <PlanPaymentLine key={payment.id} payment={payment} onRefund={() => choose(payment)} />
        ))}
      </ul>
      <LoadMore hasMore={hasNextPage} busy={isFetchingNextPage} onMore={() => void fetchNextPage()} />
      <Modal open={chosen !== null} onClose={() => choose(null)} title={`Refund ${chosen?.title ?? ''}`}>
        {chosen && <RefundPlanPayment payment={chosen} onClose={() => choose(null)} />}
      </Modal>
    </Panel>
  )
}
