import { agentPaths } from '@sojourn/contract/paths/own-paths'
import { t } from '@sojourn/contract/words/t'
import type { CalendarWeek } from '@sojourn/contract/work/calendar-week'
import { useState } from 'react'
import { Button } from '../../../ui/button/button.tsx'
import type { Day } from '../../../ui/date/calendar-days.ts'
import { classes } from '../../../ui/text/classes.ts'
import { Link } from '../../../ui/text/link.tsx'
import { MarkDialog } from './mark-dialog.tsx'
import { ThingDialog } from './thing-dialog.tsx'
import { datedIn, spansWorth } from './things.ts'
import { useMarking } from './use-marking.ts'
import { useMinute } from './use-minute.ts'
import css from './week.module.css'
import { WeekCells } from './week-cells.tsx'
import { type Grid, gridOf, linesWorth } from './week-grid.ts'
import { Legend } from './week-legend.tsx'
import type { Window } from './week-mark.ts'
import { WeekThings } from './week-things.tsx'

interface Props {
  week: CalendarWeek
  zone: string
  today: Day
  /** The only day one sees, where there is no room for more. */
  only: Day | null
  /** While another week is on its way. */
  isStale: boolean
  /** Turns the page: by a week, or by a day where one sees one. */
  onTurn: (step: -1 | 1, by: 'page' | 'day') => void
}

/** A week as a grid of half hours, with all that stands in it; a part of it is marked by pointer or by keys. */
export function WeekFace({ week, zone, today, only, isStale, onTurn }: Props) {
  const now = useMinute()
  const grid = gridOf(week.days, zone)
  const [isWhole, setWhole] = useState(false)
  const lines = isWhole ? ([0, grid.lines.length] as const) : linesWorth(grid, spansWorth(week))
  const window = windowOf(grid, only, lines)
  const { mark, active, opened, put, open, close, frame, hears } = useMarking({
    week,
    grid,
    window,
    today,
    now,
    onTurn,
  })

  const shown = grid.days.slice(window.days[0], window.days[1] + 1)
  const isEmpty = datedIn(week).length === 0
  return (
    <div className={classes(css.face, isStale && css.stale)} aria-busy={isStale}>
      {isEmpty && <NoMeetings week={week} />}
      <div
        ref={frame}
        className={css.frame}
        style={{ '--days': shown.length, '--lines': lines[1] - lines[0] } as object}
      >
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the grid inside listens to the same by keys */}
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter does the same */}
        <div onPointerDown={hears.begin} onPointerOver={hears.draw} onClick={hears.tap}>
          <WeekCells
            {...{ week, grid, zone, window, today, active }}
            mark={mark}
            onKeyDown={hears.keys}
            label={only ? t('Hours of the day') : t('Hours of the week')}
          />
        </div>
        <WeekThings {...{ week, grid, zone, window, now }} onOpen={open} />
      </div>
      <div className={css.foot}>
        <Legend week={week} />
        <Button variant="quiet" size="s" aria-pressed={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? t('Show fewer hours') : t('Show all 24 hours')}
        </Button>
      </div>
      <MarkDialog
        open={opened === 'mark' && mark !== null}
        {...{ week, grid, zone, now }}
        mark={mark}
        onMark={put}
        onClose={close}
      />
      <ThingDialog thing={opened === 'mark' ? null : opened} zone={zone} onClose={() => open(null)} />
    </div>
  )
}

const NoMeetings = ({ week }: Pick<Props, 'week'>) => (
  <p className={css.note}>
    {t('No meetings this week.')}{' '}
    {week.days.some(({ hours }) => hours.length > 0) ? (
      t('Free times are open to your clients.')
    ) : (
      <Link to={`${agentPaths.calendar()}?tab=hours`}>{t('Set your hours')}</Link>
    )}
  </p>
)

function windowOf({ days }: Grid, only: Day | null, lines: readonly [from: number, until: number]): Window {
  const onlyAt = days.findIndex(({ date }) => date === only)
  return {
    days: onlyAt >= 0 ? [onlyAt, onlyAt] : [0, days.length - 1],
    lines: [lines[0], lines[1] - 1],
  }
}
