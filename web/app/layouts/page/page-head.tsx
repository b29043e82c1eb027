import type { ReactNode } from 'react'
import css from './layout.module.css'

interface PageHeadProps {
  eyebrow?: string
  title: ReactNode
  lead?: ReactNode
  /** The one or two things to do here. */
  actions?: ReactNode
  /** A motif at the right on wide screens. */
  aside?: ReactNode
}

/** The one h1 of a public page, with what the page is for. */
export function PageHead({ eyebrow, title, lead, actions, aside }: PageHeadProps) {
  const words = (
    <div className={css.words}>
      {eyebrow && <p className={css.eyebrow}>{eyebrow}</p>}
      <h1>{title}</h1>
      {lead && <p className={css.lead}>{lead}</p>}
      {actions && <div className={css.actions}>{actions}</div>}
    </div>
  )
  return (
    <header className={aside ? `${css.head} ${css.withAside}` : css.head}>
      {words}
      {aside}
    </header>
  )
}
