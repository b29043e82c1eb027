import { z } from 'zod'
import { defineCall, list, one } from '../calls/call.ts'
import { text } from '../calls/fields.ts'
import { REASON_LENGTH } from '../calls/limits.ts'
import { pageQuery } from '../calls/page.ts'
import { Day, Instant } from '../dates/time.ts'
import { GIFT_SIGNS, type GiftSign } from '../work/gift-words.ts'
import { DECISIONS } from '../work/goals.ts'
import { DECISION_STATES, DECISION_TABS, type DecisionState } from '../work/told-decision-words.ts'

const Person = z.strictObject({ uuid: z.uuid(), full_name: z.string() })

/** A decision counts once for each agent whose work the client accepted. */
export const ToldDecision = z.strictObject({
  id: z.uuid(),
  visa: z.strictObject({ id: z.string(), name: z.string(), country: z.string() }),
  client: Person,
  agent: Person,
  decision: z.enum(DECISIONS),
  decided_on: Day,
  told_at: Instant,
  /** Client and agent share these. */
  signs: z.array(z.enum(Object.keys(GIFT_SIGNS) as [GiftSign, ...GiftSign[]])),
  state: z.enum(Object.keys(DECISION_STATES) as [DecisionState, ...DecisionState[]]),
  reason: z.string().nullable(),
  judged_by: Person.nullable(),
  judged_at: Instant.nullable(),
  /** Nobody can do anything about an order of their own. */
  may: z.array(z.enum(['take_out', 'count'])),
})
export type ToldDecision = z.output<typeof ToldDecision>

export const listToldDecisions = defineCall({
  method: 'GET',
  path: '/staff/decisions',
  summary:
    'What clients told us that authorities decided, the newest first; `filter[tab]` takes `held` (client and agent share something), `all` or `out`, `filter[agent]` the uuid of an agent.',
  who: 'staff',
  query: z.object({
    ...pageQuery,
    filter: z.object({ tab: z.enum(DECISION_TABS).optional(), agent: z.uuid().optional() }).optional(),
  }),
  reply: list(ToldDecision),
})

export const DecisionJudgement = z.strictObject({
  verdict: z.enum(['out', 'in'], 'please choose one'),
  reason: text('please say why', REASON_LENGTH).refine(
    (words) => words.length >= 10,
    'please write at least 10 characters',
  ),
})

export const judgeToldDecision = defineCall({
  method: 'POST',
  path: '/staff/decisions/{id}/verdict',
  summary: 'Takes a doubtful decision out of the shares of approvals, or counts it after all.',
  who: 'staff',
  idempotent: true,
  params: z.object({ id: z.uuid() }),
  body: DecisionJudgement,
  reply: one(ToldDecision),
})
