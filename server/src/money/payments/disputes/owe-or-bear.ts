import type { Context } from '../../../context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { payDebtWithCredit } from '../../coupons/pay-debt-with-credit.ts'
import { postEntry } from '../../ledger/post-entry.ts'
import { debtForgiven } from '../../ledger/templates/debt-templates.ts'
import { findPayer } from '../store.ts'
import { tellOfDebt } from './tell-of-credit.ts'

interface Debt {
  client: string
  currency: string
  /** The entry of the books that it came by. */
  cause: string
}

/**
 * A client who owes us after a bank took money back pays it with what credit they have, and reads what is left to pay. Nobody
 * is there to pay for one whose account is deleted: the loss is ours at once (L11f).
 */
export async function oweOrBear(context: Context, tx: Tx, { client, currency, cause }: Debt) {
  const owed = await payDebtWithCredit(context, tx, client, currency)
  if (owed === 0 || !(await isGone(tx, client)))
    return tellOfDebt(context, tx, { client, key: cause, amount: owed, currency })
  await postEntry(context, tx, {
    ...debtForgiven({ currency, person: client, side: 'client', amount: owed }),
    cause,
    orderId: null,
    actorId: null,
    requestId: null,
  })
}

export const isGone = async (tx: Tx, client: string) => (await findPayer(tx, client))?.deleted_at != null
