import { useState } from 'react'
import { paths } from '../paths.ts'
import { Link } from '../ui/link.tsx'
import { Select } from '../ui/select.tsx'
import type { Search } from './search-address.ts'
import { SEARCH_FORM } from './search-form-id.ts'
import { sortChoices } from './search-words.ts'
import css from './sort-select.module.css'

/** Belongs to the form of the filters, though it stands over the results. */
export function SortSelect({ search }: { search: Search }) {
  const sort: string = search.sort ?? ''
  const [chosen, choose] = useState(sort)
  const [shown, show] = useState(sort)
  if (shown !== sort) {
    show(sort)
    choose(sort)
  }
  return (
    <div className={css.sort}>
      <Select
        label="Order"
        hideLabel
        name="sort"
        form={SEARCH_FORM}
        placeholder="Most relevant"
        value={chosen}
        choices={sortChoices}
        onChange={({ currentTarget: { value, form } }) => {
          choose(value)
          form?.requestSubmit()
        }}
      />
      <Link to={paths.ranking()}>How agents are ranked</Link>
    </div>
  )
}
