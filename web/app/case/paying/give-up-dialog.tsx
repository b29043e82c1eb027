import { t } from '@sojourn/contract/words/t'
import type { Order } from '@sojourn/contract/work/orders'
import { useQueryClient } from '@tanstack/react-query'
import { browserApi } from '../../api/browser.ts'
import { orderQuery, ordersChanged } from '../../queries/order-queries.ts'
import { useAction } from '../../session/use-action.ts'
import { toast } from '../../ui/feedback/toast-store.ts'
import { ConfirmModal } from '../../ui/overlay/confirm-modal.tsx'
import type { Opened } from '../../ui/overlay/dialog-button.tsx'

interface Props extends Opened {
  order: Order
  label: string
}

export default function GiveUpDialog({ order: { uuid, title, agent }, label, open, onClose }: Props) {
  const queries = useQueryClient()
  const action = useAction()

  async function giveUp() {
    const done = await action.run(async () => {
      const { data } = await browserApi('POST /orders/{uuid}/cancel', { params: { uuid } })
      queries.setQueryData(orderQuery(uuid).queryKey, data)
    })
    onClose()
    if (!done) return
    toast.success(t('The order is cancelled. Nothing was charged.'))
    await ordersChanged(queries)
  }

  return (
    <ConfirmModal
      open={open}
      title={t('Cancel order?')}
      confirm={label}
      cancel={t('Keep order')}
      danger
      onConfirm={giveUp}
      onClose={onClose}
    >
      <p>
        {t(
          '“{title}” by {name} is not paid, so nothing was charged. You keep your goal and can order again at any time.',
          { title, name: agent.full_name },
        )}
      </p>
    </ConfirmModal>
  )
}
