import { type ReactNode, useId } from 'react'
import { Card } from '../../ui/text/card.tsx'
import { classes } from '../../ui/text/classes.ts'
import css from './panel.module.css'

interface Props {
  title: string
  intro?: ReactNode
  /** How it stands, beside the title: a pill. */
  state?: ReactNode
  id?: string
  danger?: boolean
  children: ReactNode
}

/** One matter of the account: what it is at the left, what one can do about it at the right. */
export function Panel({ title, intro, state, id, danger, children }: Props) {
  const heading = useId()
  return (
    <section id={id} className={css.panel} aria-labelledby={heading}>
      <div className={css.words}>
        <h2 id={heading} className={css.title}>
          {title}
        </h2>
        {state}
        {intro && <p className={css.intro}>{intro}</p>}
      </div>
      <Card className={classes(css.content, danger && css.danger)}>{children}</Card>
    </section>
  )
}
