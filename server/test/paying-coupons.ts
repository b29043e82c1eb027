import { randomUUID } from 'node:crypto'
import { issueCredit } from '../src/money/coupons/issue-credit.ts'
import { accounts } from '../src/money/ledger/accounts.ts'
import { postEntry } from '../src/money/ledger/post-entry.ts'
import { credit, debit, posting } from '../src/money/ledger/posting.ts'
import { inTransaction } from '../src/platform/database/transact.ts'
import type { TestApp } from './start-app.ts'

/** A gift: anybody's, or somebody's. */
export async function makePromo(
  server: TestApp,
  amount: number,
  wanted: { owner?: { id: string }; ends?: Date } = {},
) {
  const now = server.clock.now()
  const code = `GIFT-${randomUUID().slice(0, 8).toUpperCase()}`
  await server.context.db
    .insertInto('coupon')
    .values({
      code,
      kind: 'promo',
      owner_id: wanted.owner?.id ?? null,
      currency: 'USD',
      amount,
      balance: amount,
      expires_at: wanted.ends ?? null,
      created_at: now,
      updated_at: now,
    })
    .execute()
  return code
}

/** Credit as a refund leaves it, with the books to say so. */
export async function giveCredit(server: TestApp, shopper: { id: string }, amount: number) {
  const refundId = randomUUID()
  const cause = { orderId: null, actorId: null, requestId: null }
  await inTransaction(server.context.db, async (tx) => {
    await postEntry(server.context, tx, {
      ...posting('L7', 'USD', [
        debit(accounts.promo_expense, amount),
        credit(accounts.refund_payable(refundId), amount),
      ]),
      cause: `test:${refundId}`,
      ...cause,
    })
    await issueCredit(server.context, tx, {
      clientId: shopper.id,
      paymentId: null,
      refundId,
      amount,
      currency: 'USD',
      cause: `refund:${refundId}`,
      ...cause,
    })
  })
  const { code } = await server.context.db
    .selectFrom('coupon')
    .select('code')
    .where('owner_id', '=', shopper.id)
    .where('kind', '=', 'credit')
    .executeTakeFirstOrThrow()
  return code
}
