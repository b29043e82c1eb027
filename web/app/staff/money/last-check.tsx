import type { LedgerOverview } from '@sojourn/contract/desk/staff-ledger'
import { InstantText } from '../../ui/date/time-text.tsx'
import { formatCount } from '../../ui/text/format-count.ts'
import { FaultsInBooks } from './faults-in-books.tsx'
import { FoundByCheck } from './found-by-check.tsx'
import css from './ledger-page.module.css'

/** When the books were looked at, by whom, and what was found. */
export function LastCheck({ ledger: { last_check, waiting_check, entries } }: { ledger: LedgerOverview }) {
  return (
    <div className={css.check}>
      <p role="status" className={css.waiting}>
        {waiting_check && (
          <>
            Requested by {waiting_check.asked_by ?? 'the schedule'},{' '}
            <InstantText value={waiting_check.asked_at} />. It takes a few seconds.
          </>
        )}
      </p>
      {last_check ? (
        <>
          <FoundByCheck check={last_check} now={entries} />
          {last_check.faults.length > 0 && <FaultsInBooks faults={last_check.faults} />}
        </>
      ) : (
        <p className={css.none}>
          The books have {entries === 1 ? 'one entry' : `${formatCount(entries)} entries`} and were not
          checked yet.
        </p>
      )}
    </div>
  )
}
