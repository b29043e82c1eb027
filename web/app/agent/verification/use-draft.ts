import { useQueryClient } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { browserApi } from '../../api/browser.ts'
import { useAutosave } from '../../ui/form/use-autosave.ts'
import { type TypedAnswers, typedAnswers } from './typed-answers.ts'
import { verificationQuery } from './verification-queries.ts'

/** Keeps what is typed with the server, sealed: nothing of it stays on this device. */
export function useDraft() {
  const queries = useQueryClient()
  const ofVerification = { queryKey: verificationQuery.queryKey, exact: true }

  const { state, later, now, retry } = useAutosave(async (typed: TypedAnswers) => {
    await browserApi('PATCH /account/consultant/verification/draft', { body: typed }, { keepalive: true })
    // The server says what is missing now.
    void queries.invalidateQueries(ofVerification)
    return null
  })

  /** Each step begins with it from now on; what is asked of the server already would bring what stood before. */
  function show(typed: TypedAnswers) {
    void queries.cancelQueries(ofVerification)
    queries.setQueryData(
      verificationQuery.queryKey,
      (known) => known && { ...known, answers: { ...known.answers, ...typed } },
    )
    return typed
  }

  return {
    state,
    retry,
    onInput({ currentTarget }: FormEvent<HTMLElement>) {
      const form = currentTarget.querySelector('form')
      if (form) later(show(typedAnswers(form)))
    },
    /** Now, also what nobody typed because it stood there already. Fails where it could not be kept. */
    keep: async (form: HTMLFormElement | null) => form && now(show(typedAnswers(form))),
  }
}
