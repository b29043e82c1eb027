import type { PlanPayment } from '@sojourn/contract/desk/staff-ledger'
import { useQueryClient } from '@tanstack/react-query'
import { browserApi } from '../../api/browser.ts'
import { under } from '../../api/call-query.ts'
import { Button } from '../../ui/button/button.tsx'
import { toast } from '../../ui/feedback/toast-store.ts'
import { Form, SubmitButton } from '../../ui/form/form.tsx'
import { readTexts, useForm } from '../../ui/form/use-form.ts'
import { formatMoney } from '../../ui/money/format-money.ts'
import { MoneyInput } from '../../ui/money/money-input.tsx'
import { parseMoney } from '../../ui/money/money-text.ts'
import { ReasonField } from '../parts/reason-field.tsx'
import css from './person-page.module.css'

/** Gives a payment for a plan back, in whole or in part, to the card it came from. */
export function RefundPlanPayment({ payment, onClose }: { payment: PlanPayment; onClose: () => void }) {
  const { id, refundable } = payment
  const queries = useQueryClient()
  const form = useForm({
    schema: () =>
      import('@sojourn/contract/desk/staff-ledger').then(({ refundPlanPayment }) => refundPlanPayment.body),
    read: (data) => {
      const { amount, reason } = readTexts(data)
      return { amount: parseMoney(String(amount), refundable.currency), reason }
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
        currency={refundable.currency}
        required
        defaultValue={refundable.amount}
        help={`Up to ${formatMoney(refundable)}, taxes included.`}
      />
      <ReasonField />
      <div className={css.acts}>
        <SubmitButton>Refund to card</SubmitButton>
        <Button variant="quiet" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </Form>
  )
}
