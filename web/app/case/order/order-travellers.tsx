import { t } from '@sojourn/contract/words/t'
import type { Order } from '@sojourn/contract/work/orders'
import type { Side } from '../../words/order-words.ts'
import { TravellerLines } from '../../words/traveller-lines.tsx'
import css from './order-travellers.module.css'

interface Props {
  travellers: readonly Order['travellers'][number][]
  side: Side
}

/** The people the case is for besides the client, as the goal named them on the day of the order. */
export default function OrderTravellers({ travellers, side }: Props) {
  return (
    <div className={css.people}>
      <h4>{side === 'client' ? t('Who applies with you') : t('Who applies with your client')}</h4>
      <ul>
        <TravellerLines travellers={travellers} as="li" />
      </ul>
    </div>
  )
}
