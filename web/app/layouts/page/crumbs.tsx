import { t } from '@sojourn/contract/words/t'
import { Link } from '../../ui/text/link.tsx'
import css from './layout.module.css'

export interface Crumb {
  name: string
  path: string
}

interface Props {
  trail: Crumb[]
  /** A page may be called by a name that stays English. */
  lang?: 'en'
}

/** The last crumb is the page itself. */
export function Crumbs({ trail, lang }: Props) {
  return (
    <nav className={css.crumbs} aria-label={t('Breadcrumb')}>
      <ol>
        {trail.map(({ name, path }, index) => (
          <li key={path}>
            {index < trail.length - 1 ? (
              <Link to={path}>{name}</Link>
            ) : (
              <span aria-current="page" lang={lang}>
                {name}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
