import type { Order } from '@sojourn/contract/work/orders'
import type { StageState } from '@sojourn/contract/work/stages'
import type { Reader } from '../../../platform/database/database.ts'
import type { OrderDetailsRow } from '../lists/list-store.ts'
import { type StageRow, stagesOfCase } from './stage-store.ts'

/** All stages of the case of an order, as one of its sides may know of them; null where all is paid at once. */
export async function stagesOf(
  db: Reader,
  { case_id, stage_count }: Pick<OrderDetailsRow, 'case_id' | 'stage_count'>,
  viewer: { id: string } | null,
): Promise<Order['stages']> {
  if (stage_count === 1) return null
  const rows = await stagesOfCase(db, case_id)
  const [first] = rows
  if (!first?.stage_plan) return null
  const { title, stages } = first.stage_plan
  const { currency } = first
  const current = rows.find(({ is_current }) => is_current) ?? first
  return {
    title,
    total: { amount: stages.reduce((sum, { amount }) => sum + amount, 0), currency },
    items: stages.map(({ name, delivers, days, amount }, place) => {
      const row = rows.find(({ stage_no }) => stage_no === place + 1)
      const price = { amount, currency }
      return { number: place + 1, name, delivers, days, price, order: row?.id ?? null, state: stateOf(row) }
    }),
    current: current.id,
    by_card:
      viewer?.id === first.client_id
        ? {
            agreed: first.stages_by_card_at !== null,
            charged_at: rows.find(({ charge_at }) => charge_at)?.charge_at?.toISOString() ?? null,
          }
        : null,
  }
}

const STATES: Record<StageRow['status'], StageState> = {
  awaiting_payment: 'to_pay',
  paid: 'held',
  ongoing: 'held',
  conflicted: 'conflicted',
  completed: 'accepted',
  cancelled: 'refunded',
}

function stateOf(row: StageRow | undefined): StageState {
  if (!row) return 'to_come'
  return row.status === 'cancelled' && !row.paid_at ? 'stopped' : STATES[row.status]
}
