import { t } from '@sojourn/contract/words/t'
import type { OrderWork } from '@sojourn/contract/work/completion'
import { DayText } from '../../ui/date/time-text.tsx'
import { Pill } from '../../ui/mark/pill.tsx'
import { rich } from '../../words/rich.tsx'

export const WorkDue = ({ work, due }: { work: OrderWork; due: string }) => (
  <>
    <DayText value={due} />{' '}
    {work.is_late && (
      <Pill tone="danger" icon="warning">
        {t('Late')}
      </Pill>
    )}
    {work.paused_at && (
      <Pill tone="plain" icon="clock">
        {rich('Paused since {day}', { day: <DayText value={work.paused_at} /> })}
      </Pill>
    )}
  </>
)
