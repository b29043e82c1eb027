import { z } from 'zod'
import { defineCall, one } from '../calls/call.ts'
import { VAULT_KIND_IDS } from '../work/vault-words.ts'

export const showGoalPapers = defineCall({
  method: 'GET',
  path: '/goals/{id}/papers',
  summary:
    'The papers a client has for a goal: those that its orders have received, and those that lie in their vault and are valid.',
  who: 'client',
  params: z.object({ id: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER) }),
  reply: one(
    z.strictObject({
      items: z.array(
        z.strictObject({
          name: z.string(),
          /** It is null for a paper of an order. */
          kind: z.enum(VAULT_KIND_IDS).nullable(),
          where: z.enum(['order', 'vault']),
        }),
      ),
    }),
  ),
})
