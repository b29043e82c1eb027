import { z } from 'zod'
import { defineCall, empty, list } from '../calls/call.ts'
import { CreatedAt, Instant } from '../dates/time.ts'

export const Device = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  address: z.string(),
  is_this: z.boolean(),
  last_seen_at: Instant,
  created_at: CreatedAt,
})

export const listDevices = defineCall({
  method: 'GET',
  path: '/account/devices',
  summary: 'Where one is signed in.',
  who: 'person',
  reply: list(Device),
})

export const signOutDevice = defineCall({
  method: 'DELETE',
  path: '/account/devices/{id}',
  summary: 'Signs one of them out.',
  who: 'person',
  params: z.object({ id: z.uuid() }),
  reply: empty,
  status: 204,
})

export const signOutOthers = defineCall({
  method: 'DELETE',
  path: '/account/devices',
  summary: 'Signs out everywhere but here.',
  who: 'person',
  reply: empty,
  status: 204,
})
