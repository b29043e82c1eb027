import type { AgentProfile } from '@sojourn/contract/agents'
import { Card } from '../ui/card.tsx'
import { Flag } from '../ui/flag.tsx'
import { Icon } from '../ui/icon.tsx'
import { MoneyText } from '../ui/money.tsx'
import { deliveryWords, meetingWords } from './agent-words.ts'
import { HireButton } from './hire-button.tsx'
import css from './service-card.module.css'

interface Props {
  service: AgentProfile['services'][number]
  /** The profile it stands on. */
  path: string
}

/** What one can buy: the work, its price and time, and what must be handed over. */
export const ServiceCard = ({ service, path }: Props) => (
  <Card as="li" padding="none" className={css.card}>
    <div className={css.work}>
      <p className={css.country}>
        <Flag country={service.country.id} /> {service.country.name}
      </p>
      <h3>{service.title}</h3>
      <p className={css.description}>{service.description}</p>
      {service.requirements.length > 0 && (
        <details className={css.papers}>
          <summary>
            {service.requirements.length === 1
              ? '1 document needed'
              : `${service.requirements.length} documents needed`}
            <Icon name="chevron-down" size="s" className={css.turning} />
          </summary>
          <ul>
            {service.requirements.map((paper) => (
              <li key={paper}>{paper}</li>
            ))}
          </ul>
        </details>
      )}
    </div>
    <div className={css.terms}>
      <MoneyText value={service.price} className={css.price} />
      <ul>
        <li>
          <Icon name="clock" size="s" />
          {deliveryWords(service.delivery_time)}
        </li>
        {service.meeting_length && (
          <li>
            <Icon name="calendar" size="s" />
            {meetingWords(service.meeting_length)}
          </li>
        )}
        <li>
          <Icon name="shield" size="s" />
          Protected payment
        </li>
      </ul>
      <HireButton service={service.title} path={path} />
    </div>
  </Card>
)
