import { t } from '@sojourn/contract/words/t'
import type { OrderMeetings } from '@sojourn/contract/work/meetings'
import type { Order } from '@sojourn/contract/work/orders'
import { browserApi } from '../../api/browser.ts'
import { otherSide, type Side } from '../../words/order-words.ts'
import { ChooseAnotherTime } from './choose-another-time.tsx'
import { MoveNote } from './move-note.tsx'

interface Props {
  order: Order
  side: Side
  meetings: OrderMeetings
}

const schema = () =>
  import('@sojourn/contract/work/meetings').then(({ rescheduleOrderMeeting }) => rescheduleOrderMeeting.body)

/** Moves the next meeting at once, or asks the other side; which of both is said first. */
export function MoveMeeting({ order, side, meetings }: Props) {
  const other = otherSide(order, side).full_name
  const { is_free: isFree } = meetings.moves
  return (
    <ChooseAnotherTime
      order={order}
      side={side}
      meetings={meetings}
      label={t('Move')}
      variant="secondary"
      icon="calendar"
      title={isFree ? t('Move the meeting') : t('Ask for another time')}
      submit={isFree ? t('Move the meeting') : t('Ask for this time')}
      said={({ request }) =>
        request ? t('{other} is asked for another time', { other }) : t('Your meeting is moved')
      }
      schema={schema}
      send={(body, { idempotencyKey }) =>
        browserApi(
          'POST /orders/{uuid}/reschedule',
          { params: { uuid: order.uuid }, body },
          { idempotencyKey },
        )
      }
    >
      <MoveNote meetings={meetings} side={side} other={other} />
    </ChooseAnotherTime>
  )
}
