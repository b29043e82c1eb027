import { useId } from 'react'
import styles from './progress.module.css'

interface Props {
  label: string
  /** From 0 to 1; absent while nobody knows. */
  value?: number
  hideLabel?: boolean
}

/** How far something is. */
export function Progress({ label, value, hideLabel }: Props) {
  const id = useId()
  return (
    <div className={styles.progress}>
      <label htmlFor={id} className={styles.label} data-hidden={hideLabel || undefined}>
        {label}
        {value !== undefined && <span data-figures>{Math.round(value * 100)}%</span>}
      </label>
      <progress id={id} className={styles.bar} max={1} value={value} />
    </div>
  )
}
