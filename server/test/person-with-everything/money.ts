import { makeCode } from '../../src/money/coupons/make-code.ts'
import { accounts } from '../../src/money/ledger/accounts.ts'
import { postEntry } from '../../src/money/ledger/post-entry.ts'
import { credit, debit, posting } from '../../src/money/ledger/posting.ts'
import type { Tx } from '../../src/platform/database/database.ts'
import { addPayments, addPlan } from './payments.ts'
import { addWallet } from './wallet.ts'
import type { Whose } from './whose.ts'

/** What they paid, earned and were given. */
export async function addMoney(
  tx: Tx,
  { context, person_id, now, word, lasting, secret, secretBytes }: Whose,
) {
  const credited = [debit(accounts.promo_expense, 100), credit(accounts.client_credit(person_id), 100)]
  await postEntry(context, tx, {
    ...posting('L5b', 'USD', credited),
    cause: `test:${person_id}`,
    orderId: null,
    actorId: person_id,
    requestId: null,
  })
  await addPayments(tx, { person_id, now, secret, lasting })
  await addWallet(tx, { person_id, now, secret, secretBytes, lasting })
  await addPlan(tx, { person_id, now, word, lasting })
  const { id: coupon_id } = await tx
    .insertInto('coupon')
    .values({
      code: makeCode('GIFT'),
      kind: 'promo',
      owner_id: person_id,
      currency: 'USD',
      amount: 500,
      balance: 500,
      note: lasting('coupon'),
      created_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('coupon_refund')
    .values({
      ...{ coupon_id, client_id: person_id, amount: 500, currency: 'USD', status: 'rejected' },
      ...{ reason: word('credit refund'), decided_by: person_id, created_at: now, updated_at: now },
    })
    .execute()
}
