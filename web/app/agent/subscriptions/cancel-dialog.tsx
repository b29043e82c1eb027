import type { Subscription } from '@sojourn/contract/money/subscriptions'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { browserApi } from '../../api/browser.ts'
import { useAction } from '../../session/use-action.ts'
import { DayText } from '../../ui/date/time-text.tsx'
import { toast } from '../../ui/feedback/toast-store.ts'
import { ConfirmModal } from '../../ui/overlay/confirm-modal.tsx'
import { planChanged, previewQuery } from './plan-queries.ts'
import { Unlisted } from './unlisted.tsx'

interface Props {
  subscription: Subscription
  onClose: () => void
}

export function CancelDialog({ subscription, onClose }: Props) {
  const { term, name, period, may } = subscription
  const queries = useQueryClient()
  const preview = useQuery(previewQuery('free', term))
  const action = useAction()
  const isAtOnce = may.includes('pay')

  async function cancel() {
    const done = await action.run(async () => {
      const { data } = await browserApi('POST /subscriptions/consultant/active/cancel')
      await planChanged(queries, data)
    })
    if (done) toast.success(`Your ${name} plan is cancelled`)
    onClose()
  }

  return (
    <ConfirmModal
      open
      title={`Cancel your ${name} plan?`}
      confirm="Cancel plan"
      cancel="Keep plan"
      danger
      onConfirm={cancel}
      onClose={onClose}
    >
      <p>
        {isAtOnce ? (
          'Your plan ends now, because its last payment failed. You change to the Free plan.'
        ) : (
          <>
            You keep your {name} plan until <DayText value={period.end} />. After that you are on the Free
            plan. You can undo this until then.
          </>
        )}
      </p>
      {preview.data && <Unlisted services={preview.data.unlisted} plan="Free" />}
    </ConfirmModal>
  )
}
