import { REASON_LENGTH } from '@sojourn/contract/calls/limits'
import type { ReactNode } from 'react'
import { browserApi } from '../../api/browser.ts'
import { Button } from '../../ui/button/button.tsx'
import { Form, SubmitButton } from '../../ui/form/form.tsx'
import { TextInput } from '../../ui/form/text-input.tsx'
import { Textarea } from '../../ui/form/textarea.tsx'
import { readFilled, useForm } from '../../ui/form/use-form.ts'
import { bankAccountIn } from '../../ui/money/bank-account-in.ts'
import { BankFields } from '../../ui/money/bank-fields.tsx'
import css from './coupons-page.module.css'

interface Props {
  id: string
  onDone: (said: string) => Promise<unknown>
  onClose: () => void
}

const calls = () => import('@sojourn/contract/desk/staff-refunds')

const End = ({ onClose, children }: { onClose: () => void; children: ReactNode }) => (
  <div className={css.end}>
    {children}
    <Button variant="secondary" onClick={onClose}>
      Cancel
    </Button>
  </div>
)

/** The first of two people. */
export function EnterRefundBank({ id, onDone, onClose }: Props) {
  const form = useForm({
    schema: () => calls().then(({ enterRefundBank }) => enterRefundBank.body),
    read: (data) => ({ bank_account: bankAccountIn(readFilled(data)) }),
    inputOf: (complaint) => complaint.replace(/^bank_account\./, ''),
    submit: async (body) => {
      await browserApi('POST /staff/failed-refunds/{id}/bank-transfer', { params: { id }, body })
      await onDone('Entered. A colleague makes the transfer')
    },
  })
  return (
    <Form form={form} label="Pay by bank" className={css.form}>
      <p>
        Enter what the payer told you. By that you approve it; another member of staff makes the transfer.
      </p>
      <BankFields />
      <End onClose={onClose}>
        <SubmitButton>Enter and approve</SubmitButton>
      </End>
    </Form>
  )
}

/** The second. */
export function SendRefund({ id, onDone, onClose }: Props) {
  const form = useForm({
    schema: () => calls().then(({ sendRefundTransfer }) => sendRefundTransfer.body),
    submit: async (body) => {
      await browserApi('POST /staff/failed-refunds/{id}/sent', { params: { id }, body })
      await onDone('Marked as sent')
    },
  })
  return (
    <Form form={form} label="Mark as sent" className={css.form}>
      <p>Make the transfer at the bank first, then enter its reference. The payer is told by email.</p>
      <TextInput label="Reference of the bank" name="reference" required autoComplete="off" />
      <End onClose={onClose}>
        <SubmitButton>Mark as sent</SubmitButton>
      </End>
    </Form>
  )
}

export function StopRefund({ id, name, onDone, onClose }: Props & { name: string }) {
  const form = useForm({
    schema: () => calls().then(({ stopRefundTransfer }) => stopRefundTransfer.body),
    submit: async (body) => {
      await browserApi('POST /staff/failed-refunds/{id}/failure', { params: { id }, body })
      await onDone('The payer is told, and chooses again')
    },
  })
  return (
    <Form form={form} label={name} className={css.form}>
      <Textarea
        label="Reason"
        name="reason"
        required
        maxLength={REASON_LENGTH}
        help="The payer sees this text with the refund and by email. Say what they should do."
      />
      <End onClose={onClose}>
        <SubmitButton variant="danger">{name}</SubmitButton>
      </End>
    </Form>
  )
}
