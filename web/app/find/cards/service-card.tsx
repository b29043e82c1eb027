import type { AgentService } from '@sojourn/contract/supply/agents'
import { t } from '@sojourn/contract/words/t'
import type { ReactNode } from 'react'
import { still } from '../../fast-pages/cached-html.tsx'
import { MoneyText } from '../../ui/money/money.tsx'
import { Card } from '../../ui/text/card.tsx'
import { Flag } from '../../ui/text/flag.tsx'
import { Icon } from '../../ui/text/icon.tsx'
import { deliveryWords, documentsWords, meetingWords, refundWords } from '../../words/agent-words.ts'
import { furtherWords } from '../../words/further-words.ts'
import css from './service-card.module.css'

/** A preview may lack what is still to be written. */
type Shown = Omit<AgentService, 'id' | 'price' | 'delivery_time'> & {
  price: AgentService['price'] | null
  delivery_time: number | null
}

interface Props {
  service: Shown
  as?: 'li' | 'div'
  action: ReactNode
}

export const ServiceCard = ({ service, as = 'li', action }: Props) => (
  <Card as={as} padding="none" className={css.card}>
    <Work {...service} />
    <div className={css.terms}>
      {service.price ? (
        <MoneyText value={service.price} short className={css.price} />
      ) : (
        <span className={css.price}>$ …</span>
      )}
      <Terms {...service} />
      {action}
    </div>
  </Card>
)

const Work = still(({ visa, title, description, requirements, stages }: Shown) => (
  <div className={css.work}>
    <p className={css.country}>
      <Flag country={visa.country.id} /> {visa.country.name} · <bdi lang="en">{visa.name}</bdi>
    </p>
    <h3 dir="auto">{title}</h3>
    <p className={css.description} dir="auto">
      {description}
    </p>
    {stages.length > 0 && (
      <details className={css.papers}>
        <summary>
          {t('Paid in {count, plural, one {# stage} other {# stages}}', { count: stages.length })}
          <Icon name="chevron-down" size="s" className={css.turning} />
        </summary>
        <ol>
          {stages.map(({ name, delivers, days, amount }) => (
            <li key={name}>
              <bdi>{name}</bdi>: <MoneyText value={{ amount, currency: 'USD' }} short /> ·{' '}
              {deliveryWords(days)}
              <small dir="auto"> {delivers}</small>
            </li>
          ))}
        </ol>
      </details>
    )}
    {requirements.length > 0 && (
      <details className={css.papers}>
        <summary>
          {documentsWords(requirements.length)}
          <Icon name="chevron-down" size="s" className={css.turning} />
        </summary>
        <ul>
          {requirements.map(({ name, mandatory, each }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: an agent may ask for the same thing twice
            <li key={index}>
              <bdi>{name}</bdi>
              {!mandatory && <small> {t('if you have it')}</small>}
              {each && <small> {t('each person')}</small>}
            </li>
          ))}
        </ul>
      </details>
    )}
  </div>
))

const Terms = still(({ delivery_time, further_person, meeting_length, refund_schedule }: Shown) => (
  <ul>
    {further_person && (
      <li>
        <Icon name="users" size="s" />
        {furtherWords(further_person)}
      </li>
    )}
    {delivery_time !== null && (
      <li>
        <Icon name="clock" size="s" />
        {deliveryWords(delivery_time)}
      </li>
    )}
    {meeting_length && (
      <li>
        <Icon name="calendar" size="s" />
        {meetingWords(meeting_length)}
      </li>
    )}
    <li>
      <Icon name="shield" size="s" />
      {refundWords(refund_schedule)}
    </li>
  </ul>
))
