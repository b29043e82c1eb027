import { Icon } from '../ui/icon.tsx'
import { Link } from '../ui/link.tsx'
import css from './filter-chips.module.css'
import { filterNames, type Search, searchPath } from './search-address.ts'
import { filterInWords, type Names } from './search-words.ts'

interface Props {
  search: Search
  names: Names
  goalId: string | undefined
}

/** What narrows the list; each can be taken away. */
export function FilterChips({ search, names, goalId }: Props) {
  const chosen = filterNames.filter((name) => search[name])
  if (chosen.length === 0) return null
  return (
    <ul className={css.chips} aria-label="Filters in use">
      {chosen.map((name) => (
        <li key={name}>
          <Link to={searchPath({ ...search, [name]: undefined }, goalId)} preventScrollReset>
            <span data-hidden>Remove </span>
            {filterInWords(name, search, names)}
            <Icon name="close" size="s" />
          </Link>
        </li>
      ))}
      {chosen.length > 1 && (
        <li>
          <Link to={searchPath(search.sort ? { sort: search.sort } : {}, goalId)} preventScrollReset>
            Clear all
          </Link>
        </li>
      )}
    </ul>
  )
}
