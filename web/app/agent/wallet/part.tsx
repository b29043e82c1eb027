import { type ReactNode, useId } from 'react'
import css from './part.module.css'

interface Props {
  title: string
  intro: string
  children: ReactNode
}

/** A matter of the wallet that takes the whole width: a table, a chart. */
export function Part({ title, intro, children }: Props) {
  const heading = useId()
  return (
    <section className={css.part} aria-labelledby={heading}>
      <div>
        <h2 id={heading} className={css.title}>
          {title}
        </h2>
        <p className={css.intro}>{intro}</p>
      </div>
      <div>{children}</div>
    </section>
  )
}
