import { t } from '@sojourn/contract/words/t'
import type { CalendarWeek } from '@sojourn/contract/work/calendar-week'
import { type KeyboardEvent, type MouseEvent, type PointerEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '../../../ui/button/button.tsx'
import type { Day } from '../../../ui/date/calendar-days.ts'
import { classes } from '../../../ui/text/classes.ts'
import { MarkDialog } from './mark-dialog.tsx'
import { ThingDialog } from './thing-dialog.tsx'
import { datedIn, spansWorth, type Thing } from './things.ts'
import { useMinute } from './use-minute.ts'
import css from './week.module.css'
import { WeekCells } from './week-cells.tsx'
import { gridOf, linesWorth } from './week-grid.ts'
import { Legend } from './week-legend.tsx'
import { type Cell, isMarked, landed, type Mark, markAt, moved, type Window } from './week-mark.ts'
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
  const onlyAt = grid.days.findIndex(({ date }) => date === only)
  const window: Window = {
    days: onlyAt >= 0 ? [onlyAt, onlyAt] : [0, grid.days.length - 1],
    lines: [lines[0], lines[1] - 1],
  }
  const first = grid.days[0]?.date
  const [marked, setMarked] = useState<{ of: Day | undefined; mark: Mark } | null>(null)
  const mark = marked?.of === first ? marked?.mark : undefined
  const [opened, open] = useState<'mark' | Thing | null>(null)
  const [at, setAt] = useState<Cell | null>(null)
  const frame = useRef<HTMLDivElement>(null)
  const press = useRef<{ anchor: Cell; isTouch: boolean } | null>(null)

  const active = landed(grid, within(at ?? usualCell(week, today, now), window), window)
  const put = (next: Mark) => {
    setMarked({ of: first, mark: next })
    setAt(next.head)
  }

  function keys(event: KeyboardEvent<HTMLElement>) {
    const from = cellOf(event.target)
    if (!from || event.altKey || event.ctrlKey || event.metaKey) return
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault()
      if (!isMarked(mark ?? null, from)) put(markAt(from))
      return open('mark')
    }
    if (event.key === 'Escape') return setMarked(null)
    const turn = turnOf(event.key, from, window)
    if (turn) {
      event.preventDefault()
      setMarked(null)
      return onTurn(turn, event.key.startsWith('Page') ? 'page' : 'day')
    }
    const head = moved(grid, window, from, event.key)
    if (!head) return
    event.preventDefault()
    flushSync(() => put(event.shiftKey ? { anchor: mark?.anchor ?? from, head } : markAt(head)))
    frame.current?.querySelector<HTMLElement>(`[data-cell="${head.day} ${head.line}"]`)?.focus()
  }

  /** Fingers scroll; they mark by a press alone. */
  function begin(event: PointerEvent<HTMLElement>) {
    const cell = cellOf(event.target)
    if (!cell || event.button !== 0) return
    const isTouch = event.pointerType === 'touch'
    press.current = { anchor: cell, isTouch }
    if (isTouch) return
    put(markAt(cell))
    addEventListener('pointerup', end, { once: true })
    addEventListener('pointercancel', giveUp, { once: true })
  }
  function draw(event: PointerEvent<HTMLElement>) {
    const head = cellOf(event.target)
    if (press.current && !press.current.isTouch && head) put({ anchor: press.current.anchor, head })
  }
  function end() {
    removeEventListener('pointercancel', giveUp)
    press.current = null
    open('mark')
  }
  function giveUp() {
    removeEventListener('pointerup', end)
    press.current = null
    setMarked(null)
  }
  /** A finger comes here, and so does what presses without a pointer. */
  function tap({ target, detail }: MouseEvent<HTMLElement>) {
    const cell = cellOf(target)
    if (!cell || !(press.current?.isTouch || detail === 0)) return
    press.current = null
    put(markAt(cell))
    open('mark')
  }
  const close = () => {
    open(null)
    setMarked(null)
  }

  const shown = grid.days.slice(window.days[0], window.days[1] + 1)
  const isEmpty = datedIn(week).length === 0
  return (
    <div className={classes(css.face, isStale && css.stale)} aria-busy={isStale}>
      {isEmpty && (
        <p className={css.note}>
          {t('No meetings this week.')}{' '}
          {week.days.some(({ hours }) => hours.length > 0) ? t('Free times are open to your clients.') : ''}
        </p>
      )}
      <div
        ref={frame}
        className={css.frame}
        style={{ '--days': shown.length, '--lines': lines[1] - lines[0] } as object}
      >
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the grid inside listens to the same by keys */}
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter does the same */}
        <div onPointerDown={begin} onPointerOver={draw} onClick={tap}>
          <WeekCells
            {...{ week, grid, zone, window, today, active }}
            mark={mark ?? null}
            onKeyDown={keys}
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
        open={opened === 'mark' && mark !== undefined}
        {...{ week, grid, zone, now }}
        mark={mark ?? null}
        onMark={put}
        onClose={close}
      />
      <ThingDialog thing={opened === 'mark' ? null : opened} zone={zone} onClose={() => open(null)} />
    </div>
  )
}

function cellOf(target: EventTarget): Cell | null {
  const name = (target as HTMLElement).closest<HTMLElement>('[data-cell]')?.dataset.cell
  if (!name) return null
  const [day = 0, line = 0] = name.split(' ').map(Number)
  return { day, line }
}

const within = ({ day, line }: Cell, { days, lines }: Window): Cell => ({
  day: Math.min(Math.max(day, days[0]), days[1]),
  line: Math.min(Math.max(line, lines[0]), lines[1]),
})

const NINE = 18

/** Keys begin at the present half hour of today, else at nine on the first day. */
function usualCell({ days }: CalendarWeek, today: Day, now: number): Cell {
  const day = days.findIndex(({ date }) => date === today)
  const begin = days[day]?.start
  if (begin === undefined) return { day: 0, line: NINE }
  return { day, line: Math.ceil((now - Date.parse(begin)) / (30 * 60_000)) }
}

/** Page Up and Page Down turn the page, and so does an arrow where one day is all one sees. */
function turnOf(key: string, { day }: Cell, { days }: Window): -1 | 1 | undefined {
  if (key === 'PageUp') return -1
  if (key === 'PageDown') return 1
  if (days[0] !== days[1]) return undefined
  if (key === 'ArrowLeft' && day === days[0]) return -1
  if (key === 'ArrowRight' && day === days[1]) return 1
  return undefined
}
