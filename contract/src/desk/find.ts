import { z } from 'zod'
import { defineCall, one } from '../calls/call.ts'
import { FOUND_KINDS, LEAST_TO_FIND, MOST_OF_KIND } from './desk-words.ts'

export const Found = z.strictObject({
  kind: z.enum(FOUND_KINDS),
  title: z.string(),
  /** The note tells it from another of the same name. */
  note: z.string(),
  path: z.string(),
})
export type Found = z.output<typeof Found>

export const findAnything = defineCall({
  method: 'GET',
  path: '/find',
  summary: `Finds by words what somebody can open in the mode they are in, at most ${MOST_OF_KIND} of each kind: their orders and the messages of their newest conversations, agents for clients, visas, articles; for our team all orders by reference or email address, and people.`,
  who: 'person',
  query: z.object({ query: z.string().trim().min(LEAST_TO_FIND).max(100) }),
  reply: one(z.array(Found)),
})
