import { formatDay } from '@sojourn/contract/dates/format-day'
import { monthName } from '@sojourn/contract/dates/moments'

/** "5 Oct 2026", or "Jun 2025" where only the month is known. */
export const checkedWords = (checked: string) =>
  checked.length === 7 ? monthName(checked) : formatDay(checked)
