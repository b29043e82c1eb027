import { t } from '@sojourn/contract/words/t'
import { LONGEST_CONFLICT_TEXT } from '@sojourn/contract/work/conflict-words'
import type { Conflict } from '@sojourn/contract/work/conflicts'
import type { Order } from '@sojourn/contract/work/orders'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { browserApi } from '../../api/browser.ts'
import { useAction } from '../../session/use-action.ts'
import { Button } from '../../ui/button/button.tsx'
import { toast } from '../../ui/feedback/toast-store.ts'
import { Textarea } from '../../ui/form/textarea.tsx'
import { readFilled } from '../../ui/form/use-form.ts'
import { ConfirmModal } from '../../ui/overlay/confirm-modal.tsx'
import type { Side } from '../../words/order-words.ts'
import { conflictChanged } from './conflict-queries.ts'
import { ProposeRefund } from './propose-refund.tsx'
import { WordsDialog } from './words-dialog.tsx'

interface Props {
  conflict: Conflict
  order: Order
  side: Side
  acts: Conflict['may']
}

export function ConflictActs({ conflict, order, side, acts: may }: Props) {
  const { id: cid } = conflict
  const params = { uuid: order.uuid, cid }
  return (
    <>
      {may.includes('propose') && <ProposeRefund {...{ conflict, order, side }} />}
      {may.includes('ask_team') && (
        <Sure label={t('Ask our team')} said={t('Our team is asked.')} params={params} step="ask_team">
          {t(
            'Our team reads both sides and proposes a solution or decides. Until then you can still agree with each other, but silence accepts nothing any more.',
          )}
        </Sure>
      )}
      {may.includes('appeal') && (
        <WordsDialog
          label={t('Appeal')}
          variant="primary"
          title={t('Appeal the decision')}
          submit={t('Send appeal')}
          said={t('Another member of our team looks at it again.')}
          schema={() => import('@sojourn/contract/work/conflicts').then(({ ConflictStep }) => ConflictStep)}
          read={(data) => ({ ...readFilled(data), step: 'appeal' })}
          send={(body, { idempotencyKey }) =>
            browserApi('PATCH /orders/{uuid}/conflicts/{cid}', { params, body }, { idempotencyKey })
          }
        >
          <Textarea
            label={t('What is new')}
            name="text"
            required
            maxLength={LONGEST_CONFLICT_TEXT}
            help={t('At least 20 characters. A decision can be appealed once.')}
          />
        </WordsDialog>
      )}
      {may.includes('withdraw') && (
        <Sure
          label={t('Withdraw conflict')}
          said={t('The conflict is withdrawn.')}
          params={params}
          step="withdraw"
        >
          {withdrawWords[side]}
        </Sure>
      )}
    </>
  )
}

const withdrawWords: Record<Side, string> = {
  client: t(
    'The conflict closes, and the order goes on. Nothing is refunded. The conflict does not make the clearance period of a completed order longer. A new conflict needs another reason, or something new.',
  ),
  agent: t(
    'The conflict closes, and the order goes on. Nothing is refunded. The days of the conflict are not added to your time for the work. A new conflict needs another reason, or something new.',
  ),
}

interface SureProps {
  label: string
  said: string
  params: { uuid: string; cid: string }
  step: 'ask_team' | 'withdraw'
  children: string
}

function Sure({ label, said, params, step, children }: SureProps) {
  const [asked, ask] = useState(false)
  const queries = useQueryClient()
  const action = useAction()

  async function go() {
    const done = await action.run(() =>
      browserApi('PATCH /orders/{uuid}/conflicts/{cid}', { params, body: { step } }),
    )
    ask(false)
    if (done) toast.success(said)
    await conflictChanged(queries)
  }

  return (
    <>
      <Button variant="quiet" onClick={() => ask(true)}>
        {label}
      </Button>
      <ConfirmModal
        open={asked}
        title={`${label}?`}
        confirm={label}
        onConfirm={go}
        onClose={() => ask(false)}
      >
        <p>{children}</p>
      </ConfirmModal>
    </>
  )
}
