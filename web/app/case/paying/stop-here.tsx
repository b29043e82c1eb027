import { t } from '@sojourn/contract/words/t'
import type { Order } from '@sojourn/contract/work/orders'
import { DialogButton } from '../../ui/overlay/dialog-button.tsx'
import type { Side } from '../../words/order-words.ts'

/** Between two stages either side can end the case without giving reasons. */
export function StopHere({ order, side }: { order: Order; side: Side }) {
  const label = t('Stop here')
  return (
    order.may.includes('stop') && (
      <DialogButton
        variant="quiet"
        label={label}
        source={() => import('./stop-dialog.tsx')}
        asked={{ order, side, label }}
      />
    )
  )
}
