import { t } from '@sojourn/contract/words/t'
import type { Goal } from '@sojourn/contract/work/goals'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { sentenceOf } from '../../api/api-error.ts'
import { browserApi } from '../../api/browser.ts'
import { goalsChanged } from '../../queries/goal-queries.ts'
import { toast } from '../../ui/feedback/toast-store.ts'

interface Refused {
  goal: Goal
  /** The server's own: an order still goes on. */
  sentence: string
}

/** Deleting needs no question: a goal comes back for 30 days. */
export function useDeleteGoal() {
  const queries = useQueryClient()
  const [refusal, setRefusal] = useState<Refused | null>(null)

  /** True once it is done. */
  async function remove(goal: Goal) {
    setRefusal(null)
    try {
      await browserApi('DELETE /goals/{id}', { params: { id: goal.id } })
      toast.success(t('“{goal}” is deleted. You can restore it for 30 days.', { goal: goal.name }))
      await goalsChanged(queries)
      return true
    } catch (error) {
      setRefusal({ goal, sentence: sentenceOf(error, t('Error occurred, try again')) })
      return false
    }
  }

  return { remove, refusal, forget: () => setRefusal(null) }
}
