import { t } from '@sojourn/contract/words/t'
import { useContext } from 'react'
import { CalendarStateContext } from 'react-aria-components/Calendar'
import { RangeCalendarStateContext } from 'react-aria-components/RangeCalendar'
import { HeadSelect } from './head-select.tsx'

/** Each side of the year that is shown, whatever days can be had. */
const YEARS = 10

/** Always ten years back and ten ahead; a year without a day that can be had is there, but cannot be chosen. */
export function YearSelect() {
  const ofDay = useContext(CalendarStateContext)
  const ofRange = useContext(RangeCalendarStateContext)
  const state = ofDay ?? ofRange
  if (!state) return null
  const { focusedDate, minValue, maxValue } = state
  const choices = Array.from({ length: 2 * YEARS + 1 }, (_, index) => {
    const date = focusedDate.add({ years: index - YEARS })
    const first = date.set({ month: 1, day: 1 })
    const isOutside =
      (maxValue && first.compare(maxValue) > 0) ||
      (minValue && first.add({ years: 1 }).compare(minValue) <= 0)
    return {
      id: index,
      formatted: String(date.year),
      disabled: Boolean(isOutside),
    }
  })
  return (
    <HeadSelect
      aria-label={t('year')}
      value={YEARS}
      choices={choices}
      onChange={(index) => state.setFocusedDate(focusedDate.add({ years: index - YEARS }))}
    />
  )
}
