import type { VerificationCase } from '@sojourn/contract/staff-queue'
import { useQueryClient } from '@tanstack/react-query'
import { useAction } from '../account/use-action.ts'
import { browserApi } from '../api/browser.ts'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { InstantText } from '../ui/time-text.tsx'
import css from './case-page.module.css'
import { caseQuery } from './verification-queries.ts'

/** Whose case it is: no two look at the same papers. */
export function CaseClaim({ of }: { of: VerificationCase }) {
  const queries = useQueryClient()
  const action = useAction()
  const params = { id: of.uuid }

  const settle = async (send: Promise<{ data: VerificationCase }>) => {
    queries.setQueryData(caseQuery(of.uuid).queryKey, (await send).data)
    await queries.invalidateQueries({ queryKey: ['staff', 'verifications'] })
  }
  const take = () => action.run(() => settle(browserApi('PUT /staff/verifications/{id}/claim', { params })))
  const giveBack = () =>
    action.run(() => settle(browserApi('DELETE /staff/verifications/{id}/claim', { params })))

  const { claim } = of
  const isOpen = of.label.slug === 'in_progress'
  return (
    <div className={css.claim} data-own={claim?.is_own || undefined}>
      <Icon name="user" />
      <p>
        {!claim && `Nobody has this case. Take it to open the document${isOpen ? ' and to decide' : ''}.`}
        {claim?.is_own && (
          <>
            This case is yours until <InstantText value={claim.until} />.
          </>
        )}
        {claim && !claim.is_own && (
          <>
            {claim.by.fullname} has this case until <InstantText value={claim.until} />, or gives it back
            before.
          </>
        )}
      </p>
      {!claim && (
        <Button busy={action.busy} onClick={take}>
          Take the case
        </Button>
      )}
      {claim?.is_own && (
        <Button variant="secondary" size="s" busy={action.busy} onClick={giveBack}>
          Give it back
        </Button>
      )}
    </div>
  )
}
