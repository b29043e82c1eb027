import { wallClock } from '@sojourn/contract/dates/clocks'
import type { CalendarDay, Span } from '@sojourn/contract/work/calendar-week'

export const HALF_HOUR_MS = 30 * 60_000
const HALF_HOURS_A_DAY = 48

/** A half hour of the clock, as a line through all days; where clocks go back it is there a second time. */
export interface Line {
  minute: number
  again: boolean
}

export interface GridDay extends CalendarDay {
  /** When each line begins on this day; null where its clocks skip it or have it once only. */
  cells: readonly (number | null)[]
}

export interface Grid {
  lines: readonly Line[]
  days: readonly GridDay[]
}

/** Every half hour of every day stands in one place of the grid, also where a day has 23 or 25 hours. */
export function gridOf(days: readonly CalendarDay[], zone: string): Grid {
  const clocks = days.map((day) => clockOf(day, zone))
  const lines = linesOf(clocks)
  return {
    lines,
    days: days.map((day, index) => ({
      ...day,
      cells: lines.map(({ minute, again }) => clocks[index]?.get(nameOf(minute, again)) ?? null),
    })),
  }
}

const nameOf = (minute: number, again: boolean) => `${minute} ${again}`

function clockOf(day: CalendarDay, zone: string) {
  const [start, end] = [Date.parse(day.start), Date.parse(day.end)]
  const isUsual = end - start === HALF_HOURS_A_DAY * HALF_HOUR_MS
  const shown = new Map<string, number>()
  for (let at = start, minute = 0; at < end; at += HALF_HOUR_MS, minute += 30) {
    const wall = isUsual ? minute : minuteAt(at, zone)
    shown.set(nameOf(wall, shown.has(nameOf(wall, false))), at)
  }
  return shown
}

function minuteAt(instant: number, zone: string) {
  const { hour, minute } = wallClock(new Date(instant), zone)
  return hour * 60 + minute
}

/** Forty-eight, and those a day has twice: they follow the last of them. */
function linesOf(clocks: readonly Map<string, number>[]): Line[] {
  const once = Array.from({ length: HALF_HOURS_A_DAY }, (_, half) => ({ minute: half * 30, again: false }))
  const twice = once
    .filter(({ minute }) => clocks.some((shown) => shown.has(nameOf(minute, true))))
    .map((line) => ({ ...line, again: true }))
  const last = twice.at(-1)
  return last ? once.flatMap((line) => (line.minute === last.minute ? [line, ...twice] : [line])) : once
}

/** How far down an instant is on a day, in lines; of an end, the line it ends is whole. */
export function heightAt(day: GridDay, instant: number, isEnd = false) {
  const before = isEnd ? 1 : 0
  const line = day.cells.findIndex(
    (at) => at !== null && at + before <= instant && instant < at + HALF_HOUR_MS + before,
  )
  const at = day.cells[line]
  return at == null ? null : line + (instant - at) / HALF_HOUR_MS
}

export interface Place {
  top: number
  bottom: number
}

/** Null means that the day has no part of the time. */
export function placeOn(day: GridDay, { start, end }: Span): Place | null {
  const from = Math.max(Date.parse(start), Date.parse(day.start))
  const until = Math.min(Date.parse(end), Date.parse(day.end))
  if (from >= until) return null
  const [top, bottom] = [heightAt(day, from), heightAt(day, until, true)]
  return top === null || bottom === null ? null : { top, bottom }
}

export const isWithin = (at: number, spans: readonly Span[]) =>
  spans.some(({ start, end }) => Date.parse(start) <= at && at < Date.parse(end))

const USUAL_FROM = 8 * 60
const USUAL_UNTIL = 18 * 60

/** The lines worth seeing: a usual day, and whatever lies before and after it, in whole hours. */
export function linesWorth({ lines, days }: Grid, spans: readonly Span[]): [first: number, end: number] {
  const places = days.flatMap((day) => [...day.hours, ...spans].flatMap((span) => placeOn(day, span) ?? []))
  const usual = (minute: number) => lines.findIndex((line) => line.minute >= minute)
  const top = Math.min(usual(USUAL_FROM), ...places.map((place) => place.top))
  const bottom = Math.max(usual(USUAL_UNTIL), ...places.map((place) => place.bottom))
  let [first, end] = [Math.floor(top), Math.ceil(bottom)]
  while (first > 0 && (lines[first]?.minute ?? 0) % 60 !== 0) first--
  while (end < lines.length && (lines[end]?.minute ?? 0) % 60 !== 0) end++
  return [first, end]
}

interface Laned {
  place: Place
}

/** Side by side where they share time: which lane each has, and of how many. */
export function lanesOf<Thing extends Laned>(things: readonly Thing[]) {
  const sorted = things.toSorted((one, other) => one.place.top - other.place.top)
  const groups: { things: Thing[]; bottom: number }[] = []
  for (const thing of sorted) {
    const group = groups.at(-1)
    if (group && thing.place.top < group.bottom) {
      group.things.push(thing)
      group.bottom = Math.max(group.bottom, thing.place.bottom)
    } else groups.push({ things: [thing], bottom: thing.place.bottom })
  }
  return groups.flatMap((group) => {
    const ends: number[] = []
    const laned = group.things.map((thing) => {
      const free = ends.findIndex((end) => end <= thing.place.top)
      const lane = free < 0 ? ends.length : free
      ends[lane] = thing.place.bottom
      return { ...thing, lane }
    })
    return laned.map((thing) => ({ ...thing, lanes: ends.length }))
  })
}
