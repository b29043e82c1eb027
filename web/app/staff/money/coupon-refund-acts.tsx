import { REASON_LENGTH } from '@sojourn/contract/calls/limits'
import type { StaffCouponRefund } from '@sojourn/contract/money/coupons'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { browserApi } from '../../api/browser.ts'
import { under } from '../../api/call-query.ts'
import { useAction } from '../../session/use-action.ts'
import { Button } from '../../ui/button/button.tsx'
import { toast } from '../../ui/feedback/toast-store.ts'
import { Form, SubmitButton } from '../../ui/form/form.tsx'
import { TextInput } from '../../ui/form/text-input.tsx'
import { Textarea } from '../../ui/form/textarea.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { formatMoney } from '../../ui/money/format-money.ts'
import { ConfirmModal } from '../../ui/overlay/confirm-modal.tsx'
import { Modal } from '../../ui/overlay/modal.tsx'
import css from './coupons-page.module.css'

interface Props {
  refund: StaffCouponRefund
}

export function CouponRefundActs({ refund }: Props) {
  const [asked, ask] = useState<'approve' | 'pay' | 'reject' | null>(null)
  const close = () => ask(null)
  const queries = useQueryClient()
  const action = useAction()
  const { id, may, code, amount, client } = refund
  const approve = () =>
    action.run(async () => {
      await browserApi('POST /staff/coupon-refunds/{id}/approval', { params: { id } })
      close()
      toast.success('Approved')
      await queries.invalidateQueries(under('/staff'))
    })
  return (
    <span className={css.acts}>
      {may.includes('approve') && (
        <Button size="s" onClick={() => ask('approve')}>
          Approve
        </Button>
      )}
      {may.includes('pay') && (
        <Button size="s" onClick={() => ask('pay')}>
          Mark as paid
        </Button>
      )}
      {may.includes('reject') && (
        <Button size="s" variant="secondary" onClick={() => ask('reject')}>
          Refuse
        </Button>
      )}
      <ConfirmModal
        open={asked === 'approve'}
        title={`Approve paying out ${formatMoney(amount)} to ${client.full_name}?`}
        confirm="Approve"
        onConfirm={approve}
        onClose={close}
      >
        Check that the credit is theirs. Another member of staff then makes the transfer.
      </ConfirmModal>
      <Modal open={asked === 'pay'} onClose={close} title={`Was ${formatMoney(amount)} paid out?`}>
        {asked === 'pay' && <Pay refund={refund} onClose={close} />}
      </Modal>
      <Modal open={asked === 'reject'} onClose={close} title={`Refuse to pay out ${code}?`}>
        {asked === 'reject' && <Reject refund={refund} onClose={close} />}
      </Modal>
    </span>
  )
}

interface FormProps extends Props {
  onClose: () => void
}

function Pay({ refund: { id, client }, onClose }: FormProps) {
  const queries = useQueryClient()
  const form = useForm({
    schema: () =>
      import('@sojourn/contract/money/coupons').then(({ payCouponRefund }) => payCouponRefund.body),
    submit: async (body) => {
      await browserApi('POST /staff/coupon-refunds/{id}/paid', { params: { id }, body })
      onClose()
      toast.success('Marked as paid')
      await queries.invalidateQueries(under('/staff'))
    },
  })
  return (
    <Form form={form} label="Mark as paid" className={css.form}>
      <p>
        Ask {client.full_name} ({client.email}) for a bank account and make the transfer first. Then enter its
        reference. The client is told by email.
      </p>
      <TextInput label="Reference of the bank" name="reference" required autoComplete="off" />
      <div className={css.end}>
        <SubmitButton>Mark as paid</SubmitButton>
        <Button variant="secondary" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </Form>
  )
}

function Reject({ refund: { id }, onClose }: FormProps) {
  const queries = useQueryClient()
  const form = useForm({
    schema: () =>
      import('@sojourn/contract/money/coupons').then(({ rejectCouponRefund }) => rejectCouponRefund.body),
    submit: async (body) => {
      await browserApi('POST /staff/coupon-refunds/{id}/rejection', { params: { id }, body })
      onClose()
      toast.success('Refused. The client keeps the credit')
      await queries.invalidateQueries(under('/staff'))
    },
  })
  return (
    <Form form={form} label="Refuse" className={css.form}>
      <Textarea
        label="Reason"
        name="reason"
        required
        maxLength={REASON_LENGTH}
        help="The client sees this text with the coupon and by email."
      />
      <div className={css.end}>
        <SubmitButton variant="danger">Refuse</SubmitButton>
        <Button variant="secondary" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </Form>
  )
}
