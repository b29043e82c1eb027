import { t } from '@sojourn/contract/words/t'
import { still } from '../../fast-pages/cached-html.tsx'
import { Link } from '../../ui/text/link.tsx'
import type { MenuEntry } from './menus.ts'
import css from './top-nav.module.css'

export interface TopEntries {
  entries: MenuEntry[]
  active: string | undefined
}

export const TopNav = still(({ entries, active }: TopEntries) => (
  <nav className={css.nav} aria-label={t('Main')}>
    <ul>
      {entries.map((entry) => (
        <li key={entry.to}>
          <Link to={entry.to} aria-current={entry.to === active ? 'page' : undefined}>
            {entry.name}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
))
