import { randomBytes } from 'node:crypto'
import type { Insertable } from 'kysely'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import type { DB } from '../../../platform/database/rows.generated.ts'
import type { By } from '../../../platform/http/by.ts'
import { postEntry } from '../../ledger/post-entry.ts'
import { payoutAccepted } from '../../ledger/templates/release-templates.ts'
import { addPayout } from './payout-store.ts'

type Made = Omit<Insertable<DB['payout']>, 'ref' | 'created_at' | 'updated_at'>

/** Y1 with L4a: the money leaves what is available at once, so that nothing is spent twice. Null where it was made before. */
export async function makePayout(context: Context, tx: Tx, made: Made, by: By) {
  const now = context.clock.now()
  const payout = await addPayout(tx, { ref: makePayoutRef(), ...made, created_at: now, updated_at: now })
  if (!payout) return null
  const { currency, agent_id: agent, amount } = made
  await postEntry(context, tx, {
    ...payoutAccepted({ currency, agent, amount }),
    cause: `payout:${payout.id}`,
    orderId: null,
    actorId: by.id,
    requestId: by.requestId,
  })
  return payout
}

const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** It looks like `OUT-7K3M-9QXA`. */
export function makePayoutRef() {
  const letters = [...randomBytes(8)].map((byte) => LETTERS[byte % LETTERS.length])
  return ['OUT', letters.slice(0, 4).join(''), letters.slice(4).join('')].join('-')
}
