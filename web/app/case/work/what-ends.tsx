import { t } from '@sojourn/contract/words/t'
import type { OrderWork } from '@sojourn/contract/work/completion'
import css from './what-ends.module.css'

interface Props {
  work: OrderWork
  agent: string
}

export function WhatEnds({ work: { accepting_ends: ends }, agent }: Props) {
  if (!ends) return null
  const { meeting_request, extension_days: days, extras } = ends
  if (!meeting_request && days === null && extras === 0) return null
  return (
    <>
      <p className={css.head}>{t('With it ends:')}</p>
      <ul className={css.ends}>
        {meeting_request && <li>{t('The request for another meeting time.')}</li>}
        {days !== null && (
          <li>
            {t(
              '{days, plural, one {The request of {agent} for one more day.} other {The request of {agent} for # more days.}}',
              { days, agent },
            )}
          </li>
        )}
        {extras > 0 && (
          <li>
            {t('{count, plural, one {The extra that is proposed.} other {The # extras that are proposed.}}', {
              count: extras,
            })}
          </li>
        )}
      </ul>
    </>
  )
}
