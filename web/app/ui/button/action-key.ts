import { ApiError } from '../../api/api-error.ts'

/** One key for one user action: pressing again after an unknown outcome repeats it, with the same key. */
export function actionKeys() {
  let open: { key: string; content: string } | undefined
  function keyFor(values: unknown) {
    const content = JSON.stringify(values)
    if (open?.content !== content) open = { key: crypto.randomUUID(), content }
    return open.key
  }
  return {
    async once<T>(values: unknown, call: (keyed: { idempotencyKey: string }) => Promise<T>): Promise<T> {
      try {
        const answer = await call({ idempotencyKey: keyFor(values) })
        open = undefined
        return answer
      } catch (error) {
        if (!isUnknownOutcome(error)) open = undefined
        throw error
      }
    },
  }
}

/** Nothing came back, the server stumbled, or the first try still runs: it may yet have happened. */
export const isUnknownOutcome = (error: unknown) =>
  error instanceof ApiError && (error.status === 0 || error.status >= 500 || error.code === 'still_running')
