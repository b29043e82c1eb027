import type { VerificationCase } from '@sojourn/contract/desk/staff-queue'
import { JUDGED, JUDGED_NAMES } from '@sojourn/contract/supply/verification-words'
import css from './case-page.module.css'
import { caseValues } from './case-values.ts'

export function CaseFacts({ of }: { of: VerificationCase }) {
  const values = caseValues(of)
  return (
    <dl className={css.facts}>
      {JUDGED.filter((field) => field !== 'document' && field !== 'photo').map((field) => (
        <div key={field}>
          <dt>{JUDGED_NAMES[field]}</dt>
          <dd>{values[field] || 'Not provided'}</dd>
        </div>
      ))}
    </dl>
  )
}
