import { ApiError } from '../api/api-error.ts'

type Answer = (confirmed: boolean) => void

let waiting: Answer | null = null
const listeners = new Set<() => void>()

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
  tell()
  return promise
}

/** The dialog's end: shown to be them, or not. */
export function settleConfirmation(confirmed: boolean) {
  const settle = waiting
  waiting = null
  tell()
  settle?.(confirmed)
}

export const isConfirmationAsked = () => waiting !== null

export function onConfirmationAsked(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

function tell() {
  for (const listener of listeners) listener()
}
