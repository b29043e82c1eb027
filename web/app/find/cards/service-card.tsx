import type { Money } from '@sojourn/contract/amounts/money'
import type { AgentService } from '@sojourn/contract/supply/agents'
import { t } from '@sojourn/contract/words/t'
import type { ReactNode } from 'react'
import { still } from '../../fast-pages/cached-html.tsx'
import { MoneyText } from '../../ui/money/money.tsx'
import { Card } from '../../ui/text/card.tsx'
import { Flag } from '../../ui/text/flag.tsx'
import { Icon } from '../../ui/text/icon.tsx'
import { OthersWords, type Saying } from '../../ui/translation/others-words.tsx'
import {
  deliveryWords,
  documentsWords,
  furtherWords,
  meetingWords,
  refundWords,
} from '../../words/agent-words.ts'
import css from './service-card.module.css'

/** A preview may lack what is still to be written. */
type Shown = Omit<AgentService, 'id' | 'price' | 'delivery_time'> & {
  price: AgentService['price'] | null
  delivery_time: number | null
}

interface Props {
  service: Shown
  as?: 'li' | 'div'
  /** The agent looks at it before clients do. */
  isOwn?: boolean
  action: ReactNode
}

export const ServiceCard = ({ service, as = 'li', isOwn = false, action }: Props) => (
  <Card as={as} padding="none" className={css.card}>
    <Work {...service} isOwn={isOwn} />
    <div className={css.terms}>
      {service.price ? (
        <Price price={service.price} further={service.further_person} />
      ) : (
        <span className={css.price}>$ …</span>
      )}
      <Terms {...service} />
      {action}
    </div>
  </Card>
)

const Price = still(({ price, further }: { price: Money; further: Shown['further_person'] }) => (
  <div>
    <MoneyText value={price} short className={css.price} />
    {further && <p className={css.further}>{furtherWords(further)}</p>}
  </div>
))

const Work = still(({ isOwn, ...service }: Shown & { isOwn: boolean }) => (
  <div className={css.work}>
    <p className={css.country}>
      <Flag country={service.visa.country.id} /> {service.visa.country.name} ·{' '}
      <bdi lang="en">{service.visa.name}</bdi>
    </p>
    <OthersWords words={wordsOf(service)} isOwn={isOwn} isBinding>
      {(say, as) => <WorkWords {...service} say={say} as={as} />}
    </OthersWords>
  </div>
))

const wordsOf = ({ title, description, stages, requirements }: Shown) => [
  ...[title, description],
  ...stages.flatMap(({ name, delivers }) => [name, delivers]),
  ...requirements.map(({ name }) => name),
]

const WorkWords = ({ title, description, requirements, stages, say, as }: Shown & Saying) => (
  <>
    <h3 {...as}>{say(title)}</h3>
    <p className={css.description} {...as}>
      {say(description)}
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
              <bdi lang={as.lang}>{say(name)}</bdi>: <MoneyText value={{ amount, currency: 'USD' }} short /> ·{' '}
              {deliveryWords(days)}
              <small {...as}> {say(delivers)}</small>
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
              <bdi lang={as.lang}>{say(name)}</bdi>
              {!mandatory && <small> {t('if you have it')}</small>}
              {each && <small> {t('from each person')}</small>}
            </li>
          ))}
        </ul>
      </details>
    )}
  </>
)

const Terms = still(({ delivery_time, meeting_length, refund_schedule }: Shown) => (
  <ul>
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
