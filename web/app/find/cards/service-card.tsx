import type { AgentService } from '@sojourn/contract/supply/agents'
import type { ReactNode } from 'react'
import { MoneyText } from '../../ui/money/money.tsx'
import { Card } from '../../ui/text/card.tsx'
import css from './service-card.module.css'

/** A preview may lack what is still to be written. */
export type ShownService = Omit<AgentService, 'id' | 'price' | 'delivery_time'> & {
  price: AgentService['price'] | null
  delivery_time: number | null
}

interface Props {
  price: ShownService['price']
  as?: 'li' | 'div'
  /** They say what is done, and on which terms; the page of an agent has their scripts later. */
  work: ReactNode
  terms: ReactNode
  action: ReactNode
}

export const ServiceCard = ({ price, as = 'li', work, terms, action }: Props) => (
  <Card as={as} padding="none" className={css.card}>
    <div className={css.work}>{work}</div>
    <div className={css.terms}>
      {price ? (
        <MoneyText value={price} short className={css.price} />
      ) : (
        <span className={css.price}>$ …</span>
      )}
      {terms}
      {action}
    </div>
  </Card>
)
