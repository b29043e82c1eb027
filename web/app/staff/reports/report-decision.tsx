import type { StaffReport } from '@sojourn/contract/desk/staff-reports'
import { groundWords } from '@sojourn/contract/talk/report-words'
import { Panel } from '../../layouts/own/panel.tsx'
import css from './report-page.module.css'
import { SaidBy } from './said-by.tsx'

export const ReportDecision = ({ decision }: { decision: NonNullable<StaffReport['decision']> }) => (
  <Panel title="The decision" intro={<SaidBy by={decision.by} at={decision.at} />}>
    <div className={css.part}>
      <p className={css.category}>
        {decision.outcome === 'hidden' ? 'Hidden' : 'Left as it is'}
        {decision.ground && `: ${lower(groundWords[decision.ground])}`}
      </p>
      <p className={css.text}>{decision.reason}</p>
    </div>
  </Panel>
)

const lower = (words: string) => words.charAt(0).toLowerCase() + words.slice(1)
