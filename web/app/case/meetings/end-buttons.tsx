import { t } from '@sojourn/contract/words/t'
import type { Meeting } from '@sojourn/contract/work/meetings'
import type { Order } from '@sojourn/contract/work/orders'
import { browserApi } from '../../api/browser.ts'
import { otherSide, type Side } from '../../words/order-words.ts'
import { MeetingStep } from './meeting-step.tsx'
import { ReportMissed } from './report-missed.tsx'

interface Props {
  order: Order
  side: Side
  meeting: Meeting
}

/** Once it has begun: it took place, or the other side did not come. */
export function EndButtons({ order: { uuid, ...order }, side, meeting: { id, may } }: Props) {
  const other = otherSide(order, side).full_name
  return (
    <>
      {may.includes('mark_done') && (
        <MeetingStep
          uuid={uuid}
          variant="secondary"
          icon="check"
          label={t('Mark as done')}
          title={t('Did the meeting take place?')}
          said={t('The meeting is marked as done')}
          run={() => browserApi('POST /orders/{uuid}/meetings/{id}/done', { params: { uuid, id } })}
        >
          <p>{t('The order then shows that you have met.')}</p>
        </MeetingStep>
      )}
      {may.includes('report_missed') && <ReportMissed uuid={uuid} id={id} side={side} other={other} />}
    </>
  )
}
