import { requestStatus, stateIn } from '@sojourn/contract/calls/status'
import { t } from '@sojourn/contract/words/t'
import type { Conflict } from '@sojourn/contract/work/conflicts'
import type { Order } from '@sojourn/contract/work/orders'
import { browserApi } from '../../api/browser.ts'
import { lazyPart } from '../../fast-pages/lazy-part.ts'
import { Waits } from '../../fast-pages/waits.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { parseMoney } from '../../ui/money/money-text.ts'
import type { Side } from '../../words/order-words.ts'
import { Divided } from './divided.tsx'
import { WordsDialog } from './words-dialog.tsx'

const Terms = lazyPart(() => import('./refund-terms.tsx'))

interface Props {
  conflict: Conflict
  order: Order
  side: Side
}

/** An amount, how the order goes on, and why; where the other side’s proposal waits, a counter-proposal. */
export function ProposeRefund({ conflict, order, side }: Props) {
  const pending = conflict.refunds.filter(({ status }) => stateIn(requestStatus, status) === 'pending')
  const waiting = pending.some(({ by }) => by !== side)
  const label = waiting ? t('Make a counter-proposal') : t('Propose a solution')
  return (
    <WordsDialog
      label={label}
      variant={pending.length > 0 ? 'secondary' : 'primary'}
      title={label}
      submit={t('Send proposal')}
      said={t('Your proposal is sent.')}
      draftKey={`proposal-${conflict.id}`}
      schema={() => import('@sojourn/contract/work/conflicts').then(({ NewRefund }) => NewRefund)}
      read={(data) => ({
        amount: parseMoney(String(data.get('amount') ?? ''), conflict.suggested.currency),
        continues: data.get('ends') === 'continues',
        more_days: Number(data.get('more_days') || 0),
        destination: data.get('destination') ?? 'card',
        text: data.get('text'),
      })}
      inputOf={(complaint) => (complaint === 'continues' ? 'ends' : complaint)}
      send={(body, { idempotencyKey }) =>
        browserApi(
          'POST /orders/{uuid}/conflicts/{cid}/refunds',
          { params: { uuid: order.uuid, cid: conflict.id }, body },
          { idempotencyKey },
        )
      }
    >
      <Waits fallback={<Skeleton shape="block" />}>
        <Terms
          {...{ conflict, side }}
          isDone={order.completed_at !== null}
          divided={(sum) => <Divided {...{ conflict, side }} uuid={order.uuid} {...sum} />}
        />
      </Waits>
    </WordsDialog>
  )
}
