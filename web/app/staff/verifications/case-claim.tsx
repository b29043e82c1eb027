import type { VerificationCase } from '@sojourn/contract/staff-queue'
import { useQueryClient } from '@tanstack/react-query'
import { browserApi } from '../../api/browser.ts'
import { useAction } from '../../session/use-action.ts'
import { Button } from '../../ui/button/button.tsx'
import { InstantText } from '../../ui/date/time-text.tsx'
import { useKeptFocus } from '../../ui/overlay/use-kept-focus.ts'
import { Icon } from '../../ui/text/icon.tsx'
import css from './case-page.module.css'
import { caseQuery } from './verification-queries.ts'

interface Props {
  of: VerificationCase
  /** Fields were judged, and the decision is not sent yet. */
  hasVerdicts: boolean
}

/** Whose case it is: no two look at the same papers. */
export function CaseClaim({ of, hasVerdicts }: Props) {
  const queries = useQueryClient()
  const taking = useAction()
  const leaving = useAction()
  const part = useKeptFocus<HTMLElement>()
  const params = { id: of.uuid }

  /** Refused or not, what is shown is what stands. */
  async function settle(send: Promise<{ data: VerificationCase }>) {
    try {
      queries.setQueryData(caseQuery(of.uuid).queryKey, (await send).data)
    } finally {
      await queries.invalidateQueries({ queryKey: ['staff'] })
    }
  }
  const take = () => taking.run(() => settle(browserApi('PUT /staff/verifications/{id}/claim', { params })))
  const giveBack = () =>
    leaving.run(() => settle(browserApi('DELETE /staff/verifications/{id}/claim', { params })))

  const { claim } = of
  const isOpen = of.may.includes('decide')
  return (
    <section
      {...part}
      className={css.claim}
      aria-label="Case assignment"
      data-own={claim?.is_own || undefined}
    >
      <Icon name="user" />
      <p role="status">
        {!claim && `Nobody has this case. Claim it to open the document${isOpen ? ' and to decide' : ''}.`}
        {claim?.is_own && (
          <>
            This case is yours until <InstantText value={claim.until} />.
          </>
        )}
        {claim && !claim.is_own && (
          <>
            {claim.by.fullname} has this case until <InstantText value={claim.until} />, or until they release
            it.
          </>
        )}
        {!claim?.is_own && hasVerdicts && ' Your decisions so far are kept until you leave this page.'}
      </p>
      {(!claim || claim.is_own) && (
        <Button
          variant={claim ? 'secondary' : 'primary'}
          size={claim ? 's' : 'm'}
          busy={taking.busy}
          onClick={take}
        >
          {claim ? 'Extend claim' : 'Claim case'}
        </Button>
      )}
      {claim?.is_own && (
        <Button variant="quiet" size="s" busy={leaving.busy} onClick={giveBack}>
          Release case
        </Button>
      )}
    </section>
  )
}
