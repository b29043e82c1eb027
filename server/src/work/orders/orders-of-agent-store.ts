import { sql } from 'kysely'
import type { Reader } from '../../platform/database/database.ts'
import { inProgress, isHeld } from './lists/list-filter-store.ts'
import type { OrderState } from './order-state.ts'

interface Counts {
  new: number
  conflicted: number
  due_soon: number
  late: number
  delivered: number
  held: number
}

/** Each counts what its list shows. */
export async function countToDo(db: Reader, agentId: string, now: Date): Promise<Counts> {
  const of = (state: OrderState) => sql`count(*) filter (where status = ${state})::integer`
  const during = (progress: 'late' | 'due_soon' | 'delivered') =>
    sql`count(*) filter (where ${inProgress(progress, now)})::integer`
  const { rows } = await sql<Counts>`
    select ${of('paid')} as new, ${of('conflicted')} as conflicted, ${during('due_soon')} as due_soon,
      ${during('late')} as late, ${during('delivered')} as delivered, count(*)::integer as held
    from client_order where agent_id = ${agentId} and paid_at is not null and ${isHeld}`.execute(db)
  const [counts] = rows
  if (!counts) throw new Error('A count has one row')
  return counts
}

/** The books say what is held of the orders of an agent, and what is released to them and not to be withdrawn yet. */
export async function moneyHeldFor(db: Reader, agentId: string) {
  const { rows } = await sql<{ currency: string; held: number; clearing: number }>`
    select currency, sum(held)::bigint as held, sum(clearing)::bigint as clearing
    from (
      select account.currency, account.balance as held, 0 as clearing
      from client_order join ledger_account account on account.subject = client_order.id and account.kind = 'escrow'
      where client_order.agent_id = ${agentId} and ${isHeld}
      union all
      select currency, 0, balance from ledger_account where subject = ${agentId} and kind = 'agent_pending'
    ) as money
    group by currency having sum(held) + sum(clearing) > 0 order by currency`.execute(db)
  return rows
}
