import { z } from 'zod'
import { Money } from '../amounts/money.ts'
import { defineCall, list, one } from '../calls/call.ts'
import { text } from '../calls/fields.ts'
import { REASON_LENGTH } from '../calls/limits.ts'
import { pageQuery } from '../calls/page.ts'
import { Status } from '../calls/status-pair.ts'
import { Instant } from '../dates/time.ts'
import { GIFT_SIGNS, GIFT_TABS, type GiftSign } from '../work/gift-words.ts'

const Person = z.strictObject({ uuid: z.uuid(), full_name: z.string() })

/** An order that a gift of ours pays, whose client and agent share something. */
export const GiftCheck = z.strictObject({
  id: z.uuid(),
  order: z.strictObject({
    uuid: z.uuid(),
    ref: z.string(),
    title: z.string(),
    status: Status,
    price: Money,
  }),
  client: Person,
  agent: Person,
  gift: Money,
  signs: z.array(z.enum(Object.keys(GIFT_SIGNS) as [GiftSign, ...GiftSign[]])),
  status: z.enum(['waiting', 'fine', 'not_fine']),
  note: z.string().nullable(),
  decided_by: Person.nullable(),
  created_at: Instant,
  decided_at: Instant.nullable(),
  /** Nobody can do anything about an order of their own. */
  may: z.array(z.enum(['decide'])),
})
export type GiftCheck = z.output<typeof GiftCheck>

export const listGiftChecks = defineCall({
  method: 'GET',
  path: '/staff/gift-checks',
  summary:
    'Orders paid by a gift of ours whose client and agent share something, the longest waiting first; `filter[status]=decided` shows the others.',
  who: 'staff',
  query: z.object({
    ...pageQuery,
    filter: z.object({ status: z.enum(GIFT_TABS).optional() }).optional(),
  }),
  reply: list(GiftCheck),
})

export const GiftJudgement = z.strictObject({
  outcome: z.enum(['fine', 'not_fine'], 'please choose one'),
  note: text('please say what you found', REASON_LENGTH).refine(
    (words) => words.length >= 10,
    'please write at least 10 characters',
  ),
})

export const judgeGift = defineCall({
  method: 'POST',
  path: '/staff/gift-checks/{id}/decision',
  summary:
    'Lets the money of such an order clear; or ends the order, takes the gift back and gives the client what else they paid.',
  who: 'staff',
  idempotent: true,
  params: z.object({ id: z.uuid() }),
  body: GiftJudgement,
  reply: one(GiftCheck),
})
