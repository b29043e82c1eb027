import type { LedgerOverview } from '@sojourn/contract/desk/staff-ledger'
import { MoneyText } from '../../ui/money/money.tsx'
import { accountWords } from '../people/account-words.ts'
import css from './ledger-page.module.css'

export function Balances({ label, balances }: { label: string; balances: LedgerOverview['balances'] }) {
  if (balances.length === 0) return <p className={css.none}>Nothing yet.</p>
  return (
    <dl className={css.balances} aria-label={label}>
      {balances.map(({ account, amount }) => (
        <div key={`${account} ${amount.currency}`}>
          <dt>{accountWords(account)}</dt>
          <dd>
            <MoneyText value={amount} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
