import { z } from 'zod'
import { Money } from '../amounts/money.ts'
import { defineCall, one } from '../calls/call.ts'
import { placeAsked } from './discovery.ts'

/** A page of agents has no more. */
const MOST_AGENTS = 16

export const GoalPrices = z.strictObject({
  /** This many people apply for the goal, the client among them. */
  people: z.number().int(),
  /** The cheapest of each agent for all of them; an agent none of whose services says what further people cost is left out. */
  items: z.array(z.strictObject({ uuid: z.uuid(), price_from: Money })),
})
export type GoalPrices = z.output<typeof GoalPrices>

export const showGoalPrices = defineCall({
  method: 'GET',
  path: '/goals/{id}/prices',
  summary:
    'From what price on agents work for all who apply for a goal of the client’s own, with their services for what is asked for.',
  who: 'client',
  params: z.object({ id: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER) }),
  query: z.object({
    ...placeAsked,
    ids: z
      .string()
      .max(700)
      .transform((ids) => [...new Set(ids.split(','))])
      .pipe(z.array(z.uuid()).min(1).max(MOST_AGENTS)),
  }),
  reply: one(GoalPrices),
})
