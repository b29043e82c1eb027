import { t } from '@sojourn/contract/words/t'
import { useId } from 'react'
import { listens } from '../../fast-pages/mark-interactive.ts'
import type { ShellAccount } from '../../session/account.ts'
import { Icon } from '../../ui/text/icon.tsx'
import { Link } from '../../ui/text/link.tsx'
import { activeEntry } from './active-entry.ts'
import css from './bottom-bar.module.css'
import { EntryCount } from './count.tsx'
import { ownMenusOf } from './own-menus.ts'
import { topMenuOf } from './top-menu.ts'

interface Props {
  account: ShellAccount
  pathname: string
  logOut: () => void
}

/** On phones: the four most used, and the rest behind More. */
export function BottomBar({ account, pathname, logOut }: Props) {
  const { name, side } = ownMenusOf(account.role)
  const rest = [...side.filter(({ often }) => !often), ...topMenuOf(account)]
  const active = activeEntry(side, pathname)
  const id = useId()
  return (
    <nav className={css.bar} aria-label={name} data-foot>
      <ul>
        {side
          .filter(({ often }) => often)
          .map((entry) => (
            <li key={entry.to}>
              <Link to={entry.to} className={css.entry} aria-current={entry === active ? 'page' : undefined}>
                <span className={css.icon}>
                  <Icon name={entry.icon} />
                  <EntryCount entry={entry} account={account} />
                </span>
                {entry.short ?? entry.name}
              </Link>
            </li>
          ))}
        <li>
          <button type="button" className={css.entry} popoverTarget={id}>
            <span className={css.icon}>
              <Icon name="more" />
            </span>
            {t('More')}
          </button>
        </li>
      </ul>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: presses inside bubble up to it */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a key that presses a link or a button clicks it */}
      <div
        id={id}
        popover="auto"
        className={css.sheet}
        onClick={(event) => event.currentTarget.hidePopover()}
      >
        <ul>
          {rest.map((entry) => (
            <li key={entry.to}>
              <Link to={entry.to} className={css.row}>
                <Icon name={entry.icon} />
                {entry.name}
              </Link>
            </li>
          ))}
          <li>
            <button ref={listens} type="button" className={css.row} onClick={logOut}>
              <Icon name="logout" />
              {t('Logout')}
            </button>
          </li>
        </ul>
      </div>
    </nav>
  )
}
