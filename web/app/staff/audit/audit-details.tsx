import { InstantText } from '../../ui/date/time-text.tsx'
import css from './audit-details.module.css'
import { fieldWords, valueWords } from './audit-words.ts'

export const AuditDetails = ({ details }: { details: Record<string, string> }) => (
  <dl className={css.details}>
    {Object.entries(details).map(([field, value]) => (
      <div key={field}>
        <dt>{fieldWords(field)}</dt>
        <dd>{isInstant(value) ? <InstantText value={value} /> : valueWords(field, value)}</dd>
      </div>
    ))}
  </dl>
)

const isInstant = (value: string) => /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value)
