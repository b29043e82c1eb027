import { Forged } from '../refusals.ts'

/** It says of what there is news; how that stands is read back. */
export interface News {
  id: string
  kind: (typeof KINDS)[number] | 'other'
  objectId: string | null
  occurredAt: Date
}

const KINDS = ['attempt', 'setup', 'refund', 'dispute', 'account', 'payout'] as const
const ID = /^[a-z]+_[\w-]{1,100}$/

/** The signature is proven before. */
export function newsIn(body: Buffer): News {
  try {
    const { id, kind, object_id, occurred_at } = JSON.parse(body.toString()) as Record<string, unknown>
    const occurredAt = new Date(String(occurred_at))
    if (typeof id !== 'string' || !ID.test(id) || Number.isNaN(occurredAt.getTime()))
      throw new Error('not an event')
    return {
      id,
      occurredAt,
      kind: KINDS.find((known) => known === kind) ?? 'other',
      objectId: typeof object_id === 'string' && ID.test(object_id) ? object_id : null,
    }
  } catch {
    throw new Forged('a body that is not the sandbox’s')
  }
}
