import { t } from '@sojourn/contract/words/t'
import type { Order } from '@sojourn/contract/work/orders'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { browserApi } from '../../api/browser.ts'
import { orderQuery, ordersChanged } from '../../queries/order-queries.ts'
import { useAction } from '../../session/use-action.ts'
import { Button } from '../../ui/button/button.tsx'
import { toast } from '../../ui/feedback/toast-store.ts'
import { ConfirmModal } from '../../ui/overlay/confirm-modal.tsx'

/** An order that is not paid can simply be let go. */
export function GiveUpOrder({ order: { uuid, title, agent } }: { order: Order }) {
  const [asked, ask] = useState(false)
  const queries = useQueryClient()
  const action = useAction()

  async function giveUp() {
    const done = await action.run(async () => {
      const { data } = await browserApi('POST /orders/{uuid}/cancel', { params: { uuid } })
      queries.setQueryData(orderQuery(uuid).queryKey, data)
    })
    ask(false)
    if (!done) return
    toast.success(t('The order is cancelled. Nothing was charged.'))
    await ordersChanged(queries)
  }

  return (
    <>
      <Button variant="quiet" onClick={() => ask(true)}>
        {t('Cancel order')}
      </Button>
      <ConfirmModal
        open={asked}
        title={t('Cancel order?')}
        confirm={t('Cancel order')}
        cancel={t('Keep order')}
        danger
        onConfirm={giveUp}
        onClose={() => ask(false)}
      >
        <p>
          {t(
            '“{title}” by {name} is not paid, so nothing was charged. You keep your goal and can order again at any time.',
            { title, name: agent.full_name },
          )}
        </p>
      </ConfirmModal>
    </>
  )
}
