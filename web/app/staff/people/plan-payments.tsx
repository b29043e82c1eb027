import { REASON_LENGTH } from '@sojourn/contract/calls/limits'
import type { PlanPayment } from '@sojourn/contract/desk/staff-ledger'
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { browserApi } from '../../api/browser.ts'
import { pagesQuery, under } from '../../api/call-query.ts'
import { Panel } from '../../layouts/own/panel.tsx'
import { Button } from '../../ui/button/button.tsx'
import { DayText } from '../../ui/date/time-text.tsx'
import { toast } from '../../ui/feedback/toast-store.ts'
import { Form, SubmitButton } from '../../ui/form/form.tsx'
import { Textarea } from '../../ui/form/textarea.tsx'
import { readTexts, useForm } from '../../ui/form/use-form.ts'
import { LoadMore } from '../../ui/list/load-more.tsx'
import { formatMoney } from '../../ui/money/format-money.ts'
import { MoneyText } from '../../ui/money/money.tsx'
import { MoneyInput } from '../../ui/money/money-input.tsx'
import { parseMoney } from '../../ui/money/money-text.ts'
import { Modal } from '../../ui/overlay/modal.tsx'
import css from './person-page.module.css'

const PAGE = 5

const planPaymentsQuery = (id: string) =>
  pagesQuery('GET /staff/people/{id}/plan-payments', {
    params: { id },
    query: { limit: PAGE },
  })

/** What an agent paid for plans, and how it is given back; nothing of who never paid. */
export function PlanPayments({ id }: { id: string }) {
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(planPaymentsQuery(id))
  const [chosen, choose] = useState<PlanPayment | null>(null)
  const payments = data?.pages.flatMap(({ items }) => items) ?? []
  if (payments.length === 0) return null
  return (
    <Panel title="Plan payments" intro="A refund goes to the card that paid. The plan goes on.">
      <ul className={css.payments}>
        {payments.map((payment) => (
          <Paid key={payment.id} payment={payment} onRefund={() => choose(payment)} />
        ))}
      </ul>
      <LoadMore hasMore={hasNextPage} busy={isFetchingNextPage} onMore={() => void fetchNextPage()} />
      <Modal open={chosen !== null} onClose={() => choose(null)} title={`Refund ${chosen?.title ?? ''}`}>
        {chosen && <Refund payment={chosen} onClose={() => choose(null)} />}
      </Modal>
    </Panel>
  )
}

function Paid({ payment, onRefund }: { payment: PlanPayment; onRefund: () => void }) {
  const { title, ref, amount, refunded, on_its_way, refundable, paid_at } = payment
  return (
    <li>
      <div>
        <p>
          {title}: <MoneyText value={amount} />
        </p>
        <p className={css.note}>
          {ref}, <DayText value={paid_at} />
          {refunded.amount > 0 && `, ${formatMoney(refunded)} refunded`}
          {on_its_way.amount > 0 && `, ${formatMoney(on_its_way)} on its way back`}
        </p>
      </div>
      {refundable.amount > 0 && (
        <Button size="s" variant="secondary" onClick={onRefund}>
          Refund<span data-hidden> {ref}</span>
        </Button>
      )}
    </li>
  )
}

function Refund({ payment, onClose }: { payment: PlanPayment; onClose: () => void }) {
  const { id, refundable } = payment
  const queries = useQueryClient()
  const form = useForm({
    schema: () =>
      import('@sojourn/contract/desk/staff-ledger').then(({ refundPlanPayment }) => refundPlanPayment.body),
    read: (data) => {
      const { amount, reason } = readTexts(data)
      return { amount: parseMoney(String(amount)), reason }
    },
    submit: async (body, { idempotencyKey }) => {
      await browserApi('POST /staff/plan-payments/{id}/refunds', { params: { id }, body }, { idempotencyKey })
      onClose()
      toast.success(`${formatMoney({ ...refundable, amount: body.amount })} is on its way back`)
      await queries.invalidateQueries(under('/staff'))
    },
  })
  return (
    <Form form={form} label="Refund" className={css.refund}>
      <MoneyInput
        label="Amount"
        name="amount"
        required
        defaultValue={refundable.amount}
        help={`Up to ${formatMoney(refundable)}, taxes included.`}
      />
      <Textarea
        label="Reason"
        name="reason"
        required
        maxLength={REASON_LENGTH}
        help="Kept in the audit log."
      />
      <div className={css.acts}>
        <SubmitButton>Refund to card</SubmitButton>
        <Button variant="quiet" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </Form>
  )
}
