import { t } from '@sojourn/contract/words/t'
import { useQuery } from '@tanstack/react-query'
import { orderCountsQuery } from '../../queries/order-queries.ts'
import { SearchInput } from '../../ui/form/search-input.tsx'
import { Tabs } from '../../ui/list/tabs.tsx'
import { useAddressFilter } from '../../ui/list/use-address-filter.ts'
import type { Side } from '../../words/order-words.ts'
import { MoreFilters } from './more-filters.tsx'
import css from './order-filter.module.css'
import { orderTabs } from './order-tabs.ts'

export function OrderFilter({ side }: { side: Side }) {
  const { data: counts } = useQuery(orderCountsQuery)
  const filter = useAddressFilter()
  return (
    <div className={css.filter}>
      <Tabs
        name="status"
        label={t('Orders by status')}
        tabs={orderTabs(side, counts, filter.params.get('status'))}
      />
      <div className={css.row}>
        <search className={css.search}>
          <SearchInput
            label={t('Search orders')}
            placeholder={t('Name or reference')}
            defaultValue={filter.params.get('query') ?? ''}
            onInput={({ currentTarget: { value } }) => filter.setSoon('query', value.trim())}
          />
        </search>
        <MoreFilters side={side} />
      </div>
    </div>
  )
}
