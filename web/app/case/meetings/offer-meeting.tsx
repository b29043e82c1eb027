import { t } from '@sojourn/contract/words/t'
import type { OrderMeetings } from '@sojourn/contract/work/meetings'
import type { Order } from '@sojourn/contract/work/orders'
import { browserApi } from '../../api/browser.ts'
import { ChooseAnotherTime } from './choose-another-time.tsx'
import css from './meetings.module.css'

const schema = () =>
  import('@sojourn/contract/work/meetings').then(({ offerOrderMeeting }) => offerOrderMeeting.body)

/** An agent suggests a time; the client books it or another one. */
export function OfferMeeting({ order, meetings }: { order: Order; meetings: OrderMeetings }) {
  const client = order.client.full_name
  return (
    <ChooseAnotherTime
      order={order}
      side="agent"
      meetings={meetings}
      label={t('Offer a time')}
      variant="secondary"
      icon="calendar"
      title={t('Offer a meeting')}
      submit={t('Offer this time')}
      said={() => t('{client} is offered the meeting', { client })}
      schema={schema}
      send={(body, { idempotencyKey }) =>
        browserApi('POST /orders/{uuid}/meetings', { params: { uuid: order.uuid }, body }, { idempotencyKey })
      }
    >
      <p className={css.note}>{t('{client} can accept it, decline it or book another time.', { client })}</p>
    </ChooseAnotherTime>
  )
}
