import type { Context } from '../../context.ts'
import { tell } from '../../ground/facts/tell.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { By } from '../../platform/http/by.ts'
import { Refusal } from '../../platform/refusal.ts'
import { clearanceOf } from './clearance-of.ts'
import { postEntry } from './post-entry.ts'
import { split } from './split.ts'
import { lockAccounts } from './store.ts'
import { released } from './templates/release-templates.ts'

interface Release {
  order: string
  agent: string
  currency: string
  commissionPercent: number
  by: By
}

/**
 * L2 for all that is still held for the order; once, as its cause says. The day it clears is set here, whatever becomes of
 * the order. Whoever calls holds the order. Answers the agent’s share, and that day.
 */
export async function releaseOrder(context: Context, tx: Tx, release: Release) {
  const { order, agent, currency, commissionPercent, by } = release
  const held = await lockAccounts(tx, [order])
  const isEscrow = (one: (typeof held)[number]) => one.kind === 'escrow' && one.currency === currency
  const escrow = held.find(isEscrow)?.balance ?? 0
  if (escrow === 0)
    throw new Refusal('not_now', {
      message: 'The money of this order is not held at the moment, so it cannot be released.',
    })
  const [share, commission] = split(escrow, [100 - commissionPercent, commissionPercent])
  await postEntry(context, tx, {
    ...released({ currency, order, agent, escrow, commission: commission ?? 0 }),
    cause: `release:${order}`,
    orderId: order,
    actorId: by.id,
    requestId: by.requestId,
  })
  const clears_at = new Date(context.clock.now().getTime() + (await clearanceOf(tx, agent)))
  await tell(context, tx, { fact: 'money_released', order, clears_at }, by)
  return { share: share ?? 0, clears_at }
}
