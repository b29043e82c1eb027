import type { StaffDebt } from '@sojourn/contract/desk/staff-debts'
import type { DebtRow } from './relief-store.ts'

/** Nobody settles what they owe themselves, and whoever proposed it does not agree to it. */
export const viewStaffDebt = (row: DebtRow, staffId: string): StaffDebt => ({
  id: row.id,
  person: someone(row.person_id, row.first_name, row.last_name),
  side: sideOf(row),
  owed: { amount: row.owed, currency: row.currency },
  relief: reliefOf(row, staffId),
  may: row.person_id !== staffId && row.owed > 0 && !row.relief_id ? ['propose'] : [],
})

export const sideOf = ({ kind }: Pick<DebtRow, 'kind'>) => (kind === 'agent_debt' ? 'agent' : 'client')

function reliefOf(row: DebtRow, staffId: string): StaffDebt['relief'] {
  const { relief_id: id, how, amount, reason, proposed_by, proposed_at } = row
  if (!id || !how || amount === null || reason === null || !proposed_by || !proposed_at) return null
  return {
    id,
    how,
    reason,
    amount: { amount, currency: row.currency },
    proposed_by: someone(proposed_by, row.proposer_first_name, row.proposer_last_name),
    created_at: proposed_at.toISOString(),
    may: mayOf(row.person_id, proposed_by, staffId),
  }
}

function mayOf(debtor: string, proposer: string, staffId: string) {
  if (debtor === staffId) return []
  return proposer === staffId ? ['withdraw'] : ['approve', 'refuse']
}

const someone = (uuid: string, first: string | null, last: string | null) => ({
  uuid,
  full_name: `${first ?? ''} ${last ?? ''}`.trim(),
})
