import type { MouseEvent } from 'react'
import { paths } from '../paths.ts'
import { Icon } from '../ui/icon.tsx'
import { Link } from '../ui/link.tsx'
import { LinkButton } from '../ui/link-button.tsx'
import { isActivePart, type MenuEntry } from './menus.ts'
import css from './mobile-menu.module.css'
import { ThemeSwitch } from './theme-switch.tsx'

interface Props {
  entries: MenuEntry[]
  pathname: string
  isVisitor: boolean
}

const ID = 'site-menu'

/** A native popover, so it opens before any script has come. */
export const MobileMenu = ({ entries, pathname, isVisitor }: Props) => (
  <>
    <button type="button" className={css.open} popoverTarget={ID} aria-label="Menu">
      <Icon name="menu" />
    </button>
    <div id={ID} popover="auto" className={css.menu}>
      <nav aria-label="Main">
        <ul>
          {entries.map((entry) => (
            <li key={entry.to}>
              <Link
                to={entry.to}
                onClick={close}
                aria-current={isActivePart(entry, pathname) ? 'page' : undefined}
              >
                {entry.name}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {isVisitor && (
        <div className={css.doors}>
          <LinkButton to={paths.getStarted()} onClick={close} wide>
            Get Started
          </LinkButton>
          <LinkButton to={paths.login()} onClick={close} variant="secondary" wide>
            Login
          </LinkButton>
        </div>
      )}
      <div className={css.theme}>
        Theme
        <ThemeSwitch name="theme-in-the-menu" />
      </div>
    </div>
  </>
)

function close({ currentTarget }: MouseEvent<HTMLElement>) {
  currentTarget.closest<HTMLElement>('[popover]')?.hidePopover()
}
