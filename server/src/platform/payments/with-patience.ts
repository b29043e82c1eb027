import { setTimeout as pause } from 'node:timers/promises'
import { ProcessorUnreachable } from './processor.ts'

const PATIENCE_MS = 25_000

/** A processor that says nothing for long is one that could not be reached. */
export async function withPatience<T>(call: Promise<T>): Promise<T> {
  const answered = new AbortController()
  const late = pause(PATIENCE_MS, undefined, { signal: answered.signal }).then(
    () => {
      throw new ProcessorUnreachable('No answer in time')
    },
    () => undefined as never,
  )
  try {
    return await Promise.race([call, late])
  } finally {
    answered.abort()
    call.catch(() => {})
  }
}
