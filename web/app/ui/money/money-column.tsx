import type { Money } from '@sojourn/contract/amounts/money'
import type { ReactNode } from 'react'
import type { Column } from '../list/table.tsx'
import { areWhole } from './are-whole.ts'
import { MoneyText } from './money.tsx'

interface Amounts<Row> {
  header: string
  of: (row: Row) => Money
  /** It stands in place of the amount where there is something to say. */
  instead?: (row: Row) => ReactNode
}

/** Amounts stand at the end of a row, and show no cents where no row has any. */
export const moneyColumn = <Row,>({ header, of, instead }: Amounts<Row>): Column<Row> => ({
  header,
  cell: (row, rows) => instead?.(row) ?? <MoneyText value={of(row)} short={areWhole(rows.map(of))} />,
  end: true,
})
