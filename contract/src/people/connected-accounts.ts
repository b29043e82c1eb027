import { z } from 'zod'
import { defineCall, empty, list } from '../calls/call.ts'
import { CreatedAt } from '../dates/time.ts'

export const ConnectedAccount = z.strictObject({
  id: z.uuid(),
  provider: z.string(),
  name: z.string(),
  email: z.string().nullable(),
  created_at: CreatedAt,
})

export const listConnectedAccounts = defineCall({
  method: 'GET',
  path: '/account/connected-accounts',
  summary: 'The outside accounts one can sign in with.',
  who: 'person',
  reply: list(ConnectedAccount),
})

export const unlinkConnectedAccount = defineCall({
  method: 'DELETE',
  path: '/account/connected-accounts/{id}',
  summary: 'Unlinks one; refused while it is the only way to sign in.',
  who: 'person',
  recentlyConfirmed: true,
  params: z.object({ id: z.uuid() }),
  reply: empty,
  status: 204,
})
