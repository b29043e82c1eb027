import type { SeenRange } from './week.ts'

/** Goes on an hour after the last one, where the day still has that hour. */
export function nextRange(ranges: readonly SeenRange[]): SeenRange {
  const hour = Number(ranges.at(-1)?.to.slice(0, 2) || Number.NaN) + 1
  const at = (of: number) => `${String(of).padStart(2, '0')}:00`
  return hour > 1 && hour <= 22 ? { from: at(hour), to: at(hour + 1) } : { from: '', to: '' }
}
