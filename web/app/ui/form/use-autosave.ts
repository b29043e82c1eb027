import { t } from '@sojourn/contract/words/t'
import { useEffect, useRef, useState } from 'react'
import { ApiError, sentenceOf } from '../../api/api-error.ts'
import { pending, soon } from '../../fast-pages/pending.ts'
import { toast } from '../feedback/toast-store.ts'
import { inTheirWords } from './form-errors.ts'

export type SaveState = 'untouched' | 'saving' | 'saved' | Problem

interface Problem {
  problem: string
  /** Trying again may help: it is not what was typed. */
  mayRetry: boolean
}

const WAIT_MS = 700

/** Savings stand in one line, also those of a form that was left: what was typed last lands last. */
let line: Promise<unknown> = Promise.resolve()

function inLine(save: () => Promise<void>) {
  const saving = pending(line.then(save))
  line = saving.catch(() => {})
  return saving
}

/**
 * Keeps what is typed a moment after one stops, or when one leaves. `save` answers with what stands in the way of a
 * part of it, if anything, and fails where nothing was kept: that waits on for the next try.
 */
export function useAutosave<Typed>(save: (typed: Typed) => Promise<string | null>) {
  const [state, setState] = useState<SaveState>('untouched')
  const waiting = useRef<{ typed: Typed }>(undefined)
  const callOff = useRef<() => void>(undefined)
  const newestSave = useRef(save)
  newestSave.current = save

  async function saveWaiting() {
    callOff.current?.()
    const taken = waiting.current
    if (!taken) return
    waiting.current = undefined
    try {
      const problem = await newestSave.current(taken.typed)
      const said = problem === null ? null : await sayProblem(problem)
      if (!waiting.current) setState(said === null ? 'saved' : { problem: said, mayRetry: false })
    } catch (error) {
      waiting.current ??= taken
      if (waiting.current === taken) setState(problemOf(error))
      throw error
    }
  }

  const flush = () => inLine(saveWaiting)

  function wait(typed: Typed) {
    waiting.current = { typed }
    setState('saving')
  }

  const quietly = () => void flush().catch(() => {})

  useLeaving({
    onHidden: quietly,
    // There is no later turn for a page that goes.
    onGone: () => void saveWaiting().catch(() => {}),
    onLeft: () => void flush().catch(() => toast.error(t('Your latest changes could not be saved'))),
  })
  useWarning(state === 'saving' || typeof state === 'object', quietly)

  return {
    state,
    later(typed: Typed) {
      callOff.current?.()
      callOff.current = soon(quietly, WAIT_MS)
      wait(typed)
    },
    /** Fails where it could not be saved: whoever goes on with it stays. */
    now(typed: Typed) {
      wait(typed)
      return flush()
    },
    retry() {
      setState('saving')
      quietly()
    },
  }
}

/** A rule speaks English; the page may not. */
const sayProblem = async (problem: string) => (await inTheirWords({ problem })).problem ?? problem

interface Leaving {
  /** Another tab or program is looked at. */
  onHidden: () => void
  /** The browser goes elsewhere. */
  onGone: () => void
  /** The form is no longer shown. */
  onLeft: () => void
}

function useLeaving({ onHidden, onGone, onLeft }: Leaving) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: what they use stays the same
  useEffect(() => {
    const hide = () => document.visibilityState === 'hidden' && onHidden()
    document.addEventListener('visibilitychange', hide)
    addEventListener('pagehide', onGone)
    return () => {
      document.removeEventListener('visibilitychange', hide)
      removeEventListener('pagehide', onGone)
      onLeft()
    }
  }, [])
}

/** The page that comes asks the server for what was typed: the save sets out before the browser asks for that page. */
function useWarning(isUnsaved: boolean, save: () => void) {
  const newest = useRef(save)
  newest.current = save
  useEffect(() => {
    if (!isUnsaved) return
    function warn(event: BeforeUnloadEvent) {
      event.preventDefault()
      newest.current()
    }
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [isUnsaved])
}

function problemOf(error: unknown): Problem {
  const wrong = error instanceof ApiError ? error.fields[0] : undefined
  return {
    problem: wrong?.message ?? sentenceOf(error, t('please check your connection')),
    mayRetry: wrong === undefined,
  }
}
