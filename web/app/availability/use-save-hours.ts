import type { WorkHours } from '@sojourn/contract/availability'
import { useQueryClient } from '@tanstack/react-query'
import { browserApi } from '../api/browser.ts'
import { SCHEDULES, workHoursQuery } from './availability-queries.ts'

type Hours = Pick<WorkHours, 'workHours' | 'workHoursOverride'>

/** Week and periods are kept together; whoever changes one sends the other as it is. */
export function useSaveHours() {
  const queries = useQueryClient()
  return async (changed: Partial<Hours>) => {
    const known = queries.getQueryData(workHoursQuery.queryKey)
    const body = {
      workHours: known?.workHours ?? [],
      workHoursOverride: known?.workHoursOverride ?? [],
      ...changed,
    }
    const { data } = await browserApi('PUT /account/consultant/work-hours', { body })
    queries.setQueryData(workHoursQuery.queryKey, data)
    await queries.invalidateQueries({ queryKey: SCHEDULES })
    return data
  }
}
