import { t } from '@sojourn/contract/words/t'
import { useLocation } from 'react-router'
import { useAccount } from '../../session/use-account.ts'
import { Icon } from '../../ui/text/icon.tsx'
import { Link } from '../../ui/text/link.tsx'
import { accountAreas } from './account-areas.ts'
import css from './account-menu.module.css'

const LABEL = t('Areas of your account')

/** The pages of the account: a list at the left where there is room, else a list that opens. */
export function AccountMenu() {
  const { pathname } = useLocation()
  const areas = accountAreas(useAccount().role)
  const list = (
    <ul>
      {areas.map(({ label, to }) => (
        <li key={to}>
          <Link to={to} className={css.area} aria-current={to === pathname ? 'page' : undefined}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  )
  return (
    <>
      <nav className={css.menu} aria-label={LABEL}>
        {list}
      </nav>
      <nav className={css.short} aria-label={LABEL}>
        {/* Another page closes it. */}
        <details key={pathname}>
          <summary className={css.here}>
            {areas.find(({ to }) => to === pathname)?.label ?? t('Account')}
            <Icon name="chevron-down" />
          </summary>
          {list}
        </details>
      </nav>
    </>
  )
}
