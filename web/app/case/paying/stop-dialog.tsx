import { pathsOf } from '@sojourn/contract/paths/own-paths'
import { t } from '@sojourn/contract/words/t'
import type { Order } from '@sojourn/contract/work/orders'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { browserApi } from '../../api/browser.ts'
import { useAction } from '../../session/use-action.ts'
import { toast } from '../../ui/feedback/toast-store.ts'
import { ConfirmModal } from '../../ui/overlay/confirm-modal.tsx'
import type { Opened } from '../../ui/overlay/dialog-button.tsx'
import type { Side } from '../../words/order-words.ts'

interface Props extends Opened {
  order: Order
  side: Side
  label: string
}

export default function StopDialog({ order, side, label, open, onClose }: Props) {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const action = useAction()

  async function stop() {
    let last = order.uuid
    const done = await action.run(async () => {
      const { data } = await browserApi('POST /orders/{uuid}/stop', { params: { uuid: order.uuid } })
      last = data.stages?.current ?? order.uuid
    })
    onClose()
    if (!done) return
    toast.success(t('The case ends here. What was accepted stays paid.'))
    await queries.invalidateQueries()
    await navigate(pathsOf[side].order(last))
  }

  return (
    <ConfirmModal
      open={open}
      title={t('Stop the case here?')}
      confirm={label}
      cancel={t('Go on')}
      danger
      onConfirm={stop}
      onClose={onClose}
    >
      <p>
        {t(
          'The case ends with the stages that were accepted. They stay paid, and nothing else is charged. You do not have to give a reason, and it cannot be undone.',
        )}
      </p>
    </ConfirmModal>
  )
}
