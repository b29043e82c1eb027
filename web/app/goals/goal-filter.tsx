import { SearchInput } from '../ui/search-input.tsx'
import { Select } from '../ui/select.tsx'
import { useAddressFilter } from '../ui/use-address-filter.ts'
import css from './goal-filter.module.css'
import { goalCodes, goalStates } from './goal-words.ts'

const choices = goalCodes.map((code) => ({ value: code, label: goalStates[code]?.name ?? code }))

/** By status and by name; both stand in the address. */
export function GoalFilter({ status }: { status: string | undefined }) {
  const { params, set, setSoon } = useAddressFilter()
  return (
    <search className={css.filter}>
      <SearchInput
        label="Search goals by name"
        placeholder="Search by name"
        defaultValue={params.get('query') ?? ''}
        onInput={({ currentTarget: { value } }) => setSoon('query', value.trim())}
      />
      <Select
        label="Status"
        hideLabel
        name="status"
        placeholder="All statuses"
        value={status ?? ''}
        choices={choices}
        onChange={({ currentTarget: { value } }) => set('status', value)}
      />
    </search>
  )
}
