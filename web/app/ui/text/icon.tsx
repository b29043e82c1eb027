import { classes } from './classes.ts'
import styles from './icon.module.css'
import type { IconName } from './icon-names.ts'
import sprite from './icons.svg?url'

interface Props {
  name: IconName
  size?: 's' | 'm' | 'l' | 'xl'
  filled?: boolean | undefined
  /** People who cannot see the icon hear the label; without one it is decoration. */
  label?: string
  className?: string | undefined
}

/** The drawings live in one cached file, so a page pays for none of them in script. */
export function Icon({ name, size = 'm', filled, label, className }: Props) {
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: it has a label or is decoration
    <svg
      className={classes(styles.icon, styles[size], filled && styles.filled, className)}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <use href={`${sprite}#${name}`} />
    </svg>
  )
}
