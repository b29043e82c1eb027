import type { StaffCoupon } from '@sojourn/contract/money/coupons'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { browserApi } from '../../api/browser.ts'
import { at } from '../../api/call-query.ts'
import { useAction } from '../../session/use-action.ts'
import { toast } from '../../ui/feedback/toast-store.ts'
import { ConfirmModal } from '../../ui/overlay/confirm-modal.tsx'

interface Props {
  /** Null while none is chosen. */
  coupon: StaffCoupon | null
  onClose: () => void
}

/** Asks before a promo ends. */
export function WithdrawPromo({ coupon, onClose }: Props) {
  const queries = useQueryClient()
  const action = useAction()
  // The words stay while the dialog closes.
  const [shown, setShown] = useState(coupon)
  if (coupon && coupon !== shown) setShown(coupon)

  async function withdraw() {
    if (!coupon) return
    const done = await action.run(() =>
      browserApi('DELETE /staff/coupons/{id}', { params: { id: coupon.id } }),
    )
    onClose()
    if (done) toast.success(`${coupon.code} is withdrawn`)
    await queries.invalidateQueries(at('GET /staff/coupons'))
  }

  return (
    <ConfirmModal
      open={coupon !== null}
      title={`Withdraw ${shown?.code ?? 'this coupon'}?`}
      confirm="Withdraw"
      danger
      onConfirm={withdraw}
      onClose={onClose}
    >
      Nobody can use it any more
      {shown?.owner && `; it is removed from the coupons of ${shown.owner.full_name}`}. This cannot be undone.
    </ConfirmModal>
  )
}
