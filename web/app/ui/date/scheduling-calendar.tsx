import { fullDay, monthName, WEEKDAYS, weekdayName } from '@sojourn/contract/dates/moments'
import { t } from '@sojourn/contract/words/t'
import { type KeyboardEvent, type ReactNode, type RefObject, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { listens } from '../../fast-pages/mark-interactive.ts'
import { useHydrated } from '../../fast-pages/use-hydrated.ts'
import { IconButton } from '../button/icon-button.tsx'
import control from '../form/control.module.css'
import { Field, type FieldProps } from '../form/field.tsx'
import { heldProps, holdValue } from '../form/held-value.ts'
import { classes } from '../text/classes.ts'
import {
  addDays,
  addMonths,
  clampDay,
  type Day,
  dayOfMonth,
  firstOfMonth,
  isSameMonth,
  weeksOfMonth,
} from './calendar-days.ts'
import { useDayKeys } from './day-keys.ts'
import styles from './scheduling-calendar.module.css'
import { type DateRule, isSelectable, lastSelectable, NOT_AVAILABLE } from './selectable-date.ts'
import { useWeekStart } from './week-start.ts'

interface Props extends FieldProps {
  rule: DateRule
  defaultValue?: Day
  onChange?: (day: Day) => void
}

/**
 * A month of days to meet on. Arrow keys, Home, End, Page Up, Page Down and the typed number of a day move in it;
 * without script it is a list.
 */
export function SchedulingCalendar({ rule, defaultValue, onChange, ...field }: Props) {
  const last = lastSelectable(rule)
  const choices = daysBetween(rule.today, last).filter((day) => isSelectable(day, rule))
  const isReady = useHydrated()
  const weekStart = useWeekStart()
  const native = useRef<HTMLSelectElement>(null)
  const grid = useRef<HTMLTableElement>(null)
  const [chosen, setChosen] = useState<Day | ''>(defaultValue ?? '')
  const [active, setActive] = useState<Day>(defaultValue ?? choices[0] ?? rule.today)

  function choose(day: Day) {
    setActive(day)
    if (!isSelectable(day, rule)) return
    setChosen(day)
    holdValue(native.current, day)
    onChange?.(day)
  }

  const show = (month: Day) => setActive(clampDay(firstChoiceIn(month, choices), rule.today, last))

  const onKeyDown = useDayKeys({ active, weekStart }, (target) => {
    const day = clampDay(target, rule.today, last)
    // The month may change: the day is there once it is drawn.
    flushSync(() => setActive(day))
    focusDay(grid.current, day)
  })

  return (
    <Field {...field} group="group">
      {({ id, name, required, ...rest }) => (
        <div className={styles.calendar}>
          <select
            ref={native}
            name={name}
            required={required}
            defaultValue={defaultValue ?? ''}
            {...rest}
            aria-label={t('Day')}
            {...(isReady
              ? { ...heldProps, onFocus: () => focusDay(grid.current, active) }
              : { className: control.control })}
          >
            <option value="">{t('Choose a day')}</option>
            {choices.map(asOption)}
          </select>
          <MonthHead {...{ active, last }} first={rule.today} onShow={show} />
          <MonthGrid ref={grid} {...{ id, active, weekStart, onKeyDown }}>
            {(day) => (
              <DayCell key={day} {...{ day, rule, last, chosen, active }} onChoose={() => choose(day)} />
            )}
          </MonthGrid>
          <Help id={`${id}-keys`} />
        </div>
      )}
    </Field>
  )
}

const asOption = (day: Day) => (
  <option key={day} value={day}>
    {fullDay(day)}
  </option>
)

const Help = ({ id }: { id: string }) => (
  <>
    <p id={id} data-hidden>
      {t(
        'The arrow keys move between days, Page Up and Page Down between months; the number of a day leads to it.',
      )}
    </p>
    <p className={styles.legend} aria-hidden="true">
      <s>12</s> {NOT_AVAILABLE}
    </p>
  </>
)

interface HeadProps {
  active: Day
  first: Day
  last: Day
  onShow: (month: Day) => void
}

const MonthHead = ({ active, first, last, onShow }: HeadProps) => (
  <div className={styles.head}>
    <IconButton
      icon="chevron-left"
      label={t('Previous month')}
      disabled={isSameMonth(active, first)}
      onClick={() => onShow(addMonths(firstOfMonth(active), -1))}
    />
    <span className={styles.month} aria-live="polite">
      {monthName(active)}
    </span>
    <IconButton
      icon="chevron-right"
      label={t('Next month')}
      disabled={isSameMonth(active, last)}
      onClick={() => onShow(addMonths(firstOfMonth(active), 1))}
    />
  </div>
)

interface GridProps {
  ref: RefObject<HTMLTableElement | null>
  id: string
  /** It shows the month of this day. */
  active: Day
  weekStart: number
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
  children: (day: Day) => ReactNode
}

function MonthGrid({ ref, id, active, weekStart, onKeyDown, children: cellOf }: GridProps) {
  const weekdays = WEEKDAYS.map((_, index) => (weekStart + index) % 7)
  return (
    <table
      ref={ref}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the pattern of a grid of days
      role="grid"
      id={id}
      className={styles.grid}
      aria-label={monthName(active)}
      aria-describedby={`${id}-keys`}
    >
      <thead>
        <tr>
          {weekdays.map((weekday) => (
            <th key={weekday} scope="col" abbr={weekdayName(weekday)}>
              {weekdayName(weekday, 'short')}
            </th>
          ))}
        </tr>
      </thead>
      <tbody onKeyDown={onKeyDown}>
        {weeksOfMonth(active, weekStart).map((week) => (
          <tr key={week.find((day) => day !== null)}>
            {week.map((day, weekday) => (day === null ? <td key={weekdays[weekday]} /> : cellOf(day)))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface DayProps {
  day: Day
  rule: DateRule
  last: Day
  chosen: Day | ''
  active: Day
  onChoose: () => void
}

/** A day that is not free can be reached by keyboard, so that its reason is heard. */
function DayCell({ day, rule, last, chosen, active, onChoose }: DayProps) {
  const isFree = isSelectable(day, rule)
  const isOffered = day >= rule.today && day <= last
  const isToday = day === rule.today
  const words = [fullDay(day), isToday && t('today'), !isFree && NOT_AVAILABLE].filter(Boolean).join(', ')
  return (
    <td>
      <button
        ref={listens}
        type="button"
        data-day={day}
        tabIndex={day === active ? 0 : -1}
        aria-pressed={day === chosen}
        aria-disabled={!isFree || undefined}
        title={isFree ? undefined : NOT_AVAILABLE}
        className={classes(styles.day, isToday && styles.today, !isOffered && styles.outside)}
        onClick={onChoose}
      >
        <span aria-hidden="true">{dayOfMonth(day)}</span>
        <span data-hidden>{words}</span>
        {!isFree && isOffered && <small aria-hidden="true">{NOT_AVAILABLE}</small>}
      </button>
    </td>
  )
}

const daysBetween = (from: Day, to: Day): Day[] =>
  from > to ? [] : [from, ...daysBetween(addDays(from, 1), to)]

const firstChoiceIn = (month: Day, choices: readonly Day[]) =>
  choices.find((day) => isSameMonth(day, month)) ?? month

const focusDay = (grid: HTMLElement | null, day: Day) =>
  grid?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus()
