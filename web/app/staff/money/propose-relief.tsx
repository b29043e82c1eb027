import { REASON_LENGTH } from '@sojourn/contract/calls/limits'
import type { StaffDebt } from '@sojourn/contract/desk/staff-debts'
import { useQueryClient } from '@tanstack/react-query'
import { browserApi } from '../../api/browser.ts'
import { Button } from '../../ui/button/button.tsx'
import { RadioGroup } from '../../ui/choice/radio-group.tsx'
import { toast } from '../../ui/feedback/toast-store.ts'
import { Form, SubmitButton } from '../../ui/form/form.tsx'
import { TextInput } from '../../ui/form/text-input.tsx'
import { Textarea } from '../../ui/form/textarea.tsx'
import { readTexts, useForm } from '../../ui/form/use-form.ts'
import { formatMoney } from '../../ui/money/format-money.ts'
import { moneyText, parseMoney } from '../../ui/money/money-text.ts'
import { Modal } from '../../ui/overlay/modal.tsx'
import css from './coupons-page.module.css'
import { debtsChanged } from './debt-queries.ts'

interface Props {
  open: boolean
  debt: StaffDebt
  onClose: () => void
}

/** The first of two people says how a debt ends. */
export const ProposeRelief = ({ open, ...rest }: Props) => (
  <Modal open={open} onClose={rest.onClose} title={`Settle what ${rest.debt.person.full_name} owes`}>
    {open && <Terms {...rest} />}
  </Modal>
)

function Terms({ debt: { id, owed }, onClose }: Omit<Props, 'open'>) {
  const queries = useQueryClient()
  const form = useForm({
    schema: () =>
      import('@sojourn/contract/desk/staff-debts').then(({ proposeDebtRelief }) => proposeDebtRelief.body),
    read: (data) => {
      const { amount, ...texts } = readTexts(data)
      return { ...texts, amount: parseMoney(String(amount ?? ''), owed.currency) }
    },
    submit: async (body) => {
      await browserApi('POST /staff/debts/{id}/relief', { params: { id }, body })
      onClose()
      toast.success('A colleague can agree to it now')
      await debtsChanged(queries)
    },
  })
  return (
    <Form form={form} label="Settle a debt" className={css.form}>
      <RadioGroup
        label="How it ends"
        name="how"
        required
        choices={[
          { value: 'received', label: 'It was paid', help: 'The money is on our bank account.' },
          { value: 'forgiven', label: 'Forgive it', help: 'Nobody pays it; the loss is ours.' },
        ]}
      />
      <TextInput
        label={`Amount in ${owed.currency}`}
        name="amount"
        required
        inputMode="decimal"
        autoComplete="off"
        defaultValue={moneyText(owed.amount, owed.currency)}
        help={`Up to ${formatMoney(owed)}.`}
      />
      <Textarea
        label="Reason"
        name="reason"
        required
        maxLength={REASON_LENGTH}
        help="Such as the reference of the bank. Only our team reads it."
      />
      <div className={css.end}>
        <SubmitButton>Ask a colleague to agree</SubmitButton>
        <Button variant="secondary" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </Form>
  )
}
