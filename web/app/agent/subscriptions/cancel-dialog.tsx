import type { Subscription } from '@sojourn/contract/money/subscriptions'
import { t } from '@sojourn/contract/words/t'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { browserApi } from '../../api/browser.ts'
import { useAction } from '../../session/use-action.ts'
import { DayText } from '../../ui/date/time-text.tsx'
import { toast } from '../../ui/feedback/toast-store.ts'
import { ConfirmModal } from '../../ui/overlay/confirm-modal.tsx'
import { rich } from '../../words/rich.tsx'
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
    if (done) toast.success(t('Your {name} plan is cancelled', { name }))
    onClose()
  }

  return (
    <ConfirmModal
      open
      title={t('Cancel your {name} plan?', { name })}
      confirm={t('Cancel plan')}
      cancel={t('Keep plan')}
      danger
      onConfirm={cancel}
      onClose={onClose}
    >
      <p>
        {isAtOnce
          ? t('Your plan ends now, because its last payment failed. You change to the Free plan.')
          : rich(
              'You keep your {name} plan until {day}. After that you are on the Free plan. You can undo this until then.',
              { name, day: <DayText value={period.end} /> },
            )}
      </p>
      {preview.data && <Unlisted services={preview.data.unlisted} plan={t('Free')} />}
    </ConfirmModal>
  )
}
