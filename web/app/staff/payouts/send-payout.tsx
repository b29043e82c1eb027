import type { StaffPayout } from '@sojourn/contract/desk/staff-payouts'
import { useQueryClient } from '@tanstack/react-query'
import { browserApi } from '../../api/browser.ts'
import { Button } from '../../ui/button/button.tsx'
import { toast } from '../../ui/feedback/toast-store.ts'
import { Form, SubmitButton } from '../../ui/form/form.tsx'
import { TextInput } from '../../ui/form/text-input.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { Modal } from '../../ui/overlay/modal.tsx'
import { payoutsChanged } from './payout-queries.ts'
import css from './payouts-page.module.css'

interface Props {
  open: boolean
  payout: StaffPayout
  onClose: () => void
}

export const SendPayout = ({ open, ...rest }: Props) => (
  <Modal open={open} onClose={rest.onClose} title={`Was ${rest.payout.ref} sent?`}>
    {open && <Reference {...rest} />}
  </Modal>
)

function Reference({ payout: { id }, onClose }: Omit<Props, 'open'>) {
  const queries = useQueryClient()
  const form = useForm({
    schema: () =>
      import('@sojourn/contract/desk/staff-payouts').then(({ sendPayoutByHand }) => sendPayoutByHand.body),
    submit: async (body) => {
      await browserApi('POST /staff/payouts/{id}/sent', { params: { id }, body })
      toast.success('Marked as sent')
      onClose()
      await payoutsChanged(queries)
    },
  })
  return (
    <Form form={form} label="Mark as sent">
      <p>Make the transfer at the bank first, then enter its reference.</p>
      <TextInput label="Reference of the bank" name="reference" required autoComplete="off" />
      <div className={css.end}>
        <SubmitButton>Mark as sent</SubmitButton>
        <Button variant="quiet" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </Form>
  )
}
