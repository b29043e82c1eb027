import type { WorkItem } from '@sojourn/contract/desk/worklist'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { under } from '../../api/call-query.ts'
import { useAction } from '../../session/use-action.ts'
import { Button } from '../../ui/button/button.tsx'
import { LinkButton } from '../../ui/button/link-button.tsx'
import { workWords } from './work-words.ts'

/** Whoever claims something reads it next. */
export function ClaimOrOpen({ item }: { item: WorkItem }) {
  const { kind, path, claim } = workWords[item.queue]
  const queries = useQueryClient()
  const navigate = useNavigate()
  const action = useAction()
  const named = (
    <span data-hidden>
      {' '}
      {kind.toLowerCase()}
      {item.who && ` of ${item.who}`}
    </span>
  )

  if (!claim || !item.may.includes('claim'))
    return (
      <LinkButton to={path(item)} variant="quiet" size="s">
        Open{named}
      </LinkButton>
    )

  /** Refused or not, what is shown is what stands. */
  async function take() {
    const isMine = await action.run(async () => {
      try {
        await claim?.(item.id)
      } finally {
        void queries.invalidateQueries(under('/staff'))
      }
    })
    if (isMine) await navigate(path(item))
  }

  return (
    <Button variant="secondary" size="s" data-key="c" busy={action.busy} onClick={take}>
      Claim{named}
    </Button>
  )
}
