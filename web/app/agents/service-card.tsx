import type { AgentService } from '@sojourn/contract/agents'
import type { ReactNode } from 'react'
import { Card } from '../ui/card.tsx'
import { Flag } from '../ui/flag.tsx'
import { Icon } from '../ui/icon.tsx'
import { MoneyText } from '../ui/money.tsx'
import { deliveryWords, documentsWords, meetingWords, refundWords } from './agent-words.ts'
import css from './service-card.module.css'

/** A preview may lack what is still to be written. */
type Shown = Omit<AgentService, 'id' | 'price' | 'delivery_time'> & {
  price: AgentService['price'] | null
  delivery_time: number | null
}

interface Props {
  service: Shown
  as?: 'li' | 'div'
  /** What one does with it: the button to hire. */
  action: ReactNode
}

/** What one can buy: the work, its price and time, what must be handed over and what comes back if it ends early. */
export const ServiceCard = ({ service, as = 'li', action }: Props) => (
  <Card as={as} padding="none" className={css.card}>
    <div className={css.work}>
      <p className={css.country}>
        <Flag country={service.visa.country.id} /> {service.visa.country.name} · {service.visa.name}
      </p>
      <h3>{service.title}</h3>
      <p className={css.description}>{service.description}</p>
      {service.requirements.length > 0 && (
        <details className={css.papers}>
          <summary>
            {documentsWords(service.requirements.length)}
            <Icon name="chevron-down" size="s" className={css.turning} />
          </summary>
          <ul>
            {service.requirements.map(({ name, mandatory }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: an agent may ask for the same thing twice
              <li key={index}>
                {name}
                {!mandatory && <small> if you have it</small>}
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
    <div className={css.terms}>
      {service.price ? (
        <MoneyText value={service.price} className={css.price} />
      ) : (
        <span className={css.price}>$ …</span>
      )}
      <ul>
        {service.delivery_time !== null && (
          <li>
            <Icon name="clock" size="s" />
            {deliveryWords(service.delivery_time)}
          </li>
        )}
        {service.meeting_length && (
          <li>
            <Icon name="calendar" size="s" />
            {meetingWords(service.meeting_length)}
          </li>
        )}
        <li>
          <Icon name="shield" size="s" />
          {refundWords(service.refund_schedule)}
        </li>
      </ul>
      {action}
    </div>
  </Card>
)
