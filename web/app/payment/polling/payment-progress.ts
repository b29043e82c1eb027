import { paymentStatus, stateIn } from '@sojourn/contract/calls/status'
import type { Payment } from '@sojourn/contract/money/payments'
import { PAYMENT_FAILED } from './payment-words.ts'

export type PaymentStatus = Pick<Payment, 'status' | 'last_activity'>

/** Each way a payment can stand, and what is known of it then. */
interface Known {
  /** The money is here and the order is paid. */
  done: unknown
  /** Somebody is at it: the processor, or we with what it said. */
  underway: unknown
  /** The payer has to go on in a window: to type a card, another one after a decline, or to confirm with their bank. */
  page: { url: string; declined?: string }
  failed: { sentence: string }
  /** Nothing is to be paid any more. */
  over: unknown
  open: unknown
}

export type Progress<Kind extends keyof Known = keyof Known> = {
  [One in Kind]: { kind: One } & Known[One]
}[Kind]

/** A table with a row for each way a payment can stand. */
export type ByProgress<Args extends unknown[]> = {
  [Kind in keyof Known]: (progress: Progress<Kind>, ...args: Args) => unknown
}

export const follow = <Kind extends keyof Known, Args extends unknown[]>(
  rows: ByProgress<Args>,
  progress: Progress<Kind>,
  ...args: Args
) => rows[progress.kind](progress, ...args)

const PROCESSED = 'Processed'

/** The label decides that it is done; what the last try came to decides the rest. */
export function progressOf({ status, last_activity: last }: PaymentStatus): Progress {
  if (status[1] === PROCESSED) return { kind: 'done' }
  const state = stateIn(paymentStatus, status)
  if (state === 'cancelled') return { kind: 'over' }
  if (state === 'processing' || state === 'paid') return { kind: 'underway' }
  const lastState = last && stateIn(paymentStatus, last.status)
  if (lastState === 'failed') return { kind: 'failed', sentence: last?.error?.[1] ?? PAYMENT_FAILED }
  if (lastState === 'processing') return { kind: 'underway' }
  if (lastState === 'waiting' && last?.action_url)
    return { kind: 'page', url: last.action_url, ...(last.error && { declined: last.error[1] }) }
  return { kind: 'open' }
}
