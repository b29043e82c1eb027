import type { LedgerCheck } from '@sojourn/contract/desk/staff-ledger'
import css from './ledger-page.module.css'

/** Each thing that a check found wrong in the books. */
export const FaultsInBooks = ({ faults }: Pick<LedgerCheck, 'faults'>) => (
  <section className={css.faults} aria-labelledby="faults">
    <h3 id="faults">Problems found</h3>
    <ul>
      {faults.map(({ what, fault }) => (
        <li key={`${what} ${fault}`}>
          <b>{what}</b> {fault}
        </li>
      ))}
    </ul>
  </section>
)
