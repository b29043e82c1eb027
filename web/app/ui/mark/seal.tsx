import { type Checked, sayStamp } from '../feedback/say-stamp.ts'
import { classes } from '../text/classes.ts'
import drawings from '../text/icons.svg?url'
import styles from './seal.module.css'

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
      <use href={`${drawings}#seal-${checked.kind}`} />
    </svg>
  )
}
