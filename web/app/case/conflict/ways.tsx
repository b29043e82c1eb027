import { REASON_LENGTH } from '@sojourn/contract/calls/limits'
import { t } from '@sojourn/contract/words/t'
import type { WaysOut } from '@sojourn/contract/work/conflicts'
import type { Order } from '@sojourn/contract/work/orders'
import { useState } from 'react'
import { browserApi } from '../../api/browser.ts'
import { RadioGroup } from '../../ui/choice/radio-group.tsx'
import { InstantText } from '../../ui/date/time-text.tsx'
import { useDefault } from '../../ui/form/form-context.ts'
import { Textarea } from '../../ui/form/textarea.tsx'
import { readFilled } from '../../ui/form/use-form.ts'
import { type Side, stateOf } from '../../words/order-words.ts'
import { rich } from '../../words/rich.tsx'
import css from './conflict.module.css'
import { OpenConflict } from './open-conflict.tsx'
import { RefundLines } from './refund-lines.tsx'
import { WordsDialog } from './words-dialog.tsx'

interface Props {
  order: Order
  side: Side
  ways: WaysOut
}

export default function Ways({ order, side, ways: { leave, decline } }: Props) {
  return (
    <div className={css.part}>
      {leave && <p className={css.note}>{leaveWords[leave.why]}</p>}
      <div className={css.acts}>
        {leave && <Leave order={order} leave={leave} />}
        {decline && <Decline order={order} refund={decline.refund} />}
        {order.may.includes('conflict') && <OpenConflict order={order} side={side} />}
      </div>
    </div>
  )
}

type Leaving = NonNullable<WaysOut['leave']>

const leaveWords: Record<Leaving['why'], string> = {
  cooling_off: t('The work has not started, so you can cancel for a full refund.'),
  withdrawal: t('As a consumer in the EU or the UK you have 14 days to withdraw from this contract.'),
  agent_suspended: t('The account of your agent is suspended, so you can cancel for a full refund.'),
  not_started_in_time: t('The agent did not start in time, so you can cancel for a full refund.'),
}

function Leave({ order, leave }: { order: Order; leave: Leaving }) {
  const { uuid } = order
  const isWithdrawal = leave.why === 'withdrawal'
  const label = isWithdrawal ? t('Withdraw from contract') : t('Cancel this order')
  return (
    <WordsDialog
      label={label}
      variant="secondary"
      title={isWithdrawal ? t('Withdraw from contract?') : t('Cancel this order?')}
      submit={isWithdrawal ? t('Confirm withdrawal') : t('Cancel order')}
      draftKey={`leave-${uuid}`}
      danger
      schema={() => import('@sojourn/contract/work/conflicts').then(({ leaveOrder }) => leaveOrder.body)}
      read={readFilled}
      send={(body, { idempotencyKey }) =>
        browserApi('POST /orders/{uuid}/leave', { params: { uuid }, body }, { idempotencyKey })
      }
      said={({ data: { refund } }) =>
        refund.card.amount > 0
          ? t('The order is cancelled. Your money is on its way back.')
          : t('The order is cancelled.')
      }
    >
      <LeaveTerms leave={leave} isConflicted={stateOf(order) === 'conflicted'} />
    </WordsDialog>
  )
}

function LeaveTerms({ leave, isConflicted }: { leave: Leaving; isConflicted: boolean }) {
  const [destination, choose] = useState(String(useDefault('destination', 'card')))
  return (
    <>
      <p>
        {leave.percent === 100
          ? t('You get a full refund.')
          : t(
              'You agreed to an early start, so you pay for the work already done. You get {percent}% back.',
              { percent: leave.percent },
            )}
        {leave.until && (
          <> {rich('You can do this until {time}.', { time: <InstantText value={leave.until} /> })}</>
        )}
        {isConflicted &&
          ` ${t('The conflict ends with the order. You can do this until our team has decided.')}`}
      </p>
      {leave.refund.card.amount > 0 && (
        <RadioGroup
          label={t('Where the money goes')}
          name="destination"
          value={destination}
          onChange={choose}
          choices={[
            {
              value: 'card',
              label: t('Back to my card'),
              help: t('Your bank may need a few days to show it.'),
            },
            { value: 'credit', label: t('Keep as credit'), help: t('At once, for your next order.') },
          ]}
        />
      )}
      <RefundLines
        refund={destination === 'credit' ? leave.as_credit : leave.refund}
        reader="client"
        name={t('You get back')}
      />
      <p className={css.note}>{t('A booked meeting is cancelled. You keep your goal.')}</p>
    </>
  )
}

const Decline = ({ order: { uuid }, refund }: { order: Order; refund: Leaving['refund'] }) => (
  <WordsDialog
    label={t('Decline order')}
    variant="secondary"
    title={t('Decline this order?')}
    submit={t('Decline order')}
    said={t('The order is declined. The client gets a full refund.')}
    draftKey={`decline-${uuid}`}
    danger
    schema={() => import('@sojourn/contract/work/conflicts').then(({ DeclineOrder }) => DeclineOrder)}
    send={(body, { idempotencyKey }) =>
      browserApi('POST /orders/{uuid}/decline', { params: { uuid }, body }, { idempotencyKey })
    }
  >
    <p>{t('The client gets a full refund, and you earn nothing from this order. It cannot be undone.')}</p>
    <RefundLines refund={refund} reader="agent" name={t('The client gets back')} />
    <Textarea
      label={t('Reason')}
      name="reason"
      required
      maxLength={REASON_LENGTH}
      help={t('The client reads this.')}
    />
  </WordsDialog>
)
