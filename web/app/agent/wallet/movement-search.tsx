import { MOVEMENT_KINDS, MOVEMENTS } from '@sojourn/contract/money/wallet-words'
import { t } from '@sojourn/contract/words/t'
import { Select } from '../../ui/choice/select.tsx'
import { SearchInput } from '../../ui/form/search-input.tsx'
import { useAddressFilter } from '../../ui/list/use-address-filter.ts'
import type { Searched } from './movements-query.ts'
import css from './wallet-page.module.css'

const choices = MOVEMENT_KINDS.map((value) => ({ value, label: MOVEMENTS[value] }))

/** Narrows the movements by words and by kind; both stand in the address. */
export function MovementSearch({ query, kind }: Searched) {
  const { set, setSoon } = useAddressFilter()
  return (
    <search className={css.search}>
      <SearchInput
        label={t('Search by order or withdrawal')}
        defaultValue={query}
        onChange={({ currentTarget: { value } }) => setSoon('query', value.trim())}
      />
      <Select
        label={t('Kind')}
        hideLabel
        placeholder={t('All movements')}
        value={kind ?? ''}
        choices={choices}
        onChange={({ currentTarget: { value } }) => set('kind', value)}
      />
    </search>
  )
}
