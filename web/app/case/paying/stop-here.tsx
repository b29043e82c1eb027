import { pathsOf } from '@sojourn/contract/paths/own-paths'
import { t } from '@sojourn/contract/words/t'
import type { Order } from '@sojourn/contract/work/orders'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { browserApi } from '../../api/browser.ts'
import { useAction } from '../../session/use-action.ts'
import { Button } from '../../ui/button/button.tsx'
import { toast } from '../../ui/feedback/toast-store.ts'
import { ConfirmModal } from '../../ui/overlay/confirm-modal.tsx'
import type { Side } from '../../words/order-words.ts'

/** Between two stages either side can end the case without giving reasons. */
export function StopHere({ order, side }: { order: Order; side: Side }) {
  const [asked, ask] = useState(false)
  const queries = useQueryClient()
  const navigate = useNavigate()
  const action = useAction()
  if (!order.may.includes('stop')) return null

  async function stop() {
    let last = order.uuid
    const done = await action.run(async () => {
      const { data } = await browserApi('POST /orders/{uuid}/stop', { params: { uuid: order.uuid } })
      last = data.stages?.current ?? order.uuid
    })
    ask(false)
    if (!done) return
    toast.success(t('The case ends here. What was accepted stays paid.'))
    await queries.invalidateQueries()
    await navigate(pathsOf[side].order(last))
  }

  return (
    <>
      <Button variant="quiet" onClick={() => ask(true)}>
        {t('Stop here')}
      </Button>
      <ConfirmModal
        open={asked}
        title={t('Stop the case here?')}
        confirm={t('Stop here')}
        cancel={t('Go on')}
        danger
        onConfirm={stop}
        onClose={() => ask(false)}
      >
        <p>
          {t(
            'The case ends with the stages that were accepted. They stay paid, and nothing else is charged. You do not have to give a reason, and it cannot be undone.',
          )}
        </p>
      </ConfirmModal>
    </>
  )
}
