import { classes } from './classes.ts'
import styles from './flag.module.css'

interface Props {
  /** ISO 3166-1 alpha-2. */
  country: string
  size?: 's' | 'm' | 'l'
  /** Written into the page by the server, such a flag is not asked for. */
  drawing?: string | undefined
}

const WIDTH = { s: 20, m: 27, l: 54 }

/** Always beside the country's name, so it says nothing itself. */
export function Flag({ country, size = 's', drawing }: Props) {
  return (
    <img
      className={classes(styles.flag, styles[size])}
      src={
        drawing ? `data:image/svg+xml,${encodeURIComponent(drawing)}` : `/flags/${country.toUpperCase()}.svg`
      }
      suppressHydrationWarning
      alt=""
      width={WIDTH[size]}
      height={(WIDTH[size] * 2) / 3}
      loading="lazy"
    />
  )
}
