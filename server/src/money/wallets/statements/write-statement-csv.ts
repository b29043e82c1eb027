import { dayIn } from '@sojourn/contract/dates/clocks'
import { csvLine } from '../../../platform/csv.ts'
import { decimalOf } from '../../../platform/decimal.ts'
import { changeOf } from '../view-movement.ts'
import type { Statement } from './statement.ts'
import { COLUMNS, Reckoning, type StatementLine, type StatementSum } from './statement-lines.ts'
import type { AgentBalance } from './statement-store.ts'

/** Every line that changed the balance stands between the balances at the beginning and at the end. */
export async function* csvStatement({ opening, portions, zone, from, to, number }: Statement) {
  yield csvLine(COLUMNS)
  const reckoning = new Reckoning(opening, zone)
  const lastDay = dayIn(new Date(to.getTime() - 1), zone)
  for (const balance of opening) yield balanceLine(dayIn(from, zone), 'Opening balance', number, balance)
  for await (const rows of portions)
    yield rows
      .flatMap((row) => reckoning.take(row))
      .map(movementLine)
      .join('')
  for (const sum of reckoning.sums()) yield sumLine(lastDay, number, sum)
  for (const balance of reckoning.closing()) yield balanceLine(lastDay, 'Closing balance', number, balance)
}

const movementLine = (line: StatementLine) =>
  csvLine([
    ...[line.day, line.what, line.reference, line.about, line.currency],
    ...amounts(line),
    decimalOf(line.balance, line.currency),
  ])

const sumLine = (day: string, number: string, sum: StatementSum) =>
  csvLine([day, 'Total', number, null, sum.currency, ...amounts(sum), null])

const amounts = ({ currency, price, commission, share, fees, payouts, taxes }: StatementSum) =>
  [price, commission, share, fees, payouts, taxes].map((amount) => decimalOf(amount, currency))

const balanceLine = (day: string, what: string, number: string, balance: AgentBalance) =>
  csvLine([
    ...[day, what, number, null, balance.currency, null, null, null, null, null, null],
    decimalOf(changeOf(balance), balance.currency),
  ])
