import { z } from 'zod'
import { defineCall, empty, one } from '../calls/call.ts'

export const Like = z.strictObject({
  id: z.uuid(),
  /** How many like it, this one included. */
  count: z.number().int(),
})

export const like = defineCall({
  method: 'POST',
  path: '/likes',
  summary: 'Likes an agent; the same like again is the one there is.',
  who: 'person',
  body: z.strictObject({ name: z.literal('consultant'), id: z.uuid() }),
  reply: one(Like),
})

export const unlike = defineCall({
  method: 'DELETE',
  path: '/likes/{id}',
  summary: 'Takes a like back, by its id or that of the agent; one that is gone stays gone.',
  who: 'person',
  params: z.object({ id: z.uuid() }),
  reply: empty,
  status: 204,
})
