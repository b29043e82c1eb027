import type { Earning } from '@sojourn/contract/money/wallets'
import { DayText } from '../../ui/date/time-text.tsx'
import { Pill } from '../../ui/mark/pill.tsx'
import { stageWords } from './wallet-words.ts'

/** How far the money of an order is. */
export function EarningStage({ earning: { stage, is_stopped, with_bank } }: { earning: Earning }) {
  const { name, icon, tone } = stageWords[stage]
  if (is_stopped)
    return (
      <Pill tone="danger" icon="scales">
        {with_bank ? 'Held by the client’s bank' : 'Held by a conflict'}
      </Pill>
    )
  return (
    <Pill tone={tone} icon={icon}>
      {name}
    </Pill>
  )
}

/** From when on it can be withdrawn, as far as that is known. */
export function EarningAvailable({
  earning: { available_at, is_stopped, with_bank, stage },
}: {
  earning: Earning
}) {
  if (available_at)
    return (
      <>
        {stage === 'in_review' && 'By '}
        <DayText value={available_at} />
      </>
    )
  if (!is_stopped) return 'After the work is accepted'
  return with_bank ? 'After the bank has decided' : 'After the conflict'
}
