import type { Term } from '@sojourn/contract/amounts/plans'
import type { ExpressionBuilder } from 'kysely'
import type { Reader, Tx } from '../../../platform/database/database.ts'
import { type AgeKey, newerThan } from '../../../platform/database/keyset.ts'
import type { DB } from '../../../platform/database/rows.generated.ts'
import type { Line, PaidPlan } from '../quote.ts'

const COLUMNS = (eb: ExpressionBuilder<DB, 'plan_bill'>) =>
  [
    'plan_bill.id',
    'plan_bill.subscription_id',
    'plan_bill.agent_id',
    'plan_bill.kind',
    'plan_bill.plan',
    'plan_bill.term',
    'plan_bill.full_price',
    'plan_bill.period_start',
    'plan_bill.period_end',
    eb.ref('plan_bill.lines').$castTo<Line[]>().as('lines'),
    'plan_bill.price',
    'plan_bill.currency',
    'plan_bill.created_at',
    'plan_bill.paid_at',
    'plan_bill.voided_at',
  ] as const

const bills = (db: Reader) => db.selectFrom('plan_bill').select(COLUMNS)

export type BillRow = Awaited<ReturnType<typeof lockBill>> & {}

export const findBill = (db: Reader, id: string) => bills(db).where('id', '=', id).executeTakeFirst()

export const lockBill = (tx: Tx, id: string) => bills(tx).where('id', '=', id).forUpdate().executeTakeFirst()

/** One bill at most waits for its payment. */
export const openBillOf = (db: Reader, subscriptionId: string) =>
  bills(db)
    .where('subscription_id', '=', subscriptionId)
    .where('paid_at', 'is', null)
    .where('voided_at', 'is', null)
    .executeTakeFirst()

interface NewBill {
  subscription_id: string
  agent_id: string
  kind: BillRow['kind']
  plan: PaidPlan
  term: Term
  full_price: number
  period_start: Date
  period_end: Date
  lines: Line[]
  price: number
  created_at: Date
}

export const addBill = (tx: Tx, { lines, ...bill }: NewBill) =>
  tx
    .insertInto('plan_bill')
    .values({ ...bill, lines: JSON.stringify(lines), currency: CURRENCY })
    .returning(COLUMNS)
    .executeTakeFirstOrThrow()

/** Our own fees are in US dollars, whatever clients pay in. */
export const CURRENCY = 'USD'

export const notePaid = (tx: Tx, id: string, paid_at: Date) =>
  tx.updateTable('plan_bill').set({ paid_at }).where('id', '=', id).execute()

export const noteVoid = (tx: Tx, id: string, voided_at: Date) =>
  tx.updateTable('plan_bill').set({ voided_at }).where('id', '=', id).execute()

/** Changes nobody paid since then, some at a time. */
export const changesLeft = (db: Reader, since: Date, after: AgeKey | null, limit: number) => {
  let page = db
    .selectFrom('plan_bill')
    .select(['id', 'created_at as due_at'])
    .where('paid_at', 'is', null)
    .where('voided_at', 'is', null)
    .where('kind', '=', 'change')
    .where('created_at', '<=', since)
    .orderBy('created_at')
    .orderBy('id')
    .limit(limit)
  if (after) page = page.where(newerThan('created_at', 'id', after))
  return page.execute()
}

/** A bill counts if it is for the period that runs, or for a part of it. */
export const billsOfPeriod = async (db: Reader, subscriptionId: string, since: Date) =>
  (
    await db
      .selectFrom('plan_bill')
      .select('id')
      .where('subscription_id', '=', subscriptionId)
      .where('paid_at', 'is not', null)
      .where('period_end', '>', since)
      .execute()
  ).map(({ id }) => id)
