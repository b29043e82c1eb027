import { z } from 'zod'
import { defineCall, one } from '../calls/call.ts'
import { publicUrl } from '../calls/public-url.ts'
import { Day } from '../dates/time.ts'

/** Rates say what an amount is about in another currency. Nobody pays by them. */
export const Rates = z.strictObject({
  source: z.string().min(1).max(100),
  url: publicUrl('must be an address that begins with https://'),
  as_of: Day,
  per_euro: z
    .record(z.string().regex(/^[A-Z]{3}$/, 'must be three capital letters'), z.number().positive().max(1e7))
    .refine(({ EUR }) => EUR === 1, 'must hold EUR as 1'),
})
export type Rates = z.output<typeof Rates>

export const showRates = defineCall({
  method: 'GET',
  path: '/rates',
  summary:
    'Exchange rates of a day, with their source, to read an amount in another currency. Never for paying.',
  who: 'anyone',
  sameForAll: true,
  keepSeconds: 3600,
  reply: one(Rates),
})
