import type { Balance } from '@sojourn/contract/money/wallets'
import { MoneyText } from '../../ui/money/money.tsx'
import { classes } from '../../ui/text/classes.ts'
import css from './balances.module.css'

const STOPS = [
  { key: 'held', name: 'In progress', about: 'Held until the work is done' },
  { key: 'in_review', name: 'In review', about: 'Your client checks the work' },
  { key: 'clearing', name: 'Clearing', about: 'Accepted; the time for conflicts runs' },
  { key: 'available', name: 'Available', about: 'You can withdraw it' },
] as const

/** The way of the money, stop by stop; one line for each currency. */
export const Balances = ({ balances }: { balances: Balance[] }) => (
  <div className={css.all}>
    {balances.map((balance) => (
      <section key={balance.currency} aria-label={`Balances in ${balance.currency}`}>
        <ol className={css.way}>
          {STOPS.map(({ key, name, about }) => (
            <li key={key} className={classes(css.stop, key === 'available' && css.last)}>
              <p className={css.name}>{name}</p>
              <p className={css.amount}>
                <MoneyText value={{ amount: balance[key], currency: balance.currency }} />
              </p>
              <p className={css.about}>{about}</p>
            </li>
          ))}
        </ol>
        <Besides balance={balance} />
      </section>
    ))}
  </div>
)

function Besides({ balance: { on_its_way, debt, currency } }: { balance: Balance }) {
  if (on_its_way === 0 && debt === 0) return null
  return (
    <p className={css.besides}>
      {on_its_way > 0 && (
        <>
          <MoneyText value={{ amount: on_its_way, currency }} /> is on its way to your bank.{' '}
        </>
      )}
      {debt > 0 && (
        <strong>
          You owe <MoneyText value={{ amount: debt, currency }} /> after a refund or a chargeback. Your next
          earnings pay it first.
        </strong>
      )}
    </p>
  )
}
