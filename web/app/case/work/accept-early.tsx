import { t } from '@sojourn/contract/words/t'
import type { OrderWork } from '@sojourn/contract/work/completion'
import type { Order } from '@sojourn/contract/work/orders'
import { PressButton } from './work-acts.tsx'
import css from './work-part.module.css'

interface Props {
  order: Order
  work: OrderWork
}

/** A client who has all they paid for need not wait to be asked. It pays the agent, so that is said before. */
export const AcceptEarly = ({ order, work }: Props) => (
  <div className={css.early}>
    <h3>{t('Accept early')}</h3>
    <p>
      {t(
        'If you have everything you paid for, you can accept before {name} asks. They are paid then, and this cannot be undone.',
        { name: order.agent.full_name },
      )}
    </p>
    <PressButton order={order} work={work} press="accept_early" />
  </div>
)
