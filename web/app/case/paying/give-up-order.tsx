import { t } from '@sojourn/contract/words/t'
import type { Order } from '@sojourn/contract/work/orders'
import { DialogButton } from '../../ui/overlay/dialog-button.tsx'

/** An order that is not paid can simply be let go. */
export function GiveUpOrder({ order }: { order: Order }) {
  const label = t('Cancel order')
  return (
    <DialogButton
      variant="quiet"
      label={label}
      source={() => import('./give-up-dialog.tsx')}
      asked={{ order, label }}
    />
  )
}
