import type { Term } from '@sojourn/contract/amounts/plans'
import type { PlanOffer } from '@sojourn/contract/money/subscriptions'
import { t } from '@sojourn/contract/words/t'
import { Button } from '../../ui/button/button.tsx'
import { Pill } from '../../ui/mark/pill.tsx'
import { MoneyText } from '../../ui/money/money.tsx'
import { Card } from '../../ui/text/card.tsx'
import { classes } from '../../ui/text/classes.ts'
import { Icon } from '../../ui/text/icon.tsx'
import css from './plan-card.module.css'
import { type PlanWord, perTerm, servicesWords } from './plan-words.ts'

interface Props {
  offer: PlanOffer
  term: Term
  isCurrent: boolean
  word: PlanWord
  mayChoose: boolean
  onChoose: () => void
}

export function PlanCard({ offer, term, isCurrent, word, mayChoose, onChoose }: Props) {
  const { name, active_services, commission_percent } = offer
  const points = [
    servicesWords(active_services),
    t('{percent}% commission on new orders', { percent: commission_percent }),
  ]
  return (
    <Card as="li" padding="l" className={classes(css.plan, isCurrent && css.current)}>
      <div className={css.head}>
        <h2 className={css.name}>{name}</h2>
        {isCurrent && (
          <Pill tone="action" icon="check">
            {t('Your current plan')}
          </Pill>
        )}
      </div>
      <p className={css.price}>
        <MoneyText value={offer[term]} short /> <span>{perTerm[term]}</span>
      </p>
      <ul className={css.points}>
        {points.map((point) => (
          <li key={point}>
            <Icon name="check" size="s" />
            {point}
          </li>
        ))}
      </ul>
      {!isCurrent && mayChoose && (
        <Button wide variant={word === 'downgrade' ? 'secondary' : 'primary'} onClick={onChoose}>
          {t(
            '{word, select, upgrade {Upgrade to {name}} downgrade {Downgrade to {name}} other {Switch to {name}}}',
            { word, name },
          )}
        </Button>
      )}
    </Card>
  )
}
