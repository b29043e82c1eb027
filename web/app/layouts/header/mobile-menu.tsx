import { paths } from '@sojourn/contract/paths/paths'
import { t } from '@sojourn/contract/words/t'
import type { MouseEvent } from 'react'
import { still } from '../../fast-pages/cached-html.tsx'
import { LinkButton } from '../../ui/button/link-button.tsx'
import { Icon } from '../../ui/text/icon.tsx'
import { Link } from '../../ui/text/link.tsx'
import { LanguageButton } from '../language/language-button.tsx'
import css from './mobile-menu.module.css'
import { ThemeSwitch } from './theme-switch.tsx'
import type { TopEntries } from './top-nav.tsx'

interface Props extends TopEntries {
  isVisitor: boolean
}

const ID = 'site-menu'

/** A native popover, so it opens before any script has come. */
export const MobileMenu = (props: Props) => (
  <>
    <button type="button" className={css.open} popoverTarget={ID} aria-label={t('Menu')}>
      <Icon name="menu" />
    </button>
    <Sheet {...props} />
  </>
)

const Sheet = still(({ entries, active, isVisitor }: Props) => (
  <div id={ID} popover="auto" className={css.menu}>
    <nav aria-label={t('Main')}>
      <ul>
        {entries.map((entry) => (
          <li key={entry.to}>
            <Link to={entry.to} onClick={close} aria-current={entry.to === active ? 'page' : undefined}>
              {entry.name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
    {isVisitor && (
      <div className={css.doors}>
        <LinkButton to={paths.getStarted()} onClick={close} wide>
          {t('Get Started')}
        </LinkButton>
        <LinkButton to={paths.login()} onClick={close} variant="secondary" wide>
          {t('Login')}
        </LinkButton>
      </div>
    )}
    <div className={css.theme}>
      <LanguageButton />
      {t('Theme')}
      <ThemeSwitch name="theme-in-the-menu" />
    </div>
  </div>
))

function close({ currentTarget }: MouseEvent<HTMLElement>) {
  currentTarget.closest<HTMLElement>('[popover]')?.hidePopover()
}
