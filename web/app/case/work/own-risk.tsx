import type { OrderWork } from '@sojourn/contract/work/completion'
import type { Order } from '@sojourn/contract/work/orders'
import { InstantText } from '../../ui/date/time-text.tsx'
import { Banner } from '../../ui/feedback/banner.tsx'
import { otherSide } from '../../words/order-words.ts'
import { rich } from '../../words/rich.tsx'

interface Props {
  order: Order
  work: OrderWork
}

/** An agent reads the warning before they begin, and as long as the risk lasts. */
export const OwnRisk = ({ order, work }: Props) =>
  work.own_risk_until && (
    <Banner tone="warning">
      <OwnRiskWords order={order} until={work.own_risk_until} />
    </Banner>
  )

export const OwnRiskWords = ({ order, until }: { order: Order; until: string }) => (
  <>
    {rich(
      '{name} is a consumer of the EU or the UK and has not agreed to an early start. Until {time} they can withdraw and get a full refund, whatever you have done by then: you work at your own risk. You do not have to begin before.',
      { name: otherSide(order, 'agent').full_name, time: <InstantText value={until} /> },
    )}
  </>
)
