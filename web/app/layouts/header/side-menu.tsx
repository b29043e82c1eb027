import { t } from '@sojourn/contract/words/t'
import { listens } from '../../fast-pages/mark-interactive.ts'
import type { ShellAccount } from '../../session/account.ts'
import { Icon } from '../../ui/text/icon.tsx'
import { Link } from '../../ui/text/link.tsx'
import { activeEntry } from './active-entry.ts'
import { EntryCount } from './count.tsx'
import { ownMenusOf } from './own-menus.ts'
import css from './side-menu.module.css'

interface Props {
  account: ShellAccount
  pathname: string
  logOut: () => void
}

/** A long menu goes on below the window, and its entry of this page may lie there. */
const inSight = (entry: HTMLLIElement | null) => entry?.scrollIntoView?.({ block: 'nearest' })

export function SideMenu({ account, pathname, logOut }: Props) {
  const { name, side } = ownMenusOf(account.role)
  const active = activeEntry(side, pathname)
  return (
    <nav className={css.menu} aria-label={name}>
      <ul>
        {side.map((entry) => (
          <li key={entry.to} ref={entry === active ? inSight : undefined}>
            <Link to={entry.to} className={css.entry} aria-current={entry === active ? 'page' : undefined}>
              <Icon name={entry.icon} />
              <span className={css.name}>{entry.name}</span>
              <EntryCount entry={entry} account={account} />
            </Link>
          </li>
        ))}
      </ul>
      <button ref={listens} type="button" className={css.entry} onClick={logOut}>
        <Icon name="logout" />
        {t('Logout')}
      </button>
    </nav>
  )
}
