import type { Today } from '@sojourn/contract/desk/today'
import { agentPaths } from '@sojourn/contract/paths/own-paths'
import { t } from '@sojourn/contract/words/t'
import { MoneyText } from '../../ui/money/money.tsx'
import { MoneyLine } from '../../ui/money/money-line.tsx'
import { Link } from '../../ui/text/link.tsx'
import { inMonth, monthBefore } from './month-before.ts'
import css from './start-page.module.css'

type Agent = NonNullable<Today['agent']>

interface Props {
  money: Agent['money']
  /** How many orders it is of. */
  orders: number
  /** How much was held when the month began. */
  figures: Pick<Agent['figures'], 'month' | 'held_before'>
}

/** The books say what clients paid and nobody has yet, and what is released and not to be withdrawn yet. */
export const MoneyHeld = ({ money, orders, figures }: Props) => (
  <section className={css.money} aria-labelledby="money">
    <h2 id="money">{t('Open orders')}</h2>
    {money.length === 0 && <p className={css.note}>{t('No money is held for you.')}</p>}
    {money.map(({ held, clearing }) => (
      <dl key={held.currency}>
        <MoneyLine
          name={
            <>
              {t('Held until clients accept; commission not yet deducted')}
              <Before {...figures} currency={held.currency} />
            </>
          }
          value={held}
        />
        <MoneyLine name={t('Released, not yet available')} value={clearing} />
      </dl>
    ))}
    {orders > 0 && (
      <Link to={agentPaths.orders({ progress: 'held' })}>
        {t('{count, plural, one {See the order} other {See the # orders}}', { count: orders })}
      </Link>
    )}
  </section>
)

function Before({ month, held_before, currency }: Props['figures'] & { currency: string }) {
  const before = held_before.find((one) => one.currency === currency)
  if (!before) return null
  return (
    <small className={css.before}>
      {inMonth(monthBefore(month))}: <MoneyText value={before} />
    </small>
  )
}
