import { isDay } from '@sojourn/contract/dates/day-steps'
import { t } from '@sojourn/contract/words/t'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { orderChoicesQuery, orderProgress } from '../../queries/order-list-queries.ts'
import { Button } from '../../ui/button/button.tsx'
import { Select } from '../../ui/choice/select.tsx'
import { DateInput } from '../../ui/date/date-input.tsx'
import { useAddressFilter } from '../../ui/list/use-address-filter.ts'
import { Icon } from '../../ui/text/icon.tsx'
import type { Side } from '../../words/order-words.ts'
import { FILTERS } from './asked-orders.ts'
import css from './order-filter.module.css'

/** All that a list is narrowed by besides its tabs and words; how many of them hold is said while it is shut. */
export function MoreFilters({ side }: { side: Side }) {
  const { params, set, clear } = useAddressFilter()
  const held = FILTERS.filter((name) => params.get(name))
  const [isOpen, setOpen] = useState(held.length > 0)
  const { data } = useQuery({ ...orderChoicesQuery, enabled: isOpen })
  const select = (name: string) => ({
    name,
    placeholder: t('All'),
    unmarked: true,
    value: params.get(name) ?? '',
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) => set(name, value),
  })
  return (
    <details className={css.more} open={isOpen} onToggle={({ currentTarget: { open } }) => setOpen(open)}>
      <summary>
        <Icon name="filter" size="s" />
        {t('Filters')}
        {held.length > 0 && ` (${held.length})`}
      </summary>
      <div className={css.fields}>
        <Select
          label={t('Progress')}
          {...select('progress')}
          choices={Object.entries(orderProgress).map(([value, label]) => ({ value, label }))}
        />
        <Select
          label={side === 'client' ? t('Agent') : t('Client')}
          {...select('with')}
          choices={(data?.with ?? []).map(({ uuid, full_name }) => ({ value: uuid, label: full_name }))}
        />
        {side === 'client' && (
          <Select
            label={t('Goal')}
            {...select('goal')}
            choices={(data?.goals ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
          />
        )}
        {/* Begins anew once the filters are cleared. */}
        <Days key={held.length === 0 ? 'none' : 'some'} params={params} set={set} />
        {held.length > 0 && (
          <Button variant="quiet" size="s" className={css.clear} onClick={() => clear(FILTERS)}>
            {t('Clear filters')}
          </Button>
        )}
      </div>
    </details>
  )
}

interface DaysProps {
  params: URLSearchParams
  set: (name: string, value: string) => void
}

const Days = ({ params, set }: DaysProps) => (
  <>
    <DateInput
      label={t('Ordered from')}
      unmarked
      name="from"
      defaultValue={dayIn(params, 'from')}
      onChange={(day) => set('from', day)}
    />
    <DateInput
      label={t('Ordered until')}
      unmarked
      name="to"
      defaultValue={dayIn(params, 'to')}
      onChange={(day) => set('to', day)}
    />
  </>
)

function dayIn(params: URLSearchParams, name: string) {
  const day = params.get(name) ?? ''
  return isDay(day) ? day : undefined
}
