import type { VerificationCase } from '@sojourn/contract/desk/staff-queue'
import { ViewLine } from '../../agent/verification/document-panel.tsx'
import { Panel } from '../../layouts/own/panel.tsx'
import css from './case-page.module.css'

/** Which of us looked at the document of a case, and when. */
export const DocumentViews = ({ views }: Pick<VerificationCase, 'views'>) => (
  <Panel title="Who opened the document">
    {views.length === 0 ? (
      <p className={css.none}>Nobody has opened it.</p>
    ) : (
      <ul className={css.views}>
        {views.map((view) => (
          <ViewLine key={view.id} {...view} isStaffReading />
        ))}
      </ul>
    )}
  </Panel>
)
