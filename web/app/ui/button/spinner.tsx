import { classes } from '../text/classes.ts'
import styles from './spinner.module.css'

/** A turning ring for a wait whose shape is unknown. */
export function Spinner({ large }: { large?: boolean }) {
  return <span className={classes(styles.spinner, large && styles.large)} aria-hidden="true" />
}
