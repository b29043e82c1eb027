import { z } from 'zod'
import { Money } from '../amounts/money.ts'
import { defineCall, list } from '../calls/call.ts'
import { ShownFacts } from '../ground/visa-facts.ts'

/** A visa among those that answer a question, with what it costs and how long it takes. */
export const FoundVisa = z.strictObject({
  id: z.string(),
  name: z.string(),
  country: z.strictObject({ id: z.string(), name: z.string() }),
  fee: Money.nullable(),
  /** Only fees and time are shown. */
  facts: ShownFacts,
})
export type FoundVisa = z.output<typeof FoundVisa>

export const findVisas = defineCall({
  method: 'GET',
  path: '/visas',
  summary: 'The visas a question is about, the likeliest first; at most twenty.',
  who: 'anyone',
  sameForAll: true,
  query: z.object({ query: z.string().max(200) }),
  reply: list(FoundVisa),
})
