import { REASON_LENGTH } from '@sojourn/contract/calls/limits'
import type { StaffPayout } from '@sojourn/contract/desk/staff-payouts'
import { useQueryClient } from '@tanstack/react-query'
import { browserApi } from '../../api/browser.ts'
import { Button } from '../../ui/button/button.tsx'
import { toast } from '../../ui/feedback/toast-store.ts'
import { Form, SubmitButton } from '../../ui/form/form.tsx'
import { Textarea } from '../../ui/form/textarea.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { Modal } from '../../ui/overlay/modal.tsx'
import { payoutsChanged } from './payout-queries.ts'
import css from './payouts-page.module.css'

interface Props {
  open: boolean
  payout: StaffPayout
  onClose: () => void
}

export function nameOfFailing({ slug }: StaffPayout) {
  if (slug === 'pending') return 'Refuse'
  return slug === 'processed' ? 'Mark as returned' : 'Mark as failed'
}

export const FailPayout = ({ open, ...rest }: Props) => (
  <Modal open={open} onClose={rest.onClose} title={`${nameOfFailing(rest.payout)}: ${rest.payout.ref}`}>
    {open && <Reason {...rest} />}
  </Modal>
)

/** The agent reads these very words. */
function Reason({ payout, onClose }: Omit<Props, 'open'>) {
  const queries = useQueryClient()
  const form = useForm({
    schema: () => import('@sojourn/contract/desk/staff-payouts').then(({ failPayout }) => failPayout.body),
    submit: async (body) => {
      await browserApi('POST /staff/payouts/{id}/failure', { params: { id: payout.id }, body })
      toast.success('The agent is told, and has the money in their wallet again')
      onClose()
      await payoutsChanged(queries)
    },
  })
  return (
    <Form form={form} label={nameOfFailing(payout)}>
      <Textarea
        label="Reason"
        name="reason"
        required
        maxLength={REASON_LENGTH}
        help="The agent sees this text in their wallet and by email. Say what they should do."
      />
      <div className={css.end}>
        <SubmitButton variant="danger">{nameOfFailing(payout)}</SubmitButton>
        <Button variant="quiet" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </Form>
  )
}
