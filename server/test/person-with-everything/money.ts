import { makeCode } from '../../src/money/coupons/make-code.ts'
import { accounts } from '../../src/money/ledger/accounts.ts'
import { postEntry } from '../../src/money/ledger/post-entry.ts'
import { credit, debit, posting } from '../../src/money/ledger/posting.ts'
import type { Tx } from '../../src/platform/database/database.ts'
import { addPayments, addPlan } from './payments.ts'
import { addWallet } from './wallet.ts'
import type { Whose } from './whose.ts'

export async function addMoney(
  tx: Tx,
  { context, person_id, hired, now, word, lasting, secret, secretBytes }: Whose,
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
  await tx
    .insertInto('debt_bill')
    .values({ client_id: person_id, currency: 'USD', created_at: now })
    .execute()
  await tx
    .insertInto('debt_relief')
    .values({
      ...{ person_id, side: 'client', how: 'forgiven', amount: 100, currency: 'USD', status: 'rejected' },
      ...{ reason: word('relief of a debt'), proposed_by: hired.id, created_at: now, updated_at: now },
    })
    .execute()
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
  await addRefundTransfer(tx, { person_id, now, word })
}

/** A refund that was paid to their bank. */
async function addRefundTransfer(
  tx: Tx,
  { person_id, now, word }: Pick<Whose, 'person_id' | 'now' | 'word'>,
) {
  const { id: payment_id } = await tx
    .selectFrom('payment')
    .select('id')
    .where('payer_id', '=', person_id)
    .limit(1)
    .executeTakeFirstOrThrow()
  const since = { created_at: now, updated_at: now }
  const { id: activity_id } = await tx
    .insertInto('payment_activity')
    .values({
      ...{ payment_id, kind: 'hosted', status: 'cancelled', processor: 'sandbox', amount: 500 },
      ...{ currency: 'USD', look_at: now, ...since },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id: refund_id } = await tx
    .insertInto('refund')
    .values({
      ...{ payment_id, activity_id, reason: 'plan', amount: 500, currency: 'USD', status: 'processed' },
      ...{ look_at: now, ...since },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('refund_transfer')
    .values({
      ...{ refund_id, payer_id: person_id, entered_by: person_id, status: 'returned' },
      ...{ hint: word('bank of a refund'), reason: word('returned refund'), ...since },
    })
    .execute()
}
