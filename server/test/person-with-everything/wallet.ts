import { randomUUID } from 'node:crypto'
import { makePayoutRef } from '../../src/money/wallets/payouts/make-payout.ts'
import { MAY_RETURN_MS } from '../../src/money/wallets/payouts/may-return.ts'
import type { Tx } from '../../src/platform/database/database.ts'

interface Whose {
  person_id: string
  now: Date
  /** Something nobody may be shown. */
  secret: () => string
  secretBytes: () => Buffer
  lasting: (of: string) => string
}

export async function addWallet(tx: Tx, { person_id: agent_id, now, secret, secretBytes, lasting }: Whose) {
  const times = { created_at: now, updated_at: now }
  // A bank that has sent nothing back since then keeps it.
  const longAgo = new Date(now.getTime() - MAY_RETURN_MS)
  const account_id = secret()
  const { id: wallet_id } = await tx
    .insertInto('wallet')
    .values({
      ...{ agent_id, kind: 'processor', country_iso: 'CA', processor: 'sandbox', account_id },
      ...{ sealed_details: secretBytes(), status: 'linked', ...times },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('earned_month')
    .values({ agent_id, month: '2026-11-01', currency: 'USD', amount: 50_00 })
    .execute()
  await tx
    .insertInto('wallet_code')
    .values({ agent_id, act: 'link', code_hash: secretBytes(), created_at: now, expires_at: now })
    .execute()
  await tx
    .insertInto('payout_pause')
    .values({
      ...{ agent_id, cause: 'staff', reason: lasting('pause'), made_by: agent_id, created_at: now },
      ...{ lifted_by: agent_id, lifted_at: now },
    })
    .execute()
  await tx
    .insertInto('payout')
    .values({
      ...{ ref: makePayoutRef(), agent_id, wallet_id, kind: 'processor', processor: 'sandbox' },
      ...{ processor_id: `payout_${randomUUID()}`, amount: 50_00, currency: 'USD', status: 'processed' },
      ...{ asked_by: 'agent', reason: lasting('payout'), done_at: longAgo, ...times },
    })
    .execute()
}
