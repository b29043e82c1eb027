import { t } from '@sojourn/contract/words/t'
import { Icon } from '../text/icon.tsx'
import { Link } from '../text/link.tsx'
import styles from './breadcrumbs.module.css'

interface Props {
  /** From the outermost page to the one before this. */
  trail: readonly { label: string; to: string }[]
  /** This page. */
  here: string
}

export function Breadcrumbs({ trail, here }: Props) {
  return (
    <nav aria-label={t('Breadcrumb')}>
      <ol className={styles.trail}>
        {trail.map(({ label, to }) => (
          <li key={to} className={styles.step}>
            <Link to={to} className={styles.link}>
              {label}
            </Link>
            <Icon name="chevron-right" size="s" className={styles.arrow} />
          </li>
        ))}
        <li className={styles.here} aria-current="page">
          {here}
        </li>
      </ol>
    </nav>
  )
}
