import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { browserApi } from '../api/browser.ts'
import { VERIFICATION_ANSWERS } from './answer-names.ts'
import { verificationQuery } from './verification-queries.ts'

const WAIT_MS = 700

export type DraftState = 'none' | 'saving' | 'saved' | 'failed'
type Typed = Record<string, string | null>

/** Keeps what is typed with the server, sealed: nothing of it stays on this device. */
export function useDraft() {
  const queries = useQueryClient()
  const [state, setState] = useState<DraftState>('none')
  const form = useRef<HTMLFormElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const kept = useRef('')

  /** One after the other, and each time all of it: the newest wins. */
  async function save(typed: Typed) {
    const body = JSON.stringify(typed)
    if (body === kept.current) return setState('saved')
    try {
      await browserApi('PATCH /account/consultant/verification/draft', { body: typed })
      kept.current = body
      setState('saved')
    } catch {
      setState('failed')
    }
  }

  async function flush(whole: HTMLFormElement | null) {
    clearTimeout(timer.current)
    if (whole) await save(typedIn(whole))
    await queries.invalidateQueries({ queryKey: verificationQuery.queryKey, exact: true })
  }

  function onInput({ currentTarget }: FormEvent<HTMLElement>) {
    form.current = currentTarget.querySelector('form')
    setState('saving')
    clearTimeout(timer.current)
    timer.current = setTimeout(() => form.current && void save(typedIn(form.current)), WAIT_MS)
  }

  // Whoever leaves in the midst of typing leaves it kept.
  useEffect(() => {
    const leave = () => {
      if (document.visibilityState === 'hidden' && form.current) void save(typedIn(form.current))
    }
    document.addEventListener('visibilitychange', leave)
    return () => document.removeEventListener('visibilitychange', leave)
  })

  return {
    state,
    onInput,
    /** Keeps it now, also what nobody typed because it stood there already. */
    flush,
    /** What was sent needs no keeping. */
    stop: () => clearTimeout(timer.current),
    retry: () => form.current && void save(typedIn(form.current)),
  }
}

function typedIn(form: HTMLFormElement): Typed {
  const data = new FormData(form)
  return Object.fromEntries(
    VERIFICATION_ANSWERS.filter((name) => data.has(name)).map((name) => {
      const value = data.get(name)
      return [name, typeof value === 'string' && value !== '' ? value : null]
    }),
  )
}
