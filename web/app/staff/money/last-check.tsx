import type { LedgerCheck, LedgerOverview } from '@sojourn/contract/desk/staff-ledger'
import { InstantText } from '../../ui/date/time-text.tsx'
import { CopyButton } from '../../ui/feedback/copy-button.tsx'
import { formatCount } from '../../ui/text/format-count.ts'
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
        <Found check={last_check} now={entries} />
      ) : (
        <p className={css.none}>
          The books have {entries === 1 ? 'one entry' : `${formatCount(entries)} entries`} and were not
          checked yet.
        </p>
      )}
    </div>
  )
}

const Found = ({ check, now }: { check: LedgerCheck; now: number }) => (
  <>
    <dl className={css.facts}>
      <div>
        <dt>Done</dt>
        <dd>{check.done_at && <InstantText value={check.done_at} />}</dd>
      </div>
      <div>
        <dt>Requested by</dt>
        <dd>{check.asked_by ?? 'Daily schedule'}</dd>
      </div>
      <div>
        <dt>Entries seen</dt>
        <dd data-figures>
          {formatCount(check.entries ?? 0)}
          {now !== check.entries && `; ${formatCount(now)} by now`}
        </dd>
      </div>
      {check.newest_hash && (
        <div>
          <dt>Newest seal</dt>
          <dd className={css.seal}>
            <code>{check.newest_hash.slice(0, 16)}…</code>
            <CopyButton text={check.newest_hash} variant="quiet">
              Copy the seal
            </CopyButton>
          </dd>
        </div>
      )}
    </dl>
    {check.faults.length > 0 && (
      <section className={css.faults} aria-labelledby="faults">
        <h3 id="faults">Problems found</h3>
        <ul>
          {check.faults.map(({ what, fault }) => (
            <li key={`${what} ${fault}`}>
              <b>{what}</b> {fault}
            </li>
          ))}
        </ul>
      </section>
    )}
  </>
)
