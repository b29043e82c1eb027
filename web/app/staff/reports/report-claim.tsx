import type { StaffReport } from '@sojourn/contract/staff-reports'
import { useQueryClient } from '@tanstack/react-query'
import { browserApi } from '../../api/browser.ts'
import { useAction } from '../../session/use-action.ts'
import { Button } from '../../ui/button/button.tsx'
import { InstantText } from '../../ui/date/time-text.tsx'
import { useKeptFocus } from '../../ui/overlay/use-kept-focus.ts'
import { Icon } from '../../ui/text/icon.tsx'
import css from './report-page.module.css'
import { reportQuery } from './report-queries.ts'

/** Who has the report: no two decide it. */
export function ReportClaim({ report: { id, claim } }: { report: StaffReport }) {
  const queries = useQueryClient()
  const taking = useAction()
  const leaving = useAction()
  const part = useKeptFocus<HTMLElement>()
  const params = { id }

  /** Refused or not, what is shown is what stands. */
  async function settle(send: Promise<{ data: StaffReport }>) {
    try {
      queries.setQueryData(reportQuery(id).queryKey, (await send).data)
    } finally {
      await queries.invalidateQueries({ queryKey: ['staff'] })
    }
  }
  const take = () => taking.run(() => settle(browserApi('PUT /staff/reports/{id}/claim', { params })))
  const giveBack = () => leaving.run(() => settle(browserApi('DELETE /staff/reports/{id}/claim', { params })))

  return (
    <section
      {...part}
      className={css.claim}
      aria-label="Who has this report"
      data-own={claim?.is_own || undefined}
    >
      <Icon name="user" />
      <p role="status">
        {!claim && 'Nobody has this report. Take it to decide.'}
        {claim?.is_own && (
          <>
            This report is yours until <InstantText value={claim.until} />.
          </>
        )}
        {claim && !claim.is_own && (
          <>
            {claim.by.fullname} has this report until <InstantText value={claim.until} />, or gives it back
            before.
          </>
        )}
      </p>
      {(!claim || claim.is_own) && (
        <Button
          variant={claim ? 'secondary' : 'primary'}
          size={claim ? 's' : 'm'}
          busy={taking.busy}
          onClick={take}
        >
          {claim ? 'Keep it longer' : 'Take the report'}
        </Button>
      )}
      {claim?.is_own && (
        <Button variant="quiet" size="s" busy={leaving.busy} onClick={giveBack}>
          Give it back
        </Button>
      )}
    </section>
  )
}
