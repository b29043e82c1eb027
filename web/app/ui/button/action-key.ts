import { ApiError } from '../../api/api-error.ts'

/** One key for one user action: pressing again after an unknown outcome repeats it, with the same key. */
export function actionKeys() {
  let open: { key: string; content: string } | undefined
  return {
    keyFor(values: unknown) {
      const content = JSON.stringify(values)
      if (open?.content !== content) open = { key: crypto.randomUUID(), content }
      return open.key
    },
    settle(error?: unknown) {
      if (!isUnknownOutcome(error)) open = undefined
    },
  }
}

/** Nothing came back, the server stumbled, or the first try still runs: it may yet have happened. */
export const isUnknownOutcome = (error: unknown) =>
  error instanceof ApiError && (error.status === 0 || error.status >= 500 || error.code === 'still_running')
