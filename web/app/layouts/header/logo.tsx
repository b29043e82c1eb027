import { PRODUCT } from '@sojourn/contract/calls/names'
import { paths } from '@sojourn/contract/paths/paths'
import { t } from '@sojourn/contract/words/t'
import { still } from '../../fast-pages/cached-html.tsx'
import { Link } from '../../ui/text/link.tsx'
import css from './logo.module.css'

/** A postage stamp with a route on it that happens to be an S. */
const Mark = still(() => (
  <svg viewBox="0 0 32 32" className={css.mark} aria-hidden="true">
    <path className={css.paper} d="M2 2h28v28H2z" />
    <path className={css.teeth} d="M2 2h28v28H2z" />
    <path className={css.route} d="M18.8 9.5H14a3.25 3.25 0 0 0 0 6.5h4a3.25 3.25 0 0 1 0 6.5h-6" />
    <circle className={css.from} cx="21" cy="9.5" r="2" />
    <circle className={css.to} cx="11" cy="22.5" r="2.4" />
  </svg>
))

/** The logo goes home. */
export const Logo = () => (
  <Link to={paths.home()} className={css.logo} aria-label={t('Sojourn, home')}>
    <Mark />
    {PRODUCT}
  </Link>
)
