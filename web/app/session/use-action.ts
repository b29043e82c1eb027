import { useState } from 'react'
import { sentenceOf } from '../api/api-error.ts'
import { toast } from '../ui/feedback/toast-store.ts'
import { confirmFirst } from './confirm-first.ts'

/** A button that acts waits visibly, asks who it is where needed, and says what went wrong. */
export function useAction(fallback = 'Error occurred, try again') {
  const [busy, setBusy] = useState(false)

  /** True once it is done; false when it failed or was given up. */
  async function run(action: () => Promise<unknown>) {
    setBusy(true)
    try {
      return await confirmFirst(action)
    } catch (error) {
      toast.error(sentenceOf(error, fallback))
      return false
    } finally {
      setBusy(false)
    }
  }

  return { busy, run }
}
