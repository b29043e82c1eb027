import type { StaffReport } from '@sojourn/contract/desk/staff-reports'
import { Panel } from '../../layouts/own/panel.tsx'
import { InstantText } from '../../ui/date/time-text.tsx'
import { ReportDecision } from './report-decision.tsx'
import css from './report-page.module.css'
import { SaidBy } from './said-by.tsx'

const AGAINST = { reporter: 'The reporter objects', owner: 'Whoever wrote it objects' }

export const ReportOutcome = ({ report: { decision, objection, answer } }: { report: StaffReport }) => (
  <>
    {decision && <ReportDecision decision={decision} />}
    {objection && (
      <Panel title={AGAINST[objection.side]} intro={<InstantText value={objection.at} />}>
        <p className={css.text}>{objection.text}</p>
      </Panel>
    )}
    {answer && (
      <Panel title="The answer" intro={<SaidBy by={answer.by} at={answer.at} />}>
        <div className={css.part}>
          <p className={css.category}>
            {answer.result === 'reversed' ? 'The decision is changed' : 'The decision stands'}
          </p>
          <p className={css.text}>{answer.reason}</p>
        </div>
      </Panel>
    )}
  </>
)
