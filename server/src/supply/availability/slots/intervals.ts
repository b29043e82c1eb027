/** From an instant up to another, which is not part of it; in milliseconds. */
export interface Interval {
  from: number
  until: number
}

/** They are in order, and none touches another. */
export function merge(intervals: Interval[]): Interval[] {
  const merged: Interval[] = []
  for (const { from, until } of intervals.toSorted((one, other) => one.from - other.from)) {
    const last = merged.at(-1)
    if (last && from <= last.until) last.until = Math.max(last.until, until)
    else merged.push({ from, until })
  }
  return merged
}

/** Both sides are merged. */
export function subtract(intervals: Interval[], taken: Interval[]): Interval[] {
  const left: Interval[] = []
  let next = 0
  for (const { from, until } of intervals) {
    let at = from
    while ((taken[next]?.until ?? Infinity) <= from) next++
    for (let index = next; (taken[index]?.from ?? Infinity) < until; index++) {
      const gap = taken[index] as Interval
      if (gap.from > at) left.push({ from: at, until: gap.from })
      at = Math.max(at, gap.until)
    }
    if (at < until) left.push({ from: at, until })
  }
  return left
}

/** One of the merged intervals must hold the other whole. */
export const contains = (intervals: Interval[], inner: Interval) =>
  intervals.some(({ from, until }) => from <= inner.from && inner.until <= until)
