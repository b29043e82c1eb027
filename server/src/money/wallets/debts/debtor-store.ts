import { sql } from 'kysely'
import type { Reader } from '../../../platform/database/database.ts'

interface Debtor {
  agent: string
  currency: string
}

/** Agents who owe something and have something available in the same currency. */
export async function debtorsWhoHave(db: Reader) {
  const { rows } = await sql<Debtor>`
    select debt.subject as agent, debt.currency
    from ledger_account debt
    join ledger_account available on available.subject = debt.subject and available.kind = 'agent_available'
      and available.currency = debt.currency and available.balance > 0
    where debt.kind = 'agent_debt' and debt.balance > 0
    order by debt.id`.execute(db)
  return rows
}

/** Payouts that wait while their agents owe something. */
export async function payoutsOfDebtors(db: Reader) {
  const { rows } = await sql<{ id: string; agent: string }>`
    select payout.id, payout.agent_id as agent
    from ledger_account debt
    join payout on payout.agent_id = debt.subject and payout.currency = debt.currency and payout.status = 'pending'
    where debt.kind = 'agent_debt' and debt.balance > 0
    order by payout.created_at, payout.id`.execute(db)
  return rows
}
