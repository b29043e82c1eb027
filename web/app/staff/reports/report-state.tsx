import type { ReportLine } from '@sojourn/contract/desk/staff-reports'
import { Pill } from '../../ui/mark/pill.tsx'

/** How a report stands, in a word. */
export function ReportState({ status, outcome, settlement }: ReportLine) {
  if (status === 'appealed')
    return (
      <Pill tone="warning" icon="warning">
        Objection
      </Pill>
    )
  if (status === 'open' || status === 'claimed')
    return (
      <Pill tone="action" icon="clock">
        Waiting
      </Pill>
    )
  const isHidden = (outcome === 'hidden') !== (settlement === 'reversed')
  return isHidden ? (
    <Pill tone="danger" icon="eye-off">
      Hidden
    </Pill>
  ) : (
    <Pill tone="plain" icon="eye">
      Stays
    </Pill>
  )
}
