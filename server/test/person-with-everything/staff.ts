import type { Tx } from '../../src/platform/database/database.ts'
import type { Whose } from './whose.ts'

export async function addStaffWork(tx: Tx, { person_id, now, lasting }: Whose) {
  await tx
    .insertInto('ledger_check')
    .values({
      asked_by: person_id,
      created_at: now,
      done_at: now,
      sealed: 0,
      balances: '[]',
      faults: '[]',
    })
    .execute()
  await tx
    .insertInto('rule_change')
    .values({
      rule: 'cooling_off',
      value: 72,
      reason: lasting('rule'),
      changed_by: person_id,
      created_at: now,
    })
    .execute()
  const { id: correction_id } = await tx
    .insertInto('visa_correction')
    .values({
      ...{ origin: 'ca/study-permit', fact: 'may_work', reason: lasting('visa'), corrected_by: person_id },
      ...{ after: JSON.stringify({ value: 'yes' }), created_at: now },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('fact_report')
    .values({
      ...{
        origin: 'ca/study-permit',
        visa_id: 'ca/study-permit',
        fact: 'may_work',
        message: lasting('outdated'),
      },
      ...{ created_at: now, closed_at: now, closed_by: person_id, correction_id },
    })
    .execute()
  await tx
    .insertInto('audit_entry')
    .values({
      staff_id: person_id,
      subject_id: person_id,
      action: 'looked',
      details: JSON.stringify({ note: lasting('note') }),
      created_at: now,
    })
    .execute()
  await tx
    .insertInto('fact')
    .values({
      ...{ fact: 'licence_decided', agent_id: person_id, reason: lasting('licence'), actor_mode: 'system' },
      details: JSON.stringify({ step: 'LI3', number: lasting('number') }),
      created_at: now,
    })
    .execute()
}
