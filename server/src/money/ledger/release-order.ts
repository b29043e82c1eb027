import type { Context } from '../../context.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { By } from '../../platform/http/by.ts'
import { Refusal } from '../../platform/refusal.ts'
import { postEntry } from './post-entry.ts'
import { split } from './split.ts'
import { balancesOf, lockAccounts } from './store.ts'
import { released } from './templates/release-templates.ts'

interface Release {
  order: string
  agent: string
  currency: string
  commissionPercent: number
  by: By
}

/**
 * L2 for all that is still held for the order; once, as its cause says. Whoever calls holds the order. Answers the
 * agent’s share.
 */
export async function releaseOrder(context: Pick<Context, 'clock'>, tx: Tx, release: Release) {
  const { order, agent, currency, commissionPercent, by } = release
  await lockAccounts(tx, [order])
  const balances = await balancesOf(tx, order, currency)
  const escrow = balances.find(({ kind }) => kind === 'escrow')?.balance ?? 0
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
  return share ?? 0
}
