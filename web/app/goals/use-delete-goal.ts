import type { Goal } from '@sojourn/contract/goals'
import { useQueryClient } from '@tanstack/react-query'
import { sentenceOf } from '../api/api-error.ts'
import { browserApi } from '../api/browser.ts'
import { toast } from '../ui/toast-store.ts'
import { goalsChanged } from './goal-queries.ts'

/** Deleting needs no question: a goal comes back for 30 days. True once it is done. */
export function useDeleteGoal() {
  const queries = useQueryClient()
  return async ({ id, name }: Goal) => {
    try {
      await browserApi('DELETE /goals/{id}', { params: { id } })
      toast.success(`“${name}” is deleted. It can come back for 30 days.`)
      await goalsChanged(queries)
      return true
    } catch (error) {
      toast.error(sentenceOf(error, 'Error occurred, try again'))
      return false
    }
  }
}
