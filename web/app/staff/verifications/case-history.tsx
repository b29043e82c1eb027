import type { VerificationCase } from '@sojourn/contract/desk/staff-queue'
import { Reasons } from '../../agent/verification/history.tsx'
import { historyWords } from '../../agent/verification/history-words.ts'
import look from '../../agent/verification/verification-page.module.css'
import { InstantText } from '../../ui/date/time-text.tsx'

/** Each step with whoever took it, and the request it came by. */
export const CaseHistory = ({ of }: { of: VerificationCase }) => (
  <ol className={look.history}>
    {of.history.map((entry) => (
      <li key={entry.created_at.date + entry.to} data-to={entry.to}>
        <b>
          {historyWords(entry)}
          {entry.is_final && ', finally'}
        </b>
        <span className={look.when} title={entry.request_id ?? undefined}>
          {entry.actor?.fullname ?? 'Automatic'}, <InstantText value={entry.created_at.date} />
        </span>
        <Reasons {...entry} />
      </li>
    ))}
  </ol>
)
