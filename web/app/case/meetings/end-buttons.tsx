import type { Meeting } from '@sojourn/contract/work/meetings'
import type { Order } from '@sojourn/contract/work/orders'
import { browserApi } from '../../api/browser.ts'
import { otherSide, type Side } from '../../words/order-words.ts'
import { MeetingStep } from './meeting-step.tsx'

interface Props {
  order: Order
  side: Side
  meeting: Meeting
}

/** Once it has begun: it took place, or the other side did not come. */
export function EndButtons({ order: { uuid, ...order }, side, meeting: { id, may } }: Props) {
  const other = otherSide(order, side).full_name
  const params = { uuid, id }
  return (
    <>
      {may.includes('mark_done') && (
        <MeetingStep
          uuid={uuid}
          variant="secondary"
          icon="check"
          label="Mark as done"
          title="Did the meeting take place?"
          said="The meeting is marked as done"
          run={() => browserApi('POST /orders/{uuid}/meetings/{id}/done', { params })}
        >
          <p>The order then shows that you have met.</p>
        </MeetingStep>
      )}
      {may.includes('report_missed') && (
        <MeetingStep
          uuid={uuid}
          variant="quiet"
          icon="warning"
          label="Report no-show"
          title={`Did ${other} not come?`}
          said={`${other} is told that the meeting was missed`}
          danger
          run={() => browserApi('POST /orders/{uuid}/meetings/{id}/missed', { params })}
        >
          <p>
            {other} is told, and the order shows that they missed the meeting.
            {side === 'client' && ' After two missed meetings you can ask for a full refund.'}
          </p>
        </MeetingStep>
      )}
    </>
  )
}
