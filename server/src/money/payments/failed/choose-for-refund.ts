import type { Context } from '../../../context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { transact } from '../../../platform/database/transact.ts'
import type { Person } from '../../../platform/http/actor.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { BankDetails } from '../../wallets/linking/bank-details.ts'
import { type HeldRefund, holdRefund } from '../refunds/hold-refund.ts'
import { giveBank, keepAsCredit, tryCardAgain } from './answer-refund.ts'
import { findFailed } from './failed-refund-store.ts'
import { showFailedRefund } from './list-failed-refunds.ts'
import { mayOfPayer, refusalToPayer } from './may-with-refund.ts'
import { refuseTaken } from './refuse-taken.ts'
import { stopTransfer } from './stop-transfer.ts'

const choose = (
  context: Context,
  actor: Person,
  id: string,
  action: string,
  take: (tx: Tx, held: HeldRefund) => Promise<unknown>,
) =>
  transact(context, async (tx) => {
    const held = await holdRefund(context, tx, id)
    const row = held && (await findFailed(tx, id))
    if (row?.payer_id !== actor.id) throw new Refusal('not_found')
    if (!mayOfPayer(context, row).includes(action)) throw refusalToPayer(row, action)
    await take(tx, held as HeldRefund)
    return showFailedRefund(context, tx, actor, id)
  })

export const retryRefund = (context: Context, actor: Person, id: string) =>
  choose(context, actor, id, 'retry', (tx, held) => tryCardAgain(context, tx, held))

export const keepRefund = (context: Context, actor: Person, id: string) =>
  choose(context, actor, id, 'keep', async (tx, held) => {
    await refuseTaken(tx, held)
    await keepAsCredit(context, tx, held, { by: context.by, chosen: 'payer' })
  })

export const giveRefundBank = (context: Context, actor: Person, id: string, details: BankDetails) =>
  choose(context, actor, id, 'give_bank', async (tx, held) => {
    await refuseTaken(tx, held)
    await giveBank(context, tx, held, { details, enteredBy: actor.id, byTeam: false })
  })

export const withdrawRefundBank = (context: Context, actor: Person, id: string) =>
  choose(context, actor, id, 'stop_bank', (tx, held) => stopTransfer(context, tx, held, null))
