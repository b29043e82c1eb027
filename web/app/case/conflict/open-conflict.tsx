import { t } from '@sojourn/contract/words/t'
import type { ConflictReason } from '@sojourn/contract/work/conflict-words'
import type { Order } from '@sojourn/contract/work/orders'
import { DialogButton } from '../../ui/overlay/dialog-button.tsx'
import type { Side } from '../../words/order-words.ts'

interface Props {
  order: Order
  side: Side
  /** Chosen already. */
  reason?: ConflictReason
}

export function OpenConflict({ order, side, reason }: Props) {
  const label = t('Open a conflict')
  return (
    <DialogButton
      variant={reason ? 'secondary' : 'quiet'}
      icon="scales"
      label={label}
      source={() => import('./open-conflict-dialog.tsx')}
      asked={{ order, side, label, ...(reason && { reason }) }}
    />
  )
}
