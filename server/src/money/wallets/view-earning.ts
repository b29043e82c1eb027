import type { EarningStage } from '@sojourn/contract/money/wallet-words'
import type { Earning } from '@sojourn/contract/money/wallets'
import { split } from '../ledger/split.ts'
import type { EarningRow } from './earning-store.ts'

/** The agent’s part of an order, and when it can be withdrawn as far as that can be told. */
export function viewEarning(row: EarningRow, clearanceMs: number): Earning {
  const stage = stageOf(row)
  const isStopped = row.status === 'conflicted' || row.is_with_bank
  return {
    order: { uuid: row.id, ref: row.ref, title: row.title },
    stage,
    amount: { amount: stage === 'clearing' ? row.pending : shareOf(row), currency: row.currency },
    is_stopped: isStopped,
    with_bank: row.is_with_bank,
    is_checked: row.is_checked,
    available_at:
      isStopped || row.is_checked ? null : (availableAt(row, stage, clearanceMs)?.toISOString() ?? null),
  }
}

function stageOf({ clears_at, decides_at }: EarningRow): EarningStage {
  if (clears_at) return 'clearing'
  return decides_at ? 'in_review' : 'held'
}

const shareOf = ({ escrow, commission_percent }: EarningRow) =>
  split(escrow, [100 - commission_percent, commission_percent])[0]

function availableAt({ clears_at, decides_at }: EarningRow, stage: EarningStage, clearanceMs: number) {
  if (stage === 'clearing') return clears_at
  return decides_at && new Date(decides_at.getTime() + clearanceMs)
}
