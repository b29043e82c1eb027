import type { StaffConflict } from '@sojourn/contract/desk/staff-conflicts'
import { useQuery } from '@tanstack/react-query'
import { useSettled } from '../../ui/text/use-settled.ts'
import { divisionQuery } from './conflict-queries.ts'

const STANDS_STILL_MS = 300

export type Division = NonNullable<ReturnType<typeof useDivision>>

/** The server reckons, so that what is read is what will be booked; nothing while the amount is typed or too much. */
export function useDivision({ id, refundable }: StaffConflict, typed: number | null) {
  const amount = typed !== null && typed <= refundable.amount ? typed : null
  const settled = useSettled(amount, STANDS_STILL_MS)
  const { data } = useQuery({ ...divisionQuery(id, settled ?? 0), enabled: settled !== null })
  return settled === null || settled !== amount ? null : data
}
