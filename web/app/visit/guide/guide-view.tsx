import type { ReactNode } from 'react'
import layout from '../../layouts/page/layout.module.css'
import { PageHead } from '../../layouts/page/page-head.tsx'
import css from './guide-view.module.css'

interface Props {
  title: string
  lead?: string
  children: ReactNode
  /** Stands beside it on a desk, and after it on a phone. */
  beside: ReactNode
}

/** The question or the answer, and what belongs to it. */
export const GuideView = ({ title, lead, children, beside }: Props) => (
  <div className={layout.page}>
    <PageHead title={title} lead={lead} />
    <div className={css.columns}>
      {children}
      {beside}
    </div>
  </div>
)
