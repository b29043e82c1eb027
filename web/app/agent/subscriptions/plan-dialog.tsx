import type { Plan, Term } from '@sojourn/contract/amounts/plans'
import type { PlanPreview } from '@sojourn/contract/money/subscriptions'
import { t } from '@sojourn/contract/words/t'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { browserApi } from '../../api/browser.ts'
import { Loaded } from '../../layouts/own/loaded.tsx'
import { useAction } from '../../session/use-action.ts'
import { actionKeys } from '../../ui/button/action-key.ts'
import { Button } from '../../ui/button/button.tsx'
import { DayText } from '../../ui/date/time-text.tsx'
import { toast } from '../../ui/feedback/toast-store.ts'
import { MoneyText } from '../../ui/money/money.tsx'
import { Modal } from '../../ui/overlay/modal.tsx'
import { rich } from '../../words/rich.tsx'
import { PlanCheckout } from './plan-checkout.tsx'
import { planChanged, previewQuery } from './plan-queries.ts'
import { PlanSums } from './plan-sums.tsx'
import { termWords } from './plan-words.ts'
import { Unlisted } from './unlisted.tsx'

interface Props {
  plan: Exclude<Plan, 'free'>
  term: Term
  onClose: () => void
}

export function PlanDialog({ plan, term, onClose }: Props) {
  const queries = useQueryClient()
  const preview = useQuery(previewQuery(plan, term))
  const action = useAction()
  const [payableId, pay] = useState<string | null>(null)
  const [keys] = useState(actionKeys)
  if (payableId) return <PlanCheckout payableId={payableId} onClose={onClose} />

  async function confirm({ total, name }: PlanPreview) {
    const done = await action.run(async () => {
      const body = { plan, term, amount: total.amount }
      const { data } = await keys.once(body, (keyed) => browserApi('POST /subscriptions', { body }, keyed))
      await planChanged(queries, data.active)
      if (data.payable_id) return pay(data.payable_id)
      toast.success(t('You change to {name} when your period ends', { name }))
      onClose()
    })
    if (!done) await preview.refetch()
  }

  const { data } = preview
  return (
    <Modal
      open
      onClose={onClose}
      title={
        data ? t('Change to {name}, {term}', { name: data.name, term: termWords[term] }) : t('Change plan')
      }
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('Cancel')}
          </Button>
          <Button busy={action.busy} disabled={!data} onClick={() => data && void confirm(data)}>
            {data?.takes_effect === 'period_end' ? t('Confirm change') : t('Continue to payment')}
          </Button>
        </>
      }
    >
      <Loaded query={preview}>{(known) => <Preview preview={known} term={term} />}</Loaded>
    </Modal>
  )
}

const Preview = ({ preview, term }: { preview: PlanPreview; term: Term }) => (
  <>
    {preview.takes_effect === 'now' ? (
      <PlanSums lines={preview.lines} taxes={preview.taxes} total={preview.total} />
    ) : (
      <p>
        {rich('Your plan stays as it is until {day}. Nothing is charged today.', {
          day: <DayText value={preview.effective_at} />,
        })}
      </p>
    )}
    <p>
      {rich(
        '{when, select, now {From then on} other {After that}} you pay {amount} {term, select, month {a month} other {a year}} plus taxes, and our commission on new orders is {percent}%.',
        {
          when: preview.takes_effect,
          amount: <MoneyText value={preview.next_price} />,
          term,
          percent: preview.commission_percent,
        },
      )}
    </p>
    <Unlisted services={preview.unlisted} plan={preview.name} />
  </>
)
