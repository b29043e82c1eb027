import type { ToDo } from '@sojourn/contract/desk/today'
import { DayText, InstantText } from '../../ui/date/time-text.tsx'
import { toDoWords } from './to-do-words.ts'

/** Until when an act waits, where a time is set. */
export function UntilLine({ line: { kind, at } }: { line: ToDo }) {
  const { until } = toDoWords[kind]
  if (!until || !at) return null
  const When = until.as === 'day' ? DayText : InstantText
  return (
    <p>
      {until.before} <When value={at} />
    </p>
  )
}
