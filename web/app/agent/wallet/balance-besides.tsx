import type { Balance } from '@sojourn/contract/money/wallets'
import { MoneyText } from '../../ui/money/money.tsx'
import { rich } from '../../words/rich.tsx'
import css from './balances.module.css'

/** Beside the stops of a balance: what goes to the bank, and what is owed. */
export function BalanceBesides({ balance: { on_its_way, debt, currency } }: { balance: Balance }) {
  if (on_its_way === 0 && debt === 0) return null
  return (
    <p className={css.besides}>
      {on_its_way > 0 && (
        <>
          {rich('{amount} is on its way to your bank.', {
            amount: <MoneyText value={{ amount: on_its_way, currency }} />,
          })}{' '}
        </>
      )}
      {debt > 0 && (
        <strong>
          {rich('You owe {amount} after a refund or a chargeback. Your next earnings pay it first.', {
            amount: <MoneyText value={{ amount: debt, currency }} />,
          })}
        </strong>
      )}
    </p>
  )
}
