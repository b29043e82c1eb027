import type { AgentProfile } from '@sojourn/contract/supply/agents'
import { t } from '@sojourn/contract/words/t'
import { LinkButton } from '../../ui/button/link-button.tsx'
import { MoneyText } from '../../ui/money/money.tsx'
import { rich } from '../../words/rich.tsx'
import css from './hire-bar.module.css'

type Offer = Pick<AgentProfile, 'price_from' | 'away_until' | 'hidden'>

/** The price and the way to the services, always in sight: over the facts on a desk, at the lower edge of a phone. */
export function HireBar({ agent: { price_from, away_until, hidden } }: { agent: Offer }) {
  if (!price_from || away_until || hidden) return null
  return (
    <div className={css.bar}>
      <span>
        {rich('From {price}', { price: <MoneyText value={price_from} short className={css.price} /> })}
      </span>
      <LinkButton to="#services">{t('Hire')}</LinkButton>
    </div>
  )
}
