import type { OrderWork } from '@sojourn/contract/work/completion'
import { InstantText } from '../../ui/date/time-text.tsx'

interface Props {
  work: OrderWork
  agent: string
}

/** What else ends once the work is accepted, before the client confirms it. */
export function WhatEnds({ work: { accepting_ends: ends }, agent }: Props) {
  if (!ends) return null
  const { meeting_at, meeting_request, extension_days: days, extras } = ends
  if (!meeting_at && !meeting_request && days === null && extras === 0) return null
  return (
    <>
      <p>With it ends:</p>
      <ul>
        {meeting_at && (
          <li>
            Your meeting on <InstantText value={meeting_at} />: it is cancelled, and what you paid for it is
            not refunded.
          </li>
        )}
        {meeting_request && <li>The request for another meeting time.</li>}
        {days !== null && (
          <li>
            The request of {agent} for {days === 1 ? 'one more day' : `${days} more days`}.
          </li>
        )}
        {extras > 0 && (
          <li>{extras === 1 ? 'The extra that is proposed.' : `The ${extras} extras that are proposed.`}</li>
        )}
      </ul>
    </>
  )
}
