import { z } from 'zod'
import { defineCall, empty, one } from '../calls/call.ts'
import { OWNER_TYPES } from '../calls/status.ts'

export const Like = z.strictObject({
  id: z.uuid(),
  count: z.number().int(),
})

export const like = defineCall({
  method: 'POST',
  path: '/likes',
  summary: 'Likes an agent or an article; the same like again is the one there is.',
  who: 'person',
  body: z.strictObject({ name: z.enum(OWNER_TYPES), id: z.uuid() }),
  reply: one(Like),
})

export const unlike = defineCall({
  method: 'DELETE',
  path: '/likes/{id}',
  summary: 'Takes a like back, by its id or that of what is liked; one that is gone stays gone.',
  who: 'person',
  params: z.object({ id: z.uuid() }),
  reply: empty,
  status: 204,
})
