import { formatDay } from '@sojourn/contract/dates/format-day'
import type { ReactNode } from 'react'
import layout from '../../layouts/page/layout.module.css'
import { PageHead } from '../../layouts/page/page-head.tsx'
import { EnglishBinds } from './english-binds.tsx'
import css from './legal.module.css'

export interface LegalSection {
  id: string
  title: string
  body: ReactNode
}

interface LegalPageProps {
  title: string
  lead: string
  /** YYYY-MM-DD */
  updated: string
  sections: LegalSection[]
}

/** A long text of rules: contents at the side that can be jumped to, numbered sections, made to be printed too. */
export function LegalPage({ title, lead, updated, sections }: LegalPageProps) {
  return (
    <div className={layout.page}>
      <PageHead title={title} lead={lead} />
      <EnglishBinds />
      <p role="note" className={css.template}>
        <b>Template.</b> Whoever runs this site must have a lawyer read and adapt this text before use.
      </p>
      <p className={css.updated}>
        Last updated <time dateTime={updated}>{formatDay(updated)}</time>
      </p>
      <div className={css.columns}>
        <nav className={css.contents} aria-labelledby="contents">
          <h2 id="contents">On this page</h2>
          <ol>
            {sections.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ol>
        </nav>
        <article className={css.text}>
          {sections.map(({ id, title, body }) => (
            <section key={id} id={id} aria-labelledby={`${id}-title`}>
              <h2 id={`${id}-title`}>{title}</h2>
              {body}
            </section>
          ))}
        </article>
      </div>
    </div>
  )
}
