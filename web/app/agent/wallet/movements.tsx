import { MOVEMENT_KINDS, MOVEMENTS } from '@sojourn/contract/money/wallet-words'
import type { Earnings, Movement } from '@sojourn/contract/money/wallets'
import { agentPaths } from '@sojourn/contract/paths/own-paths'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Select } from '../../ui/choice/select.tsx'
import { InstantText } from '../../ui/date/time-text.tsx'
import { Empty } from '../../ui/feedback/empty.tsx'
import { SearchInput } from '../../ui/form/search-input.tsx'
import { LoadMore } from '../../ui/list/load-more.tsx'
import { type Column, Table } from '../../ui/list/table.tsx'
import { useAddressFilter } from '../../ui/list/use-address-filter.ts'
import { MoneyText } from '../../ui/money/money.tsx'
import { Link } from '../../ui/text/link.tsx'
import { Part } from './part.tsx'
import css from './wallet-page.module.css'
import { movementsQuery } from './wallet-queries.ts'

const columns: Column<Movement>[] = [
  {
    header: 'Movement',
    cell: ({ kind, order, payout }) => (
      <span className={css.about}>
        {MOVEMENTS[kind]}
        {order && (
          <small>
            <Link to={agentPaths.order(order.uuid)}>{order.title}</Link> · {order.ref}
          </small>
        )}
        {payout && <small>{payout}</small>}
      </span>
    ),
  },
  { header: 'Date', cell: ({ created_at }) => <InstantText value={created_at.date} /> },
  { header: 'Amount', end: true, cell: ({ amount }) => <MoneyText value={amount} /> },
]

const choices = MOVEMENT_KINDS.map((value) => ({ value, label: MOVEMENTS[value] }))

/** Everything that moved the agent’s money, the newest first. */
export function Movements({ first }: { first: Earnings['movements'] }) {
  const { params, set, setSoon } = useAddressFilter()
  const query = params.get('query') ?? ''
  const kind = MOVEMENT_KINDS.find((known) => known === params.get('kind'))
  const movements = useInfiniteQuery(movementsQuery({ query, kind }, first))
  const { data, isError, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = movements
  const isNarrowed = query !== '' || kind !== undefined
  return (
    <Part title="Movements" intro="Every change of your balances, by the ledger.">
      <search className={css.search}>
        <SearchInput
          label="Search by order or withdrawal"
          defaultValue={query}
          onChange={({ currentTarget: { value } }) => setSoon('query', value.trim())}
        />
        <Select
          label="Kind"
          hideLabel
          placeholder="All movements"
          value={kind ?? ''}
          choices={choices}
          onChange={({ currentTarget: { value } }) => set('kind', value)}
        />
      </search>
      <Table
        caption="Movements"
        columns={columns}
        rows={data?.pages.flatMap(({ items }) => items) ?? (isError ? 'failed' : 'loading')}
        rowKey={({ id, amount }) => `${id} ${amount.currency}`}
        query={isNarrowed ? query || (kind && MOVEMENTS[kind]) : undefined}
        empty={<Empty hint="Your earnings and withdrawals are listed here.">Nothing has moved yet.</Empty>}
        onRetry={() => refetch()}
      />
      <LoadMore hasMore={hasNextPage} busy={isFetchingNextPage} onMore={() => void fetchNextPage()} />
    </Part>
  )
}
