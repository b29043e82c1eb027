import { expect, test } from 'vitest'
import type { DebtRow } from './relief-store.ts'
import { viewStaffDebt } from './view-staff-debt.ts'

const row: DebtRow = {
  ...{ id: 'a', kind: 'client_debt', currency: 'USD', owed: 80_00, person_id: 'p' },
  ...{ first_name: 'Ada', last_name: 'Example', relief_id: null, how: null, amount: null, reason: null },
  ...{ proposed_by: null, proposed_at: null, proposer_first_name: null, proposer_last_name: null },
}

test('whoever has no name left is shown with an empty one, and no blanks', () => {
  const nameOf = (first_name: string | null, last_name: string | null) =>
    viewStaffDebt({ ...row, first_name, last_name } as DebtRow, 'staff').person.full_name
  expect([nameOf('Ada', 'Example'), nameOf(null, null), nameOf('Ada', '')]).toEqual([
    'Ada Example',
    '',
    'Ada',
  ])
})
