import { z } from 'zod'
import { leastStageIn } from '../amounts/least-stage.ts'
import { text } from '../calls/fields.ts'
import { MOST_STAGES, STAGE_NAME_LENGTH, STAGE_WORDS_LENGTH } from './stage-words.ts'

export const stageMessages = {
  name: 'please name the stage',
  delivers: 'please say what is delivered',
  days: 'please enter the days of the stage',
  amount: 'please enter the amount of the stage',
  least: 'a stage costs at least 20 in its currency',
  count: 'please keep it to five stages',
  sum: 'the amounts of the stages must come to the price',
  daysSum: 'the stages together take longer than the delivery time',
} as const
const say = stageMessages

/** One step of work that is paid, delivered and accepted by itself. */
export const PlannedStage = z.strictObject({
  name: text(say.name, STAGE_NAME_LENGTH).refine((words) => !/[\r\n\t]/.test(words), 'please use plain text'),
  delivers: text(say.delivers, STAGE_WORDS_LENGTH),
  /** From the day on which the work on it begins. */
  days: z.number(say.days).int(say.days).min(1, say.days).max(3650, say.days),
  /** It is in minor units. */
  amount: z.number(say.amount).int(say.amount).min(1, say.amount),
})
export type PlannedStage = z.output<typeof PlannedStage>

/** The list is empty where it is paid at once: one stage is no plan. */
export const PlannedStages = z
  .array(PlannedStage, say.count)
  .max(MOST_STAGES, say.count)
  .transform((stages) => (stages.length === 1 ? [] : stages))

interface Planned {
  price: number
  currency: string
  /** The days are those of all the work. */
  days: number | null
}

/** Problems are keyed by the place of their stage. */
export function problemsOfStages(stages: readonly PlannedStage[], { price, currency, days }: Planned) {
  const found = stages.flatMap(({ amount }, place) =>
    amount < leastStageIn(currency) ? [{ path: [place, 'amount'], message: say.least }] : [],
  )
  if (stages.length === 0 || found.length > 0) return found
  const sum = (of: 'amount' | 'days') => stages.reduce((total, stage) => total + stage[of], 0)
  if (sum('amount') !== price) return [{ path: [], message: say.sum }]
  return days !== null && sum('days') > days ? [{ path: [], message: say.daysSum }] : []
}
