import { useEffect, useRef } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { SearchInput } from '../ui/search-input.tsx'
import { Select } from '../ui/select.tsx'
import css from './goal-filter.module.css'
import { goalCodes, goalStates } from './goal-words.ts'

const PAUSE_MS = 300
const choices = goalCodes.map((code) => ({ value: code, label: goalStates[code]?.name ?? code }))

/** By status and by name; both stand in the address. */
export function GoalFilter({ status }: { status: string | undefined }) {
  const [params, setParams] = useSearchParams()
  const { state } = useLocation()
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(pause.current), [])

  const set = (name: string, value: string) =>
    setParams(
      (known) => {
        if (value) known.set(name, value)
        else known.delete(name)
        return known
      },
      { replace: true, preventScrollReset: true, state },
    )

  return (
    <search className={css.filter}>
      <SearchInput
        label="Search goals by name"
        placeholder="Search by name"
        defaultValue={params.get('query') ?? ''}
        onInput={({ currentTarget: { value } }) => {
          clearTimeout(pause.current)
          pause.current = setTimeout(() => set('query', value.trim()), PAUSE_MS)
        }}
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
