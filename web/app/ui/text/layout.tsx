import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import styles from './layout.module.css'

interface Plain {
  className?: string | undefined
  children: ReactNode
}

type Gap = 1 | 2 | 3 | 4 | 5 | 6 | 7

/** The content's width with its gutters. */
export function Container({ narrow, className, children }: Plain & { narrow?: boolean }) {
  return <div className={classes(styles.container, narrow && styles.narrow, className)}>{children}</div>
}

interface SectionProps extends Plain {
  /** Over the title, in small capitals. */
  eyebrow?: ReactNode
  title?: ReactNode
  intro?: ReactNode
  /** At the title's right: usually a link to the whole list. */
  action?: ReactNode
  tone?: 'paper' | 'sunk' | 'deep'
  centred?: boolean
  id?: string
}

/** One message of a page: a heading, a sentence, and what proves it. */
export function Section(props: SectionProps) {
  const { eyebrow, title, intro, action, tone = 'paper', centred, id, className, children } = props
  return (
    <section id={id} className={classes(styles.section, styles[tone], className)}>
      <Container>
        {title && (
          <header className={classes(styles.head, centred && styles.centred)}>
            <div className={styles.words}>
              {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
              <h2 className={styles.title}>{title}</h2>
              {intro && <p className={styles.intro}>{intro}</p>}
            </div>
            {action}
          </header>
        )}
        {children}
      </Container>
    </section>
  )
}

interface TitleProps {
  children: ReactNode
  intro?: ReactNode
  /** The page's one primary action. */
  action?: ReactNode
  /** Above the title: breadcrumbs, a way back. */
  above?: ReactNode
}

/** The h1 of a page, with its one primary action at the right. */
export function PageTitle({ children, intro, action, above }: TitleProps) {
  return (
    <header className={styles.page}>
      {above}
      <div className={styles.pageRow}>
        <div className={styles.words}>
          <h1 className={styles.pageTitle}>{children}</h1>
          {intro && <p className={styles.intro}>{intro}</p>}
        </div>
        {action}
      </div>
    </header>
  )
}

/** Things under each other. */
export function Stack({ gap = 4, grow, className, children }: Plain & { gap?: Gap; grow?: boolean }) {
  return (
    <div className={classes(styles.stack, styles[`gap${gap}`], grow && styles.grow, className)}>
      {children}
    </div>
  )
}

/** Things beside each other, wrapping. */
export function Row({ gap = 3, spread, className, children }: Plain & { gap?: Gap; spread?: boolean }) {
  return (
    <div className={classes(styles.row, styles[`gap${gap}`], spread && styles.spread, className)}>
      {children}
    </div>
  )
}

interface GridProps extends Plain {
  as?: 'div' | 'ul'
  /** How narrow a cell may become before the row breaks. */
  cell?: 's' | 'm' | 'l'
}

/** Equal cells, as many in a row as fit. */
export function Grid({ as: Tag = 'div', cell = 'm', className, children }: GridProps) {
  return <Tag className={classes(styles.grid, styles[`cell-${cell}`], className)}>{children}</Tag>
}
