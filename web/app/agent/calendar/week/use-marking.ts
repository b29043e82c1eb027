import type { CalendarWeek } from '@sojourn/contract/work/calendar-week'
import { type KeyboardEvent, type MouseEvent, type PointerEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Day } from '../../../ui/date/calendar-days.ts'
import type { Thing } from './things.ts'
import { cellOf, turnOf, usualCell, within } from './week-cursor.ts'
import type { Grid } from './week-grid.ts'
import { type Cell, isMarked, landed, type Mark, markAt, moved, type Window } from './week-mark.ts'

interface Shown {
  week: CalendarWeek
  grid: Grid
  window: Window
  today: Day
  now: number
  onTurn: (step: -1 | 1, by: 'page' | 'day') => void
}

/** Marks a part of a week by pointer or by keys, and opens what can be done with it. */
export function useMarking({ week, grid, window, today, now, onTurn }: Shown) {
  const first = grid.days[0]?.date
  const [marked, setMarked] = useState<{ of: Day | undefined; mark: Mark } | null>(null)
  const mark = marked && marked.of === first ? marked.mark : null
  const [opened, open] = useState<'mark' | Thing | null>(null)
  const [at, setAt] = useState<Cell | null>(null)
  const frame = useRef<HTMLDivElement>(null)

  const put = (next: Mark) => {
    setMarked({ of: first, mark: next })
    setAt(next.head)
  }

  const clear = () => setMarked(null)
  const pointer = useMarkByPointer({ put, clear, open: () => open('mark') })

  function keys(event: KeyboardEvent<HTMLElement>) {
    const from = cellOf(event.target)
    if (!from || event.altKey || event.ctrlKey || event.metaKey) return
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault()
      if (!isMarked(mark, from)) put(markAt(from))
      return open('mark')
    }
    if (event.key === 'Escape') return clear()
    const turn = turnOf(event.key, from, window)
    if (turn) {
      event.preventDefault()
      clear()
      return onTurn(turn, event.key.startsWith('Page') ? 'page' : 'day')
    }
    const head = moved(grid, window, from, event.key)
    if (!head) return
    event.preventDefault()
    flushSync(() => put(event.shiftKey ? { anchor: mark?.anchor ?? from, head } : markAt(head)))
    frame.current?.querySelector<HTMLElement>(`[data-cell="${head.day} ${head.line}"]`)?.focus()
  }

  function close() {
    open(null)
    clear()
  }

  return {
    mark,
    /** The keys begin there. */
    active: landed(grid, within(at ?? usualCell(week, today, now), window), window),
    opened,
    put,
    open,
    close,
    frame,
    hears: { keys, ...pointer },
  }
}

interface ByPointer {
  put: (mark: Mark) => void
  clear: () => void
  open: () => void
}

function useMarkByPointer({ put, clear, open }: ByPointer) {
  const press = useRef<{ anchor: Cell; isTouch: boolean } | null>(null)

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
    open()
  }
  function giveUp() {
    removeEventListener('pointerup', end)
    press.current = null
    clear()
  }
  /** A finger comes here, and so does what presses without a pointer. */
  function tap({ target, detail }: MouseEvent<HTMLElement>) {
    const cell = cellOf(target)
    if (!cell || !(press.current?.isTouch || detail === 0)) return
    press.current = null
    put(markAt(cell))
    open()
  }

  return { begin, draw, tap }
}
