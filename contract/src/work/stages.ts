import { z } from 'zod'
import { Money } from '../amounts/money.ts'
import { Instant } from '../dates/time.ts'

export const STAGE_STATES = [
  'to_come',
  'to_pay',
  'held',
  'conflicted',
  'accepted',
  'refunded',
  'stopped',
] as const
export type StageState = (typeof STAGE_STATES)[number]

export const StageOfCase = z.strictObject({
  number: z.number().int(),
  name: z.string(),
  delivers: z.string(),
  days: z.number().int(),
  price: Money,
  /** Its order, once it is reached: each stage is one. */
  order: z.string().nullable(),
  state: z.enum(STAGE_STATES),
})
export type StageOfCase = z.output<typeof StageOfCase>

export const StagesOfCase = z.strictObject({
  /** The title is of the service or offer, without the name of a stage. */
  title: z.string(),
  total: Money,
  items: z.array(StageOfCase),
  /** The order of the stage it stands at. */
  current: z.string(),
  /** The saved card is charged for later stages, and at that time for the one that waits; it is null for the agent. */
  by_card: z.strictObject({ agreed: z.boolean(), charged_at: Instant.nullable() }).nullable(),
})
export type StagesOfCase = z.output<typeof StagesOfCase>

export const InStages = z.strictObject({
  number: z.number().int(),
  count: z.number().int(),
  name: z.string(),
})
export type InStages = z.output<typeof InStages>
