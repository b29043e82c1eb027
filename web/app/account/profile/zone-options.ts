import { zoneWords } from '@sojourn/contract/dates/moments'
import type { Option } from '../../ui/choice/option-search.ts'

interface Zone {
  name: string
  offset_minutes: number
}

/** `UTC+5:30`. */
export function offsetWords(minutes: number) {
  const [hours, rest] = [Math.trunc(Math.abs(minutes) / 60), Math.abs(minutes) % 60]
  const sign = minutes < 0 ? '−' : '+'
  return minutes === 0 ? 'UTC' : `UTC${sign}${hours}${rest === 0 ? '' : `:${String(rest).padStart(2, '0')}`}`
}

/** One line a zone; the chosen one stands there too where no list has it, as for old names. */
export function zoneOptions(zones: readonly Zone[], chosen: string): Option[] {
  const options = zones.map(({ name, offset_minutes }) => ({
    value: name,
    label: `${zoneWords(name)} (${offsetWords(offset_minutes)})`,
    keywords: [name, offsetWords(offset_minutes), offsetWords(offset_minutes).replace('−', '-')],
  }))
  const isListed = chosen === '' || zones.some(({ name }) => name === chosen)
  return isListed ? options : [{ value: chosen, label: zoneWords(chosen) }, ...options]
}
