import type { ReactNode } from 'react'
import type { LinkProps } from 'react-router'
import styles from './card.module.css'
import { classes } from './classes.ts'
import { Link } from './link.tsx'

interface Props {
  as?: 'div' | 'article' | 'section' | 'li'
  padding?: 'none' | 's' | 'm' | 'l'
  /** Lifted off the paper; otherwise a hairline. */
  raised?: boolean
  className?: string | undefined
  /** `FAR` is given for it. */
  far?: '' | undefined
  children: ReactNode
}

/** A sheet of paper. With a CardLink inside, the whole of it can be pressed. */
export function Card({ as: Tag = 'div', padding = 'm', raised, className, far, children }: Props) {
  return (
    <Tag
      className={classes(styles.card, styles[padding], raised && styles.raised, className)}
      data-far={far}
      suppressHydrationWarning
    >
      {children}
    </Tag>
  )
}

/** The one link of a card, stretched over it; lift other controls above it with `position: relative; z-index: 1`. */
export function CardLink({ className, ...rest }: LinkProps) {
  return <Link {...rest} className={classes(styles.link, className)} />
}
