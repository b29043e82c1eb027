import { type ReactNode, useId } from 'react'
import { FAR } from '../../fast-pages/far-pictures.ts'
import { LinkButton } from '../../ui/button/link-button.tsx'
import css from './section.module.css'

interface Props {
  title: string
  lead: string
  more?: { to: string; label: string }
  children: ReactNode
}

/** One message of the page: its heading, its sentence, and what shows it. All stand below the first screen. */
export function Section({ title, lead, more, children }: Props) {
  const id = useId()
  return (
    <section className={css.section} aria-labelledby={id} data-far={FAR} suppressHydrationWarning>
      <div className={css.head}>
        <div>
          <h2 id={id}>{title}</h2>
          <p>{lead}</p>
        </div>
        {more && (
          <LinkButton to={more.to} variant="secondary" iconAfter="arrow-right" className={css.more}>
            {more.label}
          </LinkButton>
        )}
      </div>
      {children}
    </section>
  )
}
