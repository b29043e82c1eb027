import { fullDay, weekdayName, zoneCity } from '@sojourn/contract/dates/moments'
import { t } from '@sojourn/contract/words/t'
import type { CalendarWeek } from '@sojourn/contract/work/calendar-week'
import type { KeyboardEvent } from 'react'
import { listens } from '../../../fast-pages/mark-interactive.ts'
import { type Day, dayOfMonth, weekdayOf } from '../../../ui/date/calendar-days.ts'
import { useClock } from '../../../ui/date/clock.ts'
import { classes } from '../../../ui/text/classes.ts'
import { listed } from '../../../ui/text/listed.ts'
import css from './week.module.css'
import { type Grid, type GridDay, HALF_HOUR_MS, isWithin, type Line } from './week-grid.ts'
import { type Cell, isMarked, type Mark, type Window } from './week-mark.ts'
import { beginInWords, nameOf } from './week-words.ts'

interface Props {
  week: CalendarWeek
  grid: Grid
  zone: string
  window: Window
  today: Day
  /** The half hour keys begin from. */
  active: Cell
  mark: Mark | null
  label: string
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
}

/** The ground: half hours when clients can meet the agent, and when not. */
export function WeekCells({ grid, zone, window, today, label, onKeyDown, ...rest }: Props) {
  const [from, last] = window.lines
  const days = grid.days.slice(window.days[0], window.days[1] + 1)
  return (
    <>
      <table
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the pattern of a grid of times
        role="grid"
        aria-label={label}
        aria-describedby="week-keys"
        className={css.grid}
      >
        <colgroup>
          <col className={css.side} />
        </colgroup>
        <thead>
          <tr>
            <th scope="col" className={css.zone}>
              <span data-hidden>{t('Times in')} </span>
              {zoneCity(zone)}
            </th>
            {days.map((day) => (
              <Head key={day.date} day={day} isToday={day.date === today} />
            ))}
          </tr>
        </thead>
        <tbody onKeyDown={onKeyDown}>
          {grid.lines.slice(from, last + 1).map((line, index) => (
            <Row
              key={`${line.minute} ${line.again}`}
              {...rest}
              line={line}
              at={from + index}
              days={days}
              firstDay={window.days[0]}
            />
          ))}
        </tbody>
      </table>
      <p id="week-keys" data-hidden>
        {t(
          'The arrow keys move between half hours, with Shift they mark several. Enter opens what you can do with them. Page Up and Page Down turn the week.',
        )}
      </p>
    </>
  )
}

function Head({ day: { date, special, away }, isToday }: { day: GridDay; isToday: boolean }) {
  return (
    <th scope="col" className={css.head} {...(isToday && { 'aria-current': 'date' as const })}>
      <span className={css.headDay} aria-hidden="true">
        {weekdayName(weekdayOf(date), 'short')} <b>{dayOfMonth(date)}</b>
      </span>
      <span data-hidden>{isToday ? t('{day}, today', { day: fullDay(date) }) : fullDay(date)}</span>
      {(away || special) && <small>{away ? t('On leave') : t('Special hours')}</small>}
    </th>
  )
}

interface RowProps {
  week: CalendarWeek
  line: Line
  at: number
  days: readonly GridDay[]
  firstDay: number
  active: Cell
  mark: Mark | null
}

function Row({ week, line, at, days, firstDay, active, mark }: RowProps) {
  const clock = useClock()
  const words = beginInWords(line, clock)
  const isHour = line.minute % 60 === 0
  return (
    <tr className={classes(isHour && css.hour)}>
      <th scope="row" className={css.time}>
        <span data-hidden={!isHour || undefined}>{clock === '12' ? words.replace(':00', '') : words}</span>
      </th>
      {days.map((day, index) => {
        const cell = { day: firstDay + index, line: at }
        const begin = day.cells[at] ?? null
        if (begin === null)
          return (
            <td key={day.date} className={css.void}>
              <span data-hidden>{t('Not on this day')}</span>
            </td>
          )
        const isActive = active.day === cell.day && active.line === at
        return (
          <td key={day.date}>
            <button
              ref={listens}
              type="button"
              data-cell={`${cell.day} ${at}`}
              tabIndex={isActive ? 0 : -1}
              aria-pressed={isMarked(mark, cell)}
              aria-label={listed([fullDay(day.date), words, stateAt(week, day, begin)])}
              className={classes(css.cell, groundOf(day, begin))}
            />
          </td>
        )
      })}
    </tr>
  )
}

const groundOf = (day: GridDay, at: number) =>
  day.away || !isWithin(at, day.hours) ? css.closed : day.special ? css.special : css.open

function stateAt({ meetings, offers, blocks, busy }: CalendarWeek, day: GridDay, at: number) {
  const touches = ({ start, end }: { start: string; end: string }) =>
    Date.parse(start) < at + HALF_HOUR_MS && at < Date.parse(end)
  const meeting = meetings.find(touches)
  if (meeting) return t('meeting with {client}', { client: nameOf(meeting) })
  const offer = offers.find(touches)
  if (offer) return t('offered to {client}', { client: nameOf(offer) })
  if (day.away) return t('on leave')
  if (blocks.some(({ spans }) => isWithin(at, spans))) return t('blocked')
  if (isWithin(at, busy)) return t('busy in another calendar')
  return isWithin(at, day.hours) ? t('open') : t('closed')
}
