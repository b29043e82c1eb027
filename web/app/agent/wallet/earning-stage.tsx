import type { Earning } from '@sojourn/contract/money/wallets'
import { t } from '@sojourn/contract/words/t'
import { DayText } from '../../ui/date/time-text.tsx'
import { Pill } from '../../ui/mark/pill.tsx'
import { rich } from '../../words/rich.tsx'
import { stageWords } from './wallet-words.ts'

/** How far the money of an order is. */
export function EarningStage({ earning }: { earning: Earning }) {
  const { stage, is_stopped, is_checked, with_bank } = earning
  const { name, icon, tone } = stageWords[stage]
  if (is_stopped)
    return (
      <Pill tone="danger" icon="scales">
        {with_bank ? t('Held by the client’s bank') : t('Held by a conflict')}
      </Pill>
    )
  if (is_checked)
    return (
      <Pill tone="warning" icon="clock">
        {t('Our team checks the payment')}
      </Pill>
    )
  return (
    <Pill tone={tone} icon={icon}>
      {name}
    </Pill>
  )
}

/** From when on it can be withdrawn, as far as that is known. */
export function EarningAvailable({ earning }: { earning: Earning }) {
  const { available_at, is_stopped, is_checked, with_bank, stage } = earning
  if (available_at)
    return stage === 'in_review' ? (
      rich('By {day}', { day: <DayText value={available_at} /> })
    ) : (
      <DayText value={available_at} />
    )
  if (is_stopped) return with_bank ? t('After the bank has decided') : t('After the conflict')
  return is_checked
    ? t('Once our team has looked at the gift that paid for it')
    : t('After the work is accepted')
}
