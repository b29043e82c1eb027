import { useEffect, useRef, useState } from 'react'

export type SaveState = 'untouched' | 'saving' | 'saved' | { problem: string }

const WAIT_MS = 700

/**
 * Keeps what is typed a moment after one stops, one saving after the other. `save` answers with what stands in the way
 * of the rest, if anything.
 */
export function useAutosave<Typed>(save: (typed: Typed) => Promise<string | null>) {
  const [state, setState] = useState<SaveState>('untouched')
  const waiting = useRef<{ typed: Typed; timer: ReturnType<typeof setTimeout> }>(undefined)
  const running = useRef<Promise<unknown>>(Promise.resolve())
  const newestSave = useRef(save)
  newestSave.current = save

  function later(typed: Typed) {
    clearTimeout(waiting.current?.timer)
    waiting.current = { typed, timer: setTimeout(() => void flush(), WAIT_MS) }
    setState('saving')
  }

  /** Saves at once what waits, after what is under way. */
  function flush() {
    const next = waiting.current
    waiting.current = undefined
    if (!next) return running.current
    clearTimeout(next.timer)
    running.current = running.current.then(async () => {
      const problem = await newestSave.current(next.typed)
      if (!waiting.current) setState(problem === null ? 'saved' : { problem })
    })
    return running.current
  }

  /** Forgets what waits: somebody else saves it. */
  function take() {
    clearTimeout(waiting.current?.timer)
    waiting.current = undefined
    setState('untouched')
    return running.current
  }

  // Who leaves the page within that moment loses nothing.
  const leave = useRef(flush)
  leave.current = flush
  useEffect(() => {
    const hide = () => void leave.current()
    addEventListener('pagehide', hide)
    return () => {
      removeEventListener('pagehide', hide)
      void leave.current()
    }
  }, [])

  return { state, later, flush, take }
}
