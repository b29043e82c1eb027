import { classes } from './classes.ts'
import styles from './flag.module.css'

interface Props {
  /** ISO 3166-1 alpha-2. */
  country: string
  size?: 's' | 'm' | 'l'
  /** A flag that the server writes into the page is not asked for. */
  src?: string | undefined
}

const WIDTH = { s: 20, m: 27, l: 54 }

/** Always beside the country's name, so it says nothing itself. */
export function Flag({ country, size = 's', src }: Props) {
  return (
    <img
      className={classes(styles.flag, styles[size])}
      src={src ?? `/flags/${country.toUpperCase()}.svg`}
      suppressHydrationWarning
      alt=""
      width={WIDTH[size]}
      height={(WIDTH[size] * 2) / 3}
      loading="lazy"
    />
  )
}
