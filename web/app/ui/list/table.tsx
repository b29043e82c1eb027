import { t } from '@sojourn/contract/words/t'
import type { ReactNode } from 'react'
import { Empty } from '../feedback/empty.tsx'
import { ErrorPanel, type Retry } from '../feedback/error-panel.tsx'
import { Skeleton } from '../feedback/skeleton.tsx'
import { classes } from '../text/classes.ts'
import styles from './table.module.css'

export interface Column<Row> {
  header: string
  cell: (row: Row, rows: readonly Row[]) => ReactNode
  /** Figures and actions stand at the end. */
  end?: boolean
  /** The header is spoken only: a column of buttons. */
  silent?: boolean
}

interface Props<Row> {
  /** Screen readers hear the caption. */
  caption: string
  /** The first one names the row. */
  columns: readonly Column<Row>[]
  rows: readonly Row[] | 'loading' | 'failed'
  /** The rows are those asked for before; the ones asked for now are on their way. */
  stale?: boolean
  rowKey: (row: Row) => string | number
  /** An empty answer then names the words that were searched for. */
  query?: string | undefined
  /** In place of the usual empty page. */
  empty?: ReactNode
  onRetry?: Retry
  /** The reason why they could not be had. */
  error?: unknown
}

const PAGE_SIZE = 10

/** Rows under headings; cards where it is narrower than 640 px. All four faces of a list are here. */
export function Table<Row>({
  caption,
  columns,
  rows,
  stale,
  rowKey,
  query,
  empty,
  onRetry,
  error,
}: Props<Row>) {
  if (rows === 'failed') return <ErrorPanel error={error} {...(onRetry && { onRetry })} />
  if (rows.length === 0 && !stale) return <Nothing query={query} empty={empty} />
  const waiting = rows === 'loading' || rows.length === 0
  return (
    <div className={styles.frame} {...(waiting && { role: 'status', 'aria-label': t('Loading') })}>
      <table className={classes(styles.table, waiting && styles.waiting)} aria-busy={stale || undefined}>
        <caption data-hidden>{caption}</caption>
        <thead className={styles.head}>
          <tr>
            {columns.map(({ header, end, silent }) => (
              <th key={header} scope="col" className={classes(styles.header, end && styles.end)}>
                <span data-hidden={silent || undefined}>{header}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody aria-hidden={waiting || undefined}>
          {waiting
            ? Array.from({ length: PAGE_SIZE }, (_, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: bones have no identity
                <TableRow key={index} columns={columns} cellOf={() => <Skeleton width="long" />} nameless />
              ))
            : rows.map((row) => (
                <TableRow key={rowKey(row)} columns={columns} cellOf={(column) => column.cell(row, rows)} />
              ))}
        </tbody>
      </table>
    </div>
  )
}

interface RowProps<Row> {
  columns: readonly Column<Row>[]
  cellOf: (column: Column<Row>) => ReactNode
  /** Nothing in the first cell names the row yet. */
  nameless?: boolean
}

function TableRow<Row>({ columns, cellOf, nameless }: RowProps<Row>) {
  return (
    <tr className={styles.row}>
      {columns.map((column, index) => {
        const look = classes(styles.cell, column.end && styles.end, column.silent && styles.silent)
        if (index > 0) {
          return (
            <td key={column.header} className={look} data-label={column.silent ? undefined : column.header}>
              <span className={styles.value}>{cellOf(column)}</span>
            </td>
          )
        }
        const Name = nameless ? 'td' : 'th'
        return (
          <Name
            key={column.header}
            {...(!nameless && { scope: 'row' })}
            className={classes(look, styles.name)}
          >
            {cellOf(column)}
          </Name>
        )
      })}
    </tr>
  )
}

function Nothing({ query, empty }: { query: string | undefined; empty: ReactNode }) {
  if (!query) return empty ?? <Empty />
  return (
    <Empty hint={t('check your selection and try again')}>
      {t('No result found for “{query}”', { query })}
    </Empty>
  )
}
