import type { ReactNode } from 'react'
import layout from '../../layouts/page/layout.module.css'
import { PageHead } from '../../layouts/page/page-head.tsx'
import type { GuideAddress } from './guide-address.ts'
import { GuideForm } from './guide-form.tsx'
import css from './guide-view.module.css'
import type { GuideData } from './load-guide.ts'

interface Props {
  data: GuideData
  address: GuideAddress
  title: string
  lead: string
  /** The answer. */
  children: ReactNode
}

/** The questions at the left, the answer at the right. */
export const GuideView = ({
  data: { answer, countries, purposes, purpose },
  address,
  title,
  lead,
  children,
}: Props) => (
  <div className={layout.page}>
    <PageHead title={title} lead={lead} />
    <div className={css.columns}>
      <GuideForm
        key={JSON.stringify(address)}
        asked={answer.asked}
        problems={answer.problems}
        address={address}
        countries={countries}
        purposes={purposes}
        purpose={purpose}
      />
      {children}
    </div>
  </div>
)
