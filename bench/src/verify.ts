import { join } from 'node:path'
import { sql } from 'kysely'
import type { Context } from '../../server/src/context.ts'
import { sealEntries } from '../../server/src/money/ledger/seal-ledger.ts'
import { promiseToSeal } from '../../server/src/money/ledger/seal-store.ts'
import { verifyLedger } from '../../server/src/money/ledger/verify-ledger.ts'
import { openContext } from '../../server/src/open-context.ts'
import type { Database } from '../../server/src/platform/database/database.ts'
import { startEmbedded } from '../../server/src/platform/database/embedded.ts'
import { migrate } from '../../server/src/platform/database/migrate.ts'
import { readSettings } from '../../server/src/settings/settings.ts'
import { serverEnv } from './server-env.ts'

/** These are proven first: the time must not grow faster than the books. */
const FEWER = 10
const AT_ONCE = 50_000
/** An order has so many entries: paid, released and cleared. */
const OF_AN_ORDER = 4
const ROUNDS = 3

export interface VerifyTime {
  entries: number
  seconds: number
  /** How long a tenth of them took. */
  tenthSeconds: number
}

/** How long it takes to find that nothing is wrong with the books; the median round counts. */
export async function measureVerify(folder: string, entries: number): Promise<VerifyTime> {
  const postgres = await startEmbedded({ dataDir: join(folder, 'books'), durable: false })
  const env = serverEnv(postgres.url, join(folder, 'books-data'))
  try {
    await migrate(postgres.url)
    const { context, close } = await openContext(readSettings(env), postgres.url, {}, undefined, {
      isPatient: true,
    })
    try {
      await fillBooks(context.db, 0, entries / FEWER)
      const tenthSeconds = await proving(context, entries / FEWER)
      await fillBooks(context.db, entries / FEWER, entries)
      return { entries, seconds: await proving(context, entries), tenthSeconds }
    } finally {
      await close()
    }
  } finally {
    await postgres.stop()
  }
}

async function proving(context: Context, many: number) {
  const seconds: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const begun = performance.now()
    const { sealed, entries, accounts, pending } = await verifyLedger(context)
    seconds.push((performance.now() - begun) / 1000)
    if (sealed !== many || entries.length + accounts.length + pending.length > 0)
      throw new Error('The books are wrong')
  }
  return seconds.toSorted((a, b) => a - b)[1] as number
}

/** Two lines each: the platform's clearing against what is held for an order. */
export async function fillBooks(db: Database, begin: number, end: number) {
  for (let from = begin; from < end; from += AT_ONCE) {
    const until = Math.min(from + AT_ONCE, end)
    await db.transaction().execute(promiseToSeal)
    await db.transaction().execute(async (tx) => {
      await sql`
        create temporary table posted on commit drop as
        select number, md5((number / ${OF_AN_ORDER}::int)::text)::uuid as order_id
        from generate_series(${from + 1}::int, ${until}::int) as number`.execute(tx)
      await sql`
        insert into ledger_account (kind, subject, currency, balance)
        select 'escrow', order_id, 'USD', 0 from (select distinct order_id from posted) as orders
        union all select 'clearing', null, 'USD', null
        on conflict (id) do nothing`.execute(tx)
      await sql`
        with entry as (
          insert into ledger_entry (template, cause, order_id, created_at)
          select 'L1', 'bench:' || number, order_id, now() from posted order by number
          returning id, order_id
        )
        insert into ledger_line (entry_id, account_id, amount, currency)
        select id, ledger_account_id('clearing', null, null, 'USD'), 100, 'USD' from entry
        union all select id, ledger_account_id('escrow', order_id, null, 'USD'), -100, 'USD' from entry`.execute(
        tx,
      )
    })
    await sealEntries({ db })
  }
  await sql`vacuum analyze`.execute(db)
}
