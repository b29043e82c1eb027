import { sql } from 'kysely'
import type { Reader } from '../../../platform/database/database.ts'

const CLOSING_STEPS = [
  'O3',
  'O6',
  'O7',
  'O8',
  'O10',
  'O11',
  'O15',
  'O16',
  'O17',
  'O19',
  'O20',
  'O22',
] as const

export interface ClosingFact {
  step: (typeof CLOSING_STEPS)[number]
  actor_mode: string
  reason: string | null
  outcome: string | null
  conflict: string | null
}

/** The newest closing step counts. */
export async function lastClosing(db: Reader, orderId: string) {
  const { rows } = await sql<ClosingFact>`
    select details->>'step' as step, actor_mode, reason, details->>'outcome' as outcome,
      details->>'conflict' as conflict
    from fact where order_id = ${orderId} and details->>'step' = any(${CLOSING_STEPS}::text[])
    order by created_at desc, id desc limit 1`.execute(db)
  return rows[0]
}

/** The newest comes first. */
export async function settlingOf(db: Reader, orderId: string, conflict: string) {
  const { rows } = await sql<{ step: string; actor_mode: string }>`
    select details->>'step' as step, actor_mode from fact
    where order_id = ${orderId} and details->>'conflict' = ${conflict}
      and details->>'step' in ('R1', 'R2', 'K3', 'K3d', 'K3e', 'K3f')
    order by created_at desc, id desc`.execute(db)
  return rows
}
