import type { FailedRefund } from '@sojourn/contract/money/failed-refunds'
import { t } from '@sojourn/contract/words/t'
import { useQueryClient } from '@tanstack/react-query'
import { browserApi } from '../../api/browser.ts'
import { refundsChanged } from '../../queries/failed-refund-queries.ts'
import { confirmFirst } from '../../session/confirm-first.ts'
import { toast } from '../../ui/feedback/toast-store.ts'
import { DialogEnd } from '../../ui/form/dialog-end.tsx'
import { Form, SubmitButton } from '../../ui/form/form.tsx'
import { readFilled, useForm } from '../../ui/form/use-form.ts'
import { bankAccountIn } from '../../ui/money/bank-account-in.ts'
import { BankFields } from '../../ui/money/bank-fields.tsx'
import { formatMoney } from '../../ui/money/format-money.ts'
import { Modal } from '../../ui/overlay/modal.tsx'

interface Props {
  open: boolean
  refund: FailedRefund
  onClose: () => void
}

export const GiveBank = ({ open, refund, onClose }: Props) => (
  <Modal
    open={open}
    onClose={onClose}
    title={t('Where do we pay {amount}?', { amount: formatMoney(refund.amount) })}
    size="l"
  >
    {open && <Fields refund={refund} onClose={onClose} />}
  </Modal>
)

function Fields({ refund: { id }, onClose }: Omit<Props, 'open'>) {
  const queries = useQueryClient()
  const form = useForm({
    schema: () =>
      import('@sojourn/contract/money/failed-refunds').then(({ giveRefundBank }) => giveRefundBank.body),
    read: (data) => ({ bank_account: bankAccountIn(readFilled(data)) }),
    inputOf: (complaint) => complaint.replace(/^bank_account\./, ''),
    submit: async (body) => {
      const done = await confirmFirst(() =>
        browserApi('POST /refunds/{id}/bank-transfer', { params: { id }, body }),
      )
      if (!done) return
      toast.success(t('Our team has your bank account'))
      onClose()
      await refundsChanged(queries)
    },
  })
  return (
    <Form form={form} label={t('Bank account')}>
      <p>
        {t(
          'Only the two people of our team who make the transfer see it. It is removed once the money is sent.',
        )}
      </p>
      <BankFields />
      <DialogEnd onCancel={onClose}>
        <SubmitButton>{t('Send bank account')}</SubmitButton>
      </DialogEnd>
    </Form>
  )
}
