import type { OrderWork } from '@sojourn/contract/work/completion'
import { DayText } from '../../ui/date/time-text.tsx'

/** From when on an agent can withdraw what the work brought. */
export const WorkMoney = ({ work, from }: { work: OrderWork; from: string }) =>
  work.cleared_at ? (
    'You can withdraw it.'
  ) : (
    <>
      You can withdraw it from <DayText value={from} />.
    </>
  )
