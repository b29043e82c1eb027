import { Link } from '../../ui/text/link.tsx'
import css from './filter-links.module.css'

export interface FilterEntry {
  name: string
  count?: number
  to: string
  chosen: boolean
}

/** One choice of a filter that lives in the address; each is a link, so it works without script and can be shared. */
export const FilterLinks = ({ label, entries }: { label: string; entries: FilterEntry[] }) => (
  <ul className={css.filter} aria-label={label}>
    {entries.map(({ name, count, to, chosen }) => (
      <li key={name}>
        <Link to={to} aria-current={chosen || undefined} preventScrollReset replace>
          {name} {count !== undefined && <small>{count}</small>}
        </Link>
      </li>
    ))}
  </ul>
)
