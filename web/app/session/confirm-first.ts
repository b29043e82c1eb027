import { ApiError } from '../api/api-error.ts'
import { makeStore } from '../stores/make-store.ts'

type Answer = (confirmed: boolean) => void

let waiting: Answer | null = null

/**
 * Does what the server does only for somebody who has just shown their password: where it refuses, the dialog asks for
 * it, and the action is done again. False when the person closed the dialog instead.
 */
export async function confirmFirst(action: () => Promise<unknown>): Promise<boolean> {
  try {
    await action()
    return true
  } catch (error) {
    if (!isConfirmFirst(error)) throw error
  }
  if (!(await askWhoItIs())) return false
  await action()
  return true
}

const isConfirmFirst = (error: unknown) => error instanceof ApiError && error.code === 'confirm_first'

function askWhoItIs() {
  waiting?.(false)
  const { promise, resolve } = Promise.withResolvers<boolean>()
  waiting = resolve
  changed()
  return promise
}

/** The dialog's end: shown to be them, or not. */
export function settleConfirmation(confirmed: boolean) {
  const settle = waiting
  waiting = null
  changed()
  settle?.(confirmed)
}

export const isConfirmationAsked = () => waiting !== null

const { useValue, changed } = makeStore(isConfirmationAsked, false)
export const useConfirmationAsked = useValue
