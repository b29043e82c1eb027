import { type Checked, sayStamp } from '../feedback/say-stamp.ts'
import { classes } from '../text/classes.ts'
import styles from './seal.module.css'
import seals from './seals.svg?url'

/** The stamp made small, beside a name. */
export function Seal(checked: Checked) {
  const said = sayStamp(checked)
  return (
    <svg
      className={classes(styles.seal, styles[checked.kind])}
      viewBox="0 0 24 24"
      role="img"
      aria-label={said}
    >
      <title>{said}</title>
      <use href={`${seals}#${checked.kind}`} />
    </svg>
  )
}
