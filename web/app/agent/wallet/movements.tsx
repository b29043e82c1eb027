import { MOVEMENT_KINDS, MOVEMENTS } from '@sojourn/contract/money/wallet-words'
import type { Earnings } from '@sojourn/contract/money/wallets'
import { t } from '@sojourn/contract/words/t'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Empty } from '../../ui/feedback/empty.tsx'
import { LoadMore } from '../../ui/list/load-more.tsx'
import { Table } from '../../ui/list/table.tsx'
import { useAddressFilter } from '../../ui/list/use-address-filter.ts'
import { movementColumns } from './movement-columns.tsx'
import { MovementSearch } from './movement-search.tsx'
import { movementsQuery } from './movements-query.ts'
import { Part } from './part.tsx'

/** Everything that moved the agent’s money, the newest first. */
export function Movements({ first }: { first: Earnings['movements'] }) {
  const { params } = useAddressFilter()
  const query = params.get('query') ?? ''
  const kind = MOVEMENT_KINDS.find((known) => known === params.get('kind'))
  const movements = useInfiniteQuery(movementsQuery({ query, kind }, first))
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = movements
  const isNarrowed = query !== '' || kind !== undefined
  return (
    <Part
      title={t('Movements')}
      intro={t('The balance is what is yours, clearing or available, less what you owe.')}
    >
      <MovementSearch query={query} kind={kind} />
      <Table
        caption={t('Movements')}
        columns={movementColumns(isNarrowed)}
        rows={data?.pages.flatMap(({ items }) => items) ?? (error ? 'failed' : 'loading')}
        rowKey={({ id, amount }) => `${id} ${amount.currency}`}
        query={isNarrowed ? query || (kind && MOVEMENTS[kind]) : undefined}
        empty={
          <Empty hint={t('Your earnings and withdrawals are listed here.')}>
            {t('Nothing has moved yet.')}
          </Empty>
        }
        onRetry={() => refetch()}
        error={error}
      />
      <LoadMore hasMore={hasNextPage} busy={isFetchingNextPage} onMore={() => void fetchNextPage()} />
    </Part>
  )
}
