import { dayIn } from '@sojourn/contract/dates/clocks'
import { fullDay, shortDay, weekdayName } from '@sojourn/contract/dates/moments'
import { t } from '@sojourn/contract/words/t'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { useHydrated } from '../../../fast-pages/use-hydrated.ts'
import { Loaded } from '../../../layouts/own/loaded.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { IconButton } from '../../../ui/button/icon-button.tsx'
import { addDays, type Day, dayOfMonth, weekdayOf } from '../../../ui/date/calendar-days.ts'
import { useWeekStart } from '../../../ui/date/week-start.ts'
import { useNarrow } from './use-narrow.ts'
import css from './week.module.css'
import { WeekBones } from './week-bones.tsx'
import { dayAsked, firstOfWeek, weekInWords } from './week-days.ts'
import { WeekFace } from './week-face.tsx'
import { weekQuery } from './week-queries.ts'

/** The week in the address, `?week=2026-11-23`; where there is room for one day, the very day of it. */
export function WeekTab({ zone }: { zone: string }) {
  const [params, setParams] = useSearchParams()
  const today = dayIn(new Date(), zone)
  const asked = dayAsked(params.get('week')) ?? today
  const first = firstOfWeek(asked, useWeekStart())
  const isNarrow = useNarrow()
  const isAlive = useHydrated()
  const week = useQuery({ ...weekQuery(first), enabled: isAlive, placeholderData: keepPreviousData })

  const show = (day: Day) =>
    setParams(
      (known) => {
        if (day === today) known.delete('week')
        else known.set('week', day)
        return known
      },
      { preventScrollReset: true },
    )
  const turn = (step: -1 | 1, by: 'page' | 'day' = 'page') => {
    const day = isNarrow ? addDays(asked, by === 'day' ? step : 7 * step) : addDays(first, 7 * step)
    show(
      firstOfWeek(day, weekdayOf(first)) === firstOfWeek(today, weekdayOf(first)) && !isNarrow ? today : day,
    )
  }

  return (
    <section aria-labelledby="week-title" className={css.tab}>
      <div className={css.bar}>
        <h2 id="week-title" className={css.title} aria-live="polite">
          {isNarrow ? `${shortDay(asked)} ${asked.slice(0, 4)}` : weekInWords(first)}
        </h2>
        <Turns isNarrow={isNarrow} onToday={() => show(today)} onTurn={turn} />
      </div>
      <DayStrip first={first} asked={asked} today={today} onShow={show} />
      <Loaded query={week} skeleton={<WeekBones />}>
        {(known) => (
          <WeekFace
            week={known}
            zone={known.timezone?.name ?? zone}
            today={today}
            only={isNarrow ? asked : null}
            isStale={week.isPlaceholderData}
            onTurn={turn}
          />
        )}
      </Loaded>
    </section>
  )
}

interface TurnsProps {
  isNarrow: boolean
  onToday: () => void
  onTurn: (step: -1 | 1, by: 'page' | 'day') => void
}

const Turns = ({ isNarrow, onToday, onTurn }: TurnsProps) => (
  <div className={css.turns}>
    <Button variant="secondary" size="s" onClick={onToday}>
      {t('Today')}
    </Button>
    <IconButton
      icon="chevron-left"
      label={isNarrow ? t('Previous day') : t('Previous week')}
      onClick={() => onTurn(-1, isNarrow ? 'day' : 'page')}
    />
    <IconButton
      icon="chevron-right"
      label={isNarrow ? t('Next day') : t('Next week')}
      onClick={() => onTurn(1, isNarrow ? 'day' : 'page')}
    />
  </div>
)

interface StripProps {
  first: Day
  asked: Day
  today: Day
  onShow: (day: Day) => void
}

/** The week is seven buttons for those who see one day. */
const DayStrip = ({ first, asked, today, onShow }: StripProps) => (
  <div className={css.strip}>
    {Array.from({ length: 7 }, (_, index) => addDays(first, index)).map((day) => (
      <button
        key={day}
        type="button"
        className={css.stripDay}
        {...(day === asked && { 'aria-current': 'date' as const })}
        {...(day === today && { 'data-today': true })}
        onClick={() => onShow(day)}
      >
        <span data-hidden>{fullDay(day)}</span>
        <span aria-hidden="true">{weekdayName(weekdayOf(day), 'narrow')}</span>
        <b aria-hidden="true">{dayOfMonth(day)}</b>
      </button>
    ))}
  </div>
)
