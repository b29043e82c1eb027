import { t } from '@sojourn/contract/words/t'
import type { Meeting } from '@sojourn/contract/work/meetings'
import type { Order } from '@sojourn/contract/work/orders'
import type { Side } from '../../words/order-words.ts'
import css from './meetings.module.css'
import { PastMeeting } from './past-meeting.tsx'

interface Props {
  order: Order
  side: Side
  past: Meeting[]
}

export function PastMeetings({ order, side, past }: Props) {
  if (past.length === 0) return null
  return (
    <div className={css.past}>
      <h3>{t('Earlier meetings')}</h3>
      <ul className={css.list}>
        {past.map((meeting) => (
          <PastMeeting key={meeting.id} order={order} side={side} meeting={meeting} />
        ))}
      </ul>
    </div>
  )
}
