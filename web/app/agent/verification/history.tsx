import type { Verification } from '@sojourn/contract/supply/verification'
import { JUDGED_NAMES } from '@sojourn/contract/supply/verification-words'
import { t } from '@sojourn/contract/words/t'
import { InstantText } from '../../ui/date/time-text.tsx'
import { historyWords } from './history-words.ts'
import css from './verification-page.module.css'

type Entry = Verification['history'][number]

const BY = { agent: t('You'), staff: t('Our team'), system: t('Automatic') }

/** Each step as one line, newest first. */
export const History = ({ history }: { history: readonly Entry[] }) => (
  <ol className={css.history}>
    {history.map((entry) => (
      <li key={entry.created_at.date + entry.to} data-to={entry.to}>
        <b>{historyWords(entry)}</b>
        <span className={css.when}>
          {BY[entry.by]}
          {t(', ')}
          <InstantText value={entry.created_at.date} />
        </span>
        <Reasons {...entry} />
      </li>
    ))}
  </ol>
)

export function Reasons({ reasons, reason }: Pick<Entry, 'reasons' | 'reason'>) {
  if (reason)
    return (
      <p className={css.reason} dir="auto">
        {reason}
      </p>
    )
  if (reasons.length === 0) return null
  return (
    <ul className={css.reasons}>
      {reasons.map(({ field, reason: why }) => (
        <li key={field}>
          <b>{JUDGED_NAMES[field]}</b>
          <span dir="auto">{why}</span>
        </li>
      ))}
    </ul>
  )
}
