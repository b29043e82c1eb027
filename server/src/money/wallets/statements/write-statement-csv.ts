import { MOVEMENTS } from '@sojourn/contract/money/wallet-words'
import { csvLine } from '../../../platform/csv.ts'
import { decimalOf } from '../../../platform/decimal.ts'
import type { MovementRow, Standing } from '../movement-store.ts'
import { kindOf } from '../view-movement.ts'
import type { Statement } from './statement.ts'

const HEAD = [
  'Time (UTC)',
  'What',
  'Order',
  'Title',
  'Payout',
  'Currency',
  'Clearing',
  'Available',
  'On its way',
  'Debt',
  'Entry',
]

/** Every movement as it changed each balance, between the balances at the beginning and at the end. */
export async function* csvStatement({ opening, closing, portions }: Statement) {
  yield csvLine(HEAD)
  for (const standing of opening) yield standingLine('Opening balance', standing)
  for await (const rows of portions) yield rows.map(movementLine).join('')
  for (const standing of closing) yield standingLine('Closing balance', standing)
}

const movementLine = (row: MovementRow) =>
  csvLine([
    row.created_at.toISOString(),
    MOVEMENTS[kindOf(row)],
    ...[row.order_ref, row.order_title, row.payout_ref],
    ...amounts(row),
    String(row.id),
  ])

const standingLine = (what: string, standing: Standing) =>
  csvLine([null, what, null, null, null, ...amounts(standing), null])

const amounts = ({ currency, pending, available, transit, debt }: Standing) => [
  currency,
  ...[pending, available, transit, debt].map((amount) => decimalOf(amount, currency)),
]
