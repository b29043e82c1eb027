import type { ReactNode } from 'react'
import { Empty } from '../feedback/empty.tsx'
import css from './paged-table.module.css'
import { Pagination } from './pagination.tsx'
import { type Column, Table } from './table.tsx'

/** `useQuery` knows so much of a list that is read page by page. */
interface Paged<Row> {
  data: { items: readonly Row[]; pagination: { next_cursor: string | null } } | undefined
  error: unknown
  isPlaceholderData: boolean
  refetch: () => Promise<unknown>
}

interface Props<Row> {
  list: Paged<Row>
  caption: string
  /** Names the pages: “More payouts”. */
  more: string
  columns: readonly Column<Row>[]
  rowKey: (row: Row) => string | number
  query?: string | undefined
  /** A sentence stands in a page that is empty as usual. */
  empty: ReactNode
}

export function PagedTable<Row>({ list, more, empty, ...table }: Props<Row>) {
  const { data, error, isPlaceholderData, refetch } = list
  return (
    <>
      <Table
        {...table}
        rows={data?.items ?? (error ? 'failed' : 'loading')}
        stale={isPlaceholderData}
        empty={typeof empty === 'string' ? <Empty>{empty}</Empty> : empty}
        onRetry={() => refetch()}
        error={error}
      />
      <div className={css.pages}>
        <Pagination label={more} nextCursor={data?.pagination.next_cursor ?? null} />
      </div>
    </>
  )
}
