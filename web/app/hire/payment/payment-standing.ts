import { paymentStatus, stateIn } from '@sojourn/contract/calls/status'
import type { Payment } from '@sojourn/contract/money/payments'
import { PAYMENT_FAILED } from './payment-words.ts'

/** As much of a payment as tells how it stands. */
export type PaymentStatus = Pick<Payment, 'status' | 'last_activity'>

export type Standing =
  /** The money is here and the order is paid. */
  | { kind: 'done' }
  /** Somebody is at it: the processor, or we with what it said. */
  | { kind: 'underway' }
  /** The payer has to go on in a window: to type a card, another one after a decline, or to confirm with their bank. */
  | { kind: 'page'; url: string; declined?: string }
  | { kind: 'failed'; sentence: string }
  /** Nothing is to be paid any more. */
  | { kind: 'over' }
  | { kind: 'open' }

const PROCESSED = 'Processed'

/** The label decides that it is done; what the last try came to decides the rest. */
export function standingOf({ status, last_activity: last }: PaymentStatus): Standing {
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
