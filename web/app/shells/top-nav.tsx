import { Link } from '../ui/link.tsx'
import { isActivePart, type MenuEntry } from './menus.ts'
import css from './top-nav.module.css'

export const TopNav = ({ entries, pathname }: { entries: MenuEntry[]; pathname: string }) => (
  <nav className={css.nav} aria-label="Main">
    <ul>
      {entries.map((entry) => (
        <li key={entry.to}>
          <Link to={entry.to} aria-current={isActivePart(entry, pathname) ? 'page' : undefined}>
            {entry.name}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
)
