import type { WorkHours } from '@sojourn/contract/supply/availability'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { browserApi } from '../../api/browser.ts'
import { schedulesChanged, workHoursQuery } from '../../queries/availability-queries.ts'

type Hours = Pick<WorkHours, 'workHours' | 'workHoursOverride'>

/** Week and periods are kept together: each change is of what the one before it left, and sends the rest as it is. */
export function useSaveHours() {
  const queries = useQueryClient()
  const { mutateAsync } = useMutation({
    scope: { id: 'work-hours' },
    // Without a network it fails at once, and says so.
    networkMode: 'always',
    mutationFn: async (change: (known: Hours) => Partial<Hours>) => {
      const { workHours = [], workHoursOverride = [] } = queries.getQueryData(workHoursQuery.queryKey) ?? {}
      const known = { workHours, workHoursOverride }
      const body = { ...known, ...change(known) }
      const { data } = await browserApi('PUT /account/consultant/work-hours', { body })
      queries.setQueryData(workHoursQuery.queryKey, data)
      await schedulesChanged(queries)
      return data
    },
  })
  return mutateAsync
}
