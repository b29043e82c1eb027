import type { StaffReport } from '@sojourn/contract/desk/staff-reports'
import { groundWords } from '@sojourn/contract/talk/report-words'
import { Panel } from '../../layouts/own/panel.tsx'
import { InstantText } from '../../ui/date/time-text.tsx'
import css from './report-page.module.css'

const AGAINST = { reporter: 'The reporter objects', owner: 'Whoever wrote it objects' }

/** What was decided, what was said against it, and the answer. */
export const ReportOutcome = ({ report: { decision, objection, answer } }: { report: StaffReport }) => (
  <>
    {decision && (
      <Panel title="The decision" intro={<By by={decision.by} at={decision.at} />}>
        <div className={css.part}>
          <p className={css.category}>
            {decision.outcome === 'hidden' ? 'Hidden' : 'Left as it is'}
            {decision.ground && `: ${lower(groundWords[decision.ground])}`}
          </p>
          <p className={css.text}>{decision.reason}</p>
        </div>
      </Panel>
    )}
    {objection && (
      <Panel title={AGAINST[objection.side]} intro={<InstantText value={objection.at} />}>
        <p className={css.text}>{objection.text}</p>
      </Panel>
    )}
    {answer && (
      <Panel title="The answer" intro={<By by={answer.by} at={answer.at} />}>
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

const By = ({ by, at }: { by: { fullname: string } | null; at: string }) => (
  <>
    {by ? by.fullname : 'A former colleague'}, <InstantText value={at} />
  </>
)

const lower = (words: string) => words.charAt(0).toLowerCase() + words.slice(1)
