import { t } from '@sojourn/contract/words/t'
import type { Conflict, RefundRequest } from '@sojourn/contract/work/conflicts'
import type { Order } from '@sojourn/contract/work/orders'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { browserApi } from '../../api/browser.ts'
import { useAction } from '../../session/use-action.ts'
import { Button } from '../../ui/button/button.tsx'
import { toast } from '../../ui/feedback/toast-store.ts'
import { ConfirmModal } from '../../ui/overlay/confirm-modal.tsx'
import type { Side } from '../../words/order-words.ts'
import { priceSentence } from '../../words/refund-words.ts'
import { conflictChanged } from './conflict-queries.ts'
import { RefundLines } from './refund-lines.tsx'

interface Props {
  request: RefundRequest
  conflict: Conflict
  order: Order
  side: Side
}

type Answer = 'accept' | 'reject' | 'withdraw'

const ANSWERS: Record<Answer, { label: string; title: string; said: string }> = {
  accept: { label: t('Accept'), title: t('Accept the proposal?'), said: t('You accepted the proposal.') },
  reject: { label: t('Reject'), title: t('Reject the proposal?'), said: t('You rejected the proposal.') },
  withdraw: {
    label: t('Withdraw'),
    title: t('Withdraw your proposal?'),
    said: t('Your proposal is withdrawn.'),
  },
}

/** The buttons for whoever may answer a proposal, each asked about once more. */
export function ProposalAnswers({ request, conflict, order, side }: Props) {
  const queries = useQueryClient()
  const [asked, ask] = useState<Answer | null>(null)
  const action = useAction()

  async function send(answer: Answer) {
    const done = await action.run(() =>
      browserApi('PATCH /orders/{uuid}/conflicts/{cid}/refunds/{rid}', {
        params: { uuid: order.uuid, cid: conflict.id, rid: request.id },
        body: { answer },
      }),
    )
    ask(null)
    if (done) toast.success(ANSWERS[answer].said)
    await conflictChanged(queries)
  }

  const answers = (['accept', 'reject', 'withdraw'] as const).filter((answer) => request.may.includes(answer))
  return (
    <>
      {answers.map((answer) => (
        <Button
          key={answer}
          variant={answer === 'accept' ? 'primary' : 'secondary'}
          onClick={() => ask(answer)}
        >
          {ANSWERS[answer].label}
        </Button>
      ))}
      <ConfirmModal
        open={asked !== null}
        title={ANSWERS[asked ?? 'withdraw'].title}
        confirm={asked ? ANSWERS[asked].label : ''}
        onConfirm={() => asked && send(asked)}
        onClose={() => ask(null)}
      >
        {asked === 'accept' ? (
          <Accepting request={request} side={side} />
        ) : (
          <p>{t('You can propose something else afterwards.')}</p>
        )}
      </ConfirmModal>
    </>
  )
}

const Accepting = ({ request, side }: Pick<Props, 'request' | 'side'>) => (
  <>
    <RefundLines
      refund={request.refund}
      reader={side}
      name={side === 'client' ? t('You get back') : t('The client gets back')}
    />
    <p>
      {request.continues
        ? t('The work goes on, and the deadlines run again.')
        : t('{priceSentence} This ends the order and can’t be undone. A booked meeting is cancelled.', {
            priceSentence: priceSentence(request.agent, side),
          })}
    </p>
  </>
)
