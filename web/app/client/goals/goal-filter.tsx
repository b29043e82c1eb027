import { t } from '@sojourn/contract/words/t'
import { Select } from '../../ui/choice/select.tsx'
import { SearchInput } from '../../ui/form/search-input.tsx'
import { useAddressFilter } from '../../ui/list/use-address-filter.ts'
import { goalChoices } from '../../words/goal-words.ts'
import css from './goal-filter.module.css'

/** Both stand in the address. */
export function GoalFilter({ status }: { status: string | undefined }) {
  const { params, set, setSoon } = useAddressFilter()
  return (
    <search className={css.filter}>
      <SearchInput
        label={t('Search goals by name')}
        placeholder={t('Name')}
        defaultValue={params.get('query') ?? ''}
        onInput={({ currentTarget: { value } }) => setSoon('query', value.trim())}
      />
      <Select
        label={t('Status')}
        hideLabel
        name="status"
        placeholder={t('All statuses')}
        value={status ?? ''}
        choices={goalChoices}
        onChange={({ currentTarget: { value } }) => set('status', value)}
      />
    </search>
  )
}
