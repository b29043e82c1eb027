import { z } from 'zod'
import { defineCall, one } from '../calls/call.ts'

const Push = z.strictObject({
  /** It is the server's public key; null means that it has none. */
  key: z.string().nullable(),
  is_on: z.boolean(),
})

const bytes = (count: number) =>
  z
    .string()
    .regex(new RegExp(`^[\\w-]{${Math.ceil((count * 4) / 3)}}$`), 'this is no key of a push subscription')

export const showPush = defineCall({
  method: 'GET',
  path: '/account/push',
  summary: 'Whether this browser is told of notifications while no page is open.',
  who: 'person',
  reply: one(Push),
})

export const subscribeToPush = defineCall({
  method: 'PUT',
  path: '/account/push',
  summary: 'Tells this browser of notifications by its push service, until it signs out.',
  who: 'person',
  body: z.strictObject({
    endpoint: z.url('this is no address of a push service').max(1000),
    keys: z.strictObject({ p256dh: bytes(65), auth: bytes(16) }),
  }),
  reply: one(Push),
})

export const unsubscribeFromPush = defineCall({
  method: 'DELETE',
  path: '/account/push',
  summary: 'Tells this browser no more.',
  who: 'person',
  reply: one(Push),
})
