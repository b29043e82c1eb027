import type { Balance, Earnings } from '@sojourn/contract/money/wallets'
import { t } from '@sojourn/contract/words/t'
import { MoneyText } from '../../ui/money/money.tsx'
import { classes } from '../../ui/text/classes.ts'
import { BalanceBesides } from './balance-besides.tsx'
import css from './balances.module.css'
import { linkOf } from './wallet-words.ts'

const STOPS = [
  { key: 'held', name: t('In progress'), about: t('Held until the work is done') },
  { key: 'in_review', name: t('In review'), about: t('Your client checks the work') },
  { key: 'clearing', name: t('Clearing'), about: t('Accepted; can still be disputed') },
  { key: 'available', name: t('Available'), about: null },
] as const

/** The way of the money, stop by stop; one line for each currency. */
export const Balances = ({ known }: { known: Earnings }) => (
  <div className={css.all}>
    {known.balances.map((balance) => (
      <section
        key={balance.currency}
        aria-label={t('Balances in {currency}', { currency: balance.currency })}
      >
        <ol className={css.way}>
          {STOPS.map(({ key, name, about }) => (
            <li key={key} className={classes(css.stop, key === 'available' && css.last)}>
              <p className={css.name}>{name}</p>
              <p className={css.amount}>
                <MoneyText value={{ amount: balance[key], currency: balance.currency }} />
              </p>
              <p className={css.about}>{about ?? whatIsAvailable(known, balance)}</p>
            </li>
          ))}
        </ol>
        <BalanceBesides balance={balance} />
      </section>
    ))}
  </div>
)

function whatIsAvailable({ wallet, pause }: Earnings, { available, least }: Balance) {
  if (pause) return t('Waits while payouts are paused')
  if (!wallet || linkOf(wallet) !== 'linked') return t('Link your bank account to withdraw it')
  return available > 0 && available < least ? t('Too little to withdraw yet') : t('You can withdraw it')
}
