import { agentPaths } from '@sojourn/contract/paths/own-paths'
import { t } from '@sojourn/contract/words/t'
import type { CalendarWeek } from '@sojourn/contract/work/calendar-week'
import { Link } from '../../../ui/text/link.tsx'
import css from './week.module.css'

export function Legend({ week: { days, blocks, busy, offers } }: { week: CalendarWeek }) {
  const lines = [
    [css.closed, t('Outside your hours'), true],
    [css.special, t('Special hours'), days.some(({ special, hours }) => special && hours.length > 0)],
    [css.offer, t('Waits for an answer'), offers.length > 0],
    [css.blocked, t('Blocked'), blocks.length > 0],
    [css.busy, t('Busy elsewhere'), busy.length > 0],
  ] as const
  return (
    <div className={css.legend}>
      {lines.map(
        ([look, words, isThere]) =>
          isThere && (
            <span key={words}>
              <i className={look} aria-hidden="true" />
              {words}
            </span>
          ),
      )}
      {days.every(({ hours }) => hours.length === 0) && (
        <Link to={`${agentPaths.calendar()}?tab=hours`}>{t('Set your weekly hours')}</Link>
      )}
    </div>
  )
}
