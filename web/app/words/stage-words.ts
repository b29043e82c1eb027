import { t } from '@sojourn/contract/words/t'
import type { OrderSummary } from '@sojourn/contract/work/orders'
import type { InStages, StageState } from '@sojourn/contract/work/stages'
import type { Tone } from '../ui/mark/pill.tsx'

export const stageStates: Record<StageState, { name: string; tone: Tone }> = {
  to_come: { name: t('Not begun'), tone: 'plain' },
  to_pay: { name: t('Waiting for payment'), tone: 'warning' },
  held: { name: t('Held'), tone: 'action' },
  conflicted: { name: t('In conflict'), tone: 'danger' },
  accepted: { name: t('Accepted'), tone: 'success' },
  refunded: { name: t('Refunded'), tone: 'plain' },
  stopped: { name: t('Stopped'), tone: 'plain' },
}

export const stageOf = ({ number, count }: InStages) => t('Stage {number} of {count}', { number, count })

/** Its two sides know each other: it is paid, or a stage before it was. */
export const isBegun = ({ paid_at, in_stages }: Pick<OrderSummary, 'paid_at' | 'in_stages'>) =>
  paid_at !== null || (in_stages !== null && in_stages.number > 1)
