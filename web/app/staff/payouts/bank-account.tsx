import type { FoundOwner, StaffPayout } from '@sojourn/contract/desk/staff-payouts'
import { useQuery } from '@tanstack/react-query'
import { browserApi } from '../../api/browser.ts'
import { madeQuery } from '../../api/call-query.ts'
import { Loaded } from '../../layouts/own/loaded.tsx'
import { DayText } from '../../ui/date/time-text.tsx'
import { BankFacts } from '../../ui/money/bank-facts.tsx'
import css from './payouts-page.module.css'

interface Props {
  payout: StaffPayout
  /** Whoever approves is asked to compare the names; a deleted account has only what its finder wrote. */
  toCompare?: boolean
}

/** The account an agent is paid to, asked for when it is opened and not kept. */
export function BankAccount({ payout: { id, agent }, toCompare }: Props) {
  const details = useQuery({
    ...madeQuery(
      'bank details',
      id,
      async () => (await browserApi('POST /staff/payouts/{id}/bank-details', { params: { id } })).data,
    ),
    gcTime: 0,
    retry: false,
  })
  return (
    <Loaded query={details}>
      {(known) =>
        known.found ? (
          <Found {...known.found} />
        ) : (
          <>
            <BankFacts agent={agent.full_name} details={known} />
            {toCompare && <p>Compare the name on the bank account with the agent.</p>}
          </>
        )
      }
    </Loaded>
  )
}

const Found = ({ note, by, at }: FoundOwner) => (
  <>
    <p>
      The account of this agent is deleted. {by.full_name} resolved the alert on <DayText value={at} /> and
      wrote where the money goes:
    </p>
    <blockquote className={css.found} dir="auto">
      {note}
    </blockquote>
  </>
)
