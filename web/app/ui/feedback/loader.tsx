import { t } from '@sojourn/contract/words/t'
import { Spinner } from '../button/spinner.tsx'
import styles from './loader.module.css'

/** The whole screen waits; seen only when that takes longer than 150 ms. */
export function Loader({ label = t('Loading') }: { label?: string }) {
  return (
    <div className={styles.loader} role="status" aria-label={label}>
      <Spinner large />
    </div>
  )
}
