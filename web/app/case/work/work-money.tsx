import { t } from '@sojourn/contract/words/t'
import type { OrderWork } from '@sojourn/contract/work/completion'
import { DayText } from '../../ui/date/time-text.tsx'
import { rich } from '../../words/rich.tsx'

/** From when on an agent can withdraw what the work brought. */
export const WorkMoney = ({ work, from }: { work: OrderWork; from: string }) =>
  work.cleared_at
    ? t('You can withdraw it.')
    : rich('You can withdraw it from {day}.', { day: <DayText value={from} /> })
