import type { StaffConflict } from '@sojourn/contract/conflicts'
import { useQueryClient } from '@tanstack/react-query'
import { browserApi } from '../../api/browser.ts'
import { useAction } from '../../session/use-action.ts'
import { Button } from '../../ui/button/button.tsx'
import { InstantText } from '../../ui/date/time-text.tsx'
import { useKeptFocus } from '../../ui/overlay/use-kept-focus.ts'
import { Icon } from '../../ui/text/icon.tsx'
import css from '../reports/report-page.module.css'
import { staffConflictQuery } from './conflict-queries.ts'

/** Who has the conflict: no two decide it. */
export function ConflictClaim({ of: { id, claim } }: { of: StaffConflict }) {
  const queries = useQueryClient()
  const taking = useAction()
  const leaving = useAction()
  const part = useKeptFocus<HTMLElement>()
  const params = { id }

  /** Refused or not, what is shown is what stands. */
  async function settle(send: Promise<{ data: StaffConflict }>) {
    try {
      queries.setQueryData(staffConflictQuery(id).queryKey, (await send).data)
    } finally {
      await queries.invalidateQueries({ queryKey: ['staff'] })
    }
  }
  const take = () => taking.run(() => settle(browserApi('PUT /staff/conflicts/{id}/claim', { params })))
  const giveBack = () =>
    leaving.run(() => settle(browserApi('DELETE /staff/conflicts/{id}/claim', { params })))

  return (
    <section
      {...part}
      className={css.claim}
      aria-label="Who has this conflict"
      data-own={claim?.is_own || undefined}
    >
      <Icon name="user" />
      <p role="status">
        {!claim && 'Nobody has this conflict. Take it to decide.'}
        {claim?.is_own && (
          <>
            This conflict is yours until <InstantText value={claim.until} />.
          </>
        )}
        {claim && !claim.is_own && (
          <>
            {claim.by.fullname} has this conflict until <InstantText value={claim.until} />, or gives it back
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
          {claim ? 'Keep it longer' : 'Take the conflict'}
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
