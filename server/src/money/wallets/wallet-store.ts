import type { Schedule } from '@sojourn/contract/money/wallet-words'
import { type Insertable, sql } from 'kysely'
import type { Reader, Tx } from '../../platform/database/database.ts'
import { type AgeKey, newerThan } from '../../platform/database/keyset.ts'
import type { DB } from '../../platform/database/rows.generated.ts'
import type { Unmoved } from '../../platform/database/unmoved.ts'

const wallets = (db: Reader) =>
  db
    .selectFrom('wallet')
    .select([
      'wallet.id',
      'wallet.agent_id',
      'wallet.kind',
      'wallet.country_iso',
      'wallet.processor',
      'wallet.account_id',
      'wallet.sealed_details',
      'wallet.hint',
      'wallet.destination',
      'wallet.status',
      'wallet.schedule',
      'wallet.schedule_stopped_for',
      'wallet.linked_at',
      'wallet.created_at',
    ])
export type WalletRow = NonNullable<Awaited<ReturnType<typeof findWallet>>>

/** Undefined where a wallet is linked, or being linked, already. */
export const addWallet = (tx: Tx, wallet: Insertable<DB['wallet']>) =>
  tx
    .insertInto('wallet')
    .values(wallet)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()

export const findWallet = (db: Reader, id: string) =>
  wallets(db).where('wallet.id', '=', id).executeTakeFirst()

export const walletOf = (db: Reader, agentId: string) =>
  wallets(db).where('agent_id', '=', agentId).where('status', '<>', 'unlinked').executeTakeFirst()

/** Until the transaction ends nobody links, unlinks or begins a payout for this agent. */
export const lockWalletOf = (tx: Tx, agentId: string) =>
  wallets(tx)
    .where('agent_id', '=', agentId)
    .where('status', '<>', 'unlinked')
    .forUpdate('wallet')
    .executeTakeFirst()

export const lockWalletOfAccount = (tx: Tx, processor: string, accountId: string) =>
  wallets(tx)
    .where('processor', '=', processor)
    .where('account_id', '=', accountId)
    .forUpdate('wallet')
    .executeTakeFirst()

export const setWallet = (tx: Tx, id: string, change: Unmoved<'wallet'>) =>
  tx.updateTable('wallet').set(change).where('id', '=', id).execute()

export const takeDueWallets = async (tx: Tx, due: { now: Date; next: Date; limit: number }) => {
  const { rows } = await sql<{ id: string }>`
    update wallet set look_at = ${due.next}
    where id in (
      select id from wallet where look_at <= ${due.now} and status <> 'unlinked'
      order by look_at limit ${due.limit} for update skip locked
    )
    returning id`.execute(tx)
  return rows
}

/** The page is sorted by id. */
export function scheduledWallets(
  db: Reader,
  schedules: readonly Schedule[],
  after: AgeKey | null,
  most: number,
) {
  let batch = db
    .selectFrom('wallet')
    .select(['id', 'agent_id', 'created_at as due_at'])
    .where('status', '=', 'linked')
    .where('schedule', 'in', schedules)
    .orderBy('created_at')
    .orderBy('id')
    .limit(most)
  if (after) batch = batch.where(newerThan('created_at', 'id', after))
  return batch.execute()
}
