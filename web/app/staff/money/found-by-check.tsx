import type { LedgerCheck } from '@sojourn/contract/desk/staff-ledger'
import { InstantText } from '../../ui/date/time-text.tsx'
import { CopyButton } from '../../ui/feedback/copy-button.tsx'
import { formatCount } from '../../ui/text/format-count.ts'
import css from './ledger-page.module.css'

/** When a check was done, at whose request, and how far it saw. */
export const FoundByCheck = ({ check, now }: { check: LedgerCheck; now: number }) => (
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
)
