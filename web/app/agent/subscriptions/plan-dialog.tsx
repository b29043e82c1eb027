import type { Plan, Term } from '@sojourn/contract/amounts/plans'
import type { PlanPreview } from '@sojourn/contract/money/subscriptions'
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
import { PlanCheckout } from './plan-checkout.tsx'
import { planChanged, previewQuery } from './plan-queries.ts'
import { PlanSums } from './plan-sums.tsx'
import { perTerm, termWords } from './plan-words.ts'
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
      const data = await choose(body)
      await planChanged(queries, data.active)
      if (data.payable_id) return pay(data.payable_id)
      toast.success(`You change to ${name} when your period ends`)
      onClose()
    })
    if (!done) await preview.refetch()
  }

  async function choose(body: { plan: typeof plan; term: Term; amount: number }) {
    try {
      const { data } = await browserApi(
        'POST /subscriptions',
        { body },
        { idempotencyKey: keys.keyFor(body) },
      )
      keys.settle()
      return data
    } catch (error) {
      keys.settle(error)
      throw error
    }
  }

  const { data } = preview
  return (
    <Modal
      open
      onClose={onClose}
      title={data ? `Change to ${data.name}, ${termWords[term]}` : 'Change plan'}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button busy={action.busy} disabled={!data} onClick={() => data && void confirm(data)}>
            {data?.takes_effect === 'period_end' ? 'Confirm change' : 'Continue to payment'}
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
        Your plan stays as it is until <DayText value={preview.effective_at} />. Nothing is charged today.
      </p>
    )}
    <p>
      {preview.takes_effect === 'now' ? 'From then on' : 'After that'} you pay{' '}
      <MoneyText value={preview.next_price} /> {perTerm[term]} plus taxes, and our commission on new orders is{' '}
      {preview.commission_percent} %.
    </p>
    <Unlisted services={preview.unlisted} plan={preview.name} />
  </>
)
