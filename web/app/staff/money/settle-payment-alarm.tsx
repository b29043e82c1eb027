import type { PaymentAlarm } from '@sojourn/contract/desk/staff-ledger'
import { useQueryClient } from '@tanstack/react-query'
import { browserApi } from '../../api/browser.ts'
import { Button } from '../../ui/button/button.tsx'
import { RadioGroup } from '../../ui/choice/radio-group.tsx'
import { toast } from '../../ui/feedback/toast-store.ts'
import { Form, SubmitButton } from '../../ui/form/form.tsx'
import { TextInput } from '../../ui/form/text-input.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { alarmWords } from './alarm-words.ts'
import { bearerChoices, bearerQuestion } from './bearer-words.ts'
import css from './ledger-page.module.css'
import { ledgerQuery, paymentAlarmsQuery } from './ledger-query.ts'

/** Somebody looked at it: what they found goes into the audit log. */
export function SettlePaymentAlarm({
  alarm: { id, kind, to_book },
  onClose,
}: {
  alarm: PaymentAlarm
  onClose: () => void
}) {
  const queries = useQueryClient()
  const form = useForm({
    schema: () =>
      import('@sojourn/contract/desk/staff-ledger').then(({ Settlement, SettlementWithBearer }) =>
        to_book ? SettlementWithBearer : Settlement,
      ),
    submit: async (body) => {
      await browserApi('POST /staff/payment-alarms/{id}/settlement', { params: { id }, body })
      onClose()
      toast.success('The alert is resolved')
      await Promise.all([
        queries.invalidateQueries(ledgerQuery),
        queries.invalidateQueries(paymentAlarmsQuery),
      ])
    },
  })
  return (
    <Form form={form} label="Resolve" className={css.check}>
      <p>
        {alarmWords(kind).what}. Check it, with the processor if needed, and write down the result. It is kept
        in the audit log.
      </p>
      {to_book && (
        <RadioGroup label={bearerQuestion(to_book)} name="bearer" required choices={bearerChoices(to_book)} />
      )}
      <TextInput label="What you found and did" name="note" required />
      <div className={css.acts}>
        <SubmitButton>Resolve</SubmitButton>
        <Button variant="secondary" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </Form>
  )
}
