import { t } from '@sojourn/contract/words/t'
import { Link } from '../../ui/text/link.tsx'
import css from './layout.module.css'

export interface Crumb {
  name: string
  path: string
}

/** The last crumb is the page itself. */
export function Crumbs({ trail }: { trail: Crumb[] }) {
  return (
    <nav className={css.crumbs} aria-label={t('Breadcrumb')}>
      <ol>
        {trail.map(({ name, path }, index) => (
          <li key={path}>
            {index < trail.length - 1 ? (
              <Link to={path}>{name}</Link>
            ) : (
              <span aria-current="page">{name}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
