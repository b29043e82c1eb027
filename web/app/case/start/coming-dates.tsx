import type { Today } from '@sojourn/contract/desk/today'
import { pathsOf } from '@sojourn/contract/paths/own-paths'
import { t } from '@sojourn/contract/words/t'
import { DayText, InstantText } from '../../ui/date/time-text.tsx'
import { Icon } from '../../ui/text/icon.tsx'
import { Link } from '../../ui/text/link.tsx'
import type { Side } from '../../words/order-words.ts'
import { AddToCalendar } from '../meetings/add-to-calendar.tsx'
import css from './today.module.css'

/** Meetings and due dates of the next seven days. */
export const ComingDates = ({ coming, side }: { coming: Today['coming']; side: Side }) => (
  <section className={css.part} aria-labelledby="coming">
    <h2 id="coming">{t('Next 7 days')}</h2>
    {coming.length === 0 && <p className={css.note}>{t('No meeting and no due date.')}</p>}
    <ul className={css.lines}>
      {coming.map(({ kind, at, order, with: other }) => (
        <li key={`${kind}${order.uuid}${at}`}>
          <Icon name={kind === 'meeting' ? 'calendar' : 'document'} />
          <span className={css.words}>
            <Link to={pathsOf[side].order(order.uuid)}>
              {kind === 'meeting'
                ? t('Meeting with {name}', { name: other })
                : side === 'client'
                  ? t('Work due from {name}', { name: other })
                  : t('Work due for {name}', { name: other })}
            </Link>
            <small dir="auto">{order.title}</small>
          </span>
          <small className={css.when}>
            {kind === 'meeting' ? (
              <>
                <InstantText value={at} />
                <AddToCalendar order={order.uuid} />
              </>
            ) : (
              <DayText value={at} />
            )}
          </small>
        </li>
      ))}
    </ul>
    <Link to={pathsOf[side].deadlines()}>{t('All deadlines')}</Link>
  </section>
)
