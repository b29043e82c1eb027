import styles from './badge.module.css'

interface Props {
  count: number
  /** Screen readers hear the words, such as `unread messages`. */
  of: string
}

const MOST = 99

/** How many wait; nothing at zero, 99+ above 99. */
export function Badge({ count, of }: Props) {
  if (count <= 0) return null
  return (
    <span className={styles.badge} data-figures>
      {count > MOST ? `${MOST}+` : count}
      <span data-hidden> {of}</span>
    </span>
  )
}
