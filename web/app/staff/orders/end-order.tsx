import { EXPLANATION_LENGTH } from '@sojourn/contract/calls/limits'
import type { StaffOrder } from '@sojourn/contract/desk/staff-orders'
import { ENDING_REASONS } from '@sojourn/contract/work/ending-words'
import { useQueryClient } from '@tanstack/react-query'
import { browserApi } from '../../api/browser.ts'
import { under } from '../../api/call-query.ts'
import { Panel } from '../../layouts/own/panel.tsx'
import { Select } from '../../ui/choice/select.tsx'
import { toast } from '../../ui/feedback/toast-store.ts'
import { Form, SubmitButton } from '../../ui/form/form.tsx'
import { Textarea } from '../../ui/form/textarea.tsx'
import { readFilled, useForm } from '../../ui/form/use-form.ts'
import { MoneyText } from '../../ui/money/money.tsx'
import { MoneyInput } from '../../ui/money/money-input.tsx'
import { parseMoney } from '../../ui/money/money-text.ts'
import { staffOrderQuery } from './staff-order-queries.ts'
import css from './staff-orders.module.css'

/** O17: for fraud, a revoked licence or the law. It cannot be undone. */
export function EndOrder({ order: { uuid, refundable, suggested } }: { order: StaffOrder }) {
  const queries = useQueryClient()
  const form = useForm({
    schema: () => import('@sojourn/contract/desk/staff-orders').then(({ EndOrder: schema }) => schema),
    read: (data) => ({
      ...readFilled(data),
      amount: parseMoney(String(data.get('amount') ?? ''), suggested.currency),
    }),
    draftKey: `end-${uuid}`,
    submit: async (body, { idempotencyKey }) => {
      const { data } = await browserApi(
        'POST /staff/orders/{uuid}/end',
        { params: { uuid }, body },
        { idempotencyKey },
      )
      queries.setQueryData(staffOrderQuery(uuid).queryKey, data)
      toast.success(data.ending ? 'A colleague has to agree' : 'The order is ended')
      await queries.invalidateQueries(under('/staff'))
    },
  })
  return (
    <Panel
      title="End this order"
      intro="Both sides are told why. It cannot be undone. Above the limit a colleague must agree."
      danger
    >
      <Form form={form} label="End this order">
        <Select
          label="Reason"
          name="reason"
          required
          placeholder="Choose a reason"
          choices={Object.entries(ENDING_REASONS).map(([value, label]) => ({ value, label }))}
        />
        <MoneyInput
          label="Refund to the client"
          name="amount"
          currency={suggested.currency}
          least={0}
          required
          defaultValue={suggested.amount}
        />
        <p className={css.note}>
          By the refund terms of the order it is <MoneyText value={suggested} />; at most{' '}
          <MoneyText value={refundable} />. The agent gets the rest, less our commission.
        </p>
        <Textarea
          label="Explanation"
          name="text"
          required
          maxLength={EXPLANATION_LENGTH}
          help="Both sides read this text. At least 20 characters."
        />
        <div>
          <SubmitButton variant="danger">End order</SubmitButton>
        </div>
      </Form>
    </Panel>
  )
}
